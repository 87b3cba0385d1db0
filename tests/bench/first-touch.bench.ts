import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { throttle } from '../support/throttle.ts'
import { entryRoutes } from './entry-routes.ts'
import { type BenchOptions, type Figure, median, quantile } from './figure.ts'
import { PHONE } from './load.ts'

/** A first touch, and what answers it. `isForScript`: before any script is there, the browser itself sends the form. */
type Touch = { page: string; name: string; press: string; answer: string; isForScript?: true }

const TOUCHES: Touch[] = [
  { page: 'walk-in landing', name: 'Start', press: 'a[data-early]', answer: 'main h1[tabindex]' },
  { page: 'walk-in landing', name: 'Menu', press: 'nav summary', answer: 'nav details[open]' },
  { page: 'main', name: 'Menu', press: 'nav summary', answer: 'nav details[open]' },
  {
    page: 'main',
    name: 'Find',
    press: 'form[data-early] button[type=submit]',
    answer: '[aria-invalid=true]',
    isForScript: true,
  },
]

/** Milliseconds after the load by which a page has fetched the app on this line. */
const FETCHED = 3000

/** How long a first touch waited for its answer in a cold load on slow 4G, in milliseconds. */
async function answered(
  browser: Browser,
  server: RunningServer,
  { page: on, press, answer }: Touch,
  isFetched: boolean,
): Promise<number> {
  const path = entryRoutes().find(({ name }) => name === on)?.path ?? ''
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await throttle(page)
    // What a page has fetched before is taken from there.
    await session.send('Network.setCacheDisabled', { cacheDisabled: false })
    await page.addInitScript(watchAnswer, answer)
    const shown = page.waitForEvent('console', (message) => message.text().startsWith('answered after '))
    await page.goto(server.url + path, { waitUntil: isFetched ? 'load' : 'commit' })
    await page.locator(press).first().waitFor()
    if (isFetched) {
      await page.waitForTimeout(FETCHED)
      await page.waitForLoadState('networkidle')
    }
    await tap(page, press)
    return Number((await shown).text().split(' ').at(-1))
  } finally {
    await context.close()
  }
}

/** A finger at the middle of an element, without the looking and waiting that take the page's own time. */
async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((selector) => {
    const element = document.querySelector(selector)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)
  await page.touchscreen.tap(x, y)
}

/**
 * Runs in each page: tells when what is looked for is on the screen, counted from the first pointer that comes down. The name of the window
 * has that instant, because a link may open another document.
 */
function watchAnswer(answer: string): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      window.name ||= String(performance.timeOrigin + timeStamp)
    },
    { capture: true },
  )
  const look = (): void => {
    if (window.name === '' || !document.querySelector(answer)) {
      requestAnimationFrame(look)
      return
    }
    const began = Number(window.name)
    // This frame shows it; the next task comes after its painting.
    setTimeout(() => {
      console.log(`answered after ${Math.round(performance.timeOrigin + performance.now() - began)}`)
    })
  }
  requestAnimationFrame(look)
}

/** From the first touch of a guest to its answer on the screen, with the app fetched before and on a press at once. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const times = full ? 15 : 3
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const isFetched of [true, false]) {
      const when = isFetched ? 'the app fetched' : 'at once'
      const waits: number[] = []
      for (const touch of TOUCHES) {
        if (touch.isForScript && !isFetched) continue
        const own: number[] = []
        for (let time = 0; time < times; time += 1)
          own.push(await answered(browser, server, touch, isFetched))
        say(`first touch, ${when}: ${touch.page}, ${touch.name}: ${median(own)} ms (${own.join(', ')})`)
        waits.push(...own)
      }
      figures.push({
        name: `first touch to its answer, ${when}: p98`,
        value: quantile(waits, 0.98),
        unit: 'ms',
        better: 'less',
        gate: isFetched ? 100 : 1000,
      })
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}
