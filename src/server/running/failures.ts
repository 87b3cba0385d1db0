import { createOutageLog, type Log, traceOf } from '../log.ts'
import { StoreUnavailable } from '../store/engine.ts'

/** Logs what fails. */
export interface Failures {
  /** The database refused a call, which is logged by itself. */
  outage(error: StoreUnavailable): void
  /** Work of the server itself failed. An outage of the database is counted with the calls that it costs, because such work comes every second. */
  own(work: string, error: unknown): void
}

export function createFailures(log: Log, elapsed: () => number): Failures {
  const outage = createOutageLog(log, elapsed)
  return {
    outage,
    own(work, error) {
      if (error instanceof StoreUnavailable) outage(error)
      else log({ event: 'error', route: work, ...traceOf(error) })
    },
  }
}
