import type { Page, Route } from 'playwright'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import {
  ADULT,
  aGuest,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  type Guest,
  heading,
  openScreen,
  proceed,
  readCode,
  walkIn,
} from '../support/walk-in-flow.ts'

const CALL = '**/appointments/walk-in'
const TROUBLE = "We're having trouble connecting at the moment. Please try again shortly."

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })
test.slow()

/** Without the key that a check-in could be sealed to, nothing can wait on the device: what is not answered is said (BOOK-18). */
async function withoutOutbox(page: Page): Promise<void> {
  await page.route('**/outbox-key', (route) => route.abort())
}

/** Fills the whole form, up to its last button. */
async function readyToFinish(page: Page, guest: Guest, origin = ''): Promise<void> {
  await walkIn(page, { guest, vaccines: 1, store: origin + DEMONSTRATION_STORE, until: 'general' })
  await fillScreen(page, 'general', guest)
}

/** The key and the body of every attempt from now on. */
function watchAttempts(page: Page): { key: string; body: string }[] {
  const attempts: { key: string; body: string }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/appointments/walk-in')) return
    attempts.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '' })
  })
  return attempts
}

/** Presses Finish while the call ends in some way, and expects the line that asks to try again. */
async function finishInVain(page: Page, ending: (route: Route) => unknown): Promise<void> {
  // What an earlier attempt said is gone before this one ends.
  const isSending = page.getByRole('button', { name: 'Sending your check-in' }).waitFor()
  await page.route(CALL, async (route) => {
    await isSending
    await ending(route)
  })
  await proceed(page)
  await isSending
  await expect(page.getByRole('button', { name: 'Finish and check in' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('alert').filter({ hasText: TROUBLE })).toBeVisible()
  await expectScreen(page, 'general')
  await page.unroute(CALL)
}

/** Makes the page's own waits so many times shorter. */
function hurry(page: Page, times: number): Promise<void> {
  return page.evaluate((times) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / times)
  }, times)
}

test('BOOK-18 API-49 faults 4 to 7: without an answer the guest presses again, and is checked in once', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|status of 50\d/)
  await withoutOutbox(page)
  const since = Date.now()
  const attempts = watchAttempts(page)
  await readyToFinish(page, aGuest())

  await test.step('fault 7 a captive portal answers with a page of its own', () =>
    finishInVain(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
    ))
  await test.step('fault 6 an answer is cut in its middle', () =>
    finishInVain(page, (route) =>
      route.fulfill({
        status: 201,
        contentType: 'application/json',
        body: '{"data":{"appointments":[{"id":"a',
      }),
    ))
  await test.step('the server has trouble', () =>
    finishInVain(page, (route) =>
      route.fulfill({ status: 503, json: { errors: [{ key: 'busy', message: 'Busy.' }] } }),
    ))
  await test.step('there is no network', () => finishInVain(page, (route) => route.abort()))
  expect(await exportSince(server, since)).toEqual([])

  await test.step('fault 5 the answer is lost after the server has taken it', async () => {
    await finishInVain(page, async (route) => {
      await route.fetch()
      await route.abort()
    })
    expect(await exportSince(server, since)).toHaveLength(1)
  })

  await test.step('fault 4 nothing answers at all', async () => {
    await hurry(page, 20)
    await finishInVain(page, () => undefined)
    await hurry(page, 1 / 20)
  })

  await proceed(page)
  const code = await readCode(page)
  expect((await exportSince(server, since)).map(({ counterCode }) => counterCode)).toEqual([code])
  expect(attempts.length).toBeGreaterThan(6)
  expect(new Set(attempts.map(({ key }) => key)).size).toBe(1)
  expect(attempts[0]?.key).toMatch(/^.{16,}$/)
  expect(new Set(attempts.map(({ body }) => body)).size).toBe(1)
})

