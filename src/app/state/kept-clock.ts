import { del, get, set } from 'idb-keyval'
import { number, type } from 'superstruct'
import { deviceNow, learnServerTime, now } from '../platform/clock.ts'
import { deviceDatabase } from '../platform/storage.ts'
import { connection } from './connection.ts'

/** Its key in the device database. */
const KEPT_AT = 'clock'
const LONGEST = 7 * 24 * 60 * 60_000
const LOOK_EVERY = 2000
const KEEP_EVERY = 30_000
/** A Date header has whole seconds, and an answer takes a while: a smaller difference is no news. */
const NEWS = 5000

/** How far the server's time is ahead of the device's, and when that was learnt by the device's clock; milliseconds. */
const KeptClock = type({ offset: number(), learntAt: number() })

let restored = 0

/**
 * Tells a store's tablet the time again after a reload without a network (WI-37). What was learnt is dropped after seven days, and once
 * the device's clock shows an earlier instant: somebody has put it right.
 */
export async function restoreClock(): Promise<void> {
  const kept: unknown = await get(KEPT_AT, deviceDatabase.use).catch(() => undefined) // storage
  if (!KeptClock.is(kept)) return
  const age = deviceNow() - kept.learntAt
  if (age < 0 || age > LONGEST) return void (await del(KEPT_AT, deviceDatabase.use).catch(() => undefined)) // storage
  if (connection.status === 'online' || now() !== deviceNow()) return
  learnServerTime(new Date(deviceNow() + kept.offset).toUTCString())
  restored = now() - deviceNow()
}

/** Keeps what a store's tablet knows of the server's time, as soon as the server answers and every half minute while it does. Returns how to stop. */
export function keepClock(): () => void {
  let kept: { offset: number; learntAt: number } | undefined
  const keep = () => {
    const [offset, learntAt] = [now() - deviceNow(), deviceNow()]
    // Without an answer of the server the offset is the restored one, which gets no younger.
    if (connection.status !== 'online' && offset === restored) return
    const isNews = kept === undefined || Math.abs(offset - kept.offset) > NEWS
    if (kept && !isNews && learntAt - kept.learntAt < KEEP_EVERY) return
    kept = { offset, learntAt }
    void set(KEPT_AT, kept, deviceDatabase.use).catch(() => undefined) // storage
  }
  keep()
  const timer = setInterval(keep, LOOK_EVERY)
  return () => clearInterval(timer)
}

/** How far the device's clock is ahead of the server's time, in milliseconds; negative: it is behind. */
export function clockAhead(): number {
  return deviceNow() - now()
}
