import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { bookVisit, openConfirmation } from '../support/booked-visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { MAIN } from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { heading } from '../support/walk-in-flow.ts'

const CONFIRMATION = '/health-services/scheduler/confirmation'

function card(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** A visit's time as the guest reads it. */
function shown(timestamp: string) {
  const at = new Date(timestamp)
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en-US', { timeZone: 'America/New_York', ...options })
  const time = part({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })
  return `${part({ weekday: 'long' })}, ${part({ month: 'short', day: 'numeric', year: 'numeric' })}, ${time}`
}

/** The events of the calendar file behind a link. */
async function eventsBehind(page: Page, name: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const download = await started
  const file = readFileSync(await download.path(), 'utf8')
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  return { name: download.suggestedFilename(), file, events: events.map((one) => new ICAL.Event(one)) }
}

test('ROUTE-13 CONFIRM-02 CONFIRM-03 CONFIRM-04 CONFIRM-06 CONFIRM-08 CONFIRM-09 CONFIRM-10 CONFIRM-12 TIME-07 a booked vaccine: what, where, when, who, the code and what to bring', async ({
  page,
}) => {
  const { visit, first } = await bookVisit(page, 'flu')
  await openConfirmation(page, visit)
  await expect(page).toHaveTitle('Appointment Confirmation') // ROUTE-13
  await expect(heading(page, 'Your appointment is confirmed!')).toBeFocused()
  await expect(page.getByText([...first.counterCode].join(' '))).toBeAttached()
  const details = card(page, 'Appointment Details')
  for (const text of ['Flu', shown(visit.appointment?.timestamp ?? ''), 'Cincinnati, OH', '555-01'])
    await expect(details).toContainText(text)
  await expect(details.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('This location accepts your benefit code')).toBeVisible()
  for (const text of ['Wilhelmina Ostrander', '(513) 555-', 'w.ostrander@mail.example', '07/04/1984'])
    await expect(card(page, 'Patient details')).toContainText(text)
  await expect(card(page, 'Arrival Checklist').getByRole('listitem').first()).toBeVisible()
  await expect(card(page, 'Modify Appointment')).toContainText('Call (800) 555-01')
  await expectAccessible(page, { state: 'confirmation of a booking' })
  await expectLargeTargets(page, { state: 'confirmation of a booking' })

  await test.step('CONFIRM-01 CONFIRM-17 ROUTE-44 a reload keeps it; leaving clears it', async () => {
    await page.reload()
    await expect(details).toContainText('Flu')
    await page.getByRole('button', { name: 'Book Another Appointment' }).click() // CONFIRM-17
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
    await expect(heading(page, /./)).toBeVisible()
    await page.goto(CONFIRMATION)
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  })
})

test('CONFIRM-06 CONFIRM-07 over two services bring Show More and Show Less, and the time is always there', async ({
  page,
}) => {
  const { visit } = await bookVisit(page, 'three')
  await openConfirmation(page, visit)
  const details = card(page, 'Appointment Details')
  await expect(details.getByText('Vaccine', { exact: true })).toHaveCount(2)
  await expect(details).toContainText(shown(visit.appointment?.timestamp ?? ''))
  await details.getByRole('button', { name: 'Show More' }).click()
  await expect(details.getByText('Vaccine', { exact: true })).toHaveCount(3)
  await details.getByRole('button', { name: 'Show Less' }).click()
  await expect(details.getByText('Vaccine', { exact: true })).toHaveCount(2)
})

test('SCOPE-15 CONFIRM-06 CONFIRM-02 both doses are there, each with its time, code and cancel address, and go into the calendar', async ({
  page,
}) => {
  const { visit, first, second } = await bookVisit(page, 'shingles')
  await openConfirmation(page, visit)
  const details = card(page, 'Appointment Details')
  await expect(details.getByRole('heading', { name: 'First appointment' })).toBeVisible()
  await expect(details.getByRole('heading', { name: 'Second appointment' })).toBeVisible()
  const times = [visit.appointment, visit.followup].map((one) => one?.timestamp ?? '')
  for (const time of times) await expect(details).toContainText(shown(time))
  await expect(details).toContainText(second?.counterCode ?? 'none')
  const { name, file, events } = await eventsBehind(page, 'Add to calendar')
  expect(name).toBe('appointment.ics')
  expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(
    times.map((time) => Date.parse(time)),
  )
  expect(events.map(({ uid }) => uid)).toEqual([first, second].map((one) => `${one?.id}@guest-scheduler`))
  expect(events[0]?.summary).toMatch(/^Appointment at /)
  const addresses = [first, second].map(
    (one) => new URL(`/health-services/scheduler/cancel/${one?.id}/${one?.confirmCode}`, page.url()).href,
  )
  expect(events.map(({ component }) => component.getFirstPropertyValue('url'))).toEqual(addresses)
  for (const [index, { description }] of events.entries())
    expect(description).toContain(`To cancel: ${addresses[index]}`)
  const modify = card(page, 'Modify Appointment')
  await expect(modify).toContainText('To cancel both appointments later, open this address:')
  const link = modify.getByRole('link', { name: addresses[0] ?? '' })
  await expect(link).toHaveAttribute('href', addresses[0] ?? '')
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeVisible()
  await expect(modify.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  for (const secret of [first.counterCode, 'Shingles', 'Wilhelmina', 'accin'])
    expect(file.replace(/\r\n /g, '')).not.toContain(secret)
})

test('CONFIRM-05 CONFIRM-11 CONFIRM-18 ROUTE-08 a dietitian is named with initials and qualification, and meets on video', async ({
  page,
}) => {
  const { visit } = await bookVisit(page, 'dietitian')
  await openConfirmation(page, visit)
  const who = card(page, 'Your dietitian')
  for (const text of ['Maribel Okonkwo-Reyes', 'MS, RDN, LD', 'MO', 'Customer support', 'Call (800) 555-01'])
    await expect(who).toContainText(text)
  await expect(card(page, 'Appointment Details')).toContainText('By video')
  const video = card(page, 'Get ready for your video visit')
  await expect(video.getByRole('link')).toHaveCount(3)
  await expect(video.getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer')
  await expectAccessible(page, { state: 'confirmation of a dietitian visit' })
  await page.getByRole('button', { name: 'Book a Telenutrition Appointment' }).click()
  await expect(page).toHaveURL(/\/prescreen\/1$/)
})

test('CONFIRM-13 CONFIRM-14 CONFIRM-15 CONFIRM-16 LIMITS-10 a rideshare code is shown, copied and saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { visit } = await bookVisit(page, 'flu')
  await openConfirmation(page, visit)
  const ride = card(page, 'A discount on your ride')
  await expect(ride).toContainText('FERNRIDE01')
  await expect(ride.getByRole('link', { name: 'Questions about the ride?' })).toContainText('(800) 555-01')
  await expect(ride.getByRole('img', { name: 'QR code of FERNRIDE01' })).toBeVisible()
  await ride.getByRole('button', { name: 'Copy code' }).click()
  await expect(ride.getByText('Copied!')).toBeVisible()
  await expect(ride.getByText('Copied!')).toHaveCount(0)
  const started = page.waitForEvent('download')
  await ride.getByRole('button', { name: 'Save to Phone' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('FERNRIDE01.png')
  expect([...readFileSync(await download.path()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
})

test('CONFIRM-11 CANCEL-01 a video visit: links, the number of the clinic, and no store', async ({
  page,
}) => {
  const { visit } = await bookVisit(page, 'video')
  await openConfirmation(page, visit)
  await expect(card(page, 'Appointment Details')).toContainText('By video')
  await expect(card(page, 'Get ready for your video visit')).toBeVisible()
  await expect(card(page, 'Your dietitian')).toHaveCount(0)
  await expect(card(page, 'Modify Appointment')).toContainText('call the clinic')
  await expect(page.getByText('Your visit code')).toBeVisible()
})

test('CANCEL-02 CONFIRM-19 after a walk-in there is nothing to change or to put into a calendar', async ({
  page,
}) => {
  const { visit } = await bookVisit(page, 'flu')
  const { services = [], id = '', confirmCode = '' } = visit.appointment ?? {}
  const appointment = { services, timestamp: '', timezone: 'America/New_York', id, confirmCode }
  await openConfirmation(page, { ...visit, flow: 'INSTANT_VACCINE', appointment, counterCode: 'B7K2MX' })
  await expect(card(page, 'Appointment Details')).toContainText('Today, ')
  await expect(page.getByRole('heading', { name: 'Modify Appointment' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Get Another Vaccine' })).toBeVisible()
})

test('CANCEL-03 without the code there is a number to call and no Cancel button', async ({ page }) => {
  const { visit } = await bookVisit(page, 'flu')
  const { confirmCode: _, ...appointment } = visit.appointment ?? {
    services: [],
    timestamp: '',
    timezone: '',
  }
  await openConfirmation(page, { ...visit, appointment })
  await expect(card(page, 'Modify Appointment')).toContainText('Call (800) 555-01')
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(0)
})

test('quality 8 a confirmation is read offline after a reload, and printed without its buttons', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/)
  const { visit } = await bookVisit(page, 'flu')
  await openConfirmation(page, visit)
  await expect(card(page, 'Appointment Details')).toContainText('Flu')
  await page.mouse.click(5, 5) // a page that is used makes itself ready for use without a network
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(card(page, 'Appointment Details')).toContainText('Flu')
  await context.setOffline(true)
  await page.reload()
  await expect(card(page, 'Appointment Details')).toContainText('Flu')
  await expect(card(page, 'Arrival Checklist')).toBeVisible()
  await context.setOffline(false)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeHidden()
  await expect(card(page, 'Appointment Details')).toBeVisible()
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

test('where the device can share, the text says when and where and nothing of what for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    Navigator.prototype.share = async (what) => {
      ;(window as unknown as { shared: unknown[] }).shared.push(what)
    }
  })
  const { visit, first } = await bookVisit(page, 'flu')
  await openConfirmation(page, visit)
  await page.getByRole('button', { name: 'Share' }).click()
  const [what] = await page.evaluate(() => (window as unknown as { shared: { text: string }[] }).shared)
  expect(what?.text).toContain(shown(visit.appointment?.timestamp ?? ''))
  for (const secret of ['Flu', 'accin', 'Wilhelmina', first.confirmCode, first.counterCode])
    expect(what?.text).not.toContain(secret)
})
