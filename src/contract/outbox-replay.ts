import { is, number, pattern, type as shape, size, string } from 'superstruct'
import type { ErrorKey } from './endpoint.ts'
import type { Sealed } from './outbox.ts'

/** A finished walk-in that waits: ids sort in the order in which the entries were made. */
export interface Entry {
  id: string
  idempotencyKey: string
  sealed: Sealed
  /** Epoch milliseconds. */
  createdAt: number
  /** On a guest's own device: what to say at the counter. It names nobody, and opens nothing. */
  counterCode?: string
  /** Why the server will never take it; it is kept aside and not sent again. */
  refused?: string
}

/** What became of one attempt. */
export type Answer =
  | { kind: 'received' }
  /** It does not open, or its key stands for something else: sending it again cannot help. */
  | { kind: 'refused'; reason: string }
  /** The server lacks the key it is sealed to, perhaps for now: it waits, and so do those sealed to the same key. */
  | { kind: 'unknownKey' }
  /** No definite answer: it waits, and so do those after it. */
  | { kind: 'none' }

/** Refusals of the entry itself. All others are about the moment, the server or the way to it, and may be over next time. */
const FINAL: readonly string[] = [
  'sealBroken',
  'idempotencyKeyReused',
  'invalidIdempotencyKey',
  'invalidRequest',
  'unknownField',
  'bodyTooLarge',
] satisfies ErrorKey[]
const UNKNOWN_KEY: ErrorKey = 'unknownOutboxKey'
/** Why a record was set aside that no request can be made of: it was tampered with, or is damaged. */
const DAMAGED = 'damaged'

/** What a request can be made of; all else the server judges. */
const Sendable = shape({
  id: string(),
  // As it can stand in a header.
  idempotencyKey: size(pattern(string(), /^[\x21-\x7e]+$/), 1, 255),
  sealed: shape({ keyId: string() }),
  createdAt: number(),
})

/** What an answer of our own server means; `key` is that of its first error. An answer that is no JSON of ours is 'none'. */
export function judge(status: number, key: string | undefined): Answer {
  if (status === 201) return { kind: 'received' }
  if (status < 400 || status >= 500 || key === undefined) return { kind: 'none' }
  if (key === UNKNOWN_KEY) return { kind: 'unknownKey' }
  return FINAL.includes(key) ? { kind: 'refused', reason: key } : { kind: 'none' }
}

export interface Ports {
  /** All that is kept, with the key of each record: whoever has the device may have changed it. */
  entries(): Promise<[id: string, kept: unknown][]>
  remove(id: string): Promise<void>
  setAside(id: string, reason: string): Promise<void>
  post(entry: Entry): Promise<Answer>
  /** Runs `work` when no other sender of this origin does. */
  lock<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Sends what waits, oldest first, one sender at a time. An entry leaves the outbox only after a definite answer, so an attempt
 * that was cut is made again with the same key; without an answer the rest waits, so that the order is kept. `sent`: received by
 * the server now; `waiting`: to be sent another time. What is no entry is set aside, and holds up nothing. Rejects when the outbox
 * cannot be read or written; nothing is lost by that.
 */
export function replay(ports: Ports): Promise<{ sent: number; waiting: number }> {
  return ports.lock(async () => {
    const all: Entry[] = []
    for (const [id, kept] of await ports.entries()) {
      if (isSetAside(kept)) continue
      if (is(kept, Sendable) && kept.id === id) all.push(kept as Entry)
      else await ports.setAside(id, DAMAGED)
    }
    all.sort((one, other) => (one.id < other.id ? -1 : 1))
    const unknownKeys = new Set<string>()
    let [sent, waiting] = [0, 0]
    for (const [index, entry] of all.entries()) {
      const { keyId } = entry.sealed
      const answer: Answer = unknownKeys.has(keyId) ? { kind: 'unknownKey' } : await ports.post(entry)
      switch (answer.kind) {
        case 'received':
          await ports.remove(entry.id)
          sent += 1
          break
        case 'refused':
          await ports.setAside(entry.id, answer.reason)
          break
        case 'unknownKey':
          unknownKeys.add(keyId)
          waiting += 1
          break
        case 'none':
          return { sent, waiting: waiting + all.length - index }
      }
    }
    return { sent, waiting }
  })
}

/** Whether a record is kept aside and not sent. */
export function isSetAside(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'refused' in kept && kept.refused !== undefined
}
