import { parseArgs } from 'node:util'
import type { BusinessName } from '#contract/vocabulary'
import { BUSINESS_NAMES } from '#contract/vocabulary'

export type ImportArguments =
  | { outcome: 'understood'; files: string[]; business?: BusinessName; keepDemonstration: boolean }
  /** One line that says what is wrong and how it is used. */
  | { outcome: 'refused'; reason: string }

const USAGE = `npm run import -- FILE... [--business ${BUSINESS_NAMES.join('|')}] [--keep-demonstration]`

/** Understands the words after `npm run import --`. Never throws. */
export function parseImportArguments(words: string[]): ImportArguments {
  try {
    const { positionals: files, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { business: { type: 'string' }, 'keep-demonstration': { type: 'boolean' } },
    })
    const business = BUSINESS_NAMES.find((name) => name === values.business)
    if (values.business !== undefined && !business)
      return refused(`--business is one of ${BUSINESS_NAMES.join(', ')}`)
    if (files.length === 0) return refused('No file given')
    const keepDemonstration = values['keep-demonstration'] === true
    return { outcome: 'understood', files, keepDemonstration, ...(business && { business }) }
  } catch (error) {
    return refused(
      error instanceof Error ? error.message.replace(/\.?\s+To specify.*$/s, '') : 'Not understood',
    )
  }
}

function refused(problem: string): ImportArguments {
  return { outcome: 'refused', reason: `${problem}. Usage: ${USAGE}` }
}
