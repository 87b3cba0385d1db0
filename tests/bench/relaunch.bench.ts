import type { BrowserContext } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import { SLOW_CPU, throttle } from '../support/throttle.ts'
import { untilServed } from '../support/worker.ts'
import { printedStore } from './entry-routes.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'
import { observe, PHONE } from './load.ts'

/** Milliseconds from navigation to first paint of an address, by a worker that has to be started. */
async function firstPaint(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  const session = await throttle(page, { cpu: SLOW_CPU, network: false })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.addInitScript(observe)
  await page.goto(address)
  const paint = await page.waitForFunction(() => window.observed?.firstPaint)
  const value = (await paint.jsonValue()) ?? Number.NaN
  await page.close()
  return value
}

/** Opening the app again without a network, its worker stopped: what an installed phone does in a basement. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const times = full ? 30 : 10
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const address = `${server.url}/health-services/instant-vaccines/${printedStore(server)}`
    const context = await browser.newContext(PHONE)
    const first = await context.newPage()
    await first.goto(address)
    await untilServed(first)
    await first.close()
    await server.kill9()
    say(`relaunch: ${times} starts without a server, the worker stopped`)
    const paints: number[] = []
    for (let time = 0; time < times; time += 1) paints.push(await firstPaint(context, address))
    // Quality goal: P6
    return [
      {
        name: 'offline relaunch: first paint, p50',
        value: quantile(paints, 0.5),
        unit: 'ms',
        better: 'less',
        gate: 250,
        goal: 100,
      },
      {
        name: 'offline relaunch: first paint, p95',
        value: quantile(paints, 0.95),
        unit: 'ms',
        better: 'less',
        gate: 400,
        goal: 220,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
