import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { elapsed } from '../clock.ts'
import { type Log, traceOf } from '../log.ts'
import type { Store } from '../store/store.ts'
import { createClockTrust } from './clock-trust.ts'

const EVERY_MS = HOUR_MS
/** How long one process is the one that purges: over before its own next run. */
const TURN_MS = EVERY_MS - 5 * MINUTE_MS
/** How long a hold's idempotency key is known (API-49). */
const HOLDS_KEPT_MS = 7 * DAY_MS
/** How long a booking's idempotency key is known after the last visit. */
const KEYS_KEPT_MS = 90 * DAY_MS
/** What no finished export has written stays so much longer. */
const UNEXPORTED_MS = 14 * DAY_MS
/** What a named reader has not acknowledged goes after so many times `retentionDays` (FEED-05). */
const UNREAD_TIMES = 3
/** How long limits are counted, and whose an appointment or check-in was is known (HD-02, HD-05). */
const COUNTS_KEPT_MS = 2 * DAY_MS
const ORIGINS_KEPT_MS = 7 * DAY_MS
/** So long after the last process of a build has ended, pages of it still get its files (RUN-04). */
const FILES_KEPT_MS = 14 * DAY_MS

type PurgeDeps = {
  store: Store
  log: Log
  retentionDays: number
  auditDays: number
  /** Milliseconds of a clock that never steps. */
  elapsed?: () => number
}

/** Looks at the clock now, and removes what is over each hour from an hour after the start on, until it is stopped. */
export function startPurging(deps: PurgeDeps): () => void {
  const { begin, run } = createPurge(deps)
  void begin()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Removes check-ins and appointments whose visit was `retentionDays` ago by the database's clock, and old holds, keys and files of former
 * builds: nothing while that clock cannot be believed, in one process at a time (HD-17). A failure is logged, and the next run tries again.
 */
export function createPurge({ store, log, retentionDays, auditDays, elapsed: running = elapsed }: PurgeDeps) {
  const judge = createClockTrust(running)

  async function purge(): Promise<void> {
    if (!(await store.takePurgeTurn(TURN_MS))) return
    const facts = await store.clockFacts()
    const verdict = judge(facts)
    if (!verdict.isRight) return log({ event: 'purge-held', reason: 'clock', days: verdict.days })
    await store.believeClock(facts.now)
    const before = facts.now - retentionDays * DAY_MS
    const [slowest] = (await store.eventReaders()).sort((one, other) => one.number - other.number)
    const unreadBefore = facts.now - UNREAD_TIMES * retentionDays * DAY_MS
    const { removed, many, unexported, unread } = await store.purgeRecords(
      before,
      before - UNEXPORTED_MS,
      unreadBefore,
    )
    const counts = {
      ...removed,
      holds: await store.purgeHolds(facts.now - HOLDS_KEPT_MS),
      keys: await store.purgeBookingKeys(facts.now - KEYS_KEPT_MS),
      unreadable: await store.purgeUnreadable(slowest ? unreadBefore : before - UNEXPORTED_MS),
      audit: await store.purgeAudit(facts.now - auditDays * DAY_MS),
      unexported,
    }
    await store.forgetCounts(facts.now - COUNTS_KEPT_MS)
    await store.forgetOrigins(facts.now - ORIGINS_KEPT_MS)
    await store.purgeBuiltFiles(FILES_KEPT_MS)
    const some = Object.entries(counts).filter(([, count]) => count > 0)
    if (some.length > 0) log({ event: 'purged', ...Object.fromEntries(some) })
    if (many > 0) log({ event: 'purge-held', reason: 'many', visits: many })
    if (unread > 0 && slowest)
      log({ event: 'purge-held', reason: 'unread', visits: unread, reader: slowest.name })
  }

  const logged = (work: () => Promise<unknown>) => () =>
    work().catch((error: unknown) => log({ event: 'error', route: 'purge', ...traceOf(error) }))
  return {
    begin: logged(async () => judge(await store.clockFacts())),
    run: logged(purge) as () => Promise<void>,
  }
}
