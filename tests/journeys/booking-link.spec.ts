import type { Page } from 'playwright'
import { MANIFEST_PATH, type SlotManifest } from '#contract/slot-feed'
import { bookingLinkOf, type Slot } from '../support/feed-slots.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { chosen, dayAhead, watchHolds } from '../support/results-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const CAME = 'The time you came for'
const FLU = '201'
const ASKS = '/health-services/scheduler/prescreen/1'
const RESULTS = /\/scheduler\/result\?/

/** The booking link for flu of a free hour of tomorrow in Ohio, the `nth` of them, as a reader of the feed finds it. */
async function publishedLink(page: Page, nth: number): Promise<URL> {
  const manifest: SlotManifest = await (await page.request.get(MANIFEST_PATH)).json()
  const file = manifest.output.find(({ type, url }) => type === 'Slot' && url.includes('/OH-'))
  const lines = (await (await page.request.get(file?.url ?? '')).text()).trim().split('\n')
  const tomorrow = dayAhead(1)
  const free = lines
    .map((line): Slot => JSON.parse(line))
    .filter(({ status, start }) => status === 'free' && start.startsWith(tomorrow))
    .map(bookingLinkOf)
    .filter(({ searchParams }) => searchParams.get('serviceIds') === FLU)
  const link = free[nth]
  if (!link) throw new Error('The feed has no such time')
  return link
}

const holdButton = (page: Page) => page.getByRole('button', { name: /^Hold this time/ })
const flu = (page: Page) => page.getByRole('checkbox', { name: /^Flu\b(?!.*65)/ })

test('a link of the public feed has its time chosen, one for several vaccines asks which first, and neither holds [ROUTE-06, ROUTE-10, HOLD-01]', async ({
  page,
}) => {
  const link = await publishedLink(page, 3)
  const holds = watchHolds(page)
  await page.goto(link.pathname + link.search)
  await expect(page).toHaveURL(RESULTS)
  await expect(chosen(page)).toHaveCount(1)
  expect(holds).toEqual([])
  // As a link of several vaccines of the feed once was, which pages of others may still have.
  link.pathname = ASKS
  link.searchParams.set('serviceIds', `${FLU},205,211`)
  await page.goto(link.pathname + link.search)
  const came = page.locator('[class*=Notice_notice]').filter({ hasText: CAME })
  await expect(came).toContainText(/\d\d:\d\d [AP]M E[SD]T, \S/)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expectGoodLooks(page, 'questions of a time that a link was for')
  await page.reload()
  await expect(came).toContainText(/\d\d:\d\d [AP]M E[SD]T, \S/)
  await flu(page).check()
  await page.getByRole('button', { name: /^(Continue|See)/ }).click()
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByText(CAME, { exact: true })).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)
  await expect(chosen(page)).toHaveAccessibleName(/^\d\d:\d\d [AP]M E[SD]T, \w+, /)
  await expect(page.getByText(/^Chosen: /)).toBeVisible()
  expect(holds).toEqual([])
  await expectGoodLooks(page, 'a time that a link was for')
  await page.reload()
  await expect(page.getByText(/^Chosen: /)).toBeVisible()
  expect(holds).toEqual([])
  const name = await chosen(page).getAttribute('aria-label')
  await holdButton(page).click()
  await expect(page.getByText(/^Held for /).last()).toBeVisible()
  await expect(page.getByText(CAME, { exact: true })).toHaveCount(0)
  await expect(chosen(page)).toHaveAccessibleName(name ?? '')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/scheduler\/schedule$/)
})
