import { listNamesIn } from './joined.ts'
import { localeOf } from './locale.ts'

/** What a number or a list needs to be said in a language. */
export interface Words {
  /** The form that a count needs: `{ one: '1 place', other: '3 places' }`; '=0' is for exactly 0. */
  plural(count: number, forms: PluralForms): string
  /** "1,234", or with exactly `digits` digits after the point, "0.5". */
  number(value: number, digits?: number): string
  /** "Flu, Shingles, and Tetanus" */
  all(names: readonly string[]): string
  /** "Flu, Shingles, or Tetanus" */
  either(names: readonly string[]): string
  /** "Flu, Shingles, Tetanus"; "Flu; Flu, 65 and older" where a name has a comma. */
  row(names: readonly string[]): string
  /** An age in months: "18 months", "9 years". */
  age(months: number): string
}

/** The texts of a plural by the form of CLDR, or by an exact count. */
type PluralForms = { other: string } & {
  [form in Intl.LDMLPluralRule | `=${number}`]?: string
}

const known = new Map<string, Words>()

/** The sign after an age in years, in languages where "years" alone is a span of time. */
const YEARS_OF_AGE: Readonly<Record<string, string>> = { ja: '歳', ko: '세', vi: ' tuổi', zh: '岁' }

/** How a language says numbers, plurals and lists. `language`: a BCP 47 tag. Numbers are those of guests in the United States. */
export function wordsIn(language: string): Words {
  const found = known.get(language) ?? makeWords(language)
  known.set(language, found)
  return found
}

function makeWords(of: string): Words {
  const language = localeOf(of)
  const rules = new Intl.PluralRules(language)
  const list = (type: Intl.ListFormatType) => {
    const format = new Intl.ListFormat(language, { type })
    return (names: readonly string[]) => format.format(names)
  }
  const inUnit = (unit: 'month' | 'year') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const formats = new Map<number | undefined, Intl.NumberFormat>()
  const formatOf = (digits: number | undefined) => {
    const format =
      formats.get(digits) ??
      new Intl.NumberFormat(language, {
        ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      })
    formats.set(digits, format)
    return format
  }
  return {
    plural: (count, forms) => forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other,
    number: (value, digits) => formatOf(digits).format(value),
    all: list('conjunction'),
    either: list('disjunction'),
    row: (names) => listNamesIn(language, names),
    age: (months) => {
      if (months < 24 || months % 12 !== 0) return inUnit('month').format(months)
      const sign = YEARS_OF_AGE[of]
      return sign === undefined ? inUnit('year').format(months / 12) : `${months / 12}${sign}`
    },
  }
}
