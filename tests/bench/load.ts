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
  longestTask: number
  /** What tasks took beyond 50 ms each, added up. */
  blocking: number
  layoutShift: number
  /** Bytes over the wire, headers included. */
  transferred: number
  /** Addresses of the scripts of the page: those that ran, and those that it fetched for the first touch. */
  scripts: { run: string[]; fetched: string[] }
}

type Observed = Pick<Load, 'largestPaint' | 'firstPaint' | 'longestTask' | 'blocking' | 'layoutShift'>

declare global {
  interface Window {
    observed?: Observed
  }
}

/** Runs in the page before anything of it. */
export function observe(): void {
  const seen = { largestPaint: 0, firstPaint: 0, longestTask: 0, blocking: 0, layoutShift: 0 }
  window.observed = seen
  const on = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  on('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration)
    seen.blocking += Math.max(0, duration - 50)
  })
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value
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

/** Loads an address in a fresh context of a phone on slow 4G with a quarter of the processor, nothing cached. */
export async function coldLoad(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext(PHONE)
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
