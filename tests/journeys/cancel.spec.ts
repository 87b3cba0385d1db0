import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { type BookedVisit, bookVisit, isFree, openConfirmation } from '../support/booked-visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { MAIN } from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { heading } from '../support/walk-in-flow.ts'

const CANCEL = '/health-services/scheduler/cancel'
const CANCELED = '/health-services/scheduler/canceled'
const CALL = '**/appointment-management/v1/appointments/*'

const linkOf = ({ first }: BookedVisit) => `${CANCEL}/${first.id}/${first.confirmCode}`

/** PUTs of a page, in order. */
function watchCancels(page: Page) {
  const sent: { status: number; url: string; body: unknown }[] = []
  page.on('response', (response) => {
    if (response.request().method() !== 'PUT') return
    sent.push({ status: response.status(), url: response.url(), body: response.request().postDataJSON() })
  })
  return sent
}

/** Presses Cancel on the page of a link, and Yes. */
async function cancelThere(page: Page) {
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const asked = page.getByRole('dialog', { name: 'Are you sure you want to cancel your appointment?' })
  await asked.getByRole('button', { name: 'Yes' }).click()
}

test('CANCEL-03 CANCEL-04 CANCEL-07 CANCEL-12 CANCEL-17 ROUTE-15 one appointment is cancelled where it was confirmed, and its time is free at once', async ({
  page,
}) => {
  const booked = await bookVisit(page, 'flu')
  const time = booked.visit.appointment?.timestamp ?? ''
  expect(await isFree(page, 'flu', time)).toBe(false)
  const sent = watchCancels(page)
  await openConfirmation(page, booked.visit)
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appointment(s) Cancellation' })
  await expect(dialog.getByRole('radio')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please select an appointment to continue cancellation.')
  await expect(dialog.getByRole('radio')).toBeFocused()
  await expectAccessible(page, { state: 'cancellation, nothing selected' })
  await expectLargeTargets(page, { state: 'cancellation' })
  expect(sent).toEqual([])
  await dialog.getByRole('radio').check()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(page).toHaveURL(new RegExp(`${CANCELED}$`)) // CANCEL-11
  await expect(page).toHaveTitle('Cancel Confirmation')
  await expect(heading(page, 'Your appointment has been canceled!')).toBeFocused()
  expect(sent).toMatchObject([
    { status: 200, body: { status: 'CANCELED', confirmCode: booked.first.confirmCode } },
  ])
  expect(await isFree(page, 'flu', time)).toBe(true)
  await expectAccessible(page, { state: 'canceled' })

  await test.step('the calendar file of a cancelled appointment says so', async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Update your calendar' }).click()
    const file = readFileSync(await (await started).path(), 'utf8')
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event?.getFirstPropertyValue('sequence')).toBe(1)
    expect(event?.getFirstPropertyValue('uid')).toBe(`${booked.first.id}@guest-scheduler`)
  })

  await test.step('CANCEL-18 ROUTE-45 the page leads on, and knows nothing after a reload', async () => {
    await page.reload()
    await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Update your calendar' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Schedule again' }).click()
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
    await page.goto('/health-services/scheduler/confirmation')
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  })
})

test('CANCEL-05 CANCEL-06 CANCEL-13 CANCEL-14 with a follow-up the first is chosen and locked, and both are cancelled', async ({
  page,
}) => {
  const booked = await bookVisit(page, 'shingles')
  const sent = watchCancels(page)
  await openConfirmation(page, booked.visit)
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appointment(s) Cancellation' })
  const [one, two] = [dialog.getByRole('radio').nth(0), dialog.getByRole('radio').nth(1)]
  await expect(one).toBeChecked()
  await expect(one).toBeDisabled()
  await expect(two).toBeDisabled()
  await two.click({ force: true })
  await expect(one).toBeChecked()
  await expect(two).not.toBeChecked()
  await expect(dialog).toContainText('Canceling your 1st appointment will cancel ALL appointments.')
  await expectAccessible(page, { state: 'cancellation of two' })
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
  await expect(page.getByText('Both of your appointments are canceled.')).toBeVisible()
  expect(sent.map(({ status }) => status)).toEqual([200])
  const answer = await page.request.put(`/appointment-management/v1/appointments/${booked.second?.id}`, {
    data: { status: 'CANCELED', confirmCode: booked.second?.confirmCode },
  })
  expect(answer.status()).toBe(409)
})

test('CANCEL-18 after a dietitian visit the page leads to the dietitian', async ({ page }) => {
  const { visit } = await bookVisit(page, 'dietitian')
  await openConfirmation(page, visit)
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').check()
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await page.getByRole('button', { name: 'Schedule again' }).click()
  await expect(page).toHaveURL(/\/prescreen\/1$/)
})

test('CANCEL-15 an appointment that was cancelled elsewhere says so in the dialog, and the confirmation ends', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  const { visit, first } = await bookVisit(page, 'flu')
  await openConfirmation(page, visit)
  await page.request.put(`/appointment-management/v1/appointments/${first.id}`, {
    data: { status: 'CANCELED', confirmCode: first.confirmCode },
  })
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').check()
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This appointment has already been canceled.')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update your calendar' })).toBeVisible()
  await page.goto('/health-services/scheduler/confirmation')
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})

