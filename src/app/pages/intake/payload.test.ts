import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wireOf } from '#contract/wire'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { bundledContent } from '../../../../tests/support/bundled-content.ts'
import { aDietitianVisit } from '../../../../tests/support/dietitian.ts'
import { aFluBooking, aTwoDoseBooking } from '../../../../tests/support/held-visit.ts'
import { intakeFor } from '../../../../tests/support/intake.ts'
import { speak } from '../../messages/catalogue.ts'
import { catalogue as spanish } from '../../messages/es/index.ts'
import { documents } from '../../state/documents.ts'
import { type Appointment, clearVisit, restoreVisit, type Visit, visit } from '../../state/visit.ts'
import { bookingOf } from './payload.ts'

const PRESSED = '2026-11-20T17:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  return () => vi.useRealTimers()
})

async function bodyOf(wanted: Visit) {
  restoreVisit(wanted)
  return bookingOf(intakeFor(visit as Visit), PRESSED)
}

const held = (id: number, name: string, more: Partial<Appointment> = {}): Appointment => ({
  services: [{ id, name, isAvailable: true }],
  timestamp: '2026-11-24T13:00:00-05:00',
  timezone: 'America/Chicago',
  reservationCode: 'AAAAAAAAAAAAAAAAAAAAAA',
  holdExpiresAt: TEST_NOW,
  heldAt: '97000001',
  ...more,
})

describe('what a booking sends', () => {
  it('the visit: services, location, time, category and reservation code [BOOK-01, BOOK-02, BOOK-06]', async () => {
    const flu = aFluBooking()
    const body = await bodyOf({
      ...flu,
      appointment: flu.appointment && { ...flu.appointment, ...held(501, 'Flu dose 1') },
    })
    expect(body).toMatchObject({
      businessName: 'pharmacy',
      serviceIds: [501],
      dateTime: { value: '2026-11-24T13:00:00-05:00', timezone: 'America/Chicago' },
      locationNumber: '01400376',
      reservationCode: 'AAAAAAAAAAAAAAAAAAAAAA',
      category: 'Vaccines',
      patientTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      consentDetails: { signature: { dateTime: PRESSED } },
    })
    for (const name of [
      'licensureState',
      'eligibility',
      'eligibilityServiceIds',
      'followupAppointment',
      'createdAt',
      'counterCode',
    ])
      expect(body).not.toHaveProperty(name)
  })

  it('names the vaccines alone, and books only what the provider offers [BOOK-06]', async () => {
    const services = [
      { id: 501, name: 'Flu dose 1', isAvailable: true, isVaccine: true },
      { id: 502, name: 'Shingles dose 1', isAvailable: false, isVaccine: true },
      { id: 601, name: 'Physical', isAvailable: true },
    ]
    const { appointment } = aFluBooking()
    const body = await bodyOf(aFluBooking({ appointment: appointment && { ...appointment, services } }))
    expect(body.serviceIds).toEqual([501, 601])
    expect(body.requestedVaccinations).toEqual(['Flu'])
  })

  it('a second dose, and the answers that both are judged by [BOOK-03, ELIG-16]', async () => {
    const body = await bodyOf(aTwoDoseBooking())
    expect(body.followupAppointment).toEqual({
      serviceId: 505,
      dateTime: { value: expect.any(String), timezone: 'America/New_York' },
    })
    expect(body.eligibility).toEqual({ hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' })
    expect(body.eligibilityServiceIds).toEqual([502])
  })

  it('the Medicare answers go into the questionnaire of the services that they were given for [BK-29]', async () => {
    const answers = { hasMedicarePartB: 'Yes', hadWellnessVisit: 'No', wasInHospital: 'No', hasFallen: 'Yes' }
    const held = aFluBooking({ eligibility: answers, eligibilityServiceIds: [501] })
    expect((await bodyOf(held)).questionnaire).toMatchObject(answers)
    const other = await bodyOf({ ...held, eligibilityServiceIds: [151] })
    expect(other.questionnaire).not.toHaveProperty('hasFallen')
  })

  it('a visit with a dietitian sends who, the state, the chosen zone and the questionnaire [BOOK-02, BOOK-04, BOOK-06]', async () => {
    const dietitian = aDietitianVisit()
    const provider = dietitian.provider && {
      ...dietitian.provider,
      providerId: '97000001',
      licensureState: 'OH',
    }
    const body = await bodyOf({ ...dietitian, provider, appointment: held(801, 'Nutrition') })
    expect(body).toMatchObject({
      businessName: 'dietitian',
      locationNumber: '97000001',
      licensureState: 'OH',
      patientTimeZone: 'America/Chicago',
      requestedVaccinations: [],
      questionnaire: { medical_conditions: expect.anything(), referral_source: expect.anything() },
    })
  })

  it('for a team on video the state without a clinician [BOOK-04, HOLD-18]', async () => {
    const dietitian = aDietitianVisit()
    const provider = dietitian.provider && { ...dietitian.provider, licensureState: 'OH', isTeam: true }
    const body = await bodyOf({ ...dietitian, provider, appointment: held(801, 'Nutrition') })
    expect(body.licensureState).toBe('OH')
    expect(body).not.toHaveProperty('locationNumber')
  })

  it('a device that can make no fingerprint still names the texts [CONSENT-10]', async () => {
    vi.stubGlobal('crypto', {})
    const { consentDetails } = await bodyOf(aFluBooking()).finally(() => vi.unstubAllGlobals())
    const slugs = ['privacyPractice', 'generalConsent', 'vaccineConsent']
    expect(consentDetails.documents).toEqual(slugs.map((slug) => ({ slug, sha256: null })))
  })

  it('names the language of each text that was not in English [LANG-07, CONSENT-10]', async () => {
    const slugs = ['privacyPractice', 'generalConsent', 'vaccineConsent'] as const
    const english = await bodyOf(aFluBooking())
    speak(spanish)
    for (const slug of slugs.slice(1)) {
      const [translation] = await bundledContent().translations(slug, 'es')
      documents.loads[slug] = { status: 'ok', data: {}, language: 'es', texts: translation?.texts ?? {} }
    }
    const { consentDetails } = await bodyOf(aFluBooking()).finally(() => {
      speak(undefined)
      documents.loads = {}
    })
    const [privacy, general, vaccine] = consentDetails.documents ?? []
    expect(privacy).toEqual(english.consentDetails.documents?.[0])
    expect([general?.language, vaccine?.language]).toEqual(['es', 'es'])
    const hashes = english.consentDetails.documents?.map(({ sha256 }) => sha256)
    expect(hashes).not.toContain(general?.sha256)
    expect(hashes).not.toContain(vaccine?.sha256)
  })

  it('names the language of the screens, in which free text may be, and nothing in English [LANG-08]', async () => {
    expect(await bodyOf(aFluBooking())).not.toHaveProperty('formLanguage')
    speak(spanish)
    const body = await bodyOf(aFluBooking()).finally(() => speak(undefined))
    expect(body.formLanguage).toBe('es')
    expect(wireOf(body, true)).toMatchObject({ extension: { formLanguage: 'es' } })
    expect(wireOf(body, false)).not.toHaveProperty('formLanguage')
  })

  it('throws without an appointment [HOLD-22]', async () => {
    const intake = intakeFor(aFluBooking())
    clearVisit()
    await expect(bookingOf(intake, PRESSED)).rejects.toThrow(
      'Scheduling requires first setting an appointment/provider',
    )
  })
})
