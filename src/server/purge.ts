import { type Log, traceOf } from './log.ts'
import type { Store } from './store/store.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 3_600_000
/** How long a hold's idempotency key is known (API-49). */
const HOLDS_KEPT_MS = 7 * DAY_MS

/** Removes what lies longer back than is kept, now and every hour, until it is stopped. */
export function startPurging(deps: {
  store: Store
  clock: () => number
  log: Log
  retentionDays: number
}): () => void {
  const purge = () => purgeOnce(deps)
  void purge()
  const timer = setInterval(purge, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Removes the check-ins and appointments whose visit lies `retentionDays` back, and the holds of a week ago; a failure is logged, and the next hour tries again. */
export async function purgeOnce({
  store,
  clock,
  log,
  retentionDays,
}: Parameters<typeof startPurging>[0]): Promise<void> {
  try {
    const before = clock() - retentionDays * DAY_MS
    const removed = {
      checkIns: await store.purgeCheckIns(before),
      appointments: await store.purgeAppointments(before),
      holds: await store.purgeHolds(clock() - HOLDS_KEPT_MS),
    }
    const counts = Object.entries(removed).filter(([, count]) => count > 0)
    if (counts.length > 0) log({ event: 'purged', ...Object.fromEntries(counts) })
  } catch (error) {
    log({ event: 'error', route: 'purge', ...traceOf(error) })
  }
}
