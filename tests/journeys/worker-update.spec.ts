import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { shownAnswers } from '../support/kept.ts'
import {
  ADULT,
  aGuest,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  heading,
  proceed,
  screensOf,
  startForm,
  walkIn,
} from '../support/walk-in-flow.ts'
import { buildCopy, cachedUrls, shownVersion, spoil, test, untilServed } from '../support/worker.ts'

// One after another: they share the build they make.
test.describe.configure({ mode: 'default' })

const MAIN = '/health-services/scheduler/main'

let next = ''
test.beforeAll(async () => {
  test.setTimeout(240_000)
  next = await buildCopy('next', '99.0.0')
})

/** Looks for a newer build; answers whether one waits when what was found is installed or thrown away. */
function lookForUpdate(page: Page): Promise<boolean> {
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
async function takeOver(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage({ type: 'takeOver' })
  })
  await reloaded
}

test('quality R6 fault 35: a newer build waits, takes over at a step without losing an answer, and gives way again @phone', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const { insurance: _, ...answers } = ADULT // its numbers are never kept, so no update is offered after them
  const guest = aGuest(answers)
  await startForm(page)
  await untilServed(page)
  const before = await shownVersion(page)
  let isNext = false
  for (const name of screensOf(guest)) {
    await expectScreen(page, name)
    await fillScreen(page, name, guest)
    await page.getByRole('heading', { level: 1 }).click()
    isNext = !isNext
    await site.serve(isNext ? next : undefined)
    expect(await lookForUpdate(page)).toBe(true)
    await takeOver(page)
    await expectScreen(page, name)
    expect((await shownVersion(page)).startsWith('99.0.0')).toBe(isNext)
    await proceed(page)
  }
  await expect(page.locator('[translate=no]').first()).toHaveText(/^[2-9B-Z]{6}$/)
  expect(before.startsWith('99.0.0')).toBe(false)
})

test('quality fault 35: a page of the build before goes on importing, with a newer one in charge and the server gone @phone', async ({
  page,
  context,
  site,
}) => {
  await page.goto(MAIN)
  await untilServed(page)
  await site.serve(next)
  const other = await context.newPage()
  await other.goto(MAIN)
  expect(await lookForUpdate(other)).toBe(true)
  await expect.poll(() => shownVersion(other)).not.toContain('99.0.0')
  await takeOver(other)
  expect(await shownVersion(other)).toContain('99.0.0')
  await site.kill()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByLabel('Store number').fill('90100001')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  expect(await shownVersion(page)).not.toContain('99.0.0')
  expect(loads).toBe(0)
})

test('quality fault 35: until the update is taken the landing page is the old build, with what the newer server knows @phone', async ({
  page,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await site.serve(next)
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByText('100 Lantern Sq, Cincinnati, OH 45202')).toBeVisible()
  expect(await shownVersion(page)).not.toContain('99.0.0')
})

test('CARD-05 CARD-06 quality fault 35: "Update" in the middle of the form brings the newer build and loses nothing, not even what is half typed @phone', async ({
  page,
  site,
}) => {
  const notice = page.getByText('A new version is ready.')
  await page.goto(MAIN)
  await untilServed(page)
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await proceed(page)
  await expectScreen(page, 'contact')
  await fillScreen(page, 'contact', ADULT)
  await page.getByLabel('Phone number').fill('513 555')
  const typed = await shownAnswers(page)
  await expect(notice).toHaveCount(0)
  await site.serve(next)
  expect(await lookForUpdate(page)).toBe(true)
  await expect(notice).toBeVisible()
  // Wherever the guest has scrolled to it is seen whole, away from the edges.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const update = page.getByRole('button', { name: 'Update' })
  await expect(update).toBeInViewport({ ratio: 1 })
  const box = await page.getByRole('status').filter({ has: update }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(12)
  expect(box?.y).toBeGreaterThanOrEqual(12)
  expect(await shownVersion(page)).not.toContain('99.0.0')
  const reloaded = page.waitForEvent('load')
  await update.tap()
  await reloaded
  await expectScreen(page, 'contact')
  expect(await shownVersion(page)).toContain('99.0.0')
  expect(await shownAnswers(page)).toEqual(typed)
  await expect(notice).toHaveCount(0)
  await page.getByRole('link', { name: 'Back', exact: true }).tap()
  await expectScreen(page, 'name')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
  await expect(page.getByLabel('Year')).toHaveValue(ADULT.birth.year)
})

for (const [fault, change] of [
  ['with a syntax error', breakScript],
  ['of which a file is missing', loseFile],
  ['of which a file is another', swapFile],
] as const) {
  test(`quality fault 36: a newer build ${fault} is not taken, and the old one works on @phone`, async ({
    page,
    context,
    site,
  }) => {
    await page.goto(MAIN)
    await untilServed(page)
    await site.serve(spoil(next, 'broken', change))
    expect(await lookForUpdate(page)).toBe(false)
    await site.kill()
    await context.setOffline(true)
    await page.goto('/health-services/clinic/locations')
    await expect(page).toHaveTitle('Clinic Locator')
    expect(await shownVersion(page)).not.toContain('99.0.0')
  })
}

function breakScript(app: string): void {
  for (const end of ['', '.br', '.gz']) rmSync(join(app, `service-worker.js${end}`))
  writeFileSync(join(app, 'service-worker.js'), 'const = broken')
}

/** A chunk that only the newer build has. */
function newChunk(app: string): string {
  const name = readdirSync(join(app, 'assets')).find((file) => /^index-.*\.js$/.test(file))
  if (!name) throw new Error('The build has no entry')
  return join(app, 'assets', name)
}

function loseFile(app: string): void {
  const chunk = newChunk(app)
  for (const end of ['', '.br', '.gz']) rmSync(chunk + end, { force: true })
}

function swapFile(app: string): void {
  const chunk = newChunk(app)
  for (const end of ['.br', '.gz']) rmSync(chunk + end, { force: true })
  writeFileSync(chunk, '<!doctype html><title>Sign in</title>')
}

test('design: the kill switch takes the worker and its caches away, reloads nothing, and leaves the outbox @phone', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const killer = await buildCopy('kill-switch', '99.1.0', { KILL_SWITCH: '1' })
  await walkIn(page, { until: 'contact' })
  await untilServed(page)
  await page.evaluate(
    () => new Promise((resolve) => Object.assign(indexedDB.open('outbox', 1), { onsuccess: resolve })),
  )
  await site.serve(killer)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await lookForUpdate(page)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await expect.poll(() => cachedUrls(page)).toEqual([])
  expect(loads).toBe(0)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).toContain('outbox')
  await page.reload()
  await expectScreen(page, 'contact')
  expect(await shownVersion(page)).toContain('99.1.0')
})
