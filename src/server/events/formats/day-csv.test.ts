import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFluVisit } from '../../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../../tests/support/builders.ts'
import { arrivedValues, changedAt, otherValues, pathsOf } from '../../../../tests/support/changed-values.ts'
import {
  aCheckInLine,
  aLineToLookAt,
  anAppointmentLine,
  aVisitContext,
  VISITS,
} from '../../../../tests/support/visit-lines.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { DAY_COLUMNS, dayCsvHeader, dayCsvLine } from './day-csv.ts'
import type { ReadableLine } from './fhir/visit-context.ts'

const zone = 'America/New_York'

/** The row of a visit by the titles of its columns, as an independent reader sees it. */
function rowOf(line: ReadableLine): Record<string, string> {
  const text = BYTE_ORDER_MARK + dayCsvHeader() + dayCsvLine(line, { ...aVisitContext(line), zone })
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' })
  expect(rows).toHaveLength(1)
  return rows[0] ?? {}
}

describe('the list of a day', () => {
  it('has of a walk-in what a counter wants to read [FEED-11]', () => {
    expect(rowOf(VISITS['an adult who walks in'] ?? aCheckInLine())).toEqual({
      Day: '2026-11-20',
      Time: '11:59',
      Code: 'B7K2MX',
      Kind: 'walk-in',
      Status: 'checkedIn',
      Progress: '',
      'Last name': 'Ostrander',
      'First name': 'Wilhelmina',
      'Preferred name': 'Billie',
      'Date of birth': '1984-07-04',
      Age: '42',
      Phone: '513-555-0177',
      For: 'Flu dose 1',
      'Look at': '',
      'What to do': '',
      'Signed by': 'Wilhelmina Ostrander',
      Insurance: 'Employer plan',
      'Yes to': 'haveAllergies + hadVaccinesPreviously + hadPhysical',
      Comments: 'Faints at needles, please lie down first',
      Visit: 'K3vX_9-check-in',
    })
  })

  it.each([
    ['a child who walks in', { Age: '7', 'Signed by': 'Wilhelmina Ostrander' }],
    ['a walk-in for two vaccines without insurance', { For: 'Flu dose 1 + Tdap dose 1', Insurance: 'none' }],
    [
      'a walk-in whose answers do not fit',
      {
        'Look at': 'liveVaccinePregnancy + sickToday',
        'What to do': expect.stringMatching(
          /live\. Ask the pharmacist.* \+ .*fever today\. Ask the pharmacist/,
        ),
      },
    ],
    [
      'a walk-in of which nothing can be read',
      { Code: 'B7K2MX', Status: 'needsAttention', 'Look at': 'bodyBroken' },
    ],
    [
      'an appointment that is damaged',
      {
        Code: 'C7K2MX',
        'Last name': '',
        'Look at': 'unreadable',
        'What to do': expect.stringContaining('cannot be opened'),
      },
    ],
    [
      'an appointment that was cancelled',
      { Day: '2026-11-21', Time: '10:00', Kind: 'appointment', Status: 'canceled', Progress: 'canceled' },
    ],
  ])('%s [FEED-11]', (kind, expected) => {
    expect(rowOf(VISITS[kind] ?? aCheckInLine())).toMatchObject(expected)
  })

  it('says of a visit that its guest cancelled after staff had seen it that it is cancelled [FEED-11]', () => {
    const progress = { status: 'waiting', at: '2026-11-21T14:01:00.000Z', by: 'desk' } as const
    const progressOf = (status: 'booked' | 'canceled') =>
      rowOf(anAppointmentLine(aFluVisit(), { status, progress }))['Progress']
    expect([progressOf('booked'), progressOf('canceled')]).toEqual(['waiting', 'canceled'])
  })

  it.each(['2028-01-03T10:00:00.000Z', '2026-11-19T16:59:59.000Z'])(
    'has a check-in at its receipt, as the counter does, where the clock of the device said %s [FEED-11]',
    (createdAt) => {
      const basicInfo = { ...aWalkIn().basicInfo, dateOfBirth: '1984-11-20' }
      const row = rowOf(aCheckInLine(aWalkIn({ basicInfo }), { createdAt }))
      expect(row).toMatchObject({ Day: '2026-11-20', Time: '12:00', Age: '42' })
    },
  )

  it('names the day and the time where the store is, on the night when clocks change [FEED-11]', () => {
    const at = (createdAt: string) => rowOf(aCheckInLine(aWalkIn(), { createdAt, receivedAt: createdAt }))
    expect(at('2026-11-01T04:30:00.000Z')).toMatchObject({ Day: '2026-11-01', Time: '00:30' })
    expect(at('2026-11-01T06:30:00.000Z')).toMatchObject({ Day: '2026-11-01', Time: '01:30' })
    expect(at('2026-11-02T04:59:00.000Z')).toMatchObject({ Day: '2026-11-01', Time: '23:59' })
  })
})

it('a row is there whatever arrived in an outbox [FEED-11]', () => {
  const changes = fc.array(fc.tuple(fc.constantFrom(...pathsOf(aWalkIn())), otherValues), { maxLength: 6 })
  const payloads = changes.map((all) =>
    all.reduce((payload, [path, other]) => changedAt(payload, path, other), aWalkIn() as unknown),
  )
  fc.assert(
    fc.property(fc.oneof(payloads, arrivedValues), (payload) => {
      expect(rowOf(aLineToLookAt(payload, ['invalidRequest']))).toMatchObject({ Code: 'B7K2MX' })
    }),
    { numRuns: 200 },
  )
})

/** Texts with what spreadsheets trip over. */
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r\n',
        '"',
        ';',
        ',',
        '|',
        "'",
        ' ',
        '\u2028',
        '\uFF1D',
        'cmd',
        '1',
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('')),
)

describe('a cell of a spreadsheet', () => {
  it.each([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['  +1-800-555', "'+1-800-555"],
    ['\t@SUM(A1)', "'@SUM(A1)"],
    ['a;=1+1', 'a,=1+1'],
    ['a\r\n=1+1', 'a =1+1'],
    ['\uFF1D1', "'\uFF1D1"],
    ["'t Hooft", "''t Hooft"],
    ['O’Neil "Bob"', 'O’Neil "Bob"'],
  ])('%j is written as %j [FEED-11]', (text, written) => {
    expect(parse(csvLine([text]))).toEqual([[written]])
  })

  it('begins no formula, whichever separator the spreadsheet takes [FEED-11]', () => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvLine(cells)
        for (const delimiter of [',', ';', '\t']) {
          const rows: string[][] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true })
          expect(rows.length).toBeLessThanOrEqual(1)
          expect(rows.flat().filter((cell) => /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell))).toEqual(
            [],
          )
        }
        expect((parse(line) as string[][])[0]).toHaveLength(cells.length)
      }),
      { numRuns: 400 },
    )
  })

  it('has a title in each column, once', () => {
    expect(new Set(DAY_COLUMNS).size).toBe(DAY_COLUMNS.length)
  })
})
