/** One record of a CSV file; `line` is its first line, from 1. */
export type CsvRecord = { line: number; cells: string[]; problem: null | CsvProblem }
type CsvProblem = 'quoteNeverClosed' | 'textAfterQuote' | 'tooLong'

/** Longest record in characters: an opening quote that is never closed must not swallow a file into memory. */
const MAX_RECORD = 256 * 1024

/**
 * Reads CSV as RFC 4180 has it, chunk by chunk: quoted cells with commas, doubled quotes and line breaks, LF, CRLF or CR,
 * a byte order mark, a last line without its end. Blank lines are left out; bytes that are not UTF-8 become U+FFFD.
 * A malformed record is given with its problem instead of an exception; after `quoteNeverClosed` nothing follows.
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const decoder = new TextDecoder()
  const reader = new RecordReader()
  for await (const bytes of source) yield* reader.read(decoder.decode(bytes, { stream: true }))
  yield* reader.read(decoder.decode())
  yield* reader.end()
}

class RecordReader {
  private line = 1
  private firstLine = 1
  private cells: string[] = []
  private cell = ''
  private length = 0
  private place: 'cellStart' | 'bare' | 'quoted' | 'quoteInQuoted' = 'cellStart'
  private problem: CsvProblem | null = null
  private afterCarriageReturn = false
  private finished: CsvRecord[] = []

  read(text: string): CsvRecord[] {
    for (const char of text) {
      const endsPair = char === '\n' && this.afterCarriageReturn
      this.afterCarriageReturn = char === '\r'
      const isBreak = (char === '\n' || char === '\r') && !endsPair
      if (this.place === 'quoted') {
        if (char === '"') this.place = 'quoteInQuoted'
        else this.keep(char)
      } else if (isBreak) this.endRecord()
      else if (!endsPair) this.readOutsideQuotes(char)
      if (isBreak) this.line++
      if (isBreak && this.place !== 'quoted') this.firstLine = this.line
    }
    return this.takeFinished()
  }

  end(): CsvRecord[] {
    if (this.place === 'quoted') this.problem = 'quoteNeverClosed'
    this.endRecord()
    return this.takeFinished()
  }

  private readOutsideQuotes(char: string): void {
    if (char === ',') {
      if (this.length++ < MAX_RECORD) this.cells.push(this.cell)
      else this.problem ??= 'tooLong'
      this.cell = ''
      this.place = 'cellStart'
    } else if (char === '"' && this.place === 'cellStart') this.place = 'quoted'
    else if (char === '"' && this.place === 'quoteInQuoted') {
      this.keep(char)
      this.place = 'quoted'
    } else {
      if (this.place === 'quoteInQuoted') this.problem ??= 'textAfterQuote'
      this.keep(char)
      this.place = 'bare'
    }
  }

  private keep(char: string): void {
    this.length += char.length
    if (this.length <= MAX_RECORD) this.cell += char
    else this.problem ??= 'tooLong'
  }

  private endRecord(): void {
    const isBlank = this.cells.length === 0 && this.cell === '' && this.place === 'cellStart'
    const cells = [...this.cells, this.cell]
    if (!isBlank) this.finished.push({ line: this.firstLine, cells, problem: this.problem })
    this.cells = []
    this.cell = ''
    this.length = 0
    this.place = 'cellStart'
    this.problem = null
  }

  private takeFinished(): CsvRecord[] {
    const finished = this.finished
    this.finished = []
    return finished
  }
}
