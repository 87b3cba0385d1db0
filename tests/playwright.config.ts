import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { launchOptions } from './support/browser.ts'

/**
 * Journeys against the built app and the real server, on a phone; a title with @desktop runs on a desktop alone, one with @widths on
 * both. Nothing is tried again: a journey that fails now and then shows a fault of the product or of itself.
 */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.build/test-results/journeys',
  workers: availableParallelism() + 1, // a journey waits now and then, and one more uses that time
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // These end what hangs. How long a journey takes on a machine that is busy says nothing about the product.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/test-results/playwright.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(['--js-flags=--single-threaded']), // more threads would only compete with the other workers for the processor
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grep: /@desktop|@widths/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
