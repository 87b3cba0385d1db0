import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allTitles, coverage, idsIn, ledgerIds, rowsMeant, titlesIn } from '../src/tools/ledger.mjs'

/** Areas, rows and ranges that must each have a test that names them. An area joins when its issue lands. */
const REQUIRED = 'CARD-02..03,WALKIN,VALID,BANNER,CONTENT-01..19,CONTENT-21..31'

const SPEC = new URL('../../shared/spec/requirements.md', import.meta.url)

describe('the ledger', () => {
  it('ids agree with the requirements', () => {
    if (!existsSync(SPEC)) {
      console.log('Requirements: ../shared/spec is not there, their ids are not compared')
      return
    }
    const rows = [...readFileSync(SPEC, 'utf8').matchAll(/^- \*\*([A-Z]+-\d{2})\*\*/gm)].map((row) => row[1])
    expect(ledgerIds()).toEqual(rows)
  })

  it('every row a test names exists', () => {
    expect(coverage(ledgerIds(), allTitles()).unknown).toEqual([])
  })

  it('every required row has a test that names it', () => {
    const ids = ledgerIds()
    const { rows } = coverage(ids, allTitles())
    expect(rowsMeant(REQUIRED, ids).filter((id) => !rows.get(id)?.length)).toEqual([])
  })
})

describe('reading ids', () => {
  it.each([
    ['AB-21 a one-letter location is refused', ['AB-21']],
    ['CD-10 to CD-12 x', ['CD-10', 'CD-11', 'CD-12']],
    ['CD-10..12 x', ['CD-10', 'CD-11', 'CD-12']],
    ['EFG-01 to -03, EFG-31', ['EFG-01', 'EFG-02', 'EFG-03', 'EFG-31']],
    ['HI-01, -02 and -05 x', ['HI-01', 'HI-02', 'HI-05']],
    ['HI-01, CD-02: 16 of 20', ['HI-01', 'CD-02']],
    ['JK-48, 50 times', ['JK-48']],
    ['SHA-256 and UTF-8 are none', []],
  ])('%s', (title, ids) => {
    expect(idsIn(title)).toEqual(ids)
  })

  it('rows and areas of a list are meant', () => {
    expect(rowsMeant('AB,CD-02..03', ['AB-01', 'AB-02', 'CD-01'])).toEqual([
      'AB-01',
      'AB-02',
      'CD-02',
      'CD-03',
    ])
    expect(() => rowsMeant('XY', ['AB-01'])).toThrow('"XY" is no area')
  })

  it('titles are found behind tables, modifiers and line breaks, and not those that never run', () => {
    const source = [
      'describe("A-01", () => {})',
      "it.each([['(', 'B-09 x']])('B-02 %s', () => {})",
      "it.skipIf(!there(')'))(",
      "  'C-03', () => {})",
      'test(`D-04 %`, () => {})',
      "await test.step('E-05', async () => {})",
      "it.skip('F-06', () => {})",
      "expect(it).toBe('G-07'); submit('H-08')",
    ].join('\n')
    expect(titlesIn(source)).toEqual(['A-01', 'B-09 x', 'B-02 %s', 'C-03', 'D-04 %', 'E-05'])
  })

  it('a row that no test names, and a name that is no row, are told', () => {
    const { rows, unknown } = coverage(['AB-01', 'AB-02'], [{ title: 'AB-01 and AB-09 x', file: 'f' }])
    expect(rows.get('AB-01')).toEqual(['f: AB-01 and AB-09 x'])
    expect(rows.get('AB-02')).toEqual([])
    expect(unknown).toEqual(['AB-09 in f: AB-01 and AB-09 x'])
  })
})
