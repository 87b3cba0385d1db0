import { defineConfig } from 'playwright/test'
import { launchOptions } from './support/browser.ts'

/**
 * Files whose journeys are the same at any width. In them @desktop marks what is of the desktop alone, @widths what is looked at on
 * both.
 */
const SAME_AT_ANY_WIDTH = [
  'benefit',
  'booking-errors',
  'cancel',
  'clinic-details',
  'clinics',
  'clinics-place',
  'confirmation',
  'find',
  'find-place',
  'find-results',
  'find-template',
  'followup',
  'hold',
  'outbox',
  'prescreen',
  'results',
  'walk-in-address',
  'walk-in-reload',
  'walk-in-submit',
  'worker-offline',
]
const PHONE_ALONE = new RegExp(
  `^(?!.*@(?:desktop|widths)).*\\b(?<!-)(${SAME_AT_ANY_WIDTH.join('|')})\\.spec\\.ts`,
)

/** Journeys against the built app and the real server. A title with @phone or @desktop runs on that device alone. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.build/test-results/journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 2, // a busy machine; a test that needs it is reported as flaky
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/test-results/playwright.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: [/@phone/, PHONE_ALONE], use: { viewport: { width: 1280, height: 800 } } },
  ],
})
