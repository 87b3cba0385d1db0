import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { addressOf, SEARCHES } from '../support/results-flow.ts'
import { startServer } from '../support/server.ts'
import { SLOW_CPU, throttle } from '../support/throttle.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { median, quantile } from './figure.ts'
import { PHONE } from './load.ts'

/** Providers of an answer: as many as a search asks for (API-42). */
const PROVIDERS = 50
const SHOWN = 5

/** How long a page of results took from the answer to the screen; milliseconds. */
type Painted = { first: number; next: number; longestTask: number }

/** A phone with a quarter of the processor: from the last byte of 50 providers' fortnight to five of them on the screen, and from a tap on Next to the next five. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const rounds = full ? 15 : 5
    say(`results: ${rounds} searches with ${PROVIDERS} providers each`)
    const painted: Painted[] = []
    for (let round = 0; round < rounds; round += 1) painted.push(await search(browser, server.url))
    // Quality goal: P11
    return [
      {
        name: 'results: first page painted after the answer',
        value: median(painted.map(({ first }) => first)),
        unit: 'ms',
        better: 'less',
        gate: 300,
        goal: 100,
      },
      {
        name: 'results: next page painted after the tap',
        value: median(painted.map(({ next }) => next)),
        unit: 'ms',
        better: 'less',
        gate: 150,
        goal: 60,
      },
      {
        name: 'results: longest task after the answer, p95',
        value: quantile(
          painted.map(({ longestTask }) => longestTask),
          0.95,
        ),
        unit: 'ms',
        better: 'less',
        goal: 50,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function search(browser: Browser, baseURL: string): Promise<Painted> {
  const context = await browser.newContext({ ...PHONE, baseURL, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await multiply(page)
    await page.addInitScript(watchPaint, SHOWN)
    await throttle(page, { cpu: SLOW_CPU, network: false })
    // Looking for what is there takes the page's own time: it is not looked at until it has painted.
    const painted = page.waitForEvent('console', (message) => message.text() === 'painted')
    await page.goto(addressOf(SEARCHES.flu))
    await painted
    const first = await page.evaluate(() => {
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const end = answers.find(({ name }) => name.includes('/results/physical'))?.responseEnd ?? Number.NaN
      return {
        first: (window.paintedFirst ?? Number.NaN) - end,
        longestTask: Math.max(
          0,
          ...(window.tasks ?? []).filter((task) => task.start > end).map((task) => task.length),
        ),
      }
    })
    const next = page.getByRole('button', { name: 'Next' })
    await next.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await next.click()
    await page.waitForFunction(() => (window.paintedNext ?? 0) > 0)
    return { ...first, next: await page.evaluate(() => window.paintedNext ?? Number.NaN) }
  } finally {
    await context.close()
  }
}

/** Answers with the server's providers over and over, each under an id of its own. */
async function multiply(page: Page): Promise<void> {
  await page.route('**/results/physical*', async (route) => {
    const answer = await (await route.fetch()).json()
    const found = answer.data.appointmentTimeSlots
    answer.data.appointmentTimeSlots = Array.from({ length: PROVIDERS }, (_, index) => ({
      ...found[index % found.length],
      providerId: `P${index}`,
      vanityName: `Place ${index}`,
    }))
    await route.fulfill({ json: answer })
  })
}

declare global {
  interface Window {
    paintedFirst?: number
    paintedNext?: number
    tasks?: { start: number; length: number }[]
  }
}

/** Runs in the page: notes when so many cards are on the screen, and when others stand there after a tap. */
function watchPaint(shown: number): void {
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.tasks?.push({ start: startTime, length: duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  const afterPaint = (note: () => void) => requestAnimationFrame(() => setTimeout(note))
  let tapped = 0
  addEventListener(
    'click',
    (event) => {
      tapped = event.timeStamp
    },
    true,
  )
  let firstName = ''
  new MutationObserver(() => {
    const cards = document.querySelectorAll('article')
    if (cards.length < shown) return
    const name = cards[0]?.querySelector('h2')?.textContent ?? ''
    if (firstName === '') {
      firstName = name
      afterPaint(() => {
        window.paintedFirst = performance.now()
        console.log('painted')
      })
    } else if (name !== firstName && tapped > 0 && window.paintedNext === undefined) {
      window.paintedNext = 0
      afterPaint(() => {
        window.paintedNext = performance.now() - tapped
      })
    }
  }).observe(document, { childList: true, subtree: true })
}
