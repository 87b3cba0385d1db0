import type { Sealed } from './outbox.ts'

/** A finished walk-in that waits: ids sort in the order in which the entries were made. */
export interface Entry {
  id: string
  idempotencyKey: string
  sealed: Sealed
  /** Epoch milliseconds. */
  createdAt: number
  /** Why the server will never take it; it is kept aside and not sent again. */
  refused?: string
}

/** What became of one attempt. */
export type Answer =
  | { kind: 'received' }
  /** It does not open, or its key stands for something else: sending it again cannot help. */
  | { kind: 'refused'; reason: string }
  /** No definite answer: it waits, and so do those after it. */
  | { kind: 'none' }

export interface Ports {
  entries(): Promise<Entry[]>
  remove(id: string): Promise<void>
  setAside(id: string, reason: string): Promise<void>
  post(entry: Entry): Promise<Answer>
  /** Runs `work` when no other sender of this origin does. */
  lock<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Sends what waits, oldest first, one sender at a time. An entry leaves the outbox only after a definite answer, so an attempt
 * that was cut is made again with the same key; without an answer the rest waits, so that the order is kept.
 */
export function replay(ports: Ports): Promise<{ sent: number; waiting: number }> {
  return ports.lock(async () => {
    const all = (await ports.entries()).filter((entry) => entry.refused === undefined)
    all.sort((one, other) => (one.id < other.id ? -1 : 1))
    let sent = 0
    for (const [index, entry] of all.entries()) {
      const answer = await ports.post(entry)
      if (answer.kind === 'none') return { sent, waiting: all.length - index }
      if (answer.kind === 'received') await ports.remove(entry.id)
      else await ports.setAside(entry.id, answer.reason)
      sent += 1
    }
    return { sent, waiting: 0 }
  })
}
