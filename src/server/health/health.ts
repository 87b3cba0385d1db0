import { type Log, type LogLine, traceOf } from '../log.ts'
import type { Store } from '../store/store.ts'

/** One write of each process to the database, however often it is probed (RUN-09). */
const EVERY_MS = 10_000
/** A write of a guest that the database refused counts for this long. */
const REFUSED_MS = 10_000
/** A trial write without an answer counts as failed after this time. */
const TRIAL_MS = 5_000

export interface Health {
  /** Whether requests may come: the database takes writes, and the process is not draining. */
  isReady(): boolean
  /** The database refused what a guest sent. */
  refused(): void
  /** The process will stop: it is not ready any more (RUN-08). */
  drain(): void
  /** Tries the database. Calls during the trial share its answer. */
  check(): Promise<void>
}

/** Whether the database takes writes: by the last trial write, and by those of guests. `elapsed` in milliseconds. */
export function createHealth(store: Pick<Store, 'ping'>, elapsed: () => number, log: Log): Health {
  let isWritable = true
  let wasWritable = true
  let isDraining = false
  let refusedAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.POSITIVE_INFINITY
  let checking: Promise<void> | undefined

  async function tryDatabase(): Promise<void> {
    askedAt = elapsed()
    const failed = await store.ping().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    askedAt = Number.POSITIVE_INFINITY
    checking = undefined
    if (failed) found(false, causeOf(failed.error))
    else found(true)
  }

  function found(writable: boolean, cause?: LogLine): void {
    isWritable = writable
    tell(writable, cause)
  }

  /** One line a change. */
  function tell(writable: boolean, cause: LogLine = {}): void {
    if (writable !== wasWritable) log({ event: 'health', writable, ...cause })
    wasWritable = writable
  }

  return {
    isReady: () =>
      !isDraining && isWritable && elapsed() - askedAt < TRIAL_MS && elapsed() - refusedAt >= REFUSED_MS,
    drain() {
      isDraining = true
    },
    refused() {
      refusedAt = elapsed()
      tell(false, { code: 'WRITE_REFUSED' })
    },
    check() {
      if (checking && elapsed() - askedAt >= TRIAL_MS) found(false, { code: 'NO_ANSWER' })
      checking ??= tryDatabase()
      return checking
    },
  }
}

/** The code of a failure, and of what caused it. */
function causeOf(error: unknown): LogLine {
  const { code, cause } = traceOf(error)
  return { ...(code !== undefined && { code }), ...(cause !== undefined && { cause }) }
}

/** Checks now and again, until the function that is returned is called. */
export async function startChecking(health: Health, everyMs: number = EVERY_MS): Promise<() => void> {
  await health.check()
  const timer = setInterval(() => void health.check(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
