import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright'
import { expect } from 'playwright/test'
import { offlinePage } from './offline-page.ts'
import { ROOT } from './sources.ts'

export const MAIN = '/health-services/scheduler/main'

/** The button that folds the form, and the one that sends it. */
export const toggleOf = (page: Page) =>
  page.getByRole('button', { name: /^(Hide the form|Show the form|Edit search)$/ })
export const submitOf = (page: Page) => page.getByRole('button', { name: 'Find Appointment', exact: true })

/** Opens an address with the form, touches it so that it comes alive, and waits for its appointment types. */
export async function openForm(page: Page, address = MAIN): Promise<void> {
  await page.goto(address)
  await touch(page)
  await expectTypes(page)
  await expect(page.locator('form:not([data-early]) #find-type')).toBeAttached()
}

/** What a guest's first touch is to the page, which changes nothing in it. */
export async function touch(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown')
}

/** Opens main as it is without a server that knows its appointment types: the app fetches them. */
export async function openWithoutTypes(page: Page): Promise<void> {
  await page.route(`**${MAIN}`, async (route) => {
    const { origin } = new URL(route.request().url())
    const template = await route.fetch({ url: origin + offlinePage('main') })
    const { data } = await (await page.request.get(`${origin}/health-services/banner`)).json()
    const body = Object.entries<string>(data.slots).reduce(
      (html, [slot, text]) => html.replaceAll(slot, text),
      await template.text(),
    )
    await route.fulfill({ response: template, body })
  })
  await page.goto(MAIN)
}

export async function expectTypes(page: Page): Promise<void> {
  await expect(page.locator('option[value="Clinic Visits"]')).toBeAttached()
}

/** The search that this history entry holds. */
export function searchIn(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const { cameFrom: _, ...search } = (window.history.state ?? {}) as Record<string, unknown>
    return search
  })
}

/** The day so many days from today, where the browser is: YYYY-MM-DD. */
export function dayFrom(page: Page, days: number): Promise<{ day: string }> {
  return page.evaluate((later) => {
    const [month = '', ofMonth = '', year = ''] = new Date(Date.now() + later * 86_400_000)
      .toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
      .split('/')
    return { day: `${year}-${month}-${ofMonth}` }
  }, days)
}

/** Changes the configuration of one category. */
export async function configureCategory(page: Page, category: string, more: object): Promise<void> {
  const path = 'hw_config/1.0.0/scheduler/scheduler-config.json'
  const { data } = JSON.parse(readFileSync(join(ROOT, '.build/content/production', path), 'utf8')) as {
    data: { categories: Record<string, object> }
  }
  const changed = { ...data.categories[category], ...more }
  await page.route(`**/content/v2/objects/${path}`, (route) =>
    route.fulfill({ json: { data: { ...data, categories: { ...data.categories, [category]: changed } } } }),
  )
}

/** Keeps a request waiting until it is let go. */
export async function holdUp(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route: Route) => {
    await until
    await route.continue()
  })
  return letGo
}
