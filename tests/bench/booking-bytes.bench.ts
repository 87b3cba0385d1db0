import type { Browser, BrowserContext, Request } from 'playwright'
import { answersOf, aPatient, fillForm, findTimes, pickTimes, type Wanted } from '../support/booking-flow.ts'
import { launchBrowser } from '../support/browser.ts'
import { type CountingProxy, openCountingProxy } from '../support/counting-proxy.ts'
import { startServer } from '../support/server.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { PHONE } from './load.ts'

const KB = 1024
const FLU: Wanted = { type: 'Vaccines', prescreen: { selectedVaccines: '201' } }

/** Lists what a page asks for, the largest first: how often, and how many bytes of heads and bodies. */
async function list(context: BrowserContext, say: BenchOptions['say']): Promise<() => Promise<void>> {
  const sizes = new Map<string, { count: number; heads: number; bodies: number }>()
  const reading: Promise<void>[] = []
  const read = async (request: Request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes()
    const name = new URL(request.url()).pathname.replace(/\d{5,}|[\w-]{20,}$/g, '*')
    const { count, heads, bodies } = sizes.get(name) ?? { count: 0, heads: 0, bodies: 0 }
    sizes.set(name, {
      count: count + 1,
      heads: heads + responseHeadersSize,
      bodies: bodies + responseBodySize,
    })
  }
  context.on('requestfinished', (request) => void reading.push(read(request).catch(() => undefined)))
  return async () => {
    await Promise.all(reading)
    const all = [...sizes].sort(([, one], [, other]) => other.heads + other.bodies - one.heads - one.bodies)
    for (const [name, { count, heads, bodies }] of all) say(`  ${count} ${name}: ${heads} + ${bodies}`)
    const sum = (pick: (one: { count: number; heads: number; bodies: number }) => number) =>
      all.reduce((whole, [, one]) => whole + pick(one), 0)
    say(
      `  ${sum(({ count }) => count)} in all: ${sum(({ heads }) => heads)} + ${sum(({ bodies }) => bodies)}`,
    )
  }
}

/** Bytes of two whole bookings of one browser, from the main page to the confirmation, one after the other. */
async function bookTwice(
  browser: Browser,
  proxy: CountingProxy,
  serviceWorkers: 'allow' | 'block',
  say?: BenchOptions['say'],
): Promise<[number, number]> {
  const context = await browser.newContext({ ...PHONE, baseURL: proxy.url, serviceWorkers })
  try {
    const bookOnce = async () => {
      const tell = say && (await list(context, say))
      proxy.taken()
      const page = await context.newPage()
      const answers = answersOf(aPatient())
      await findTimes(page, FLU, answers)
      await pickTimes(page, FLU)
      await fillForm(page, answers)
      await page.waitForLoadState('networkidle')
      await page.close()
      await tell?.()
      return proxy.taken()
    }
    return [await bookOnce(), await bookOnce()]
  } finally {
    await context.close()
  }
}

/**
 * Bytes of a booking: what its pages need, and with the worker, which keeps the whole product on the device while a guest books. `again`: the next
 * booking on this device.
 */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const proxy = await openCountingProxy(server.port)
  const browser = await launchBrowser()
  try {
    say('booking bytes: four whole bookings')
    const [cold] = await bookTwice(browser, proxy, 'block', full ? say : undefined)
    const [withWorker, again] = await bookTwice(browser, proxy, 'allow', full ? say : undefined)
    const size = { unit: 'KB', better: 'less' as const }
    return [
      { name: 'a whole cold booking: bytes of its pages', value: cold / KB, ...size, gate: 200 },
      { name: 'a repeated booking: all bytes', value: again / KB, ...size, gate: 20 },
      {
        name: 'a whole cold booking and all that the worker keeps for no connection',
        value: withWorker / KB,
        ...size,
      },
    ]
  } finally {
    await browser.close()
    proxy.close()
    await server.stop()
  }
}
