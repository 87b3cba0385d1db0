import { answersOf, aPatient, bookedBy, fillForm } from '../support/booking-flow.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import {
  cards,
  chosen,
  openResults,
  pickSlot,
  proceedToForm,
  SEARCHES,
  slots,
} from '../support/results-flow.ts'
import { startServer } from '../support/server.ts'

// One hold is all that a store's day may have here.
const CEILING = ['longLeast', 'longPercent', 'shortLeast', 'shortPercent'].map((name) => `ceiling.${name}=1`)
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const server = await startServer({ env: { LIMITS: CEILING.join() } })
    await use(server)
    await server.stop()
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })
test.slow()

/** A store of the demonstration that sees one guest at a time. */
const STORE = 'Observatory Hill'
const NOT_HELD = 'This time is not held. We will book it when you finish, if it is still free.'

test('where too much of a day is held a guest is told that the time is not held, and books it [HD-03, HOLD-12]', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  complaints.allow(/503/)
  const since = Date.now()
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const other = await context.newPage()
  await openResults(other, SEARCHES.flu)
  await pickSlot(other, slots(cards(other).filter({ hasText: STORE })).first())
  await openResults(page, SEARCHES.flu)
  const refused = page.waitForResponse((response) => response.status() === 503)
  await slots(cards(page).filter({ hasText: STORE }))
    .nth(1)
    .click()
  expect(await (await refused).text()).toContain('notHeld')
  await expect(chosen(page)).toBeVisible()
  await proceedToForm(page)
  await expect(page.getByText(NOT_HELD)).toBeInViewport()
  await expect(page.getByText(/^Held for you until/)).toHaveCount(0)
  await expectGoodLooks(page, 'a time that is not held')
  const patient = aPatient('adult', false)
  await fillForm(page, answersOf(patient))
  expect(await bookedBy(server, patient, since)).toHaveLength(1)
  await context.close()
})
