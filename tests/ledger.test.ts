import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  allTitles,
  areaOf,
  coverage,
  idsIn,
  requirements,
  rowsMeant,
  titlesIn,
} from '../src/tools/ledger.mjs'

/** Areas that are still being built: a row of any other area must have a test that names it. An area leaves when its issue lands. */
const BEING_BUILT = ['DIR', 'RUN', 'FEED', 'DESK', 'VISIT', 'STORE', 'LANG', 'SC', 'WI', 'BK', 'HD']

const SPEC = new URL('../../shared/', import.meta.url)

/** Ids of the specification and of the findings; undefined where the checkout has no specification beside it. */
function specifiedIds(): string[] | undefined {
  if (!existsSync(SPEC)) return undefined
  const read = (path: string, row: RegExp) =>
    [...readFileSync(new URL(path, SPEC), 'utf8').matchAll(row)].map(([, id = '']) => id)
  const findings = readdirSync(new URL('findings/', SPEC)).filter((name) => name.endsWith('.md'))
  return [
    ...read('spec/requirements.md', /^- \*\*([A-Z]+-\d{2})\*\*/gm),
    ...findings.flatMap((name) => read(`findings/${name}`, /^### ([A-Z]+-\d{2}) /gm)),
  ]
}

describe('the requirements', () => {
  const sentences = requirements()
  const ids = [...sentences.keys()]

  it('are those of the specification; rows that only the specification has are open', () => {
    const specified = specifiedIds()
    if (!specified) {
      console.log('Requirements: the specification is not beside this checkout, their ids are not compared')
      return
    }
    const unread = specified.filter((id) => !sentences.has(id))
    if (unread.length > 0) console.log(`Open, no sentence yet (${unread.length}): ${unread.join(' ')}`)
    expect(ids.filter((id) => !specified.includes(id))).toEqual([])
  })

  it('are one sentence each, without marks of where they come from', () => {
    const odd = [...sentences].filter(
      ([, sentence]) => !/[.!?]["”)]?$/.test(sentence) || /\[decide\]|Proposal:|\bS[12] §/.test(sentence),
    )
    expect(odd).toEqual([])
  })

  it('exist wherever a test names one', () => {
    expect(coverage(ids, allTitles()).unknown).toEqual([])
  })

  it('have a test each, but in areas that are still being built', () => {
    const { rows } = coverage(ids, allTitles())
    const open = ids.filter((id) => rows.get(id)?.length === 0)
    console.log(`Open requirements: ${open.length} of ${ids.length} (npm run ledger lists them)`)
    expect(open.filter((id) => !BEING_BUILT.includes(areaOf(id)))).toEqual([])
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
      "it.each([['(', 'x [B-09]', '[B-08] y']])('%s [B-02]', () => {})",
      "it.skipIf(!there(')'))(",
      "  'C-03', () => {})",
      'test(`D-04 %`, () => {})',
      "await test.step('E-05', async () => {})",
      "it.skip('F-06', () => {})",
      "expect(it).toBe('G-07'); submit('H-08')",
    ].join('\n')
    expect(titlesIn(source)).toEqual(['A-01', 'x [B-09]', '%s [B-02]', 'C-03', 'D-04 %', 'E-05'])
  })

  it('a row that no test names, and a name that is no row, are told', () => {
    const { rows, unknown } = coverage(['AB-01', 'AB-02'], [{ title: 'AB-01 and AB-09 x', file: 'f' }])
    expect(rows.get('AB-01')).toEqual(['f: AB-01 and AB-09 x'])
    expect(rows.get('AB-02')).toEqual([])
    expect(unknown).toEqual(['AB-09 in f: AB-01 and AB-09 x'])
  })
})
