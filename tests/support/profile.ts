import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { launchOptions } from './browser.ts'
import { watch } from './fixtures.ts'
import { TABLET } from './tablet.ts'
import { test as base } from './worker.ts'

/** A tablet whose browser keeps its profile in a folder, and can lose its power. */
export interface Device {
  context: BrowserContext
  page: Page
  /** Every address that was asked for, in order. */
  requested: string[]
  /** SIGKILL of every process of the browser: nothing is written any more. Fails when a page complained. */
  cutPower(): Promise<void>
  /** As a person closes it. Fails when a page complained. */
  close(): Promise<void>
}

/** A folder for the browser's profile, gone with the test; `start` opens the browser on it, again and again. */
export interface Profile {
  folder: string
  start(): Promise<Device>
}

/** A site, and a profile of its own for a browser that visits it. */
export const test = base.extend<{ profile: Profile }>({
  profile: async ({ site }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'))
    const devices: Device[] = []
    const start = async () => {
      const device = await startDevice(folder, site.url)
      devices.push(device)
      return device
    }
    await use({ folder, start })
    for (const { context } of devices) await context.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  },
})

async function startDevice(folder: string, baseURL: string): Promise<Device> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    ...TABLET,
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const complaints = watch(context, baseURL)
  complaints.allow(/Failed to load resource|net::ERR_/) // a server that is not there
  const expectNoComplaint = () => expect(complaints.all(), 'the page complained').toEqual([])
  const requested: string[] = []
  context.on('request', (request) => requested.push(request.url()))
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    context,
    page,
    requested,
    cutPower: async () => {
      await cutPower(context)
      expectNoComplaint()
    },
    close: async () => {
      await context.close()
      expectNoComplaint()
    },
  }
}

async function cutPower(context: BrowserContext): Promise<void> {
  const processes = await processesOf(context)
  const ended = new Promise((resolve) => context.once('close', resolve))
  for (const id of processes) kill(id)
  await ended
  await expect.poll(() => processes.filter(isAlive), { intervals: [50] }).toEqual([])
}

/** Ids of the browser's own processes, as the browser tells them. */
async function processesOf(context: BrowserContext): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser of this profile cannot be asked')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.map(({ id }) => id)
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It ended with another one.
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}
