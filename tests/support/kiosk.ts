import { set } from 'idb-keyval'
import { vi } from 'vitest'
import type { OutboxKey } from '#contract/outbox-key'
import type { ToWorker, VisitKeyAnswer } from '#contract/worker'
import { openDatabase } from '../../src/app/platform/storage.ts'
import type { KeptEnrolment } from '../../src/app/state/kept-enrolment.ts'
import { TEST_NOW } from './builders.ts'
import { aStore } from './intake.ts'

/** The enrolment of a tablet at aStore(). */
export function anEnrolment(overrides: Partial<KeptEnrolment> = {}): KeptEnrolment {
  const store = aStore()
  return {
    locationId: store.providerId,
    store,
    enrolledAt: TEST_NOW,
    settings: { needsCode: true, publicUrl: 'https://walkin.example', isForTryingOnly: false },
    ...overrides,
  }
}

/** A page of an enrolled tablet: a window, a document, a worker that keeps the visit's key until it `crashes`. */
export async function anEnrolledTablet() {
  const root = { dataset: {} as Record<string, string> }
  let held: VisitKeyAnswer
  const said: ToWorker['type'][] = []
  const worker = {
    postMessage(message: ToWorker, [port]: MessagePort[] = []) {
      said.push(message.type)
      if (message.type === 'keepVisitKey') held = { visit: message.visit, key: message.key }
      if (message.type === 'forgetVisitKey') held = undefined
      if (message.type === 'askVisitKey') port?.postMessage(held)
    },
  }
  /** A page of its own: what the one before listens to is gone with it. */
  const load = () => {
    const page = Object.assign(new EventTarget(), {
      setInterval: vi.fn(() => 1),
      clearInterval: vi.fn(),
      setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
      clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
      location: { replace: vi.fn<(to: string) => void>() },
    })
    vi.stubGlobal('window', page)
    vi.stubGlobal('navigator', {
      serviceWorker: Object.assign(new EventTarget(), { controller: worker }),
    })
    return page
  }
  let page = load()
  vi.stubGlobal('document', { documentElement: root, getElementById: () => null })
  await set('enrolment', anEnrolment(), openDatabase('device').use)
  return {
    page: () => page,
    reload: () => {
      page = load()
    },
    root,
    said,
    held: () => held,
    crash: () => {
      held = undefined
    },
  }
}

/** A server's public key for the outbox; nobody has the private one. */
export async function anOutboxKey(): Promise<OutboxKey> {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])
  const point = await crypto.subtle.exportKey('raw', publicKey)
  return { keyId: 'key-1', publicKey: Buffer.from(point).toString('base64url') }
}