test('fault 8 a double tap on Finish, and Enter after it, is one request', async ({ page, server }, {
  project,
}) => {
  const since = Date.now()
  const attempts = watchAttempts(page)
  await readyToFinish(page, aGuest())
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(CALL, async (route) => {
    await answered
    await route.continue()
  })
  const finish = page.getByRole('button', { name: 'Finish and check in' })
  await finish.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await finish.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, centre] = [x + width / 2, y + height / 2]
  if (project.name === 'phone') {
    await page.touchscreen.tap(middle, centre)
    await page.touchscreen.tap(middle, centre)
  } else await page.mouse.dblclick(middle, centre)
  await expect(page.getByRole('button', { name: 'Sending your check-in' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox').first().press('Enter')
  answer()
  const code = await readCode(page)
  expect(attempts.length).toBe(1)
  expect((await exportSince(server, since)).map(({ counterCode }) => counterCode)).toEqual([code])
})

test('API-49 fault 17: a server killed between commit and answer, and started again, has one check-in @desktop', async ({
  browser,
}) => {
  const dataDir = temporaryFolder()
  let server = await startServer({ dataDir })
  const { port, url } = server
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await withoutOutbox(page)
  await readyToFinish(page, aGuest(), url)
  let isKilled = false
  await finishInVain(page, async (route) => {
    if (!isKilled) {
      isKilled = true
      await route.fetch()
      await server.kill9()
    }
    await route.abort()
  })
  server = await startServer({ dataDir, port })
  await proceed(page)
  const code = await readCode(page)
  expect((await exportSince(server, 0)).map(({ counterCode }) => counterCode)).toEqual([code])
  await context.close()
  await server.stop()
})

test('BOOK-11 to BOOK-17, BOOK-20 a refusal is said in a dialog, and the guest chooses how to go on', async ({
  page,
  complaints,
  server,
}) => {
  complaints.allow(/status of 4\d\d/)
  const since = Date.now()
  const guest = aGuest()
  const dialog = page.getByRole('alertdialog')
  const refuse = (status: number) =>
    page.route(
      CALL,
      (route) => route.fulfill({ status, json: { errors: [{ key: 'no', message: 'No.' }] } }),
      { times: 1 },
    )
  await walkIn(page, { guest, vaccines: 1 })
  await readyToFinish(page, guest)

  await test.step('BOOK-16 any other 4xx', async () => {
    await refuse(400)
    await proceed(page)
    await expect(dialog).toContainText(
      "We're sorry, but we encountered an error while trying to confirm your appointment...",
    )
    await expect(dialog.getByRole('heading')).toHaveText('Confirmation Error')
    await expect(dialog.getByRole('button')).toHaveText(['Schedule Appointment', 'Quit'])
    await page.keyboard.press('Escape')
    await expectScreen(page, 'general')
  })

  await test.step('BOOK-12 BOOK-13 409', async () => {
    await refuse(409)
    await proceed(page)
    await expect(dialog.getByRole('heading')).toHaveText('Appointment Conflict')
    await expect(dialog).toContainText('The time you selected is no longer available.')
    await expect(dialog.getByRole('button')).toHaveText(['Check Availability', 'Quit'])
    await dialog.getByRole('button', { name: 'Check Availability' }).click()
    await expect(page).toHaveURL(/instant-vaccines\/select\/90100001$/)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await proceed(page)
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
  })

  await test.step('BOOK-14 BOOK-15 BOOK-20 LIMITS-09 429: the same guest at the same store on the same day', async () => {
    await openScreen(page, 'general')
    await proceed(page)
    await expect(dialog.getByRole('heading')).toHaveText('Looks like you already have an appointment')
    await expect(dialog).toContainText('An appointment already exists for this service.')
    await expect(dialog).toContainText('check your confirmation email or call 888-852-2567')
    await expect(dialog.getByRole('button')).toHaveText(['Schedule Appointment', 'Quit'])
    await dialog.getByRole('button', { name: 'Quit' }).click()
    await expect(heading(page, 'Book a visit')).toBeVisible()
    await page.goto('/health-services/scheduler/schedule')
    await expect(page).toHaveURL(/scheduler\/main$/)
  })
  expect(await exportSince(server, since)).toHaveLength(1)
})
