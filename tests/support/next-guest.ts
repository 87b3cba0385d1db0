import type { Page } from 'playwright'
import { expect } from 'playwright/test'

/** Nothing of the guest before is anywhere in the tab's history: back to its beginning, and forward again. */
export async function throughHistory(page: Page, texts: readonly string[]): Promise<void> {
  await expectNotShown(page, texts)
  await oneWay(page, 'goBack', texts)
  await oneWay(page, 'goForward', texts)
}

/** As far as the tab's history goes, one way. A page that leads home at once cuts the step to it short. */
async function oneWay(page: Page, step: 'goBack' | 'goForward', texts: readonly string[]): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    try {
      if ((await page[step]({ waitUntil: 'commit' })) === null) return
    } catch (error) {
      if (!/ERR_ABORTED|Not attached to an active page/.test(String(error))) throw error
      await page.waitForLoadState()
    }
    await expectNotShown(page, texts)
  }
}

/** On whatever the history led to: the tablet's home, or what was open before it was enrolled. */
export async function expectNotShown(page: Page, texts: readonly string[]): Promise<void> {
  // A page that leads home at once may have been left meanwhile, for one without a heading.
  await expect(async () => {
    if (!page.url().includes('/instant-vaccines/')) return
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 1000 })
  }).toPass()
  const shown = await shownOn(page)
  expect(texts.filter((text) => shown.includes(text))).toEqual([])
}

/** All a page shows, holds in its fields, and is called by; asked again when it was just led elsewhere. */
async function shownOn(page: Page): Promise<string> {
  try {
    return await page.evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
      const values = Array.from(fields, ({ value }) => value)
      const entry = [location.href, JSON.stringify(history.state), document.title]
      return [document.documentElement.outerHTML, ...values, ...entry].join(' ')
    })
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error
    await page.waitForLoadState()
    return shownOn(page)
  }
}
