import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CDPSession, Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import { SLOW_CPU, throttle } from '../support/throttle.ts'
import { untilServed } from '../support/worker.ts'
import { DEMONSTRATION_STORE } from './entry-routes.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'
import { observe, PHONE } from './load.ts'

const TIMES = 30

const EMPTY_PAGE = '<!doctype html><title>Empty</title><h1>Empty</h1>'
const EMPTY_WORKER = `
  addEventListener('install', (event) => {
    event.waitUntil(caches.open('pages').then((cache) => cache.add('/')))
    event.addRoutes([{ condition: { urlPattern: '/', runningStatus: 'not-running' }, source: 'cache' }])
  })
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => event.respondWith(caches.match(event.request)))`

/** A site of one heading that opens without a network in the same way: what any page costs on this machine. */
async function emptySite(): Promise<{ address: string; stop: () => void }> {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript')
    response.end(url === '/' ? EMPTY_PAGE : EMPTY_WORKER)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}/`, stop }
}

/**
 * Milliseconds from navigation to first paint of an address, by a worker that has to be started. The tab is there before: how long a
 * browser takes to start a process for it is more than the gate alone, and the same for every page.
 */
async function firstPaint(page: Page, session: CDPSession, address: string): Promise<number> {
  await page.goto('about:blank')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto(address)
  const paint = await page.waitForFunction(() => window.observed?.firstPaint)
  const value = (await paint.jsonValue()) ?? Number.NaN
  // What comes after the paint is not to slow the next one.
  await page.waitForLoadState('networkidle')
  return value
}

/** Opening the app again without a network, its worker stopped: what an installed phone does in a basement. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const empty = await emptySite()
  const browser = await launchBrowser()
  try {
    const address = `${server.url}/health-services/instant-vaccines/${DEMONSTRATION_STORE}`
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.goto(address)
    await untilServed(page)
    await page.goto(empty.address)
    await page.evaluate(() => void navigator.serviceWorker.register('/worker.js'))
    await untilServed(page)
    await server.kill9()
    empty.stop()
    say(`relaunch: ${TIMES} starts without a server, the worker stopped`)
    await page.addInitScript(observe)
    const session = await throttle(page, { cpu: SLOW_CPU, network: false })
    await session.send('ServiceWorker.enable')
    const [paints, emptyPaints]: [number[], number[]] = [[], []]
    for (let time = 0; time < TIMES; time += 1) {
      paints.push(await firstPaint(page, session, address))
      emptyPaints.push(await firstPaint(page, session, empty.address))
    }
    // Quality goal: P6
    const figure = (share: number, gate: number, goal: number): Figure => {
      const value = quantile(paints, share)
      return {
        name: `offline relaunch: first paint, p${share * 100}`,
        value,
        unit: 'ms',
        better: 'less',
        ratio: { value: value / quantile(emptyPaints, share), to: 'an empty page' },
        gate,
        goal,
      }
    }
    return [figure(0.5, 220, 150), figure(0.95, 380, 300)]
  } finally {
    await browser.close()
    await server.stop()
  }
}
