import { lengthOf, tidy } from './text.ts'

/**
 * A connection may try 60 wrong codes a minute, so it would find one of a million codes within 12 days. Shorter codes are refused.
 */
export const SHORTEST_BENEFIT_CODE = 8

/**
 * Normalises a benefit code, so that case and surrounding spaces do not matter. Small letters, because capitals would merge
 * different letters, such as i and the dotless ı.
 */
export function plainBenefitCode(text: string): string {
  return tidy(text).normalize('NFKC').toLowerCase().trim()
}

export function isTooShortBenefitCode(text: string): boolean {
  return lengthOf(plainBenefitCode(text)) < SHORTEST_BENEFIT_CODE
}
