import type { Page } from 'playwright'
import { test as base, expect } from 'playwright/test'
import type { TrackedEvent } from '../../src/app/platform/analytics.ts'
import { answersOf, aPatient, findTimes, pickTimes, WANTED } from '../support/booking-flow.ts'
import { type OperatorSite, openOperatorSite } from '../support/operator-site.ts'
import { enrolTablet, expectHome, TABLET } from '../support/tablet.ts'
import { misshapen } from '../support/tracked-events.ts'
import { walkIn } from '../support/walk-in-flow.ts'

const test = base.extend<{ operator: OperatorSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  operator: async ({}, use) => {
    const operator = await openOperatorSite()
    await use(operator)
    await operator.close()
  },
  baseURL: async ({ operator }, use) => use(operator.url),
})
test.slow()

/** The kinds of event that came, each once, in the order of its first. */
const kindsOf = (events: readonly TrackedEvent[]) => [...new Set(events.map(({ event }) => event))]

/** Leaves the page as a guest does who has read enough, so that all that waits is sent. */
async function closePage(page: Page): Promise<void> {
  await page.goto('about:blank')
}

test('a form that is closed in the middle is tracked with its step, as the page goes, and an error before without its message [EVENTS-03, EVENTS-04, HD-24]', async ({
  page,
  operator: { taken },
}) => {
  const answers = answersOf(aPatient())
  await findTimes(page, WANTED.clinic.adult, answers)
  await pickTimes(page, WANTED.clinic.adult)
  await page.evaluate(() =>
    setTimeout(() => {
      throw new TypeError('Wilhelmina')
    }),
  )
  await closePage(page)
  await expect
    .poll(() => taken.at(-1))
    .toMatchObject({
      event: 'formAbandonment',
      appointmentType: 'Physicals',
      flowStepDescription: 'patientDetails',
      flowStepNum: 3,
    })
  const errors = taken.filter(({ event }) => event === 'error')
  expect(errors.map(({ description }) => description)).toEqual([expect.stringMatching(/^TypeError at /)])
  expect(JSON.stringify(taken)).not.toContain('Wilhelmina')
  expect(misshapen(taken)).toEqual([])
})

test.describe("on a store's tablet", () => {
  test.use(TABLET)
  test('what one guest did is sent when they start over, and the next begins anew [EVENTS-03, EVENTS-04, CARD-08] @desktop', async ({
    page,
    operator: { taken },
  }) => {
    await enrolTablet(page)
    await walkIn(page, { store: new URL(page.url()).pathname, vaccines: 1, until: 'record' })
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectHome(page)
    await expect.poll(() => kindsOf(taken)).toContain('formAbandonment')
    const left = taken.length
    await page.getByRole('link', { name: 'Start' }).click()
    await expect.poll(() => kindsOf(taken.slice(left))).toContain('startFlow')
    const events = taken.slice(left)
    const before = events.slice(
      0,
      events.findIndex(({ event }) => event === 'startFlow'),
    )
    expect(before.filter(({ flowStepNum }) => flowStepNum !== 1)).toEqual([])
    expect(before.filter(({ appointmentType }) => appointmentType !== undefined)).toEqual([])
    expect(misshapen(taken)).toEqual([])
  })
})
