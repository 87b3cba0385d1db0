import type { Page } from 'playwright'
import { expectAccessible } from './axe.ts'
import { expectLargeTargets } from './targets.ts'

/** Fails when axe finds anything on the page in its light or dark colours, or a target of it is small or close to another. */
export async function expectGoodLooks(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, { state: `${state}, ${colorScheme}` })
  }
  await expectLargeTargets(page, { state })
}
