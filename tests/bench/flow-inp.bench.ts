import type { Browser, Page } from 'playwright'
import { aPatient, book } from '../support/booking-flow.ts'
import { launchBrowser } from '../support/browser.ts'
import { recordInteractions } from '../support/inp.ts'
import { startServer } from '../support/server.ts'
import { SLOW_CPU, throttle } from '../support/throttle.ts'
import { aGuest, walkIn } from '../support/walk-in-flow.ts'
import { DEMONSTRATION_STORE } from './entry-routes.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { observe, PHONE } from './load.ts'

/** Types each text of the page once more, key by key: filling a field at once is no interaction. */
async function typeAgain(page: Page): Promise<void> {
  for (const box of await page.locator('input:not([type=radio]):not([type=checkbox]), textarea').all()) {
    if (!(await box.isVisible()) || !(await box.isEditable())) continue
    const text = await box.inputValue()
    await box.press('Control+A')
    await box.pressSequentially(text, { delay: 20 })
  }
}

type Flow = {
  name: string
  /** Interactions that it has at least. */
  least: number
  go: (page: Page) => Promise<unknown>
}

const FLOWS: Flow[] = [
  {
    name: 'walk-in',
    least: 250,
    go: (page) =>
      walkIn(page, {
        store: `/health-services/instant-vaccines/${DEMONSTRATION_STORE}`,
        guest: aGuest(),
        onFilled: () => typeAgain(page),
      }),
  },
  {
    name: 'booking',
    least: 150,
    go: (page) => book(page, 'vaccine', aPatient(), { onFilled: () => typeAgain(page) }),
  },
]

/** A flow on a phone with a quarter of the processor: how long taps and keys took. */
async function measure(
  browser: Browser,
  baseURL: string,
  { name, least, go }: Flow,
  say: BenchOptions['say'],
): Promise<Figure[]> {
  const context = await browser.newContext({ ...PHONE, baseURL })
  try {
    const sum = await recordInteractions(context)
    const page = await context.newPage()
    await page.addInitScript(observe)
    await throttle(page, { cpu: SLOW_CPU, network: false })
    say(`flow: one ${name}, every text typed key by key`)
    await go(page)
    const { count, p98, max, worst } = await sum(page)
    for (const { name, target, duration } of worst) say(`  ${duration} ms ${name} ${target}`)
    const { layoutShift = Number.NaN, shifts = [] } = (await page.evaluate(() => window.observed)) ?? {}
    const largest = [...shifts].sort((one, other) => other.value - one.value).slice(0, 3)
    for (const { value, title, moved } of largest)
      say(`  shift ${value.toFixed(4)} on "${title}": ${moved.join('; ')}`)
    // Quality goals: P4, P5
    return [
      { name: `${name} flow: interactions`, value: count, unit: '', better: 'more', gate: least },
      { name: `${name} flow: INP, p98`, value: p98, unit: 'ms', better: 'less', gate: 80, goal: 48 },
      { name: `${name} flow: INP, longest`, value: max, unit: 'ms', better: 'less', gate: 150, goal: 80 },
      { name: `${name} flow: CLS`, value: layoutShift, unit: '', better: 'less', gate: 0.02, goal: 0 },
    ]
  } finally {
    await context.close()
  }
}

/** The whole walk-in and a booking of two doses. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const flow of FLOWS) figures.push(...(await measure(browser, server.url, flow, say)))
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}
