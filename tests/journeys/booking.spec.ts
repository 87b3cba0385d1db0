import type { Page } from 'playwright'
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
import { fillShown } from '../support/form-filling.ts'
import { shownAnswers, untilKept } from '../support/kept.ts'
import { heading } from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

test.slow()

type Case = { flow: FlowType; age: Patient['age']; isInsured: boolean; device: '@phone' | '@desktop' }

/** Every flow for an adult and for a child with a guardian, with insurance and without; a dietitian asks for none. */
const CASES: Case[] = (['clinic', 'video', 'dietitian', 'vaccine'] as const).flatMap((flow, row) =>
  (['adult', 'child'] as const).flatMap((age, column) =>
    (flow === 'dietitian' ? [false] : [true, false]).map((isInsured, at) => ({
      flow,
      age,
      isInsured,
      device: (row + column + at) % 2 === 0 ? ('@phone' as const) : ('@desktop' as const),
    })),
  ),
)

/** Names of numbers that no draft keeps. */
const SECRETS = [
  'primary-memberId',
  'primary-groupNumber',
  'cardholderIdNumber',
  'groupNumber',
  'stateId',
  'stateIssuedId',
]

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
    await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
    const forgotten = Object.fromEntries(SECRETS.filter((name) => name in before).map((name) => [name, '']))
    expect(await shownAnswers(page)).toEqual({ ...before, ...forgotten })
    if (isSecret) await expect(page.getByText(/For your safety we did not keep some numbers/)).toBeVisible()
    await fillShown(page, answersOf(patient))
  }
}

for (const { flow, age, isInsured, device } of CASES) {
  const insured = isInsured ? 'with insurance' : 'without insurance'
  test(`SCOPE-02 SCOPE-05 SCOPE-06 BOOK-01 to BOOK-10 INTAKE-09 CANCEL-04 ${flow}, ${age}, ${insured}: found, filled in over a reload, booked, canceled ${device}`, async ({
    page,
    server,
  }) => {
    const since = Date.now()
    const patient = aPatient(age, isInsured)
    await book(page, flow, patient, { onFilled: reloadingOnce(page, patient) })
    const code = await page.locator('[translate=no]').first().textContent()
    await cancelHere(page)
    const booked = await bookedBy(server, patient, since)
    expect(booked.map(({ status }) => status)).toEqual(booked.map(() => 'canceled'))
    expect(booked.map(({ counterCode }) => counterCode)).toContain(code)
    const [first, second] = booked.map(({ payload }) => payload)
    expect(first).toMatchObject(expectedOf(flow, patient))
    expect(second !== undefined).toBe(flow === 'vaccine')
  })
}

/** What the server must have of a booking. */
function expectedOf(flow: FlowType, { age, isInsured, lastName }: Patient): Record<string, unknown> {
  const isChild = age === 'child'
  const consent = expect.objectContaining({
    consentToTreat: true,
    privacyPolicyConsent: true,
    signature: expect.objectContaining({
      relationshipWithPatient: isChild ? 'Child' : 'Self',
      ...(isChild && { guardianLastName: lastName }),
    }),
    ...(flow === 'video' && { telehealthConsent: true }),
    ...(flow === 'dietitian' && { telenutritionConsent: true }),
  })
  const insurance = flow === 'vaccine' ? (isInsured ? '1' : '0') : isInsured ? 'YES' : 'NO'
  return {
    ...(flow !== 'vaccine' && { businessName: flow === 'dietitian' ? 'dietitian' : 'tlc' }),
    basicInfo: expect.objectContaining({ lastName, dateOfBirth: isChild ? '2017-03-09' : '1958-07-04' }),
    consentDetails: consent,
    patientTimeZone: 'America/New_York',
    ...(flow !== 'dietitian' && {
      insuranceInfo: expect.objectContaining({ hasPrimaryInsurance: insurance }),
    }),
    ...((flow === 'video' || flow === 'dietitian') && { licensureState: 'OH' }),
    ...(flow === 'vaccine' && { requestedVaccinations: [isChild ? 'Hepatitis B' : 'Shingles'] }),
    ...(flow === 'clinic' && { category: 'Physicals', notes: expect.any(Array) }),
  }
}
