import { IMPORT_KIND_NAMES } from '#contract/operator-imports'
import { BUSINESS_NAMES, type BusinessName } from '#contract/vocabulary'
import { misused, readWords, unknownWord } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import type { ImportOptions } from './import.ts'
import type { KindName } from './import-kinds.ts'

export type ImportArguments =
  | ({ outcome: 'understood'; files: string[]; notify: boolean } & Omit<
      ImportOptions,
      'store' | 'write' | 'demonstration' | 'preview'
    >)
  /** To write everything of a kind as CSV; without `out` to standard output. */
  | { outcome: 'write'; kind: KindName; business?: BusinessName; out?: string }
  /** One line that says what is wrong and how it is used. */
  | { outcome: 'refused'; reason: string }

const USAGE =
  `npm run import -- FILE... [--kind ${IMPORT_KIND_NAMES.join('|')}] [--business ${BUSINESS_NAMES.join('|')}] ` +
  '[--holidays FILE] [--replace] [--dry-run] [--yes] [--notify] [--keep-demonstration], ' +
  'or npm run --silent import -- --write KIND [--business BUSINESS] [--out FILE]'

/** Understands the words after `npm run import --`. Never throws. */
export function parseImportArguments(words: string[]): ImportArguments {
  const flag = { type: 'boolean' } as const
  try {
    const { positionals, values } = readWords(
      {
        args: words,
        allowPositionals: true,
        options: {
          kind: { type: 'string' },
          holidays: { type: 'string' },
          business: { type: 'string' },
          write: { type: 'string' },
          out: { type: 'string' },
          replace: flag,
          'dry-run': flag,
          yes: flag,
          notify: flag,
          'keep-demonstration': flag,
        },
      },
      USAGE,
    )
    if (values.write !== undefined || values.out !== undefined) return writing(positionals, values)
    const { holidays } = values
    const files = holidays === undefined ? positionals : [...positionals, holidays]
    if (holidays !== undefined) values.kind ??= 'holidays'
    const kind = IMPORT_KIND_NAMES.find((name) => name === (values.kind ?? 'locations'))
    if (!kind) return refused(`--kind: ${unknownWord(values.kind ?? '', IMPORT_KIND_NAMES)}`)
    const business = BUSINESS_NAMES.find((name) => name === values.business)
    if (values.business !== undefined && !business)
      return refused(`--business: ${unknownWord(values.business, BUSINESS_NAMES)}`)
    if (files.length === 0) return refused('No file given.')
    return {
      outcome: 'understood',
      files,
      kind,
      ...(business && { business }),
      replace: values.replace === true,
      dryRun: values['dry-run'] === true,
      yes: values.yes === true,
      notify: values.notify === true,
      keepDemonstration: values['keep-demonstration'] === true,
    }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    return { outcome: 'refused', reason: error.message }
  }
}

type Values = Readonly<Record<string, string | boolean | undefined>>

/** Nothing else goes with writing, so that no switch is thought to do something. */
function writing(
  positionals: readonly string[],
  { write, business: named, out, ...others }: Values,
): ImportArguments {
  const kind = IMPORT_KIND_NAMES.find((name) => name === write)
  if (!kind) return refused(`--write: ${unknownWord(String(write ?? ''), IMPORT_KIND_NAMES)}`)
  const business = BUSINESS_NAMES.find((name) => name === named)
  if (named !== undefined && !business)
    return refused(`--business: ${unknownWord(String(named), BUSINESS_NAMES)}`)
  const isAlone = positionals.length === 0 && Object.values(others).every((value) => value === undefined)
  if (!isAlone) return refused('--write takes --business and --out alone.')
  return { outcome: 'write', kind, ...(business && { business }), ...(typeof out === 'string' && { out }) }
}

function refused(problem: string): ImportArguments {
  return { outcome: 'refused', reason: misused(problem, USAGE).message }
}
