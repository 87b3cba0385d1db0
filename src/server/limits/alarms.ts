import { MINUTE_MS } from '#domain/time-units'
import type { Log, LogLine } from '../log.ts'

/** One line of an event and what it is about in this time, milliseconds. */
const EVERY_MS = 10 * MINUTE_MS
const MOST_REMEMBERED = 10_000

export type Alarm = (event: string, about: string, line: LogLine) => void

/** Logs what an operator must see, once in ten minutes for each event and store. */
export function createAlarms(log: Log, clock: () => number): Alarm {
  const raisedAt = new Map<string, number>()
  return (event, about, line) => {
    const name = `${event} ${about}`
    const now = clock()
    const last = raisedAt.get(name)
    if (last !== undefined && last <= now && now - last < EVERY_MS) return
    if (raisedAt.size >= MOST_REMEMBERED) raisedAt.clear()
    raisedAt.set(name, now)
    log({ event, ...line })
  }
}
