import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const MAIN = '/health-services/scheduler/main'
const CLINICS = '/health-services/clinic/locations'

/** Pages that are there before any script: address, title, heading, words of the page. */
const PAGES: { path: string; title: string; h1: string; words: string[] }[] = [
  {
    path: DEMONSTRATION_STORE,
    title: 'Walk-In Vaccine',
    h1: 'Walk-In Vaccine',
    words: [
      'Marrowby Market Lantern Square',
      '100 Lantern Sq, Cincinnati, OH 45202',
      'Check in at the pharmacy counter',
    ],
  },
  {
    path: MAIN,
    title: 'Health and Wellness Scheduler',
    h1: 'Book a visit',
    words: ['Find Appointment', 'Appointment Type', 'Walk in for a vaccine', 'Store number'],
  },
  {
    path: CLINICS,
    title: 'Clinic Locator',
    h1: 'Find a clinic',
    words: ['Call us with your ZIP code or city.'],
  },
  {
    path: '/health-services/nothing/here',
    title: 'Page not found',
    h1: "Oh no 404! Can't find page.",
    words: ['What are you looking for?', 'A walk-in vaccine', 'A clinic near you'],
  },
]

async function expectPage(page: Page, { path, title, h1, words }: (typeof PAGES)[number]): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(title === 'Page not found' ? 404 : 200)
  await expect(page).toHaveTitle(title)
  await expect(heading(page, h1)).toBeVisible()
  for (const text of words) await expect(page.getByText(text).first()).toBeVisible()
}

test.describe('before any script @phone', () => {
  test.use({ javaScriptEnabled: false })

  for (const one of PAGES) {
    test(`ROUTE-03, -20, -30, -32, WALKIN-01 to -05: ${one.path} can be read`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 404/)
      await expectPage(page, one)
    })
  }

  test("WALKIN-03 WALKIN-04 Start leads to the store's selection", async ({ page }) => {
    await page.goto('/health-services/instant-vaccines/90300006')
    await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
      'href',
      '/health-services/instant-vaccines/select/90300006',
    )
  })
})

test('ROUTE-03, -30, -32, LOCATOR-01: the small pages, in light and dark, with large targets', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const one of PAGES) {
    await expectPage(page, one)
    await page.waitForLoadState('load')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, { state: `${one.path}, ${colorScheme}` })
    }
    await expectLargeTargets(page, { state: one.path })
  }
  await page.getByRole('link', { name: 'A clinic near you' }).click()
  await expect(page).toHaveTitle('Clinic Locator')
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+1-\d/)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'A time for a visit' })).toHaveAttribute('href', MAIN)
  await page.getByRole('link', { name: 'A walk-in vaccine' }).click()
  await expect(page).toHaveTitle('Health and Wellness Scheduler')
  await expect(page).toHaveURL(/#store-number$/)
  await expect(page.getByLabel('Store number')).toBeInViewport()
})

test('VALID-01 VALID-02 VALID-08 main leads to the walk-in of a store by its number', async ({ page }) => {
  const number = page.getByLabel('Store number')
  await page.goto(MAIN)
  for (const [typed, message] of [
    ['', 'Input is required.'],
    ['901 000', 'Input must be valid.'],
  ] as const) {
    await number.fill(typed)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(number).toBeFocused()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
  }
  await number.fill(' 90100001 ')
  await number.press('Enter')
  await expect(page).toHaveURL(/instant-vaccines\/90100001$/)
  await expect(page.getByText('Marrowby Market Lantern Square')).toBeVisible()
})

test('ROUTE-02 ROUTE-41 a slash at the end and the bare addresses lead to the page @desktop', async ({
  page,
}) => {
  for (const [from, to] of [
    [`${MAIN}/?a=1`, `${MAIN}?a=1`],
    [`${DEMONSTRATION_STORE}/`, DEMONSTRATION_STORE],
    ['/health-services', MAIN],
    ['/health-services/scheduler', MAIN],
  ] as const) {
    await page.goto(from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { pathname, search } = new URL(page.url())
    expect(pathname + search, from).toBe(to)
  }
})

test('quality P5: nothing on the landing page moves while it comes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Slow enough that the page is seen before its script, its services and its font are there.
  await page.route(/\.(js|woff2)$|services\/location/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  const font = page.waitForResponse(/woff2/)
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible()
  await font
  await page.evaluate(() => document.fonts.ready)
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(await shifts()).toEqual([])

  await test.step('what does move is seen', async () => {
    await page.evaluate(() => {
      const box = document.createElement('div')
      box.style.height = '100px'
      document.querySelector('main')?.prepend(box)
    })
    await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0)
  })
})
