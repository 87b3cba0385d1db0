import fc from 'fast-check'
import type { Struct } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { BookingBody, DietitianQuestionnaire, InsuranceInfo } from '#contract/appointments'
import { Questionnaire, SimpleInsuranceInfo } from '#contract/intake'
import { WalkIn } from '#contract/walk-in'
import { checkCharacters } from './texts.ts'

const BREAKS = ['\r', '\n', '\r\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029']

/** The structs that may stand where the contract decides by what was sent. */
const EITHER: Record<string, Struct<unknown, unknown>[]> = {
  insuranceInfo: [SimpleInsuranceInfo, InsuranceInfo] as never,
  questionnaire: [Questionnaire, DietitianQuestionnaire] as never,
}

/** Paths of all texts of a struct, as names from the outermost in. */
function textsOf({ type, schema }: Struct<unknown, unknown>, path: string[] = []): string[][] {
  if (type === 'string') return [path]
  if (type === 'dynamic') return (EITHER[path.join('.')] ?? []).flatMap((one) => textsOf(one, path))
  if (type === 'array') return textsOf(schema as Struct<unknown, unknown>, [...path, '0'])
  if (type !== 'object') return []
  return Object.entries(schema as Record<string, Struct<unknown, unknown>>).flatMap(([name, part]) =>
    textsOf(part, [...path, name]),
  )
}

/** A payload that has this text at this path and nothing else. */
function holding(text: string, path: string[]): unknown {
  return path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), text)
}

describe.each([
  ['walk-in', WalkIn as unknown as Struct<unknown, unknown>],
  ['booking', BookingBody as unknown as Struct<unknown, unknown>],
])('every text of a %s', (_, contract) => {
  const texts = textsOf(contract)
  const isOfSeveralLines = ([name]: string[]) => name === 'comments' || name === 'notes'
  const word = fc.stringMatching(/^[a-zA-Z0-9 ]{0,12}$/)

  it('is refused with a line break or tab, wherever it stands, but for comments and notes [class 9, HD-35]', () => {
    expect(texts.length).toBeGreaterThan(30)
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        word,
        fc.constantFrom(...BREAKS),
        word,
        (path, before, sign, after) => {
          const problems = checkCharacters(holding(`${before}${sign}${after}`, path))
          const refused = [expect.objectContaining({ field: path.join('.'), message: 'pattern' })]
          expect(problems).toEqual(isOfSeveralLines(path) ? [] : refused)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is taken on one line [HD-35]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), word, (path, text) => {
        expect(checkCharacters(holding(text, path))).toEqual([])
      }),
    )
  })
})
