import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'playwright/test'

export const STORE = '90100001'
export const STORE_NAME = 'Marrowby Market Lantern Square'
export const HOME = `/health-services/instant-vaccines/${STORE}`

/** A 10-inch tablet, lying. */
export const TABLET: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, hasTouch: true }

/** What staff type on a server without a code of its own, to leave the tablet's mode. */
export const LEAVE_CODE = '246810'

/** Enrols the device as staff do, and waits until its landing page is drawn. */
export async function enrolTablet(page: Page, { url = '' } = {}): Promise<void> {
  await page.goto(`${url}/health-services/kiosk/${STORE}`)
  await page.getByLabel('Code to leave tablet mode').fill(LEAVE_CODE)
  await page.getByRole('button', { name: 'Use as a store tablet' }).click()
  await expectHome(page)
}

/** The landing page of the tablet, ready for a guest. */
export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${HOME}$`))
  await expect(page.getByRole('heading', { name: 'Use your own phone' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible()
}

/** Runs the page's clock until the tablet asks whether the guest is still there. A late scroll or key starts the minute again, so one run of 60 seconds may be too short. */
export async function awaitWarning(page: Page): Promise<void> {
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await page.clock.runFor(50_000)
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(warning).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Waits until the worker serves this page: it holds the key of the visit. */
export async function expectWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Names of the databases of this origin. */
export function databasesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort())
}

/** Keys of what lies in a database of this origin; empty when there is none. */
export function keysIn(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const keys = await new Promise<string[]>((resolve, reject) => {
      const request = database.transaction('values').objectStore('values').getAllKeys()
      request.onsuccess = () => resolve(request.result.map(String))
      request.onerror = () => reject(request.error)
    })
    database.close()
    return keys
  }, name)
}
