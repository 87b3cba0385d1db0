import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'

export const RESULTS = '/health-services/scheduler/result'
export const FOLLOWUP = '/health-services/scheduler/result/followup'
export const SCHEDULE = '/health-services/scheduler/schedule'
export const MAIN = '/health-services/scheduler/main'
export const RESERVATIONS = '**/appointment-management/v1/appointment-reservations*'

/** Today in Ohio, so many days later: YYYY-MM-DD. */
export function dayAhead(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  return new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The next day after today on which the demonstration's clinics keep their hours: YYYY-MM-DD in Ohio. */
export function usualDayAhead(): string {
  const isHoliday = (day: string) =>
    /-(?:01-01|12-25)$/.test(day) ||
    (/-11-2[2-8]$/.test(day) && new Date(`${day}T12:00:00Z`).getUTCDay() === 4)
  const [first, second] = [dayAhead(1), dayAhead(2)]
  return isHoliday(first) ? second : first
}

/** Searches of the demonstration directory, each by direct entry. */
export const SEARCHES = {
  flu: { type: 'Vaccines', location: '45202', date: dayAhead(1), serviceIds: '201' },
  shingles: { type: 'Vaccines', location: '45202', date: dayAhead(1), serviceIds: '209' },
  video: { type: 'Video Visits', location: 'OH', date: dayAhead(0), serviceIds: '351' },
  dietitian: { type: 'Telenutrition', location: 'OH', date: dayAhead(4), serviceIds: '301' },
} satisfies Record<string, Record<string, string>>

export function addressOf(search: Record<string, string>, path = RESULTS): string {
  return `${path}?${new URLSearchParams(search)}`
}

/** Opens the results of a search and waits for its first times. */
export async function openResults(page: Page, search: Record<string, string>): Promise<void> {
  await page.goto(addressOf(search))
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
}

/** Answers what comes before the times of a series, as somebody old enough who had no dose, and waits for its first times. */
export async function openSeries(page: Page, wanted: RegExp = /^The first and the second/): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await page.goto(addressOf(SEARCHES.shingles))
  await expect(page.getByRole('checkbox', { name: /Shingles/ })).toBeChecked()
  await next.click()
  await page.getByLabel('Month').fill('07')
  await page.getByLabel('Day', { exact: true }).fill('04')
  await page.getByLabel('Year').fill('1960')
  await next.click()
  await page.getByRole('radio', { name: 'None yet' }).check()
  await next.click()
  await page.getByRole('radio', { name: wanted }).check()
  await page.getByRole('button', { name: 'See times' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
}

/** The cards of the open page. */
export function cards(page: Page): Locator {
  return page.getByRole('article')
}

/** Times that can be picked. */
export function slots(within: Page | Locator): Locator {
  return within.getByRole('button', { name: /^\d\d:\d\d [AP]M [A-Z]{2,5}, / })
}

/** The time that is picked. */
export function chosen(page: Page): Locator {
  return page.getByRole('button', { pressed: true })
}

/** The bar, which a page without a chosen time does not have. */
export function bar(page: Page): Locator {
  return page.locator('[class*=StickyBar_bar]')
}

/** Picks a time and waits until it is held; answers its name. */
export async function pickSlot(page: Page, slot: Locator): Promise<string> {
  // The very one: the last of a list is another when more days come.
  const picked = await slot.elementHandle()
  const name = (await picked?.getAttribute('aria-label')) ?? ''
  await picked?.click()
  await expect(page.getByText(/^Held for /).last()).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  return name
}

export async function proceed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Bodies and codes of what was held and released, in order. */
export function watchHolds(page: Page): { method: string; code: string | undefined }[] {
  const seen: { method: string; code: string | undefined }[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.includes('appointment-reservations')) return
    const method = response.request().method()
    const body = method === 'DELETE' ? undefined : await response.json().catch(() => undefined)
    const code = body?.data?.appointmentReservations?.[0]?.reservationCode ?? pathname.split('/').at(-1)
    seen.push({ method, code })
  })
  return seen
}

/** From now on the page does not learn the server's clock, which stays where it is when the test moves that of the device. */
export async function keepOwnClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (name) {
      return name === 'date' ? null : get.call(this, name)
    }
  })
  await page.clock.install()
}

/** Goes on to the form and waits until it shows what is held. */
export async function proceedToForm(page: Page, appointments = 1): Promise<void> {
  await proceed(page)
  await expect(page).toHaveURL(new RegExp(`${SCHEDULE}$`))
  await expect(page.getByRole('heading', { name: `Appointments (${appointments})` })).toBeVisible()
}
