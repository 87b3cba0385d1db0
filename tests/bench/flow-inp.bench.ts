import type { Page } from 'playwright'
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

/** The whole walk-in on a phone with a quarter of the processor: how long taps and keys took. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: server.url })
    const sum = await recordInteractions(context)
    const page = await context.newPage()
    await page.addInitScript(observe)
    await throttle(page, { cpu: SLOW_CPU, network: false })
    say('flow: one walk-in, every text typed key by key')
    const store = `/health-services/instant-vaccines/${DEMONSTRATION_STORE}`
    await walkIn(page, { store, guest: aGuest(), onFilled: () => typeAgain(page) })
    const { count, p98, max, worst } = await sum(page)
    for (const { name, target, duration } of worst) say(`  ${duration} ms ${name} ${target}`)
    const shift = await page.evaluate(() => window.observed?.layoutShift ?? Number.NaN)
    // Quality goals: P4, P5
    return [
      { name: 'walk-in flow: interactions', value: count, unit: '', better: 'more', gate: 250 },
      { name: 'walk-in flow: INP, p98', value: p98, unit: 'ms', better: 'less', gate: 80, goal: 48 },
      { name: 'walk-in flow: INP, longest', value: max, unit: 'ms', better: 'less', gate: 150, goal: 64 },
      { name: 'walk-in flow: CLS', value: shift, unit: '', better: 'less', gate: 0.02, goal: 0 },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