test('ROUTE-14 CANCEL-08 CANCEL-09 CANCEL-10 CANCEL-11 CANCEL-19 quality 7 a link cancels only after Yes, and its code leaves the address, the history, the caches and the log', async ({
  page,
  server,
}) => {
  const booked = await bookVisit(page, 'flu')
  const time = booked.visit.appointment?.timestamp ?? ''
  const { id, confirmCode } = booked.first
  const sent = watchCancels(page)
  const painted: string[] = []
  page.on('framenavigated', (frame) => painted.push(frame.url()))
  await page.goto(`${linkOf(booked)}?utm_source=mail`)
  await expect(heading(page, 'You have a confirmed appointment!')).toBeVisible()
  await expect(page).toHaveTitle('Cancel Appointment')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(CANCEL)
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).toBe('null')
  await expect(page.getByRole('link', { name: 'Call (800) 555-01' })).toHaveCount(2)
  const outbound = page.locator('a[href]:not([href^="tel:"])')
  for (const link of await outbound.all())
    expect(await link.getAttribute('href')).not.toMatch(/^https?:|confirmCode/)
  await expectAccessible(page, { state: 'cancel link' })
  await expectLargeTargets(page, { state: 'cancel link' })

  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const asked = page.getByRole('dialog', { name: 'Are you sure you want to cancel your appointment?' })
  await expectAccessible(page, { state: 'cancel link, asked' })
  await asked.getByRole('button', { name: 'No' }).click()
  expect(sent).toEqual([])
  expect(await isFree(page, 'flu', time)).toBe(false)

  await cancelThere(page)
  await expect(page).toHaveURL(new RegExp(`${CANCELED}$`))
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
  expect(sent).toMatchObject([{ status: 200, body: { status: 'CANCELED', confirmCode } }])
  expect(await isFree(page, 'flu', time)).toBe(true)
  await page.getByRole('button', { name: 'Schedule again' }).click()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))

  expect(server.logs()).toContain(`${CANCEL}/:id/:code`)
  for (const secret of [confirmCode, id]) expect(server.logs()).not.toContain(secret)
  const cached = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    return found.join('\n')
  })
  expect(cached).not.toContain('/cancel/')
  await page.goBack()
  expect(page.url()).not.toContain(confirmCode)
})

test('SCOPE-06 SCOPE-15 CANCEL-13 CONFIRM-01 the link of the confirmation cancels, and takes the confirmation kept on the same phone with it @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const booked = await bookVisit(page, 'shingles')
  await openConfirmation(page, booked.visit)
  await expect(heading(page, 'Your appointment is confirmed!')).toBeVisible()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  const address = new URL(linkOf(booked), page.url()).href
  await page.getByRole('link', { name: address }).click()
  await cancelThere(page)
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
  await expect(page.getByText('Both of your appointments are canceled.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update your calendar' })).toBeVisible()
  await page.goto('/health-services/scheduler/confirmation')
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})

test('CANCEL-08 a reload no longer knows the link, and asks to open it again', async ({ page }) => {
  const booked = await bookVisit(page, 'flu')
  await page.goto(linkOf(booked))
  await expect(heading(page, 'You have a confirmed appointment!')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Open your cancel link again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Call (800) 555-01' })).toHaveCount(2)
  await expectAccessible(page, { state: 'cancel link, after a reload' })
})

test('CANCEL-15 CANCEL-16 class 37 a used link, a wrong code, a wrong id and nonsense: nothing is cancelled, in words', async ({
  page,
  complaints,
}) => {
  complaints.allow(/40[49]/)
  const booked = await bookVisit(page, 'flu')
  const other = await bookVisit(page, 'three')
  const { id, confirmCode } = booked.first
  const swapped = confirmCode.replace(/[a-z]/, (letter) => letter.toUpperCase())
  for (const link of [
    `${id}/${other.first.confirmCode}`,
    `${id}/${confirmCode.slice(1)}`,
    `${id}/${confirmCode}x`,
    `${id}/${swapped}`,
    `${confirmCode}/${id}`,
    '%3Cscript%3E/%00',
  ]) {
    await page.goto(`${CANCEL}/${link}`)
    await expect(heading(page, 'You have a confirmed appointment!')).toBeVisible()
    await cancelThere(page)
    await expect(page.getByRole('alert')).toContainText('Could not cancel this appointment.')
  }
  await expectAccessible(page, { state: 'cancel link, refused' })
  await page.goto(linkOf(booked))
  await cancelThere(page)
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
  await page.goto(linkOf(booked))
  await cancelThere(page)
  await expect(heading(page, 'This appointment has already been canceled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(0)
  await expectAccessible(page, { state: 'cancel link, used before' })
})

test('CANCEL-14 fault 5 an answer that was lost: the next 409 is success', async ({ page, complaints }) => {
  complaints.allow(/409|Failed to load|net::ERR/)
  const booked = await bookVisit(page, 'flu')
  await page.goto(linkOf(booked))
  let calls = 0
  await page.route(CALL, async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await cancelThere(page)
  await expect(page).toHaveURL(new RegExp(`${CANCELED}$`))
  expect(calls).toBe(2)
})

test('CANCEL-16 offline it says that a connection is needed, with the numbers, and can be pressed again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/)
  const booked = await bookVisit(page, 'flu')
  await page.goto(linkOf(booked))
  await expect(page.getByRole('link', { name: 'Call (800) 555-01' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  await page.getByRole('button', { name: 'No' }).click()
  await context.setOffline(true)
  await cancelThere(page)
  await expect(page.getByRole('alert')).toContainText('You need a connection to cancel.')
  await expect(page.getByRole('link', { name: 'Call (800) 555-01' })).toHaveCount(2)
  await context.setOffline(false)
  await cancelThere(page)
  await expect(heading(page, 'Your appointment has been canceled!')).toBeVisible()
})
