import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchOfParameters } from './search.ts'

const read = (name: string, text: string) =>
  (searchOfParameters([[name, text]]).search as Record<string, unknown>)[name]

describe('parameters of a search', () => {
  it.each([
    ['', []],
    ['101', [101]],
    ['101,102', [101, 102]],
    ['1,,2', [1, 2]],
    ['1,a', [1]],
    ['a', []],
    [' 7 , 8 ', [7, 8]],
    ['-5,5', [5]],
    ['0', []],
    ['1.5', []],
    ['1e3', []],
    ['5,5,5', [5]],
    ['12345678', []],
    [Array.from({ length: 10_000 }, (_, at) => at + 1).join(), Array.from({ length: 20 }, (_, at) => at + 1)],
  ])('serviceIds of %j [ROUTE-39, ROUTE-40, class 30]', (text, ids) => {
    expect(read('serviceIds', text)).toEqual(ids)
  })

  it.each([
    ['1', 1],
    ['7', 7],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e9', 1],
    ['', 1],
    ['NaN', 1],
    ['99999999', 1],
  ])('page %j is %i [ROUTE-38, ROUTE-40, class 31]', (text, page) => {
    expect(read('page', text)).toBe(page)
  })

  it.each(['isPharmacyOnly', 'shouldAddPromotion', 'showLeadTimeWarning'])(
    '%s is true unless empty, "0" or "false" [ROUTE-36, ROUTE-37, class 32]',
    (name) => {
      const truths = Object.fromEntries(
        ['', '0', 'false', '1', 'true', 'TRUE', 'yes', 'no', 'FALSE', '00'].map((text) => [
          text,
          read(name, text),
        ]),
      )
      expect(truths).toEqual({
        '': false,
        '0': false,
        false: false,
        1: true,
        true: true,
        TRUE: true,
        yes: true,
        no: true,
        FALSE: true,
        '00': true,
      })
    },
  )

  it.each([
    ['America/New_York', 'America/New_York'],
    ['ET', 'ET'],
    ['america/new_york', 'america/new_york'],
    ['../../etc', undefined],
    ['', undefined],
    ['<b>', undefined],
    ['A'.repeat(65), undefined],
  ])('timeZone %j is kept as %j [ROUTE-33, class 33]', (text, kept) => {
    expect(read('timeZone', text)).toBe(kept)
  })

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', undefined],
    ['2026-02-30', undefined],
    ['12/31', undefined],
    ['2026-11-23T00:00:00Z', undefined],
    ['10000-01-01', undefined],
    ['23/11/2026', undefined],
    ['', undefined],
  ])('date %j is %j [ROUTE-33, class 18]', (text, day) => {
    expect(read('date', text)).toBe(day)
  })

  it.each([
    ['  Cincinnati,\u00a0 OH ', 'Cincinnati, OH'],
    ['x'.repeat(128), 'x'.repeat(128)],
    ['x'.repeat(129), undefined],
    ['x'.repeat(100_000), undefined],
    [' \u200b ', undefined],
    ['<script>', '<script>'],
  ])('location %# is tidied, bounded and plain text [ROUTE-33, class 2, class 3]', (text, kept) => {
    expect(read('location', text)).toBe(kept)
  })

  it.each([
    ['slot', '2026-11-23T09:20:00-05:00', true],
    ['slot', '2026-11-23T09:20:00Z', true],
    ['slot', '2026-11-23T09:20:00', false],
    ['slot', '2026-13-23T09:20:00Z', false],
    ['slot', 'x'.repeat(100_000), false],
    ['provider', '90100001', true],
    ['provider', '../90100001', false],
    ['businessName', 'pharmacy', true],
    ['businessName', 'constructor', false],
  ] as const)('%s of a booking link, %s, counts: %s [ROUTE-33, class 13, class 36]', (name, text, counts) => {
    expect(read(name, text)).toBe(counts ? text : undefined)
  })

  it('the first of a repeated parameter counts, and the others are removed [ROUTE-34]', () => {
    const found = searchOfParameters([
      ['type', 'Physicals'],
      ['a', '1'],
      ['type', 'Vaccines'],
      ['a', '2'],
    ])
    expect(found).toEqual({
      search: { type: 'Physicals' },
      rest: [
        ['a', '1'],
        ['a', '2'],
      ],
    })
  })

  it('names that every object has are nobody’s parameter [class 13]', () => {
    const odd: [string, string][] = [
      ['__proto__', '1'],
      ['constructor', '1'],
      ['toString', '1'],
      ['earliestDate', '2026-11-23'],
    ]
    expect(searchOfParameters(odd)).toEqual({ search: {}, rest: odd })
  })

  it('no query makes it throw or lose a foreign parameter', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (parameters) => {
        const { rest } = searchOfParameters(parameters)
        expect(
          parameters.filter((one) => !rest.includes(one)).every(([name]) => /^[a-zA-Z]+$/.test(name)),
        ).toBe(true)
      }),
    )
  })
})
