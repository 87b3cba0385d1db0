import type { Browser, Page } from 'playwright'
import { expect } from 'playwright/test'
import { launchBrowser } from '../support/browser.ts'
import { openForm, submitOf } from '../support/find.ts'
import { addressOf, cards, dayAhead, pickSlot, SEARCHES, slots } from '../support/results-flow.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { type Effort, watch } from './watch-guest.ts'

/** What a guest wants, in their words, from where they are. */
type Task = [wish: string, from: string, way: (page: Page) => Promise<void>]

const MAIN = '/health-services/scheduler/main'
const STORE = '90100001'
const CLINIC = { type: 'Clinic Visits', location: '45202', date: dayAhead(1), serviceIds: '29' }

/** Presses a button or link of this name, the whole of it where it is a text. */
const press = (page: Page, name: string | RegExp) => {
  const named = { name, exact: true }
  return page
    .getByRole('button', named)
    .or(page.getByRole('link', named))
    .filter({ visible: true })
    .first()
    .click()
}
const says = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()
const place = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const type = (page: Page) => page.getByLabel('Appointment Type')
const times = (page: Page) => slots(page).first().waitFor()
const noFlu = (page: Page) => press(page, 'No')

/** Opens a page of the header's list, which a phone has behind "Menu". */
async function open(page: Page, name: string): Promise<void> {
  const menu = page.locator('summary', { hasText: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click()
}

const TASKS: Task[] = [
  [
    'See a clinician for a sore throat tomorrow',
    MAIN,
    async (page) => {
      await type(page).selectOption('Clinic Visits')
      await place(page).fill('45202')
      await press(page, 'Tomorrow')
      await submitOf(page).click()
      await noFlu(page)
      await times(page)
    },
  ],
  [
    'Move the search to Louisville',
    addressOf(CLINIC),
    async (page) => {
      await press(page, 'Change')
      await place(page).fill('Louisville, KY')
      await submitOf(page).click()
      await says(page, /near Louisville, KY/)
    },
  ],
  [
    'Find a COVID shot this weekend',
    MAIN,
    async (page) => {
      await type(page).selectOption('COVID-19 Vaccines')
      await place(page).fill('45202')
      await submitOf(page).click()
      await page.getByRole('checkbox', { name: /yearly/ }).check()
      await press(page, 'Continue')
      await page.getByLabel('Month').fill('07')
      await page.getByLabel('Day', { exact: true }).fill('04')
      await page.getByLabel('Year').fill('1980')
      await press(page, 'Continue')
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await press(page, 'Continue')
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await press(page, 'See times')
      await press(page, 'Filter and sort')
      await press(page, 'Weekend')
      await times(page)
    },
  ],
  [
    'Take the soonest time nearby',
    addressOf(SEARCHES.flu),
    async (page) => {
      await press(page, /^Soonest: /)
      await says(page, /^Held for /)
    },
  ],
  [
    'Get a flu shot in the evening',
    addressOf(SEARCHES.flu),
    async (page) => {
      await press(page, 'Filter and sort')
      await press(page, 'Evening')
      await times(page)
    },
  ],
  [
    'Have a physical in place of the clinic visit',
    addressOf(CLINIC),
    async (page) => {
      await press(page, 'Edit search')
      await type(page).selectOption('Physicals')
      await submitOf(page).click()
      await noFlu(page)
      await says(page, 'Is the patient 20 years old or older?')
    },
  ],
  [
    'Find somebody near Cleveland, where no clinic is',
    addressOf({ ...CLINIC, location: 'Cleveland, OH' }),
    async (page) => {
      await press(page, 'See its times')
      await times(page)
    },
  ],
  [
    'Ask for a day in three months',
    addressOf({ ...CLINIC, date: dayAhead(90) }),
    async (page) => {
      await says(page, /^The last days? that you can book now/)
      await times(page)
    },
  ],
  [
    'Type "Cincinati" and mean Cincinnati',
    addressOf({ ...CLINIC, location: 'Cincinati' }),
    async (page) => {
      await press(page, 'Did you mean Cincinnati, OH')
      await times(page)
    },
  ],
  [
    'Type "Newport" for the one across the river from Cincinnati',
    addressOf({ ...CLINIC, location: 'Newport' }),
    async (page) => {
      await says(page, /near Newport, KY/)
      await times(page)
    },
  ],
  [
    'Talk to a dietitian, by ZIP code',
    MAIN,
    async (page) => {
      await type(page).selectOption('Telenutrition')
      await submitOf(page).click()
      await says(page, /licensed|state/i)
    },
  ],
  [
    'See somebody on video',
    MAIN,
    async (page) => {
      await type(page).selectOption('Video Visits')
      await submitOf(page).click()
      await page.getByRole('dialog').getByRole('combobox').selectOption('OH')
      await page.getByRole('dialog').getByRole('button').first().click()
      await times(page)
    },
  ],
  [
    'Walk in for a vaccine, with the number of the store',
    MAIN,
    async (page) => {
      await page.getByLabel(/store number/i).fill(STORE)
      await page.keyboard.press('Enter')
      await says(page, 'Walk-In Vaccine')
    },
  ],
  [
    'Use a benefit code',
    MAIN,
    async (page) => {
      await open(page, 'I have a benefit code')
      await page.getByLabel('Please enter your Benefit Code').fill('RIVERCREW')
      await press(page, 'Continue')
      await says(page, 'Benefit code has been verified')
    },
  ],
  [
    'Find a clinic that is open, and its phone',
    MAIN,
    async (page) => {
      await open(page, 'Find a clinic')
      await page.getByRole('combobox', { name: 'ZIP code or City, State' }).fill('45202')
      await press(page, 'Search')
      await expect(cards(page).first()).toContainText(/Open|Closed|Opens/)
      await expect(
        cards(page)
          .first()
          .getByRole('link', { name: /\(\d{3}\)/ }),
      ).toBeVisible()
    },
  ],
  [
    'Book at a clinic that was found',
    '/health-services/clinic/locations?searchText=45202',
    async (page) => {
      await press(page, /^Book a visit, /)
      await expect(place(page)).not.toHaveValue('')
    },
  ],
  [
    'Cancel a visit without its link at hand',
    MAIN,
    async (page) => {
      await open(page, 'Your visit')
      await says(page, 'Open the link on your confirmation or in your calendar, or call us.')
    },
  ],
  [
    'Go back from the form to another time',
    addressOf(SEARCHES.flu),
    async (page) => {
      await pickSlot(page, slots(page).first())
      await press(page, 'Continue')
      await says(page, 'Who is getting the vaccine?')
      await page.goBack()
      await times(page)
    },
  ],
  [
    'Show the times to somebody else',
    addressOf(SEARCHES.flu),
    async (page) => {
      await times(page)
      const other = await page.context().newPage()
      await other.goto(page.url())
      await times(other)
    },
  ],
  [
    'Look at a clinic while a time is held, and keep the time',
    addressOf(SEARCHES.flu),
    async (page) => {
      await pickSlot(page, slots(page).first())
      await open(page, 'Find a clinic')
      await says(page, 'Leave this booking?')
      await press(page, 'Stay here')
      await says(page, /^Held for /)
    },
  ],
]

async function effortOf(browser: Browser, server: RunningServer, [, from, way]: Task): Promise<Effort> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  try {
    const effort = await watch(page)
    await (from === MAIN ? openForm(page) : page.goto(from))
    await way(page)
    return effort
  } finally {
    await context.close()
  }
}

/** Twenty tasks as guests would try them, on a phone: what each takes, and which cannot be finished. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  const figures: Figure[] = []
  try {
    for (const task of TASKS) {
      const [wish] = task
      const done = await effortOf(browser, server, task).catch((error: Error) => error)
      const isDone = !(done instanceof Error)
      say(
        isDone ? `${wish}: ${done.taps} taps, ${done.screens} screens` : `${wish}: NOT DONE, ${done.message}`,
      )
      if (isDone) figures.push({ name: `${wish}: taps`, value: done.taps, unit: '', better: 'less' })
      figures.push({ name: `${wish}: done`, value: Number(isDone), unit: '', better: 'more', gate: 1 })
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return figures
}
