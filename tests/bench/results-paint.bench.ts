import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { configureScheduler } from '../support/operator-site.ts'
import { addressOf, SEARCHES } from '../support/results-flow.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { SLOW_CPU, throttle } from '../support/throttle.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { median, quantile } from './figure.ts'
import { PHONE } from './load.ts'

/** Providers of an answer: as many as a search asks for (API-42). */
const PROVIDERS = 50
const SHOWN = 5
/** A phone's screen shows no more of them at first. */
const ON_SCREEN = 1

/** How guests read: `text` is the size that they have set in the browser; a root of 36 px is twice what it is at first. */
type Reader = { name: string; locale: string; text: number }
const READERS: Reader[] = [
  { name: 'results', locale: 'en-US', text: 16 },
  { name: 'results, root of 36 px', locale: 'en-US', text: 32 },
  // The language with the longest texts.
  { name: 'results, Polish', locale: 'pl-PL', text: 16 },
]

/** How long a page of results took from the answer to the screen; milliseconds. */
type Painted = { firstSeen: number; first: number; nextSeen: number; next: number; longestTask: number }

/** A phone with a quarter of the processor: from the last byte of 50 providers' fortnight to the one on the screen and to all five of the page, and from a tap on Next to the next ones. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const dataDir = temporaryFolder()
  configureScheduler(dataDir, { languages: ['pl'] })
  const server = await startServer({ dataDir })
  const browser = await launchBrowser()
  try {
    const rounds = full ? 15 : 5
    const figures: Figure[] = []
    for (const reader of READERS) {
      say(`${reader.name}: ${rounds} searches with ${PROVIDERS} providers each`)
      const painted: Painted[] = []
      for (let round = 0; round < rounds; round += 1) painted.push(await search(browser, server.url, reader))
      figures.push(...figuresOf(reader, painted))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function figuresOf({ name }: Reader, painted: Painted[]): Figure[] {
  const of = (pick: (one: Painted) => number) => painted.map(pick)
  const time = { unit: 'ms', better: 'less' as const }
  const first = { ...time, gate: 180, goal: 120 }
  const next = { ...time, gate: 120, goal: 80 }
  // Quality goal: P11
  return [
    {
      name: `${name}: first screen painted after the answer`,
      value: median(of(({ firstSeen }) => firstSeen)),
      ...first,
    },
    { name: `${name}: whole first page`, value: median(of(({ first }) => first)), ...first },
    {
      name: `${name}: next screen painted after the tap`,
      value: median(of(({ nextSeen }) => nextSeen)),
      ...next,
    },
    { name: `${name}: whole next page`, value: median(of(({ next }) => next)), ...next },
    {
      name: `${name}: longest task after the answer, p95`,
      value: quantile(
        of(({ longestTask }) => longestTask),
        0.95,
      ),
      ...time,
      goal: 50,
    },
  ]
}

async function search(browser: Browser, baseURL: string, { locale, text }: Reader): Promise<Painted> {
  const context = await browser.newContext({ ...PHONE, locale, baseURL, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await multiply(page)
    await page.addInitScript(watchPaint, [ON_SCREEN, SHOWN] as const)
    const session = await throttle(page, { cpu: SLOW_CPU, network: false })
    await session.send('Page.setFontSizes', { fontSizes: { standard: text } })
    // Looking for what is there takes the page's own time: it is not looked at until it has painted.
    const painted = page.waitForEvent('console', (message) => message.text() === 'painted')
    await page.goto(addressOf(SEARCHES.flu))
    await painted
    const first = await page.evaluate(() => {
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const end = answers.find(({ name }) => name.includes('/results/physical'))?.responseEnd ?? Number.NaN
      return {
        firstSeen: (window.painted?.firstSeen ?? Number.NaN) - end,
        first: (window.painted?.first ?? Number.NaN) - end,
        longestTask: Math.max(
          0,
          ...(window.tasks ?? []).filter((task) => task.start > end).map((task) => task.length),
        ),
      }
    })
    // Names differ by language: Next is the last button of the list's pages.
    const next = page.locator('main nav button').last()
    await next.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await next.click()
    await page.waitForFunction(() => (window.painted?.next ?? 0) > 0)
    const state = await page.evaluate(() => [
      document.documentElement.lang,
      getComputedStyle(document.documentElement).fontSize,
    ])
    const expected = [locale.slice(0, 2), `${text * 1.125}px`]
    if (String(state) !== String(expected)) throw new Error(`The page is in ${state}, not in ${expected}.`)
    const { next: whole, nextSeen } = await page.evaluate((): PaintedAt => ({ ...window.painted }))
    return { ...first, nextSeen: nextSeen ?? Number.NaN, next: whole ?? Number.NaN }
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

type PaintedAt = Partial<Record<'firstSeen' | 'first' | 'nextSeen' | 'next', number>>

declare global {
  interface Window {
    painted?: PaintedAt
    tasks?: { start: number; length: number }[]
  }
}

/** Runs in the page: notes when the cards on the screen and all of the page are painted, and the same of others after a tap. */
function watchPaint([onScreen, shown]: readonly [number, number]): void {
  const painted: PaintedAt = {}
  window.painted = painted
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.tasks?.push({ start: startTime, length: duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  let tapped = 0
  addEventListener(
    'click',
    (event) => {
      tapped = event.timeStamp
    },
    true,
  )
  const note = (name: keyof PaintedAt, after = 0) => {
    if (name in painted) return
    painted[name] = undefined
    requestAnimationFrame(() =>
      setTimeout(() => {
        painted[name] = performance.now() - after
        if (name === 'first') console.log('painted')
      }),
    )
  }
  let firstName = ''
  new MutationObserver(() => {
    const cards = document.querySelectorAll('article')
    const name = cards[0]?.querySelector('h2')?.textContent ?? ''
    const isNext = firstName !== '' && tapped > 0 && name !== firstName
    if (cards.length >= onScreen) note(isNext ? 'nextSeen' : 'firstSeen', isNext ? tapped : 0)
    if (cards.length < shown) return
    note(isNext ? 'next' : 'first', isNext ? tapped : 0)
    firstName ||= name
  }).observe(document, { childList: true, subtree: true })
}
