import { get } from 'idb-keyval'
import type { ToWorker, VisitKeyAnswer } from '#contract/worker'
import { makeKey, randomKey } from '../platform/secrets.ts'
import type { Database } from '../platform/storage.ts'
import { askWorker, tellWorker } from '../platform/worker.ts'
import { kiosk, readKiosk } from './kiosk.ts'

const AGAIN_AFTER = 15_000 // design: an idle worker is stopped, and forgets

/** The key a visit is sealed with, and what is kept beside the record so that the key is found after a reload. */
export interface VisitKey {
  key: CryptoKey
  beside: [string, unknown][]
}

/**
 * The key of the visit kept here. On a guest's own device it lies beside the record, of no use to a script that would read it;
 * on a store's tablet the worker has it, in memory alone, and after a crash nobody has. Rejects where nothing can be kept.
 */
export async function findVisitKey(database: Database): Promise<VisitKey | undefined> {
  await readKiosk()
  if (!kiosk.enrolment) {
    const key = await get<CryptoKey>('key', database.use)
    return key && onOwnDevice(key)
  }
  const name = await get<string>('keyName', database.use)
  if (name === undefined) return undefined
  const answer = await askWorker<VisitKeyAnswer>({ type: 'askVisitKey' } satisfies ToWorker)
  return answer?.visit === name ? onTablet(answer.key as CryptoKey, name) : undefined
}

/** A key for a new visit. */
export async function makeVisitKey(): Promise<VisitKey> {
  const key = await makeKey()
  return kiosk.enrolment ? onTablet(key, randomKey()) : onOwnDevice(key)
}

/** The visit has ended: neither this page nor the worker knows its key any more. */
export function forgetVisitKey(): void {
  stopHandingOver?.()
  stopHandingOver = undefined
  if (kiosk.enrolment) tellWorker({ type: 'forgetVisitKey' } satisfies ToWorker)
}

function onOwnDevice(key: CryptoKey): VisitKey {
  return { key, beside: [['key', key]] }
}

function onTablet(key: CryptoKey, name: string): VisitKey {
  stopHandingOver?.()
  stopHandingOver = handOver({ type: 'keepVisitKey', visit: name, key })
  return { key, beside: [['keyName', name]] }
}

let stopHandingOver: (() => void) | undefined

/** Gives the worker the key now, again and again, when the page is left, and when another worker takes over. */
function handOver(message: ToWorker): () => void {
  const tell = () => tellWorker(message)
  tell()
  const timer = window.setInterval(tell, AGAIN_AFTER)
  window.addEventListener('pagehide', tell)
  navigator.serviceWorker?.addEventListener('controllerchange', tell)
  return () => {
    window.clearInterval(timer)
    window.removeEventListener('pagehide', tell)
    navigator.serviceWorker?.removeEventListener('controllerchange', tell)
  }
}
