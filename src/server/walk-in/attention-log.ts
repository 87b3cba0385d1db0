import { MINUTE_MS } from '#domain/time-units'
import type { Log } from '../log.ts'

/**
 * Counts check-ins that need attention in the log (RUN-11): the first at once, then how many came in each further minute. `later`
 * calls back after so many milliseconds.
 */
export function createAttentionLog(
  log: Log,
  later: (work: () => void, milliseconds: number) => void = (work, milliseconds) =>
    void setTimeout(work, milliseconds).unref(),
): () => void {
  let count = 0
  let isWaiting = false
  function write(): void {
    isWaiting = count > 0
    if (!isWaiting) return
    log({ event: 'needs-attention', count })
    count = 0
    later(write, MINUTE_MS)
  }
  return () => {
    count += 1
    if (!isWaiting) write()
  }
}
