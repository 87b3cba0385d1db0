import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import {
  ALL_FLAGS,
  answering,
  aStore,
  aVisit,
  documentIn,
  FLAGGED,
  forChild,
  GUARDIAN,
  type Setting,
} from '../../../../tests/support/intake.ts'
import { judgeOf, verdictOn } from '../../../../tests/support/judge.ts'
import { NASTY_ANSWERS, someAnswers } from '../../../../tests/support/odd-answers.ts'
import type { Visit } from '../../state/visit.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const judged = async (visit: Visit, setting?: Setting) =>
  verdictOn(visit, await judgeOf(visit, setting), setting)
const inState = (stateProvince: string) => {
  const store = aStore({ address: { ...aStore().address, stateProvince } })
  return aVisit({ provider: { providerId: store.providerId, businessName: 'pharmacy', store } })
}
const accepted = { kind: 'server judges', problems: [] }

describe('what a guest has filled in rightly the server takes:', () => {
  it.each<[string, Visit, Setting?]>([
    ['an adult with insurance [WALKIN-19, BOOK-02]', aVisit()],
    ['an adult without [INSURANCE-07]', answering(aVisit(), 'simpleInsurance', { hasPrimaryInsurance: '0' })],
    ['a child with a guardian [CONSENT-09]', forChild(aVisit(), '2016-03-09')],
    ['a child of 12 months [PATIENT-14]', forChild(aVisit(), '2025-11-20')],
    ['a child of 18 months in Mississippi [PATIENT-16]', forChild(inState('MS'), '2025-05-20')],
    ['a guest in Texas, where the consent says more [CONTENT-22]', inState('TX')],
    [
      'every field there is [PATIENT-47]',
      answering(aVisit(), 'patientDetails', FLAGGED),
      { config: ALL_FLAGS },
    ],
    [
      'a COVID yes that does not block [HISTORY-22]',
      answering(aVisit(), 'medicalInformation', { haveCovid19Symptoms: 'Yes' }),
    ],
  ])('%s', async (_, visit, setting) => {
    expect(await judged(visit, setting)).toMatchObject(accepted)
  })

  it('the payload is what the guest chose and typed [WALKIN-19, BOOK-01, BOOK-06, BOOK-02]', async () => {
    const verdict = await judged(aVisit())
    if (verdict.kind !== 'server judges') throw new Error(verdict.at)
    expect(verdict.walkIn).toMatchObject({
      businessName: 'pharmacy',
      serviceIds: [501],
      locationNumber: '01400376',
      patientTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      requestedVaccinations: ['Flu'],
      counterCode: 'B7K2MX',
      createdAt: '2026-11-20T17:00:00.000Z',
    })
    expect(Object.keys(verdict.walkIn)).not.toContain('dateTime')
  })

  it('the fingerprint of each text that was agreed to is recorded [CONSENT-10]', async () => {
    const fingerprints = async (visit: Visit) => {
      const verdict = await judged(visit)
      return verdict.kind === 'server judges' ? (verdict.walkIn.consentDetails.documents ?? []) : []
    }
    const [here, texas] = [await fingerprints(aVisit()), await fingerprints(inState('TX'))]
    expect(here.map(({ slug }) => slug)).toEqual(['privacyPractice', 'generalConsent', 'vaccineConsent'])
    expect(texas[2]?.sha256).not.toBe(here[2]?.sha256)
    expect(texas[0]).toEqual(here[0])
  })
})

describe('what the server would refuse the form refuses first:', () => {
  it.each<[string, Visit, string, Setting?]>([
    [
      'a COVID yes that blocks [HISTORY-22]',
      answering(aVisit(), 'medicalInformation', { haveCovid19Symptoms: 'Yes' }),
      'medicalInformation/today',
      { config: { preventContinueIfYesOnCovid: true } },
    ],
    ['a child of 11 months [PATIENT-14]', forChild(aVisit(), '2025-11-21'), 'patientDetails/name'],
    [
      'a child of 17 months in Mississippi [PATIENT-16]',
      forChild(inState('MS'), '2025-05-21'),
      'patientDetails/name',
    ],
    [
      'a consent missing [CONSENT-02]',
      answering(aVisit(), 'generalConsent', { generalConsent: false }),
      'generalConsent/consent',
    ],
    [
      'a minor as the signer [FINANCE-10]',
      answering(forChild(aVisit(), '2016-03-09'), 'vaccineConsent', { relationshipWithPatient: 'Self' }),
      'vaccineConsent/sign',
    ],
  ])('%s', async (_, visit, at, setting) => {
    expect(await judged(visit, setting)).toEqual({ kind: 'form refuses', at })
  })
})

describe('whatever a guest types, both sides agree', () => {
  const flags = Object.keys(ALL_FLAGS) as (keyof typeof ALL_FLAGS)[]
  const aConfig = fc.record(
    Object.fromEntries(
      [...flags, 'emailRequired', 'preventContinueIfYesOnCovid'].map((flag) => [flag, fc.boolean()]),
    ),
  )
  const everything = answering(aVisit(), 'patientDetails', FLAGGED)
  const answers = everything.answers
  const guarded = { ...everything, answers: { ...answers, vaccineConsent: GUARDIAN } }
  const uninsured = {
    ...everything,
    answers: { ...answers, simpleInsurance: { hasPrimaryInsurance: '0' } },
  }
  const insuranceStepConfig = documentIn('test', 'insuranceStepConfig') // asks the social security number too
  const carriers = [insuranceStepConfig.carriers, []]

  it('what the form finds right the server finds right [VALID-09, PATIENT-50]', async () => {
    const judge = await judgeOf(everything)
    let taken = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Visit>(everything, guarded, uninsured),
        fc.array(someAnswers, { minLength: 1, maxLength: 4 }),
        aConfig,
        fc.constantFrom(...carriers),
        async (person, given, config, offered) => {
          const typed = given.reduce((visit, { step, answers }) => answering(visit, step, answers), person)
          const insurance = { ...insuranceStepConfig, carriers: offered }
          const setting: Setting = { config, documents: { insuranceStepConfig: insurance } }
          const context = { ...judge, config: { ...judge.config, ...config }, insurance }
          const verdict = await verdictOn(typed, context, setting)
          if (verdict.kind === 'form refuses') return
          taken += 1
          expect(verdict.problems).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
    expect(taken).toBeGreaterThan(40)
  })

  it('every nasty text in every field is judged alike [PATIENT-07, VALID-03]', async () => {
    const setting: Setting = { config: ALL_FLAGS, documents: { insuranceStepConfig } }
    const judge = await judgeOf(everything, setting)
    const wrong: unknown[] = []
    let taken = 0
    for (const { step, answers } of NASTY_ANSWERS) {
      const visit = step === 'vaccineConsent' ? guarded : 'stateIssuedId' in answers ? uninsured : everything
      const verdict = await verdictOn(answering(visit, step, answers), judge, setting)
      if (verdict.kind === 'form refuses') continue
      taken += 1
      if (verdict.problems.length > 0) wrong.push([answers, verdict.problems])
    }
    expect(wrong).toEqual([])
    expect(taken).toBeGreaterThan(150)
  })
})
