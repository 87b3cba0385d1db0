import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const MAIN = '/health-services/scheduler/main'

/** Pages that are there before any script: address, title, heading, words of the page; with none it is a statement in parts. */
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
    path: '/health-services/clinic/locations',
    title: 'Clinic Locator',
    h1: 'Find a clinic',
    words: ['Call us with your ZIP code or city.'],
  },
  { path: '/health-services/privacy', title: 'Your Privacy', h1: 'Your privacy', words: [] },
  { path: '/health-services/accessibility', title: 'Accessibility', h1: 'Accessibility', words: [] },
  {
    path: '/health-services/licences',
    title: 'Licenses and Attributions',
    h1: 'Licenses and attributions',
    words: [],
  },
  {
    path: '/health-services/nothing/here',
    title: 'Page not found',
    h1: "Oh no 404! Can't find page.",
    words: ['What are you looking for?', 'A walk-in vaccine', 'A clinic near you'],
  },
]

/** Pages that content fills, once their scripts run. */
const OF_CONTENT = [
  '/rx/guest/vaccination-appointments',
  '/health/clinic/schedule-appointment',
  '/health/clinic/services',
  '/health/clinic/billing-insurance-payment',
]

const isStatement = ({ words }: (typeof PAGES)[number]) => words.length === 0

async function expectPage(page: Page, one: (typeof PAGES)[number]): Promise<void> {
  const { path, title, h1, words } = one
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(title === 'Page not found' ? 404 : 200)
  await expect(page).toHaveTitle(title)
  await expect(heading(page, h1)).toBeVisible()
  if (isStatement(one)) await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const text of words) await expect(page.getByText(text).first()).toBeVisible()
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page that the build renders can be read, and Start leads to the selection of its store [ROUTE-03, ROUTE-20, ROUTE-30, ROUTE-32, WALKIN-01, WALKIN-02, WALKIN-03, WALKIN-04, WALKIN-05, quality section 7]', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    for (const one of PAGES) await expectPage(page, one)
    await page.goto('/health-services/instant-vaccines/90300006')
    await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
      'href',
      '/health-services/instant-vaccines/select/90300006',
    )
  })
})

test('the looks of the small pages, with large targets; a walk-in vaccine is found by the number of a store [ROUTE-03, ROUTE-30, ROUTE-32, LOCATOR-01]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of OF_CONTENT) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Find a time' })).toBeVisible()
    await expectGoodLooks(page, path)
  }
  for (const one of PAGES.filter((one) => !isStatement(one))) {
    await expectPage(page, one)
    await page.waitForLoadState('load')
    await expectGoodLooks(page, one.path)
  }
  await page.getByRole('link', { name: 'A walk-in vaccine' }).click()
  await expect(page).toHaveTitle('Health and Wellness Scheduler')
  await expect(page).toHaveURL(/#store-number$/)
  await expect(page.getByLabel('Store number')).toBeInViewport()
})

test('the looks of privacy, accessibility and licenses at three widths [quality A1, A2] @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const one of PAGES.filter(isStatement)) {
    await expectPage(page, one)
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectGoodLooks(page, `${one.path}, ${width}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${one.path}, ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

/** Has a page note what moves on it, and by how much, in `shifts`. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Box = { x: number; y: number; width: number; height: number }
    type Shift = { value: number; sources: { node: Node | null; previousRect: Box; currentRect: Box }[] }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const said = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join()
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}" ${said(previousRect)} to ${said(currentRect)}`,
        )
        shifts.push(`${value}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)

test('nothing on the landing page moves while it comes [quality P5]', async ({ page }) => {
  await noteShifts(page)
  // Slow enough that the page is seen before its script and its services are there.
  await page.route(/\.js$|services\/location/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual([])

  await test.step('what does move is seen', async () => {
    await page.evaluate(() => {
      const box = document.createElement('div')
      box.style.height = '100px'
      document.querySelector('main')?.prepend(box)
    })
    await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0)
  })
})

test('a page that stops in the middle of its header is not painted before the rest comes [quality P5]', async ({
  browser,
  server,
}) => {
  const between = createServer(async (request, answer) => {
    const from = await fetch(server.url + request.url)
    const body = Buffer.from(await from.arrayBuffer())
    const type = from.headers.get('content-type') ?? ''
    answer.writeHead(from.status, { 'content-type': type })
    const cut = type.startsWith('text/html') ? body.indexOf('<summary>') : body.length
    answer.write(body.subarray(0, cut))
    setTimeout(() => answer.end(body.subarray(cut)), cut < body.length ? 500 : 0)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const { port } = between.address() as AddressInfo
  const page = await browser.newPage()
  await noteShifts(page)
  for (const path of [DEMONSTRATION_STORE, MAIN]) {
    await page.goto(`http://127.0.0.1:${port}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page), path).toEqual([])
  }
  await page.close()
  between.closeAllConnections()
  between.close()
})
