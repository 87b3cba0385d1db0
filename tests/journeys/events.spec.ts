import type { Page } from 'playwright'
import { test as base, expect } from 'playwright/test'
import type { TrackedEvent } from '../../src/app/platform/analytics.ts'
import { answersOf, aPatient, fillForm, findTimes, pickTimes, WANTED } from '../support/booking-flow.ts'
import { MAIN } from '../support/find.ts'
import { goOn, titleOf } from '../support/form-filling.ts'
import { type OperatorSite, openOperatorSite } from '../support/operator-site.ts'
import { enrolTablet, expectHome, TABLET } from '../support/tablet.ts'
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

/** All that an event may have, and what each of it may look like: words of the program's own, never a guest's (EVENTS-04). */
const SHAPES: Record<string, (value: never) => boolean> = {
  event: (value: string) => /^[a-z]+[A-Z]?[A-Za-z]+$/.test(value),
  guestFlow: (value: boolean) => value === true,
  appointmentType: (value: string) => Object.values(WANTED).some(({ adult }) => adult.type === value),
  flowStepDescription: (value: string) => /^[A-Za-z ]{3,40}$/.test(value),
  flowStepNum: (value: number) => Number.isInteger(value),
  fields: (value: string[]) => value.every((field) => /^[A-Za-z][A-Za-z0-9.-]*$/.test(field)),
  description: (value: string) => /^[A-Za-z ]{2,40}$/.test(value),
  endpoint: (value: string) => /^[A-Za-z0-9/:.-]+$/.test(value),
  status: (value: number) => Number.isInteger(value),
  at: (value: string) => !Number.isNaN(Date.parse(value)),
}

function misshapen(events: readonly TrackedEvent[]): string[] {
  return events.flatMap((event) =>
    Object.entries(event)
      .filter(([name, value]) => !SHAPES[name]?.(value as never))
      .map(([name, value]) => `${event.event}: ${name} is ${JSON.stringify(value)}`),
  )
}

/** The kinds of event that came, each once, in the order of its first. */
const kindsOf = (events: readonly TrackedEvent[]) => [...new Set(events.map(({ event }) => event))]

/** Leaves the page as a guest does who has read enough, so that all that waits is sent. */
async function closePage(page: Page): Promise<void> {
  await page.goto('about:blank')
}

test('EVENTS-01 to EVENTS-05 EVENTS-07 a booked visit is told step by step, and nothing that the guest typed @phone', async ({
  page,
  operator: { taken },
}) => {
  const patient = aPatient()
  const answers = answersOf(patient)
  const wanted = WANTED.clinic.adult
  await findTimes(page, wanted, answers)
  await pickTimes(page, wanted)
  const title = await titleOf(page)
  await goOn(page) // with nothing filled in
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await fillForm(page, answers)
  expect(await titleOf(page)).not.toBe(title)
  await page
    .locator('a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    })
  await expect.poll(() => kindsOf(taken)).toContain('linkClicked')
  await closePage(page)

  const steps = taken.filter(({ event }) => /Flow$/.test(event))
  expect(
    steps.map(({ event, flowStepNum, flowStepDescription }) => [event, flowStepNum, flowStepDescription]),
  ).toEqual([
    ['startFlow', 2, 'find appointment'],
    ['continueFlow', 3, 'select appointment date'],
    ['completeFlow', 3, 'confirm appointment'],
  ])
  expect(steps.map(({ appointmentType }) => appointmentType)).toEqual(['Physicals', 'Physicals', 'Physicals'])
  const pages = taken.filter(({ event }) => event === 'navigation').map(({ description }) => description)
  expect(pages).toEqual(['main', 'prescreen', 'results', 'schedule', 'confirmation'])
  expect(taken.find(({ event }) => event === 'constraintError')?.fields).toContain('firstName')
  expect(taken.find(({ event }) => event === 'linkClicked')?.description).toBe('tel')
  expect(kindsOf(taken)).not.toContain('formAbandonment')
  expect(misshapen(taken)).toEqual([])
  const said = JSON.stringify(taken).toLowerCase()
  const typed = Object.values(answers)
    .flat()
    .filter((value) => value.length > 3)
  expect(typed.length).toBeGreaterThan(15)
  expect(typed.filter((value) => said.includes(value.toLowerCase()))).toEqual([])
})

test('EVENTS-03 a form that is closed in the middle is told with its step @phone', async ({
  page,
  operator: { taken },
}) => {
  const answers = answersOf(aPatient())
  await findTimes(page, WANTED.clinic.adult, answers)
  await pickTimes(page, WANTED.clinic.adult)
  await closePage(page)
  await expect
    .poll(() => taken.at(-1))
    .toMatchObject({
      event: 'formAbandonment',
      appointmentType: 'Physicals',
      flowStepDescription: 'patientDetails',
      flowStepNum: 3,
    })
  expect(misshapen(taken)).toEqual([])
})

test('EVENTS-04 a guest whose browser refuses tracking is told to nobody @phone', async ({
  page,
  operator: { taken },
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await findTimes(page, WANTED.video.adult, answersOf(aPatient()))
  await closePage(page)
  await page.goto(MAIN) // what was to be sent was sent before
  expect(taken).toEqual([])
})

test.describe("on a store's tablet", () => {
  test.use(TABLET)
  test('EVENTS-03 EVENTS-04 CARD-08 what one guest did is sent when they start over, and the next begins anew @desktop', async ({
    page,
    operator: { taken },
  }) => {
    await enrolTablet(page)
    await walkIn(page, { store: new URL(page.url()).pathname, vaccines: 1, until: 'contact' })
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectHome(page)
    await expect.poll(() => kindsOf(taken)).toContain('formAbandonment')
    const left = taken.length
    await page.getByRole('link', { name: 'Start' }).click()
    await expect.poll(() => kindsOf(taken.slice(left)), { timeout: 15_000 }).toContain('startFlow')
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
