import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { launchOptions } from './browser.ts'
import { watch } from './fixtures.ts'
import { TABLET } from './tablet.ts'

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

/** A new folder for a profile. */
export function newProfile(): string {
  return mkdtempSync(join(tmpdir(), 'profile-'))
}

export function removeProfile(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts the browser on a profile, with the pages it had open when it ended. */
export async function startDevice(profile: string, baseURL: string): Promise<Device> {
  const { args = [], ...launch } = launchOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    ...TABLET,
    args: [...args, '--restore-last-session'],
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
  await expect.poll(() => processes.filter(isAlive)).toEqual([])
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
