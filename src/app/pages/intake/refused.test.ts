import { snapshot } from 'valtio'
import { describe, expect, it } from 'vitest'
import type { ErrorKey } from '#contract/endpoint'
import { aFluBooking, aTwoDoseBooking } from '../../../../tests/support/held-visit.ts'
import { intakeFor } from '../../../../tests/support/intake.ts'
import { SERVICES } from '../../../../tests/support/prescreen.ts'
import { restoreVisit, visit as visitNow } from '../../state/visit.ts'
import { lacksEligibility } from './IntakePage.tsx'
import { refusedField, rereadChanged } from './submit.ts'

const visit = aFluBooking()
const refused = (...fields: (string | undefined)[]) =>
  refusedField(
    intakeFor(visit),
    visit.answers,
    fields.map((field) => ({
      key: 'invalidRequest',
      message: 'tooLong',
      values: [7],
      ...(field && { field }),
    })),
  )

const TOO_LONG = 'Input must be 7 characters or less.'

describe('a refusal that names a field', () => {
  it.each([
    ['basicInfo.lastName', 'patientDetails', 'name'],
    ['basicInfo.race', 'patientDetails', 'record'],
    ['basicInfo.weight', 'patientDetails', 'name'],
    ['insuranceInfo.cardholderIdNumber', 'simpleInsurance', 'insurance'],
    ['questionnaire.haveFever', 'medicalInformation', 'today'],
    ['consentDetails.signature.guardianName', 'vaccineConsent', 'sign'],
    ['consentDetails.privacyPolicyConsent', 'generalConsent', 'consent'],
    ['consentDetails.documents.vaccineConsent', 'vaccineConsent', 'sign'],
    ['consentDetails.documents.generalConsent', 'generalConsent', 'consent'],
  ])('(%s) opens the step that asks for it: %s, %s [BOOK-16]', (field, stepKey, pageKey) => {
    const found = refused(field)
    expect(found?.place).toMatchObject({ stepKey, pageKey })
    expect(found).toMatchObject({ message: TOO_LONG, step: expect.any(String) })
  })

  it.each(['eligibility', 'dateTime.value', 'serviceIds', 'constructor', 'consentDetails'])(
    '(%s) that no page asks for is said and leads nowhere [BOOK-16]',
    (field) => {
      expect(refused(field)).toEqual({ message: TOO_LONG, place: undefined, step: undefined })
    },
  )

  it('the first named field counts; without one there is no message [BOOK-16]', () => {
    expect(refused(undefined, 'basicInfo.race')?.step).toBe('Patient details')
    expect(refused(undefined)).toBeUndefined()
  })
})

it('a text that has changed must be agreed to and signed again; all else stays [CONSENT-10]', async () => {
  const held = structuredClone(aFluBooking())
  restoreVisit(held)
  const intake = intakeFor(held)
  const changed = (slug: string, key: ErrorKey = 'consentChanged') =>
    rereadChanged(intake, [{ key, message: 'No', field: `consentDetails.documents.${slug}` }])
  await changed('generalConsent', 'invalidRequest')
  expect(snapshot(visitNow).answers).toEqual(held.answers)
  await changed('generalConsent')
  await changed('vaccineConsent')
  const { generalConsent, vaccineConsent, ...others } = snapshot(visitNow).answers
  expect(generalConsent).toEqual({})
  expect(vaccineConsent).toEqual({ relationshipWithPatient: 'Self' })
  expect(others).toEqual(
    Object.fromEntries(Object.entries(held.answers).filter(([step]) => Object.hasOwn(others, step))),
  )
})

describe('answers about a vaccine', () => {
  const shingles = (...eligibilityServiceIds: number[]) => {
    const { appointment, ...rest } = aTwoDoseBooking({ eligibilityServiceIds })
    const services = [{ id: 209, name: 'Shingles dose 1', isAvailable: true, isVaccine: true }]
    return { ...rest, appointment: appointment && { ...appointment, services } }
  }

  it('are missing for a vaccine series whose questions were not asked [ELIG-17, PRESCREEN-43]', () => {
    expect(lacksEligibility(shingles(), SERVICES)).toBe(true)
    const { eligibilityServiceIds: _, ...unknown } = shingles()
    expect(lacksEligibility(unknown, SERVICES)).toBe(true)
    expect(lacksEligibility(shingles(211), SERVICES)).toBe(true)
  })

  it('are not missing when given, for a vaccine without questions, or for a walk-in [ELIG-17]', () => {
    expect(lacksEligibility(shingles(209), SERVICES)).toBe(false)
    const flu = { id: 201, name: 'Flu', isAvailable: true }
    const { appointment } = aFluBooking()
    const withFlu = appointment && { ...appointment, services: [flu] }
    expect(lacksEligibility({ appointment: withFlu }, SERVICES)).toBe(false)
    const walkIn = shingles().appointment
    expect(lacksEligibility({ appointment: walkIn && { ...walkIn, timestamp: '' } }, SERVICES)).toBe(false)
  })
})
