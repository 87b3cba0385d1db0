import { type Log, traceOf } from './log.ts'
import type { Store } from './store/store.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 3_600_000

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

/** Removes the check-ins whose visit lies `retentionDays` back; a failure is logged, and the next hour tries again. */
export async function purgeOnce({
  store,
  clock,
  log,
  retentionDays,
}: Parameters<typeof startPurging>[0]): Promise<void> {
  try {
    const removed = await store.purgeCheckIns(clock() - retentionDays * DAY_MS)
    if (removed > 0) log({ event: 'purged', checkIns: removed })
  } catch (error) {
    log({ event: 'error', route: 'purge', ...traceOf(error) })
  }
}
