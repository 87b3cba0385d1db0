import { type APIResponse, type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { REGIONS } from '../../src/app/platform/announce.ts'
import { type RunningServer, startServer } from './server.ts'

export { expect } from 'playwright/test'

/** What a page must not do: write errors to the console, break the content security policy, ask another origin. */
export type Complaints = {
  /** Expects complaints that match: a test of a failing answer allows the browser's line about it. */
  allow: (expected: RegExp) => void
  all: () => string[]
}

function isForeign(address: string, origin: string): boolean {
  return /^(?:https?|wss?):/.test(address) && new URL(address).origin !== origin
}

/** Collects the complaints of every page, frame and worker of a context. */
export function watch(context: BrowserContext, origin: string): Complaints {
  const found: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => {
      if (message.type() === 'error') found.push(`console of the worker: ${message.text()}`)
    })
  })
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (isForeign(request.url(), origin)) found.push(`another origin: ${request.method()} ${request.url()}`)
  })
  return {
    allow: (expected) => void allowed.push(expected),
    all: () => found.filter((complaint) => !allowed.some((expected) => expected.test(complaint))),
  }
}

const NOT_SAID = `:not(${Object.values(REGIONS)
  .map((id) => `#${id} *`)
  .join(', ')})`

/** The page, whose texts are looked for in what it shows: what screen readers are told repeats it. */
export function seen(page: Page): Page {
  const getByText = page.getByText.bind(page)
  page.getByText = (...text) => getByText(...text).and(page.locator(NOT_SAID))
  return page
}

/**
 * Has the browser pause every request for Playwright from now on. It takes a moment to begin: a test that adds its first route just
 * before a press would miss the request of that press now and then.
 */
export async function pauseRequests(page: Page): Promise<void> {
  await page.route('/no-such-address', (route) => route.fallback())
}

/** With HELD_BACK=5000 every journey runs with an app that comes so many milliseconds late. */
const HELD_BACK = Number(process.env['HELD_BACK'] ?? 0)

/** Holds the app back until the page has it. From then on it is there, as in a browser's cache, which Playwright switches off. */
async function holdAppBack(page: Page): Promise<void> {
  if (HELD_BACK === 0) return
  const kept = new Map<string, APIResponse>()
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    const address = route.request().url()
    let response = kept.get(address)
    if (!response) {
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK))
      response = await route.fetch().catch(() => undefined) // no server
      if (!response) return route.abort()
      kept.set(address, response)
    }
    await route.fulfill({ response })
  })
}

type Fixtures = { server: RunningServer; complaints: Complaints; page: Page }

/**
 * Playwright's test with a built server behind it that no other journey uses, on a new data directory; `baseURL` is its address, and
 * `page` fails the test on any complaint.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  complaints: async ({ context, server }, use) => {
    const complaints = watch(context, server.url)
    await use(complaints)
    expect(complaints.all(), 'the page complained').toEqual([])
  },
  page: async ({ page, complaints: _ }, use, info) => {
    if (HELD_BACK > 0) info.setTimeout(3 * info.timeout)
    await holdAppBack(page)
    await use(seen(page))
  },
})
