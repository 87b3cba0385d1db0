import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from 'playwright'
import { bookVisit, openConfirmation, unfold } from '../support/booked-visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { MAIN } from '../support/results-flow.ts'
import { heading } from '../support/walk-in-flow.ts'

const CONFIRMATION = '/health-services/scheduler/confirmation'

function card(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** The file that a press saves. */
async function saved(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent('download')
  await press()
  const download = await started
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('a confirmation is saved to the calendar and its rideshare code as a picture; left, it is gone [CONFIRM-01, CONFIRM-14, CONFIRM-16, CONFIRM-17, ROUTE-44, SC-32]', async ({
  page,
}) => {
  const { visit, first } = await bookVisit(page, 'flu')
  await openConfirmation(page, visit)
  await expect(heading(page, 'Your appointment is confirmed!')).toBeFocused()
  const code = page.locator('[class*=Confirmation_display]')
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const box = await code.boundingBox()
    const end = (box?.y ?? 999) + (box?.height ?? 0)
    expect(end, `day, place and code are seen at once at ${width} px`).toBeLessThanOrEqual(844)
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'what is not needed at once is folded').toBeLessThanOrEqual(1750)
  const calendar = await saved(page, () => page.getByRole('link', { name: 'Add to calendar' }).click())
  expect(calendar.name).toBe('appointment.ics')
  const [event] = new ICAL.Component(ICAL.parse(calendar.bytes.toString())).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('uid')).toBe(`${first.id}@guest-scheduler`)
  const ride = card(page, 'A discount on your ride')
  await unfold(page, 'A discount on your ride')
  const picture = await saved(page, () => ride.getByRole('button', { name: 'Save to Phone' }).click())
  expect(picture.name).toBe('FERNRIDE01.png')
  expect([...picture.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])

  await page.getByRole('button', { name: 'Book Another Appointment' }).click()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  await expect(heading(page, /./)).toBeVisible()
  await page.goto(CONFIRMATION)
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})

test('8 a confirmation is read offline after a reload, and printed without its buttons [quality]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/)
  const { visit, first } = await bookVisit(page, 'shingles')
  await openConfirmation(page, visit)
  const details = card(page, 'Appointment Details')
  await expect(details).toContainText('Shingles')
  await page.mouse.click(5, 5) // a page that is used makes itself ready for use without a network
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(details).toContainText('Shingles')
  await context.setOffline(true)
  await page.reload()
  await expect(details).toContainText('Shingles')
  await expect(card(page, 'Arrival Checklist')).toBeVisible()
  await context.setOffline(false)

  await page.emulateMedia({ media: 'print' })
  const modify = card(page, 'Modify Appointment')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(modify.getByRole('button')).toHaveCount(0)
  await expect(modify.getByRole('link')).toHaveText(/^Call /)
  await expect(page.getByText(`/cancel/${first.id}/`)).toBeVisible() // SC-34
  await expect(page.getByRole('img', { name: 'QR code of the link to your visit' })).toBeVisible()
  await expect(details).toBeVisible()
  const inkOf = () => page.evaluate(() => getComputedStyle(document.body).color)
  const onPaper = await inkOf()
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect.poll(inkOf).not.toBe(onPaper)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await inkOf()).toBe(onPaper)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].some((one) => getComputedStyle(one).transitionDuration !== '0s'),
  )
  expect(moving).toBe(false)
})
