import { type Log, traceOf } from '../log.ts'
import { StoreUnavailable } from '../store/engine.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** The log repeats that the server waits. */
const SAY_EVERY_MS = 30_000

type Waiting = {
  log: Log
  /** Milliseconds of a clock that never steps. */
  elapsed: () => number
  /** Waits so many milliseconds; rejects to give up. */
  pause: (milliseconds: number) => Promise<unknown>
}

/**
 * Opens the data of a server, and tries again while the database cannot be reached (RUN-09). The log says so at once and every 30
 * seconds. Rejects with what `open` throws otherwise: waiting does not mend a wrong setting.
 */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  { log, elapsed, pause }: Waiting,
): Promise<T> {
  const began = elapsed()
  let saidAt = Number.NEGATIVE_INFINITY
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      if (elapsed() - saidAt >= SAY_EVERY_MS) {
        saidAt = elapsed()
        const { code, cause } = traceOf(error)
        const seconds = Math.round((elapsed() - began) / 1000)
        log({ event: 'waiting-for-database', code: cause ?? code ?? 'unknown', seconds })
      }
      await pause(pauseMs)
    }
  }
}
