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
  /** On a guest's own device: what to say at the counter. It does not identify the guest, and opens nothing. */
  counterCode?: string
  /** How many times the server received another body than the device sent, and when that first happened (epoch milliseconds). */
  broken?: { times: number; since: number }
  /** Why the server will never take it; it is kept aside and not sent again. */
  refused?: string
}

/** What became of one attempt. */
export type SendOutcome =
  | { kind: 'received' }
  /** It does not open, or its key stands for something else: sending it again cannot help. */
  | { kind: 'refused'; reason: string }
  /** The server lacks the key it is sealed to, perhaps for now: it waits, and so do those sealed to the same key. */
  | { kind: 'unknownKey' }
  /** The server got another body than was sent: it waits, and so do those after it. */
  | { kind: 'broken' }
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
const BROKEN: ErrorKey = 'bodyBroken'
/** After so many incomplete arrivals over so many milliseconds an entry is set aside, because the entries behind it wait for it. */
const BROKEN_TIMES = 10
const BROKEN_FOR = 24 * 60 * 60 * 1000
/** The reason kept with a record that was tampered with or damaged, so that no request can be made of it. */
const DAMAGED = 'damaged'

/** The members that a request needs. The server checks everything else. */
const Sendable = shape({
  id: string(),
  // Characters that a header may have.
  idempotencyKey: size(pattern(string(), /^[\x21-\x7e]+$/), 1, 255),
  sealed: shape({ keyId: string() }),
  createdAt: number(),
})

/** What an answer of our own server means; `key` is that of its first error. An answer that is no JSON of ours is 'none'. */
export function sendOutcomeOf(status: number, key: string | undefined): SendOutcome {
  if (status === 201) return { kind: 'received' }
  if (status < 400 || status >= 500 || key === undefined) return { kind: 'none' }
  if (key === UNKNOWN_KEY) return { kind: 'unknownKey' }
  if (key === BROKEN) return { kind: 'broken' }
  return FINAL.includes(key) ? { kind: 'refused', reason: key } : { kind: 'none' }
}

export interface Ports {
  /** All records with their keys. They are not trusted: anybody with the device can change them. */
  entries(): Promise<[id: string, kept: unknown][]>
  remove(id: string): Promise<void>
  /** Keeps something new about an entry. */
  change(id: string, change: Pick<Entry, 'broken' | 'refused'>): Promise<void>
  /** The device's clock, epoch milliseconds: page and worker must read the same one. */
  now(): number
  post(entry: Entry): Promise<SendOutcome>
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
      else await ports.change(id, { refused: DAMAGED })
    }
    all.sort((one, other) => (one.id < other.id ? -1 : 1))
    const unknownKeys = new Set<string>()
    let [sent, waiting] = [0, 0]
    for (const [index, entry] of all.entries()) {
      const { keyId } = entry.sealed
      const answer: SendOutcome = unknownKeys.has(keyId) ? { kind: 'unknownKey' } : await ports.post(entry)
      switch (answer.kind) {
        case 'received':
          await ports.remove(entry.id)
          sent += 1
          break
        case 'refused':
          await ports.change(entry.id, { refused: answer.reason })
          break
        case 'unknownKey':
          unknownKeys.add(keyId)
          waiting += 1
          break
        case 'broken': {
          const change = brokenAgain(entry, ports.now())
          await ports.change(entry.id, change)
          if (change.refused === undefined) return { sent, waiting: waiting + all.length - index }
          break
        }
        case 'none':
          return { sent, waiting: waiting + all.length - index }
      }
    }
    return { sent, waiting }
  })
}

function brokenAgain({ broken }: Entry, now: number): Pick<Entry, 'broken' | 'refused'> {
  const { times, since } = { times: (broken?.times ?? 0) + 1, since: broken?.since ?? now }
  const isHopeless = times >= BROKEN_TIMES && now - since > BROKEN_FOR
  return { broken: { times, since }, ...(isHopeless && { refused: BROKEN }) }
}

/** Whether a record is kept aside and not sent. */
export function isSetAside(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'refused' in kept && kept.refused !== undefined
}
