import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CsvRecord } from './csv.ts'
import { readCsv } from './csv.ts'

async function read(bytes: Uint8Array, chunk = bytes.length || 1): Promise<CsvRecord[]> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  const records: CsvRecord[] = []
  for await (const record of readCsv(chunks())) records.push(record)
  return records
}

const encode = (text: string) => new TextEncoder().encode(text)
const cellsOf = async (text: string) => (await read(encode(text))).map((record) => record.cells)

describe('CSV', () => {
  it('reads cells, empty cells and a last line without its end', async () => {
    expect(await cellsOf('a,b\n1,\n,2')).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['', '2'],
    ])
  })

  it('reads quoted commas, quotes and line breaks', async () => {
    expect(await cellsOf('"a,b","say ""hi""","two\r\nlines",""\r\nx')).toEqual([
      ['a,b', 'say "hi"', 'two\r\nlines', ''],
      ['x'],
    ])
  })

  it('reads a byte order mark, CRLF and CR alone', async () => {
    expect(await cellsOf('\uFEFFid\r\n1\r2\n')).toEqual([['id'], ['1'], ['2']])
  })

  it('reports the first line of each record, blank lines counted', async () => {
    const records = await read(encode('a\r\n\r\n"b\r\nb\nb"\nc\n'))
    expect(records.map((record) => [record.line, record.cells[0]])).toEqual([
      [1, 'a'],
      [3, 'b\r\nb\nb'],
      [6, 'c'],
    ])
  })

  it('says what is wrong with a malformed record and goes on', async () => {
    const records = await read(encode('"a"b,c\nd\n"never\nclosed'))
    expect(records.map((record) => record.problem)).toEqual(['textAfterQuote', null, 'quoteNeverClosed'])
    expect(records[2]?.line).toBe(3)
  })

  it('keeps a record within bounds', async () => {
    const records = await read(encode(`a,${'x'.repeat(300_000)}\nb`))
    expect(records.map((record) => record.problem)).toEqual(['tooLong', null])
    expect(records[0]?.cells[1]?.length).toBeLessThan(270_000)
    const [commas] = await read(encode(','.repeat(300_000)))
    expect(commas?.problem).toBe('tooLong')
    expect(commas?.cells.length).toBeLessThan(270_000)
  })

  it('reads back any table that was written', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é', '😀') })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }))
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), fc.boolean(), async (rows, chunk, isCrlf) => {
        const quote = (value: string) =>
          /[",\r\n]/.test(value) || value === '' ? `"${value.replaceAll('"', '""')}"` : value
        const text = rows.map((row) => row.map(quote).join(',')).join(isCrlf ? '\r\n' : '\n')
        const records = await read(encode(text), chunk)
        expect(records.map((record) => record.cells)).toEqual(rows)
      }),
    )
  })

  it('never fails on any bytes, and chunks change nothing', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .array(fc.constantFrom(34, 44, 10, 13, 97, 0xff), { maxLength: 60 })
        .map((list) => Uint8Array.from(list)),
    )
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 1, max: 7 }), async (value, chunk) => {
        expect(await read(value, chunk)).toEqual(await read(value))
      }),
      { numRuns: 300 },
    )
  })
})
