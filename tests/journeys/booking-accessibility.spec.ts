import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { aPatient, book } from '../support/booking-flow.ts'
import { expect, test } from '../support/fixtures.ts'
import { goOn, titleOf } from '../support/form-filling.ts'
import { stickingOut } from '../support/sizes.ts'
import { expectLargeTargets } from '../support/targets.ts'

test.slow()
// Nothing is looked at while it fades in.
// A worker would fetch the whole product again for every guest.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const FLOWS = [
  ['clinic', 'child', true],
  ['video', 'adult', false],
  ['dietitian', 'child', false],
  ['vaccine', 'adult', true],
] as const

/** Looks at a state of a page: axe, its targets, and whether it fits 320 px and text of twice the size. */
async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, { state })
  await lookAtTargets(page, state)
  expect(await stickingOut(page, 2), `${state}, large text`).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await stickingOut(page, 1), `${state}, 320 px`).toEqual([])
  if (size) await page.setViewportSize(size)
}

/** From its end, where the bar with the main button lies below the fields and not over them. */
async function lookAtTargets(page: Page, state: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectLargeTargets(page, { state })
}

/** Presses the button of a page on which something that must be answered is not. */
async function refuse(page: Page, title: string): Promise<void> {
  const empty = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [aria-required=true]')].some(
      ({ value }) => value === '',
    ),
  )
  if (!empty) return
  await goOn(page)
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  expect(await titleOf(page)).toBe(title)
  await look(page, `"${title}", refused`)
}

for (const [flow, age, isInsured] of FLOWS) {
  test(`VALID-08 quality A1 A2 A5 every page of the form of ${flow} (${age}), and what it refuses @phone`, async ({
    page,
  }) => {
    await book(page, flow, aPatient(age, isInsured), {
      onPage: async (title) => {
        await look(page, `"${title}"`)
        await refuse(page, title)
      },
    })
    await look(page, 'confirmation')
    await page.getByRole('button', { name: 'Cancel Appointment' }).click()
    await expectAccessible(page, { state: 'the dialog of a cancellation' })
    await lookAtTargets(page, 'the dialog of a cancellation')
  })
}
