import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { throttle } from '../support/throttle.ts'

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
}

/** How one cold load went; milliseconds from navigation start. */
export type Load = {
  largestPaint: number
  firstPaint: number
  layoutShift: number
  /** Bytes over the wire, headers included. */
  transferred: number
  /** Addresses of the scripts of the page: those that ran, and those that it fetched for the first touch. */
  scripts: { run: string[]; fetched: string[] }
}

type Observed = Pick<Load, 'largestPaint' | 'firstPaint' | 'layoutShift'> & {
  /** Each layout shift, with the title of its page and the elements that moved. */
  shifts: { value: number; title: string; moved: string[] }[]
}

declare global {
  interface Window {
    observed?: Observed
  }
}

/** Runs in the page before anything of it. */
export function observe(): void {
  const seen: Observed = { largestPaint: 0, firstPaint: 0, layoutShift: 0, shifts: [] }
  window.observed = seen
  type Entry = PerformanceEntry & {
    value?: number
    hadRecentInput?: boolean
    sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const on = (type: string, take: (entry: Entry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  on('layout-shift', ({ value = 0, hadRecentInput, sources = [] }) => {
    if (hadRecentInput) return
    seen.layoutShift += value
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement
      const name = `${element?.tagName} ${element?.className} "${node?.textContent?.trim().slice(0, 30)}"`
      return `${name} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`
    })
    seen.shifts.push({ value, title: document.querySelector('h1')?.textContent ?? '', moved })
  })
}

/** Waits for all that comes after the load, fonts too. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(3000)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
}

type Covered = { functions: readonly { ranges: readonly { count: number }[] }[] }

/** Whether the script itself has run, and was not merely fetched and compiled. */
function hasRun({ functions }: Covered): boolean {
  return functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))
}

/**
 * Loads an address in a fresh context of a phone on slow 4G with a quarter of the processor, nothing cached. `locale`: of a guest
 * whose browser is in another language.
 */
export async function coldLoad(browser: Browser, address: string, locale = 'en-US'): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, locale })
  try {
    const page = await context.newPage()
    const session = await throttle(page)
    const fetched = new Set<string>()
    let transferred = 0
    session.on('Network.responseReceived', ({ response }) => {
      if (new URL(response.url).pathname.endsWith('.js')) fetched.add(response.url)
    })
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength
    })
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'load' })
    await settle(page)
    const observed = await page.evaluate(() => window.observed)
    if (!observed) throw new Error(`${address} was not observed`)
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const run = new Set(result.filter(hasRun).map(({ url }) => url))
    const scripts = { run: [...fetched].filter((url) => run.has(url)), fetched: [...fetched] }
    return { ...observed, transferred, scripts }
  } finally {
    await context.close()
  }
}

type TraceEvent = { name: string; pid: number; tid: number; dur?: number; args: { name?: string } }

/**
 * Milliseconds of the longest task of a cold load before anybody touches the page, by the browser's own trace: pages are only told of
 * tasks over 50 ms.
 */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await throttle(page)
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(4000)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    const tasks = new Map<string, number[]>()
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
    for (const event of traceEvents) {
      if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') tasks.set(threadOf(event), [])
    }
    for (const event of traceEvents) {
      if (event.name === 'RunTask') tasks.get(threadOf(event))?.push((event.dur ?? 0) / 1000)
    }
    // A renderer that waits for its page does hardly anything.
    const sum = (all: number[]) => all.reduce((whole, one) => whole + one, 0)
    const [own = []] = [...tasks.values()].sort((one, other) => sum(other) - sum(one))
    return Math.max(...own)
  } finally {
    await context.close()
  }
}
