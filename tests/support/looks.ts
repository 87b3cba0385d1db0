import type { Page } from 'playwright'
import { COLOUR_RULES, expectAccessible } from './axe.ts'
import { expectLargeTargets, type TargetOptions } from './targets.ts'

/**
 * Fails when axe finds anything on the page in light colours, or in dark ones anything that colours decide, or when a target is small
 * or close to another. Leaves the page in light colours.
 */
export async function expectGoodLooks(page: Page, state: string, targets: TargetOptions = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, { state: `${state}, dark`, only: COLOUR_RULES })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, { state: `${state}, light` })
  await expectLargeTargets(page, { state, ...targets })
}
