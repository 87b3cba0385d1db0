import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright'
import { test as base, expect } from 'playwright/test'
import { seen, watch } from './fixtures.ts'
import { freePort, type RunningServer, startServer, temporaryFolder } from './server.ts'

/** One address on which builds, nothing, or somebody else's server answer in turn. */
export interface Site {
  url: string
  /** What the server keeps, across kills. */
  dataDir: string
  port: number
  /** What all its servers wrote to stdout and stderr. */
  logs(): string
  /** Starts the server of another build; that of this project unless given. */
  serve(build?: { folder: string }): Promise<void>
  /** SIGKILL: from now on no worker listens. */
  kill(): Promise<void>
  /** A network that answers everything with its own page. */
  captivePortal(): Promise<void>
}

/** A served site whose pages fail the test on any complaint but those of a missing server. */
export const test = base.extend<{ site: Site; missing: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  site: async ({}, use) => {
    const [port, dataDir] = [await freePort(), temporaryFolder()]
    let server: RunningServer | undefined
    let written = ''
    let portal: Server | undefined
    const kill = async () => {
      await server?.kill9()
      written += server?.logs() ?? ''
      portal?.closeAllConnections()
      await new Promise((resolve) => (portal ? portal.close(resolve) : resolve(undefined)))
      server = portal = undefined
    }
    const site: Site = {
      url: `http://127.0.0.1:${port}`,
      dataDir,
      port,
      logs: () => written + (server?.logs() ?? ''),
      kill,
      serve: async (build) => {
        await kill()
        server = await startServer({ port, dataDir, ...(build && { root: build.folder }) })
      },
      captivePortal: async () => {
        await kill()
        portal = await listen(port)
      },
    }
    await site.serve()
    await use(site)
    await kill()
    rmSync(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, context, site }, use) => {
    const complaints = watch(context, site.url)
    complaints.allow(/Failed to load resource|net::ERR_|A bad HTTP response code|SyntaxError/)
    await use(seen(page))
    expect(complaints.all(), 'the page complained').toEqual([])
  },
})

function listen(port: number): Promise<Server> {
  const portal = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Sign in</title><h1>PORTAL-PAGE</h1>')
  })
  return new Promise((resolve) => portal.listen(port, '127.0.0.1', () => resolve(portal)))
}

/** Waits until the worker serves this page, and all of its shell is on the disk. */
export async function untilServed(page: Page): Promise<void> {
  const served = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller) return 'served'
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return `installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}`
    })
  await expect.poll(served, { intervals: [50], timeout: 60_000 }).toBe('served')
}

/** Lets the browser look for a newer build, as it does every hour; answers whether one waits when what was found is installed or thrown away. */
export function lookForUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
    const { installing } = registration
    if (installing) {
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => {
          if (installing.state !== 'installing') resolve()
        })
      })
    }
    return registration.waiting !== null
  })
}

/** What the page does when the guest presses Update. */
export async function takeOver(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage({ type: 'takeOver' })
  })
  await reloaded
}

/** The build version: in the footer of a page, and in the staff's dialog of a tablet's home. Rejects when a reload takes the dialog away. */
export async function shownVersion(page: Page): Promise<string> {
  const timeout = 10_000
  const staff = page.getByRole('button', { name: 'For staff' })
  const version = page.getByText(/^Version /)
  const settings = page.getByRole('button', { name: 'Text and contrast' })
  await version.or(settings).first().waitFor()
  if (await version.isVisible()) return (await version.innerText()).replace('Version ', '')
  await settings.click({ timeout })
  await staff.click({ timeout })
  const shown = (await version.innerText({ timeout })).replace('Version ', '')
  await page.getByRole('button', { name: 'Stay' }).click({ timeout })
  return shown
}

/** Every address in every cache of this origin. */
export function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    }
    return urls
  })
}
