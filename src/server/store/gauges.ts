import { LONGEST_HOLD_MS } from '#contract/reservations'
import type { Engine } from './engine.ts'

/** What an operator watches of the database (RUN-10). */
export type Gauges = {
  /** Holds that have neither ended nor been booked. */
  liveHolds: number
  /** Milliseconds since the oldest event that some named reader has not acknowledged; 0 without one. */
  unreadMs: number
}

/** Reads both by indexes, so that a scrape costs as little on a full database. */
export async function gaugesOf(engine: Engine): Promise<Gauges> {
  const now = await engine.now()
  const [holds] = await engine.query(
    'SELECT COUNT(*) AS n FROM holds WHERE started_at > $1 AND expires_at > $2 AND released_at IS NULL',
    [now - LONGEST_HOLD_MS, now],
  )
  const [reader] = await engine.query('SELECT MIN(number) AS number FROM event_readers')
  const number = reader?.['number'] ?? null
  const unread = number === null ? undefined : await oldestAfter(engine, Number(number))
  return { liveHolds: Number(holds?.['n']), unreadMs: unread === undefined ? 0 : Math.max(0, now - unread) }
}

/** When the oldest event after a place of the log happened, epoch milliseconds; an event without a number is after every place. */
async function oldestAfter({ query }: Engine, number: number): Promise<number | undefined> {
  const [numbered] = await query('SELECT at FROM events WHERE number > $1 ORDER BY number LIMIT 1', [number])
  const [row] = numbered ? [numbered] : await query('SELECT MIN(at) AS at FROM events WHERE number IS NULL')
  const at = row?.['at'] ?? null
  return at === null ? undefined : Number(at)
}
