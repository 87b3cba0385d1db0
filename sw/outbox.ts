import { BODY_LENGTH_HEADER, TENANT_HEADERS } from '#contract/endpoint'
import { postSealedWalkIn } from '#contract/outbox'
import type { Entry, SendOutcome } from '#contract/outbox-replay'
import { isSetAside, replay, sendOutcomeOf } from '#contract/outbox-replay'
import type { FromWorker } from '#contract/worker'
import { OUTBOX_LOCK } from '#contract/worker'
import { deviceNow } from './clock.ts'

declare const self: ServiceWorkerGlobalScope

const STORE = 'values'
const TIMEOUT = 8000 // quality, fault 4
/** Open pages get this many milliseconds to send. */
const PAGES_TAKE = 5000

/**
 * Sends the outbox for Background Sync. Open pages send first, because they show the server's answers to the guest. Rejects while
 * check-ins wait, so that the browser tries again.
 */
export async function syncOutbox(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { waiting } = pages.length > 0 ? await letPagesSend() : await replayOutbox()
  if (waiting > 0) throw new Error('Something waits')
}

async function letPagesSend(): Promise<{ waiting: number }> {
  await tellPages()
  await new Promise((resolve) => setTimeout(resolve, PAGES_TAKE))
  const database = await openOutbox()
  try {
    const waiting = (await entriesOf(database)).filter(([, kept]) => !isSetAside(kept))
    return { waiting: waiting.length }
  } finally {
    database.close()
  }
}

/** Sends the waiting check-ins, oldest first, then notifies the pages. */
export async function replayOutbox(): Promise<{ sent: number; waiting: number }> {
  const database = await openOutbox()
  try {
    return await replay({
      entries: () => entriesOf(database),
      remove: async (id) => void (await outcome(storeOf(database, 'readwrite').delete(id))),
      change: (id, change) => changeEntry(database, id, change),
      now: deviceNow,
      post,
      lock: (work) => self.navigator.locks.request(OUTBOX_LOCK, work),
    })
  } finally {
    database.close()
    await tellPages()
  }
}

async function tellPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'outboxChanged' } satisfies FromWorker)
}

async function post({ idempotencyKey, sealed }: Entry): Promise<SendOutcome> {
  const body = JSON.stringify({ sealed })
  try {
    const response = await fetch(postSealedWalkIn.path, {
      method: 'POST',
      headers: {
        ...TENANT_HEADERS,
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        [BODY_LENGTH_HEADER]: String(new TextEncoder().encode(body).length),
      },
      body,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    // A captive portal's page and an answer cut in its middle are no JSON.
    const reply = (await response.json()) as { errors?: { key?: string }[] }
    return sendOutcomeOf(response.status, reply.errors?.[0]?.key)
  } catch {
    return { kind: 'none' }
  }
}

/** All records with their keys, in the order of the keys. */
async function entriesOf(database: IDBDatabase): Promise<[string, unknown][]> {
  const store = storeOf(database, 'readonly')
  const [ids, kept] = await Promise.all([
    outcome(store.getAllKeys() as IDBRequest<string[]>),
    outcome(store.getAll() as IDBRequest<unknown[]>),
  ])
  return ids.map((id, index) => [id, kept[index]])
}

async function changeEntry(database: IDBDatabase, id: string, change: Partial<Entry>): Promise<void> {
  const store = storeOf(database, 'readwrite')
  const entry = await outcome(store.get(id) as IDBRequest<Entry | undefined>)
  if (entry !== undefined) await outcome(store.put({ ...entry, ...change }, id))
}

/** Opens the database that pages use too. It closes at once when a page wants to delete it. */
async function openOutbox(): Promise<IDBDatabase> {
  const request = indexedDB.open('outbox', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await outcome(request)
  database.onversionchange = () => database.close()
  return database
}

function storeOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  const durability = mode === 'readwrite' ? 'strict' : 'default'
  return database.transaction(STORE, mode, { durability }).objectStore(STORE)
}

function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
