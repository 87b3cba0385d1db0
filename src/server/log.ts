/** One line of the log. Values are counts, codes and names out of the program's own lists, never what a guest typed. */
export type LogLine = Readonly<Record<string, string | number | boolean>>
export type Log = (line: LogLine) => void

type Level = 'info' | 'warning' | 'error'

/** `error`: somebody has to act. `warning`: somebody should look. Every other event is `info` (RUN-11). */
const LEVELS: Readonly<Record<string, Level>> = {
  'benefit-code-tries': 'warning',
  'certificate-refused': 'error',
  'check-in-pressure': 'warning',
  'content-refused': 'error',
  'content-unknown': 'warning',
  'content-warning': 'warning',
  'disk-low': 'error',
  error: 'error',
  failed: 'error',
  'inventory-pressure': 'warning',
  'kiosk-code-tries': 'warning',
  limit: 'warning',
  'mail-failed': 'error',
  'mail-failing': 'warning',
  'needs-attention': 'warning',
  'not-started': 'error',
  'outbox-pressure': 'warning',
  'purge-held': 'error',
  'store-unavailable': 'error',
  'waiting-for-database': 'error',
  warning: 'warning',
  'webhook-disabled': 'error',
  'webhook-failing': 'warning',
  'webhook-refused': 'error',
}

/** Events whose lines are of a level of their own: those that alarms ask for are among them. */
export const GRADED_EVENTS: readonly string[] = Object.keys(LEVELS)

/** How much a line matters. A 5xx answer and a database that takes no writes do; other answers and its recovery do not. */
export function levelOf(line: LogLine): Level {
  if (line['event'] === 'request') return Number(line['status']) >= 500 ? 'warning' : 'info'
  if (line['event'] === 'health') return line['writable'] === false ? 'error' : 'info'
  return LEVELS[String(line['event'])] ?? 'info'
}

/** Writes each line as JSON, which escapes line breaks, with its instant and level. */
export function createLog(write: (text: string) => void, clock: () => number): Log {
  return (line) => {
    const at = new Date(clock()).toISOString()
    write(`${JSON.stringify({ at, level: levelOf(line), ...line })}\n`)
  }
}

/** Codes of errors that systems and databases give: a message would not fit. */
const CODE = /^[A-Z0-9_]{2,40}$/

/** What of an error may be logged: its name, its code and that of its cause, and where it was thrown, not its message. */
export function traceOf(error: unknown): LogLine {
  if (!(error instanceof Error)) return { error: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const [code, cause] = [codeOf(error), codeOf(error.cause)]
  return {
    error: error.name,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause }),
    trace: places
      .slice(0, 4)
      .map((line) => line.trim())
      .join(' | '),
  }
}

/** The code of an error that has one that may be logged. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && CODE.test(code) ? code : undefined
}

const OUTAGE_LINE_MS = 60_000

/**
 * Counts errors of the database, and logs those of each code at most once a minute: the first at once, then how many came since the
 * last line. `elapsed` in milliseconds.
 */
export function createOutageLog(log: Log, elapsed: () => number): (error: Error) => void {
  const outages = new Map<string, { loggedAt: number; count: number }>()
  return (error) => {
    const code = codeOf(error) ?? codeOf(error.cause) ?? 'unknown'
    const { loggedAt, count } = outages.get(code) ?? { loggedAt: Number.NEGATIVE_INFINITY, count: 0 }
    const isDue = elapsed() - loggedAt >= OUTAGE_LINE_MS
    if (isDue) log({ event: 'store-unavailable', code, count: count + 1 })
    outages.set(code, isDue ? { loggedAt: elapsed(), count: 0 } : { loggedAt, count: count + 1 })
  }
}

/**
 * Writes what comes within one turn of the event loop at once: a write of its own for each line is a tenth of what a slot search
 * takes. A crash loses the lines of its own turn.
 */
export function gathered(write: (text: string) => void): (text: string) => void {
  let waiting = ''
  const flush = () => {
    write(waiting)
    waiting = ''
  }
  return (text) => {
    if (waiting === '') setImmediate(flush)
    waiting += text
  }
}
