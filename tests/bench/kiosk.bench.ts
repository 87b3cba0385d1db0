import type { Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import { enrolTablet, expectHome, expectWorker, HOME, TABLET } from '../support/tablet.ts'
import { ADULT, aGuest, expectScreen, fillScreen, proceed } from '../support/walk-in-flow.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'
import { sizes } from './page-sizes.ts'

/** Runs in every page: tells when an erasure was asked for, and when the tablet's landing page was painted. */
function tellOfErasure(): void {
  const told = (what: string, at: number) =>
    (window as unknown as { told: (what: string, at: number) => void }).told(
      what,
      performance.timeOrigin + at,
    )
  window.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.textContent === 'Erase and start over') told('asked', timeStamp)
    },
    { capture: true },
  )
  const isReady = () => document.body?.innerText.includes('Use your own phone')
  const look = () => {
    if (isReady()) requestAnimationFrame((at) => told('ready', Math.max(at, performance.now())))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** A guest begins, types a name, and leaves the tablet to the next. */
async function visitAndErase(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start' }).click()
  await page.getByRole('checkbox').first().check()
  await proceed(page)
  await expectScreen(page, 'name')
  await fillScreen(page, 'name', aGuest(ADULT))
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Erase and start over' }).click()
  await expectHome(page)
}

/** One tablet, one tab, guest after guest: how soon the next one can start, and what is left behind. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const guests = full ? 1000 : 30
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ ...TABLET, baseURL: server.url })
    const page = await context.newPage()
    const waits: number[] = []
    let asked: number | undefined
    await page.exposeFunction('told', (what: string, at: number) => {
      if (what === 'asked') asked = at
      else if (asked !== undefined) {
        waits.push(at - asked)
        asked = undefined
      }
    })
    await page.addInitScript(tellOfErasure)
    await enrolTablet(page)
    await expectWorker(page)
    await page.goto(HOME)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    for (let warm = 0; warm < 5; warm += 1) await visitAndErase(page)
    const before = await sizes(session)
    say(`kiosk: ${guests} guests in one tab`)
    for (let guest = 1; guest <= guests; guest += 1) {
      await visitAndErase(page)
      if (guest % 100 === 0) say(`  ${guest} guests`)
    }
    const after = await sizes(session)
    // Quality goals: S2, P14
    return [
      {
        name: 'kiosk: wipe to ready, p95',
        value: quantile(waits, 0.95),
        unit: 'ms',
        better: 'less',
        gate: 220,
        goal: 150,
      },
      {
        name: `kiosk: heap after ${guests} guests`,
        value: (after.heap - before.heap) / 1_000_000,
        unit: 'MB more',
        better: 'less',
        gate: 10,
        goal: 1,
      },
      {
        name: `kiosk: nodes after ${guests} guests`,
        value: after.nodes - before.nodes,
        unit: 'more',
        better: 'less',
        gate: 200,
        goal: 0,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
