import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { bookVisit, openConfirmation } from '../support/booked-visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { stickingOut } from '../support/sizes.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { heading } from '../support/walk-in-flow.ts'

// Many states are looked at in one pass, each at rest: a colour on its way from one theme to the other is neither.
test.describe.configure({ timeout: 180_000 })
// A worker would fetch the whole product again for every guest.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const SIZES = [
  { width: 320, height: 640, text: 1 },
  { width: 390, height: 844, text: 2 },
  { width: 1280, height: 800, text: 2 },
]

/** Axe in every theme, the size of targets, and that nothing needs scrolling sideways. */
async function look(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, { state: `${state}, ${colorScheme}` })
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await expectAccessible(page, { state: `${state}, ${colorScheme}, more contrast` })
    await page.emulateMedia({ colorScheme, contrast: null })
  }
  await expectLargeTargets(page, { state })
  for (const { width, height, text } of SIZES) {
    await page.setViewportSize({ width, height })
    expect(await stickingOut(page, text), `${state} at ${width} pixels, text x ${text}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('quality A1, A2, A5: confirmations, the dialog that cancels and both pages of a cancel are for everyone @desktop', async ({
  page,
}) => {
  const booked = await bookVisit(page, 'flu')
  await openConfirmation(page, booked.visit)
  await expect(heading(page, 'Your appointment is confirmed!')).toBeVisible()
  await look(page, 'confirmation')
  const two = await bookVisit(page, 'shingles')
  await openConfirmation(page, two.visit)
  await expect(heading(page, 'Your appointment is confirmed!')).toBeVisible()
  await look(page, 'confirmation of two')
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  await look(page, 'dialog of two')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
  await look(page, 'canceled')
  await page.goto(`/health-services/scheduler/cancel/${booked.first.id}/${booked.first.confirmCode}`)
  await expect(heading(page, 'You have a confirmed appointment!')).toBeVisible()
  await look(page, 'cancel link')
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  await look(page, 'cancel link, asked')
})

test('quality A1: an appointment is cancelled with the keyboard alone, and focus returns where it was @desktop', async ({
  page,
}) => {
  const { visit } = await bookVisit(page, 'flu')
  await openConfirmation(page, visit)
  const button = page.getByRole('button', { name: 'Cancel Appointment' })
  const dialog = page.getByRole('dialog')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('radio')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your appointment has been canceled!')).toBeFocused()
})
