import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { BROWSER_ARGS, findChromium } from '../../src/tools/browser.mjs'

/** How Chromium is started everywhere: the same program, the same flags. Throws when there is none (npm test installs one). */
export function launchOptions(more: readonly string[] = []): LaunchOptions {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('No browser found: run npm test once, or set CHROMIUM to the path of one.')
  return { executablePath, args: [...BROWSER_ARGS, ...more] }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions())
}
