import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

const EVERY_MS = 10_000
/** A write of a guest that the database refused counts for this long. */
const REFUSED_MS = 10_000

export interface Health {
  isHealthy(): boolean
  /** The database refused what a guest sent. */
  refused(): void
  /** Tries the database. Calls during the trial share its answer. */
  check(): Promise<void>
}

/** Whether the database takes writes: by the last trial write, and by those of guests. `elapsed` in milliseconds. */
export function createHealth(store: Pick<Store, 'ping'>, elapsed: () => number, log: Log): Health {
  let isWritable = true
  let refusedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    const before = isWritable
    isWritable = await store.ping().then(
      () => true,
      () => false,
    )
    if (isWritable !== before) log({ event: 'health', writable: isWritable })
    checking = undefined
  }

  return {
    isHealthy: () => isWritable && elapsed() - refusedAt >= REFUSED_MS,
    refused() {
      refusedAt = elapsed()
    },
    check() {
      checking ??= check()
      return checking
    },
  }
}

/** Checks now and again, until the function that is returned is called. */
export async function startChecking(health: Health, everyMs: number = EVERY_MS): Promise<() => void> {
  await health.check()
  const timer = setInterval(() => void health.check(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
