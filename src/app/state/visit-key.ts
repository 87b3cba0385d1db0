import { get } from 'idb-keyval'
import type { ToWorker, VisitKeyAnswer } from '#contract/worker'
import { makeKey, randomKey } from '../platform/secrets.ts'
import type { Database } from '../platform/storage.ts'
import { askWorker, tellWorker } from '../platform/worker.ts'
import { kiosk, readKiosk } from './kiosk.ts'

const AGAIN_AFTER = 15_000 // browsers stop an idle worker, which then forgets the key

/** The key of a visit, and the entries beside its record that find the key after a reload. */
export interface VisitKey {
  key: CryptoKey
  beside: [string, unknown][]
}

/**
 * Finds the key of the draft on this device. A guest's own device stores it beside the record, and scripts cannot read it out. On a
 * store's tablet it is in the memory of page and worker alone, so a crash loses it. Rejects where the browser has no storage.
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

export async function makeVisitKey(): Promise<VisitKey> {
  const key = await makeKey()
  return kiosk.enrolment ? onTablet(key, randomKey()) : onOwnDevice(key)
}

/** Makes this page and the worker forget the key of an ended visit. */
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

/** Gives the worker the key now, regularly, when the guest leaves the page, and when another worker takes over. */
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
