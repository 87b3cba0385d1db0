import type { Page } from 'playwright'
import { bookVisit, openConfirmation, unfold } from '../support/booked-visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { MAIN } from '../support/results-flow.ts'
import { heading } from '../support/walk-in-flow.ts'

const CANCEL = '/health-services/scheduler/cancel'
const CONFIRMATION = '/health-services/scheduler/confirmation'

/** PUTs of a page, in order. */
function watchCancels(page: Page) {
  const sent: { status: number; body: unknown }[] = []
  page.on('response', (response) => {
    if (response.request().method() !== 'PUT') return
    sent.push({ status: response.status(), body: response.request().postDataJSON() })
  })
  return sent
}

/** Addresses in the caches of this origin. */
function cachedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    return found.join('\n')
  })
}

const keptLinkOf = (page: Page) => page.evaluate(() => window.history.state?.keptLink)

test('7 the link of a confirmation shows its visit and cancels only after Yes, and its code leaves the address, the history, the caches and the log [ROUTE-14, SCOPE-06, SCOPE-15, CANCEL-08 to CANCEL-11, CANCEL-13, CANCEL-17, CANCEL-19, CONFIRM-01, BK-44, VISIT-01, VISIT-02, quality]', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const { visit, first } = await bookVisit(page, 'shingles')
  const { id, confirmCode } = first
  const sent = watchCancels(page)
  const link = new URL(`${CANCEL}/${id}/${confirmCode}`, server.url)
  const ask = page.getByRole('button', { name: 'Cancel Appointment' })
  const asked = page.getByRole('dialog', { name: 'Are you sure you want to cancel your appointment?' })
  const opened = heading(page, 'You have a confirmed appointment!')

  await test.step('the confirmation has the link, to copy and to follow', async () => {
    await openConfirmation(page, visit)
    await unfold(page, 'Modify Appointment')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied!')).toBeVisible()
    await page.getByRole('link', { name: 'Open your visit' }).click()
    await expect(opened).toBeVisible()
    await expect(page.getByText('Shingles', { exact: true }).first()).toBeVisible()
  })

  await test.step('a reload shows it again', async () => {
    await expect.poll(() => keptLinkOf(page)).toEqual(expect.any(String))
    await page.reload()
    await expect(opened).toBeVisible()
  })

  await test.step('opened again it cancels nothing before Yes', async () => {
    await page.goto(`${link.href}?utm_source=mail`)
    await expect(opened).toBeVisible()
    await expect(page).toHaveTitle('Cancel Appointment')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(CANCEL)
    await expect.poll(() => keptLinkOf(page)).toEqual(expect.any(String))
    const entry = await page.evaluate(() => JSON.stringify(window.history.state))
    for (const secret of [id, confirmCode]) expect(entry).not.toContain(secret)
    await ask.click()
    await asked.getByRole('button', { name: 'No' }).click()
    expect(sent).toEqual([])
  })

  await test.step('the second dose moves to another time', async () => {
    await page.getByRole('button', { name: 'Change day or time' }).click()
    await page.getByRole('radio', { name: 'Second appointment' }).click()
    const times = page.getByRole('button', { name: /^\d\d:\d\d [AP]M/ })
    const time = (await times.nth(1).getAttribute('aria-label'))?.slice(0, 8) ?? 'no time'
    await times.nth(1).click()
    await expect(page.getByText(/^We keep this time for you until/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm new time' }).click()
    await expect(page.getByText('Your appointment has a new time.', { exact: true })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: time })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Update your calendar' })).toBeVisible()
  })

  await test.step('Yes cancels both doses, and the confirmation on this phone ends', async () => {
    await ask.click()
    await asked.getByRole('button', { name: 'Yes' }).click()
    await expect(heading(page, 'Your appointment has been canceled!')).toBeFocused()
    await expect(page.getByText('Both of your appointments are canceled.')).toBeVisible()
    expect(sent).toMatchObject([{ status: 200, body: { status: 'CANCELED', confirmCode } }])
    await page.getByRole('button', { name: 'Schedule again' }).click()
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  })

  await test.step('its code is nowhere any more', async () => {
    // The worker may have answered every earlier opening, so that the server has logged none of them.
    await page.request.get(link.href)
    await expect.poll(() => server.logs()).toContain(`${CANCEL}/:id/:code`)
    for (const secret of [confirmCode, id]) expect(server.logs()).not.toContain(secret)
    expect(await cachedIn(page)).not.toContain('/cancel/')
    await page.goBack()
    expect(page.url()).not.toContain(confirmCode)
    await page.goto(CONFIRMATION)
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  })
})
