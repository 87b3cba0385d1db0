import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { unfold } from '../support/booked-visit.ts'
import {
  answersOf,
  aPatient,
  book,
  bookedBy,
  cancelHere,
  type FlowType,
  type Patient,
} from '../support/booking-flow.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillShown, goOn, titleOf } from '../support/form-filling.ts'
import { shownAnswers, untilKept } from '../support/kept.ts'
import { stickingOut } from '../support/sizes.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { expectOwnTypeface, useOwnTypeface } from '../support/typeface.ts'
import { heading } from '../support/walk-in-flow.ts'

test.slow()
// Nothing is looked at while it fades in, and a worker would fetch the whole product again for every guest.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** Pages that flows share, by the flow in which they are looked at. */
const LOOKED_AT: Record<string, FlowType> = {
  'For the vaccine record': 'vaccine',
  'Check your answers': 'vaccine',
  'Privacy and care': 'vaccine',
  'Who is the visit for?': 'clinic',
  'Why are you coming in?': 'video',
  'Anything the team should know?': 'clinic',
  'Your insurance': 'clinic',
  'Your agreement to pay for the visit': 'clinic',
}

/** Each flow once: what a guest's age and insurance change in it is tested on the pages in Node. */
const CASES: [FlowType, Patient['age'], isInsured: boolean][] = [
  ['clinic', 'child', true],
  ['video', 'adult', false],
  ['dietitian', 'child', false],
  ['vaccine', 'adult', true],
]

/** Names of numbers that no draft keeps. */
const SECRETS = [
  'primary-memberId',
  'primary-groupNumber',
  'cardholderIdNumber',
  'groupNumber',
  'stateId',
  'stateIssuedId',
]

/** Looks at a state of a page: axe, its targets, and whether it fits 320 px and text of twice the size. */
async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, { state })
  await expectLargeTargets(page, { state })
  await expectOwnTypeface(page)
  expect(await stickingOut(page, 2), `${state}, large text`).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await stickingOut(page, 1), `${state}, 320 px`).toEqual([])
  if (size) await page.setViewportSize(size)
}

/** Presses the button of a page on which something that must be answered is not. */
async function refuse(page: Page, title: string): Promise<void> {
  const empty = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [aria-required=true]')].some(
      ({ value }) => value === '',
    ),
  )
  if (!empty) return
  await goOn(page)
  await expect(page.locator('[class*=ErrorSummary_summary]').getByRole('link').first()).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  expect(await titleOf(page)).toBe(title)
  await look(page, `"${title}", refused`)
}

/** Reloads the page once, on that of the insurance numbers where there is one, and has the guest go on where they were. */
function reloadingOnce(page: Page, patient: Patient) {
  let pages = 0
  let isDone = false
  return async (title: string) => {
    pages += 1
    const isSecret = (await page.locator(SECRETS.map((name) => `[name="${name}"]`).join()).count()) > 0
    if (isDone || (!isSecret && pages < 8)) return
    isDone = true
    await untilKept(page)
    const before = await shownAnswers(page)
    await page.reload()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(/^Held for you for/).last()).toBeVisible()
    const forgotten = Object.fromEntries(SECRETS.filter((name) => name in before).map((name) => [name, '']))
    await expect.poll(() => shownAnswers(page)).toEqual({ ...before, ...forgotten })
    if (isSecret) await expect(page.getByText(/For your safety we did not keep some numbers/)).toBeVisible()
    await fillShown(page, answersOf(patient))
  }
}

for (const [flow, age, isInsured] of CASES) {
  test(`${flow}, ${age}: found, each of its pages looked at and refused, filled in over a reload, booked, canceled [SCOPE-02, SCOPE-05, SCOPE-06, BOOK-01 to BOOK-10, INTAKE-09, PATIENT-01, CANCEL-04, VALID-08, quality A1, A2, A5]`, async ({
    page,
    server,
  }) => {
    const since = Date.now()
    const patient = aPatient(age, isInsured)
    const seen = new Set<string>()
    await useOwnTypeface(page)
    await book(page, flow, patient, {
      onPage: async (title) => {
        // It was given before the times.
        if (title === 'Who is getting the vaccine?')
          await expect(page.locator('[name="dobYear"]')).toHaveValue('1958')
        seen.add(title)
        if ((LOOKED_AT[title] ?? flow) !== flow) return
        await look(page, `"${title}"`)
        await refuse(page, title)
      },
      onFilled: reloadingOnce(page, patient),
    })
    const missed = Object.keys(LOOKED_AT).filter((title) => LOOKED_AT[title] === flow && !seen.has(title))
    expect(missed, `pages that other flows leave to "${flow}"`).toEqual([])
    await look(page, 'confirmation')
    const code = await page.locator('[translate=no]').first().textContent()
    await unfold(page, 'Modify Appointment')
    await page.getByRole('button', { name: 'Cancel Appointment' }).click()
    await expectAccessible(page, { state: 'the dialog of a cancellation' })
    await expectLargeTargets(page, { state: 'the dialog of a cancellation' })
    await page.getByRole('button', { name: 'Keep it' }).click()
    await cancelHere(page)
    const booked = await bookedBy(server, patient, since)
    expect(booked.map(({ status }) => status)).toEqual(
      flow === 'vaccine' ? ['canceled', 'canceled'] : ['canceled'],
    )
    expect(booked.map(({ counterCode }) => counterCode)).toContain(code)
  })
}
