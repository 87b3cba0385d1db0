import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright'
import { launchBrowser } from './browser.ts'
import { startServer } from './server.ts'
import { CHILD, walkIn } from './walk-in-flow.ts'

type Device = { name: string; options: BrowserContextOptions; only?: string[] }

const DEVICES: Device[] = [
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  {
    name: 'tablet',
    options: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    only: ['landing', 'selection', 'today', 'confirmation'],
  },
  {
    name: 'desktop-dark',
    options: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    only: ['landing', 'name', 'today', 'confirmation'],
  },
]

/** Walks in on each device and keeps a picture of every screen, filled, in `folder`. */
export async function drawScreens(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    for (const [index, device] of DEVICES.entries()) await draw(browser, server.url, folder, device, index)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function draw(
  browser: Browser,
  url: string,
  folder: string,
  device: Device,
  index: number,
): Promise<void> {
  const context = await browser.newContext({ ...device.options, baseURL: url, locale: 'en-US' })
  const page = await context.newPage()
  let count = 0
  const keep = async (name: string): Promise<void> => {
    count += 1
    if (device.only && !device.only.includes(name)) return
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(400)
    const file = `${device.name}-${String(count).padStart(2, '0')}-${name}.jpg`
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80 })
  }
  await walkIn(page, {
    guest: { ...CHILD, phone: `513 555 01${60 + index}` },
    onPage: async (name) => {
      if (name === 'landing' || name === 'confirmation') await keep(name)
    },
    onFilled: keep,
  })
  await context.close()
}
