import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
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
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (isForeign(request.url(), origin)) found.push(`another origin: ${request.method()} ${request.url()}`)
  })
  return {
    allow: (expected) => void allowed.push(expected),
    all: () => found.filter((complaint) => !allowed.some((expected) => expected.test(complaint))),
  }
}

type TestFixtures = { complaints: Complaints; page: Page }
type WorkerFixtures = { server: RunningServer }

/**
 * Playwright's test with the built server behind it: one server a worker on its own data directory, `baseURL` its address,
 * and a `page` that fails the test on any complaint.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  complaints: async ({ context, server }, use) => {
    const complaints = watch(context, server.url)
    await use(complaints)
    expect(complaints.all(), 'the page complained').toEqual([])
  },
  page: async ({ page, complaints: _ }, use) => {
    await use(page)
  },
})
