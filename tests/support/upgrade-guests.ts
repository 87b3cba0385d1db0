import type { Browser, BrowserContext, Page } from 'playwright'
import { shownAnswers, untilKept } from './kept.ts'
import { answersOf, fillForm } from './quick-form.ts'
import { ADULT, aGuest, DEMONSTRATION_STORE, type Guest, readCode } from './walk-in-flow.ts'
import { lookForUpdate, takeOver, untilServed } from './worker.ts'

/** Pages that guests arrive on. */
const ENTRIES = [
  DEMONSTRATION_STORE,
  '/health-services/scheduler/main',
  '/health-services/clinic/locations',
  `${DEMONSTRATION_STORE.replace('/instant-vaccines/', '/instant-vaccines/select/')}`,
]
/** Longest wait for a page to be drawn by its scripts, and for a worker, in milliseconds. */
const ALIVE_MS = 30_000
const WORKER_MS = 45_000
const MIDDLE = 'Health and medicine'

/** What guests met, by what happened. */
export type Met = {
  /** Pages whose scripts drew nothing. */
  blank: string[]
  /** Fields that did not hold what had been typed. */
  lost: string[]
  /** Alerts that pages showed, and visits that did not end. */
  errors: string[]
  /** Answers of 4xx and 5xx, requests that broke, lines on the console: what a page may have mended by itself. */
  hidden: string[]
  /** Guests whose page was served by a worker. */
  served: number
  /** Guests whose page took a newer build. */
  updated: number
  /** Guests who saw a counter code. */
  finished: Guest[]
}

export function nothingMet(): Met {
  return { blank: [], lost: [], errors: [], hidden: [], served: 0, updated: 0, finished: [] }
}

/** A browser profile of its own, whose alerts and failures are written down. */
async function arrive(browser: Browser, url: string, hasWorker: boolean, met: Met): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    viewport: { width: 390, height: 844 },
  })
  context.on('response', (response) => {
    if (response.status() >= 400) met.hidden.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') met.hidden.push(`${reason} ${new URL(request.url()).pathname}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    // A page whose style is blocked looks broken.
    const seen = message.text().includes('Content Security Policy') ? met.errors : met.hidden
    seen.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => met.hidden.push(`uncaught: ${error.error().message}`))
  await context.exposeBinding('tellAlert', (_, text: string) => void met.errors.push(`alert: ${text}`))
  await context.addInitScript(() => {
    const told = new Set<string>()
    const tell = (window as unknown as { tellAlert(text: string): void }).tellAlert
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert]')) {
        const text = textContent?.trim() ?? ''
        if (text === '' || told.has(text)) continue
        told.add(text)
        tell(text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return context
}

/** Whether scripts draw the page within the time that a guest waits. Landing and main are whole without them until the first touch. */
async function isDrawn(page: Page): Promise<boolean> {
  try {
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown', {}, { timeout: ALIVE_MS })
    await page.waitForFunction(isAlive, undefined, { timeout: ALIVE_MS })
    return true
  } catch {
    return false
  }
}

/** Runs in the page: React has its heading. */
function isAlive(): boolean {
  const heading = document.querySelector('h1')
  const isShown = (heading?.textContent?.trim() ?? '') !== ''
  return isShown && heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
}

/** A guest with an empty cache opens a page, then the next one. */
export async function loadCold(browser: Browser, url: string, number: number, met: Met): Promise<void> {
  const context = await arrive(browser, url, number % 2 === 0, met)
  const path = ENTRIES[number % ENTRIES.length] ?? DEMONSTRATION_STORE
  try {
    const page = await context.newPage()
    await page.goto(path)
    if (!(await isDrawn(page))) return void met.blank.push(path)
    if (path !== DEMONSTRATION_STORE) return
    await page
      .locator('a, button')
      .filter({ hasText: /^Start$/ })
      .click()
    await page.waitForURL(/\/select\//)
    if (!(await isDrawn(page))) met.blank.push(`${path}, Start`)
  } catch (error) {
    met.errors.push(`cold load of ${path}: ${String(error)}`)
  } finally {
    await context.close()
  }
}

/** A guest fills half of the form, waits until processes were replaced, and finishes. */
export async function visit(
  browser: Browser,
  url: string,
  { number, untilReplaced, met }: { number: number; untilReplaced: () => Promise<void>; met: Met },
): Promise<void> {
  const hasWorker = number % 2 === 0
  const { insurance: _, ...answers } = ADULT // its numbers are never kept, so no update is offered after them
  const guest = aGuest(answers)
  const context = await arrive(browser, url, hasWorker, met)
  try {
    const page = await context.newPage()
    await page.goto(DEMONSTRATION_STORE)
    if (hasWorker && (await isServed(page))) met.served += 1
    await fillForm(page, answersOf(guest), MIDDLE)
    await untilKept(page)
    const typed = await shownAnswers(page)
    await untilReplaced()
    if (hasWorker && (await isUpdateThere(page))) {
      await takeOver(page)
      met.updated += 1
    } else if (number % 3 > 0) await page.reload()
    await page.getByRole('heading', { level: 1, name: MIDDLE }).waitFor()
    compare(typed, await shownAnswers(page), met)
    await fillForm(page, answersOf(guest))
    await readCode(page)
    met.finished.push(guest)
  } catch (error) {
    met.errors.push(`visit ${number}, worker ${hasWorker}: ${String(error)}`)
  } finally {
    await context.close()
  }
}

function compare(typed: Record<string, string>, shown: Record<string, string>, met: Met): void {
  for (const [name, value] of Object.entries(typed)) {
    if (shown[name] !== value) met.lost.push(`${name}: "${value}" became "${shown[name]}"`)
  }
}

async function isServed(page: Page): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), WORKER_MS))
  return Promise.race([untilServed(page).then(() => true), late])
}

async function isUpdateThere(page: Page): Promise<boolean> {
  const hasWorker = await page.evaluate(() => navigator.serviceWorker.controller !== null)
  return hasWorker && (await lookForUpdate(page))
}
