import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { KILL_SWITCH, NEXT, spoil } from '../support/builds.ts'
import { shownAnswers, untilKept } from '../support/kept.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { temporaryFolder } from '../support/server.ts'
import {
  ADULT,
  aGuest,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  heading,
  proceed,
  startForm,
} from '../support/walk-in-flow.ts'
import { cachedUrls, lookForUpdate, shownVersion, takeOver, test, untilServed } from '../support/worker.ts'

const QUICK = { intervals: [50] }
const MAIN = '/health-services/scheduler/main'

test('a newer build waits, takes over at a step without losing an answer, and gives way again [quality R6, fault 35]', async ({
  page,
  site,
}) => {
  const { insurance: _, ...answers } = ADULT // its numbers are never kept, so no update is offered after them
  const guest = aGuest(answers)
  await startForm(page)
  await untilServed(page)
  expect((await shownVersion(page)).startsWith(NEXT.version)).toBe(false)
  for (const [title, build] of [
    ['Who is getting the vaccine?', NEXT],
    ['For the vaccine record', undefined],
    ['Health and medicine', NEXT],
    ['Your agreement to the vaccines', undefined],
  ] as const) {
    await fillForm(page, answersOf(guest), title)
    const typed = await shownAnswers(page)
    await site.serve(build)
    expect(await lookForUpdate(page)).toBe(true)
    await takeOver(page)
    await expect(heading(page, title)).toBeVisible()
    expect((await shownVersion(page)).startsWith(NEXT.version)).toBe(build === NEXT)
    await expect.poll(() => shownAnswers(page)).toEqual(typed)
    await proceed(page)
    await expect(heading(page, title)).toHaveCount(0)
  }
  await expect(heading(page, 'Your form is done!')).toBeVisible()
})

test('until the update is taken a page is of the old build, with what the newer server knows, and goes on importing with a newer one in charge and the server gone [quality fault 35, RUN-04]', async ({
  page,
  context,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await site.serve(NEXT)
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByText('100 Lantern Sq, Cincinnati, OH 45202')).toBeVisible()
  expect(await shownVersion(page)).not.toContain(NEXT.version)

  const other = await context.newPage()
  await other.goto(MAIN)
  expect(await lookForUpdate(other)).toBe(true)
  await expect.poll(() => shownVersion(other)).not.toContain(NEXT.version)
  await takeOver(other)
  expect(await shownVersion(other)).toContain(NEXT.version)
  await site.kill()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const imported = page.waitForRequest(/\/assets\/.*\.js$/)
  await page.getByRole('link', { name: 'Start' }).click()
  await imported
  await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
  expect(await shownVersion(page)).not.toContain(NEXT.version)
  expect(loads).toBe(0)
})

test('"Update" on the landing page, in the middle of a walk-in, brings the newer build and loses nothing, not even what is half typed [CARD-05, CARD-06, WI-38, quality fault 35]', async ({
  page,
  site,
}) => {
  const notice = page.getByText('A new version is ready.')
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await proceed(page)
  await expectScreen(page, 'record')
  await fillScreen(page, 'record', ADULT)
  await page.getByLabel('Address Line 1').fill('22 Lin')
  const typed = await shownAnswers(page)
  await expect(notice).toHaveCount(0)
  await site.serve(NEXT)
  expect(await lookForUpdate(page)).toBe(true)
  await untilKept(page)
  await expect(notice).toHaveCount(0) // a guest who types has no reason to decide about versions (WI-38)
  await page.goto(DEMONSTRATION_STORE)
  await expect(notice).toBeVisible()
  // Wherever the guest has scrolled to it is seen whole, away from the edges.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const update = page.getByRole('button', { name: 'Update' })
  await expect(update).toBeInViewport({ ratio: 1 })
  const box = await page.locator('[class*=Notice_notice]').filter({ has: update }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(12)
  expect(box?.y).toBeGreaterThanOrEqual(12)
  expect(await shownVersion(page)).not.toContain(NEXT.version)
  const reloaded = page.waitForEvent('load')
  await update.tap()
  await reloaded
  await page.goto('/health-services/scheduler/schedule')
  await expectScreen(page, 'record')
  expect(await shownVersion(page)).toContain(NEXT.version)
  await expect.poll(() => shownAnswers(page)).toEqual(typed)
  await expect(notice).toHaveCount(0)
  await page.getByRole('link', { name: 'Back', exact: true }).tap()
  await expectScreen(page, 'name')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
  await expect(page.getByLabel('Year')).toHaveValue(ADULT.birth.year)
})

test('a newer build without one of its files, with a syntax error, or with another in its place is not taken, and the old one works on [quality fault 36]', async ({
  page,
  context,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  for (const [fault, change] of [
    // First, because a server puts its build's files into the store, which would stand in for the missing one from then on.
    ['a file is missing', loseFile],
    ['a syntax error', breakScript],
    ['a file is another', (app: string) => swapFile(newChunk(app))],
    [
      'the scripts and styles are others',
      (app: string) => swapFile(builtFile(app, /^shell-files-.*\.json$/)),
    ],
  ] as const) {
    const folder = temporaryFolder()
    await site.serve({ folder: spoil(folder, change) })
    expect(await lookForUpdate(page), fault).toBe(false)
    await site.kill()
    rmSync(folder, { recursive: true })
    await context.setOffline(true)
    await page.goto('/health-services/clinic/locations')
    await expect(page, fault).toHaveTitle('Clinic Locator')
    expect(await shownVersion(page), fault).not.toContain(NEXT.version)
    await context.setOffline(false)
  }
})

function breakScript(app: string): void {
  for (const end of ['', '.br', '.gz']) rmSync(join(app, `service-worker.js${end}`))
  writeFileSync(join(app, 'service-worker.js'), 'const = broken')
}

/** A chunk that only the newer build has. */
function newChunk(app: string): string {
  return builtFile(app, /^index-.*\.js$/)
}

function builtFile(app: string, pattern: RegExp): string {
  const name = readdirSync(join(app, 'assets')).find((file) => pattern.test(file))
  if (!name) throw new Error(`The build has no ${pattern}`)
  return join(app, 'assets', name)
}

function loseFile(app: string): void {
  const chunk = newChunk(app)
  for (const end of ['', '.br', '.gz']) rmSync(chunk + end, { force: true })
}

function swapFile(file: string): void {
  for (const end of ['.br', '.gz']) rmSync(file + end, { force: true })
  writeFileSync(file, '<!doctype html><title>Sign in</title>')
}

test('the kill switch takes the worker and its caches away, reloads nothing, and leaves the outbox [design]', async ({
  page,
  site,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await proceed(page)
  await expectScreen(page, 'record')
  await untilServed(page)
  await page.evaluate(
    () => new Promise((resolve) => Object.assign(indexedDB.open('outbox', 1), { onsuccess: resolve })),
  )
  await site.serve(KILL_SWITCH)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await lookForUpdate(page)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), QUICK)
    .toBe(0)
  await expect.poll(() => cachedUrls(page), QUICK).toEqual([])
  expect(loads).toBe(0)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).toContain('outbox')
  await page.reload()
  await expectScreen(page, 'record')
  expect(await shownVersion(page)).toContain(KILL_SWITCH.version)
})
