import type { Page } from 'playwright'
import { COLOUR_RULES, expectAccessible } from '../support/axe.ts'
import { bookVisit, openConfirmation, unfold } from '../support/booked-visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { stickingOut } from '../support/sizes.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { expectOwnTypeface, useOwnTypeface } from '../support/typeface.ts'
import { heading } from '../support/walk-in-flow.ts'

// Many states are looked at in one pass, each at rest: a colour on its way from one theme to the other is neither.
// A worker would fetch the whole product again for every guest.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const CANCEL = '/health-services/scheduler/cancel'
const SIZES = [
  { width: 320, height: 640, text: 1 },
  { width: 390, height: 844, text: 2 },
  { width: 1280, height: 800, text: 2 },
]

/** Good looks, contrast in every theme, and at every width the size of targets, and that nothing needs scrolling sideways. */
async function look(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await expectAccessible(page, { state: `${state}, ${colorScheme}, more contrast`, only: COLOUR_RULES })
  }
  await page.emulateMedia({ contrast: null })
  await expectGoodLooks(page, state)
  await expectOwnTypeface(page)
  for (const { width, height, text } of SIZES) {
    await page.setViewportSize({ width, height })
    expect(await stickingOut(page, text), `${state} at ${width} pixels, text x ${text}`).toEqual([])
    await expectLargeTargets(page, { state: `${state} at ${width} pixels` })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('confirmations, the dialog that cancels and both pages of a cancel are for everyone [quality A1, A2, A5] @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  await useOwnTypeface(page)
  const dialog = page.getByRole('dialog')
  const cancel = page.getByRole('button', { name: 'Cancel Appointment' })
  const booked = await bookVisit(page, 'flu')
  await openConfirmation(page, booked.visit)
  await expect(heading(page, 'Your appointment is confirmed!')).toBeVisible()
  await look(page, 'confirmation')
  await unfold(page, 'Modify Appointment')
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look(page, 'dialog of one, nothing selected')

  await openConfirmation(page, (await bookVisit(page, 'dietitian')).visit)
  await expect(page.getByRole('heading', { name: 'Your dietitian' })).toBeVisible()
  await look(page, 'confirmation of a dietitian visit')

  await openConfirmation(page, (await bookVisit(page, 'shingles')).visit)
  await expect(heading(page, 'Your appointment is confirmed!')).toBeVisible()
  await unfold(page, 'Modify Appointment')
  await look(page, 'confirmation of two')
  await cancel.click()
  await look(page, 'dialog of two')
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
  await look(page, 'canceled')

  const { id, confirmCode } = booked.first
  await page.goto(`${CANCEL}/${id}/${confirmCode}x`)
  await expect(heading(page, 'We cannot find this appointment.')).toBeVisible()
  await look(page, 'cancel link that is wrong')
  await page.route(`**/appointments/${id}`, (route) =>
    route.fulfill({ status: 404, json: { errors: [{ key: 'notFound', message: 'Not found.' }] } }),
  )
  await page.goto(`${CANCEL}/${id}/${confirmCode}`)
  await expect(heading(page, 'You have a confirmed appointment!')).toBeVisible()
  await look(page, 'cancel link')
  await cancel.click()
  await look(page, 'cancel link, asked')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('alert')).toContainText('Could not cancel this appointment.')
  await look(page, 'cancel link, refused')
  await page.goto('about:blank')
  await page.goto(CANCEL) // a new history entry, which has no link
  await expect(heading(page, 'Your visit')).toBeVisible()
  await look(page, 'the page of visits without a link')
})
