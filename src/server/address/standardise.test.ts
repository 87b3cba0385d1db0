import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../directory/csv.ts'
import { standardiseLines } from './standardise.ts'

const DATA = '../shared/data/addresses'

function standard(...lines: string[]): string {
  const result = standardiseLines(lines)
  return result.outcome === 'parsed' ? result.lines.join(' / ') : 'unparsed'
}

describe('a standardised address', () => {
  it.each([
    ['7467 Saint Andrews Road', '7467 St Andrews Rd'],
    ['1401 South Gilmer Avenue', '1401 S Gilmer Ave'],
    ['965 N. Bechtle Ave.', '965 N Bechtle Ave'],
    ['100 S.E. Washington Ave', '100 SE Washington Ave'],
    ['4445 east 10TH street', '4445 E 10th St'],
    ['123 N MAIN ST APT 4B', '123 N Main St Apt 4B'],
    ['48S 400E', '48S 400E'],
    ['100 South Street', '100 South St'],
    ['100 West Street North', '100 West St N'],
    ['500 North Avenue West', '500 North Ave W'],
    ['606 Avenue N', '606 Avenue N'],
    ['5161 Village Center Way', '5161 Village Center Way'],
    ['5185 US Hwy 98 South', '5185 US Highway 98 S'],
    ['36401 County Rd 43', '36401 County Road 43'],
    ['N95W18855 Jay Drive', 'N95W18855 Jay Dr'],
    ['3813 1/2 Some Road', '3813 1/2 Some Rd'],
    ['9041 Oak Lane, Suite 500', '9041 Oak Ln Ste 500'],
    ['9041 Oak Lane #500', '9041 Oak Ln # 500'],
    ['9041 Oak Lane Building 3 Apartment 2', '9041 Oak Ln Bldg 3 Apt 2'],
    ['9041 Oak Lane Rear', '9041 Oak Ln Rear'],
    ['2710 Broadway', '2710 Broadway'],
    ['P.O. Box 3094', 'PO Box 3094'],
    ['rural route 2, box 15', 'RR 2 Box 15'],
  ])('%s is %s', (line, expected) => {
    expect(standard(line)).toBe(expected)
    expect(standard(expected)).toBe(expected)
  })

  it('keeps its second line, unit abbreviated', () => {
    expect(standard('12 Main Street', 'Apartment 4')).toBe('12 Main St / Apt 4')
    expect(standard('12 Main Street', '')).toBe('12 Main St')
    expect(standard('12 Main Street', 'c/o Ana Reyes')).toBe('12 Main St / c/o Ana Reyes')
  })

  it.each(['', 'Main Street', '12', '12 #', 'Mission & Valencia', '١٢ Main St', 'x'.repeat(200)])(
    'needs a number and a street: %s',
    (line) => {
      expect(standard(line)).toBe('unparsed')
    },
  )

  it('never throws, and standardising again changes nothing', () => {
    const word = fc.constantFrom(
      '12',
      'N',
      'St',
      'Saint',
      'Apt',
      '#',
      '4',
      'Hwy',
      'Ave',
      'south',
      'Rear',
      '.',
      ',',
      'S.E.',
    )
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 2 }), (lines) => {
        const once = standardiseLines(lines)
        if (once.outcome === 'parsed') expect(standardiseLines(once.lines)).toEqual(once)
      }),
      { numRuns: 400 },
    )
  })

  it('gives both writings of real addresses one form in at least 97 %', async () => {
    const file = `${DATA}/real_address_abbrev_vs_expanded_pairs.csv`
    if (!existsSync(file)) return console.info('real address pairs: not found, not checked')
    let [pairs, equal] = [0, 0]
    for await (const { line, cells } of readCsv(bytesOf(file))) {
      if (line === 1) continue
      pairs++
      if (streetOf(cells[2]) === streetOf(cells[6])) equal++
    }
    console.info(`real address pairs: ${equal} of ${pairs} agree (${((100 * equal) / pairs).toFixed(2)} %)`)
    expect(pairs).toBe(1287)
    expect(equal / pairs).toBeGreaterThanOrEqual(0.97)
  })

  it('finds number and street of the cases of another parser', () => {
    const file = `${DATA}/parse_address_cases.json`
    if (!existsSync(file)) return console.info('parser cases: not found, not checked')
    const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      Record<string, Record<string, string>>
    >
    let [cases, found] = [0, 0]
    for (const [text, expected] of Object.values(groups).flatMap((group) => Object.entries(group))) {
      const line = [expected['city'], expected['zip']].reduce(
        (rest: string, end) => (end ? (rest.split(end)[0] ?? '') : rest),
        text,
      )
      const result = standard(line)
      if (!expected['number'] || !expected['street']) continue
      cases++
      const wanted = ['number', 'prefix', 'street'].map((part) => expected[part]).filter(Boolean)
      if (result.toLowerCase().startsWith(wanted.join(' ').toLowerCase())) found++
    }
    console.info(`parser cases: ${found} of ${cases} agree`)
    expect(cases).toBeGreaterThan(40)
    expect(found / cases).toBeGreaterThanOrEqual(0.85)
  })

  it('never throws on labelled real addresses', () => {
    const file = `${DATA}/usaddress_labeled.ndjson`
    if (!existsSync(file)) return console.info('labelled addresses: not found, not checked')
    const texts = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => String(JSON.parse(line).text))
    expect(texts.length).toBeGreaterThan(2000)
    const parsed = texts.filter((text) => standardiseLines([text]).outcome === 'parsed')
    expect(parsed.length / texts.length).toBeGreaterThan(0.5)
  })
})

/** The street line without its unit, which the expanded writing names by its number alone. */
function streetOf(line = ''): string {
  return standard(line)
    .toLowerCase()
    .replace(/ (?:apt|bldg|ste|unit|#) .*$/, '')
}

async function* bytesOf(file: string) {
  yield readFileSync(file)
}
