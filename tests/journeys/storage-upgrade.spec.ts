import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { keptVisit, untilKept } from '../support/kept.ts'
import { ADULT, expectScreen, fillScreen, proceed, startForm } from '../support/walk-in-flow.ts'
import { test } from '../support/worker.ts'

const MEMORY_ONLY = 'This browser cannot keep your answers.'

/** Has pages ask for databases as the next build will: at their next version. */
function asNextBuild(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (name, version) {
    return open.call(this, name, version === 1 ? 2 : version)
  }
}

test('a page whose build has a newer database takes it over from an old tab within 5 s, with what was typed there [HD-38, fault 33]', async ({
  page,
  context,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await untilKept(page)
  const newer = await context.newPage()
  await newer.addInitScript(asNextBuild)
  const began = Date.now()
  await newer.goto(page.url())
  await expect(newer.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
  expect(Date.now() - began).toBeLessThan(5000)
  const versions = await newer.evaluate(() => indexedDB.databases())
  expect(versions.find(({ name }) => name === 'visit')?.version).toBe(2)
  await newer.getByLabel('Preferred name').fill('Rosa')
  const before = await keptVisit(newer)
  await expect.poll(() => keptVisit(newer)).not.toBe(before)
})

/** Keys of what the old tab finds in the database that it holds. */
function keysHeld(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const { held } = window as unknown as { held: IDBDatabase }
        const request = held.transaction('values').objectStore('values').getAllKeys()
        request.onsuccess = () => resolve(request.result.map(String))
        request.onerror = () => reject(request.error)
      }),
  )
}

test('while an old tab never lets its database go, the newer page works in memory, says so, and takes nothing from it [HD-38, fault 33]', async ({
  page,
  context,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await untilKept(page)
  // A tab of an older build that listens to nobody.
  const stubborn = await context.newPage()
  await stubborn.goto('/robots.txt')
  await stubborn.evaluate(async () => {
    await new Promise((resolve) => {
      const request = indexedDB.open('visit', 1)
      request.onsuccess = () => {
        Object.assign(window, { held: request.result })
        resolve(undefined)
      }
    })
  })
  await page.close()
  const newer = await context.newPage()
  await newer.addInitScript(asNextBuild)
  let loads = 0
  newer.on('load', () => {
    loads += 1
  })
  await startForm(newer)
  await fillScreen(newer, 'name', ADULT)
  await expect(newer.getByText(MEMORY_ONLY)).toBeVisible()
  await proceed(newer)
  await expectScreen(newer, 'record')
  expect(loads).toBeLessThanOrEqual(2)
  // The old tab still reads what was kept there.
  expect(await keysHeld(stubborn)).toContain('visit')
})
