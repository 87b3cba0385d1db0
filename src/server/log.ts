/** One line of the log. Values are counts, codes and names out of the program's own lists, never what a guest typed. */
export type LogLine = Readonly<Record<string, string | number | boolean>>
export type Log = (line: LogLine) => void

/** Writes each line as JSON, which escapes line breaks. */
export function createLog(write: (text: string) => void, clock: () => number): Log {
  return (line) => write(`${JSON.stringify({ at: new Date(clock()).toISOString(), ...line })}\n`)
}

/** What of an error may be logged: its name and where it was thrown, not its message. */
export function traceOf(error: unknown): LogLine {
  if (!(error instanceof Error)) return { error: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    trace: places
      .slice(0, 4)
      .map((line) => line.trim())
      .join(' | '),
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
