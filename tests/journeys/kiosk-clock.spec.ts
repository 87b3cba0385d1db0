import { expect } from 'playwright/test'
import { exportSince } from '../support/exported.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { enrolTablet, expectHome, keysIn, TABLET } from '../support/tablet.ts'
import { aGuest, heading, proceed } from '../support/walk-in-flow.ts'
import { test, untilServed } from '../support/worker.ts'

test.use(TABLET)

const MINUTE = 60_000
const AHEAD = 26 * 60 * MINUTE

test('a tablet whose clock is 26 hours ahead keeps the right day over a reload without a network: staff read it, and the pharmacy gets a check-in of today [WI-37] @desktop', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install({ time: Date.now() + AHEAD })
  await enrolTablet(page)
  await untilServed(page)
  await expect.poll(() => keysIn(page, 'device')).toEqual(expect.arrayContaining(['clock', 'outboxKey']))
  await site.kill()
  await context.setOffline(true)
  await page.reload()
  await expectHome(page)
  await expect(page.getByText('Clock 26 h ahead')).toBeVisible()
  await fillForm(page, answersOf(aGuest()), 'Your agreement to the vaccines')
  await proceed(page)
  await expect(heading(page, 'Your form is saved')).toBeVisible()
  const zone = { timeZone: 'America/New_York', weekday: 'long', month: 'short', day: 'numeric' } as const
  const today = new Intl.DateTimeFormat('en-US', zone).format(Date.now())
  await expect(page.getByText(`Today, ${today}`)).toBeVisible()

  await context.setOffline(false)
  await site.serve()
  await page.clock.fastForward(MINUTE / 2) // so often what waits is sent
  await expect(page.getByText('The pharmacy now has your form.')).toBeVisible()
  const [line] = await exportSince(site, 0)
  expect(line).toMatchObject({ status: 'checkedIn' })
  expect(line).not.toHaveProperty('reasons')
  expect(Math.abs(Date.parse(line?.createdAt ?? '') - Date.now())).toBeLessThan(2 * MINUTE)
})
