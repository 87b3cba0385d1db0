import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptVisit, shownAnswers, untilKept } from '../support/kept.ts'
import {
  ADULT,
  aGuest,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  heading,
  openScreen,
  proceed,
  startForm,
  walkIn,
} from '../support/walk-in-flow.ts'

const MEMORY_ONLY =
  'This browser cannot keep your answers. Please do not reload or close this page until you are done.'

test.describe('a browser that keeps nothing @phone', () => {
  test('fault 28 without IndexedDB the form says so, and the guest is checked in all the same', async ({
    page,
    server,
  }) => {
    const since = Date.now()
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    const code = await walkIn(page, {
      guest: aGuest(ADULT),
      vaccines: 1,
      onPage: async (name) => {
        const hasForm = !['landing', 'selection', 'confirmation'].includes(name)
        await expect(page.getByText(MEMORY_ONLY)).toHaveCount(hasForm ? 1 : 0)
      },
    })
    expect((await exportSince(server, since)).map(({ counterCode }) => counterCode)).toEqual([code])
  })

  const REFUSALS = {
    'fault 28 is blocked': () => {
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
    'fault 29 is full': () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    'fault 31 does not open': () => {
      const open = indexedDB.open.bind(indexedDB)
      indexedDB.open = (name, version) => {
        const request = open(`${name}-broken`, version)
        Object.defineProperty(request, 'onsuccess', { set: () => undefined })
        Object.defineProperty(request, 'error', { value: new DOMException('broken', 'UnknownError') })
        queueMicrotask(() => request.dispatchEvent(new Event('error')))
        return request
      }
    },
  }
  for (const [fault, refuse] of Object.entries(REFUSALS)) {
    test(`${fault}: the form says so and goes on`, async ({ page }) => {
      await page.addInitScript(refuse)
      await startForm(page)
      await fillScreen(page, 'name', ADULT)
      await expect(page.getByText(MEMORY_ONLY)).toBeVisible()
      await proceed(page)
      await expectScreen(page, 'contact')
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
    })
  }
})

test('fault 30 a visit whose storage is thrown away is kept again with the next answer @phone', async ({
  page,
  context,
  server,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await untilKept(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' })
  expect(await keptVisit(page)).toBe('')
  await page.getByLabel('Preferred name').fill('Rosa')
  await untilKept(page)
  await page.reload()
  await expectScreen(page, 'name')
  await expect(page.getByLabel('Preferred name')).toHaveValue('Rosa')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
})

/** Changes one byte of the sealed visit on the disk. */
function tamper(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('visit')
      request.onsuccess = () => resolve(request.result)
    })
    const records = database.transaction('values', 'readwrite').objectStore('values')
    await new Promise<void>((resolve) => {
      const read = records.get('visit')
      read.onsuccess = () => {
        const bytes = new Uint8Array(read.result.data)
        bytes[20] = (bytes[20] ?? 0) ^ 1
        records.put({ ...read.result, data: bytes.buffer }, 'visit').onsuccess = () => resolve()
      }
    })
    database.close()
  })
}

const LOST = 'We could not open the answers you typed before. Please start again.'

test('fault 34 a kept visit that was tampered with is thrown away, the guest is told, and a new one begins @phone', async ({
  page,
}) => {
  const told = page.getByRole('status').filter({ hasText: LOST })
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await untilKept(page)
  await page.goto('/health-services/clinic/locations')
  await tamper(page)
  await page.goto(DEMONSTRATION_STORE)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await expect(told).toBeVisible()
  await expectAccessible(page, { state: 'a lost draft on the landing page' })
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(told).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('checkbox').first().check()
  await proceed(page)
  await expectScreen(page, 'name')
  await expect(told).toHaveCount(0)
  expect(Object.values(await shownAnswers(page)).join('')).toBe('')
  await openScreen(page, 'contact')
  await untilKept(page)
  await page.reload()
  await expectScreen(page, 'contact')
  await expect(told).toHaveCount(0)
})

test('fault 34 who reloads the form over a damaged draft is told on the page it leads to @phone', async ({
  page,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await untilKept(page)
  await tamper(page)
  await page.reload()
  await expect(page).toHaveURL(/scheduler\/main$/)
  await expect(page.getByRole('status').filter({ hasText: LOST })).toBeVisible()
  await expect.poll(() => keptVisit(page)).toBe('')
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible()
  await expect(page.getByText(LOST)).toHaveCount(0)
})
