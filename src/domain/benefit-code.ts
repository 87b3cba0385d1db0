import { lengthOf, tidy } from './text.ts'

/** One connection may be wrong 60 times a minute: in 12 days it finds one of a million shorter codes. */
export const SHORTEST_BENEFIT_CODE = 8

/**
 * The code that a text means, whatever its case and the space around it. Small letters: capitals would make one of what only
 * looks alike, as the dotless i.
 */
export function plainBenefitCode(text: string): string {
  return tidy(text).normalize('NFKC').toLowerCase().trim()
}

export function isTooShortBenefitCode(text: string): boolean {
  return lengthOf(plainBenefitCode(text)) < SHORTEST_BENEFIT_CODE
}
