import { del, get, entries as recordsOf, set, update } from 'idb-keyval'
import { create } from 'superstruct'
import { proxy } from 'valtio'
import type { SealedWalkIn } from '#contract/outbox'
import { additionalData, OutboxKey, postSealedWalkIn, SEALING_INFO } from '#contract/outbox'
import type { Entry, SendOutcome } from '#contract/outbox-replay'
import { isSetAside, replay, sendOutcomeOf } from '#contract/outbox-replay'
import type { Booked } from '#contract/walk-in-call'
import type { FromWorker } from '#contract/worker'
import { OUTBOX_LOCK, OUTBOX_SYNC } from '#contract/worker'
import { DAY_MS } from '#domain/time-units'
import { call } from '../api/call.ts'
import { deviceNow, now } from '../platform/clock.ts'
import { randomKey, sealTo } from '../platform/secrets.ts'
import { deviceDatabase, outboxDatabase as entries } from '../platform/storage.ts'
import { exclusively } from '../platform/tab-lock.ts'
import { reportError } from './flow.ts'
import { kiosk } from './kiosk.ts'
import { KEPT_AT } from './outbox-key.ts'
import { withRoom } from './room.ts'

const AGAIN_AFTER = 30_000
/** A page shows a check-in that the server refused for this long. */
const SHOWN_MS = DAY_MS

/**
 * The entries of the outbox that wait, those that the server refused for good, and the answers for those that this page has sent,
 * by idempotency key.
 */
export const outbox = proxy<{
  waiting: number
  refused: number
  /** Keys of all entries; undefined until they were counted. */
  keys: string[] | undefined
  /** The entries with a counter code, which only a guest's own device keeps. */
  checkIns: SavedCheckIn[]
  received: Record<string, Booked>
}>({ waiting: 0, refused: 0, keys: undefined, checkIns: [], received: {} })

/** A check-in that waits on its guest's own device, or that the server will never take. */
export type SavedCheckIn = { counterCode: string; isRefused: boolean }

/**
 * Seals a finished walk-in to the server and puts it on the disk; false when that is not possible here: no key was ever
 * fetched, no WebCrypto, no room. Only the server can open what is kept. Its counter code is kept beside it in clear, but not on a
 * store's tablet, where nothing of a guest stays.
 */
export async function putIntoOutbox(
  idempotencyKey: string,
  body: string,
  counterCode: string,
): Promise<boolean> {
  try {
    const key = create(await get(KEPT_AT, deviceDatabase.use), OutboxKey)
    const bound = additionalData(key.keyId, idempotencyKey)
    const sealed = await sealTo(key, body, { info: SEALING_INFO, bound })
    const createdAt = now()
    const entry: Entry = {
      id: `${sortable(createdAt)}-${randomKey()}`,
      idempotencyKey,
      sealed,
      createdAt,
      ...(!kiosk.enrolment && { counterCode }),
    }
    await withRoom(() => set(entry.id, entry, entries.use))
  } catch {
    return false
  }
  await countOutbox()
  void askForSync()
  return true
}

/** Sends what waits, oldest first, one sender at a time; what the server has answered is removed. */
export async function sendOutbox(): Promise<void> {
  await replay({
    entries: () => recordsOf<string, unknown>(entries.use),
    remove: (id) => del(id, entries.use),
    change: (id, change) => update<Entry>(id, (entry) => ({ ...(entry as Entry), ...change }), entries.use),
    now: deviceNow,
    post,
    lock: (work) => exclusively(OUTBOX_LOCK, work),
  }).catch(() => undefined) // storage: what waits stays
  await countOutbox()
}

async function post({ idempotencyKey, sealed }: Entry): Promise<SendOutcome> {
  const body: SealedWalkIn = { sealed }
  const result = await call(postSealedWalkIn, { body, idempotencyKey })
  if (result.kind === 'answered') {
    const [booked] = result.data.appointments
    if (booked) outbox.received[idempotencyKey] = booked
    return { kind: 'received' }
  }
  if (result.kind === 'cancelled' || result.status === undefined) return { kind: 'none' }
  const answer = sendOutcomeOf(result.status, result.errors?.[0]?.key)
  if (answer.kind !== 'none') {
    reportError({ description: answer.kind, endpoint: postSealedWalkIn.path, status: result.status })
  }
  return answer
}

/** Counts what waits and what was set aside. */
export async function countOutbox(): Promise<void> {
  const records = await recordsOf<string, Entry | null>(entries.use).catch(() => []) // storage
  const all = records.flatMap(([, entry]) => entry ?? [])
  outbox.keys = all.map(({ idempotencyKey }) => idempotencyKey)
  outbox.refused = all.filter(isSetAside).length
  outbox.waiting = all.length - outbox.refused
  outbox.checkIns = all.flatMap(({ counterCode, refused, createdAt }) => {
    const isRefused = refused !== undefined
    const isPast = isRefused && now() - createdAt > SHOWN_MS
    return counterCode === undefined || isPast ? [] : [{ counterCode, isRefused }]
  })
}

let isWatching = false

/** Sends at once, when the network comes back, and every 30 s while something waits. */
export function watchOutbox(): void {
  if (isWatching) return
  isWatching = true
  void sendOutbox()
  window.addEventListener('online', () => void sendOutbox())
  // The worker may be the one that sent.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<FromWorker | undefined>) => {
    if (data?.type === 'outboxChanged') void countOutbox()
  })
  window.setInterval(() => {
    if (outbox.waiting > 0) void sendOutbox()
  }, AGAIN_AFTER)
}

/** A mere extra: the browser may wake the worker when the network is back. */
async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.ready
    await (registration as SyncRegistration).sync?.register(OUTBOX_SYNC)
  } catch {
    // unsupported: the page sends the outbox too.
  }
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Milliseconds as text that sorts as the numbers do. */
function sortable(milliseconds: number): string {
  return String(Math.round(milliseconds)).padStart(16, '0')
}
