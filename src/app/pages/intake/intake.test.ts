import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormConfig } from '#contract/content/form-config'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import {
  answering,
  aStore,
  aVisit,
  documentIn,
  forChild,
  intakeFor,
} from '../../../../tests/support/intake.ts'
import {
  documentsOf,
  factsOf,
  firstForgotten,
  firstUndone,
  intakeOf,
  isStepDone,
  shownAnswers,
} from './intake.ts'
import { STEPS } from './registry.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const empty = () => aVisit({ answers: {} })

describe('the intake of a visit', () => {
  it('has the steps of its configuration, in their order [INTAKE-03]', () => {
    const { steps } = intakeFor(empty())
    expect(steps.map(({ spec }) => spec.key).filter((key) => key !== 'checkAnswers')).toEqual(
      documentIn('production', 'formConfig')['walkInVaccine']?.default.steps,
    )
    const turned = intakeFor(empty(), { config: { steps: ['privacyPractice', 'generalConsent'] } })
    expect(turned.steps.map(({ spec }) => spec.key).slice(0, 2)).toEqual([
      'privacyPractice',
      'generalConsent',
    ])
  })

  it('leaves out a step that this build does not have [INTAKE-03]', () => {
    const { steps } = intakeFor(empty(), { config: { steps: ['patientDetails', 'palmReading'] } })
    expect(steps.map(({ spec }) => spec.key)).toEqual(['patientDetails', 'checkAnswers'])
  })

  it('needs the documents of its steps, each once [CONTENT-22]', () => {
    const config = { steps: ['vaccineConsent', 'simpleInsurance', 'vaccineConsent'] } as FormConfig
    expect(documentsOf(config, STEPS)).toEqual(['vaccineConsent', 'insuranceStepConfig'])
  })

  it('a step gets no document but those it has named', () => {
    const { context } = intakeOf(empty(), intakeFor(empty()).context.config, STEPS, {
      vaccineConsent: documentIn('production', 'vaccineConsent'),
      privacyPractice: documentIn('production', 'privacyPractice'),
      generalConsent: documentIn('production', 'generalConsent'),
      insuranceStepConfig: documentIn('production', 'insuranceStepConfig'),
      medicalInformation: documentIn('production', 'medicalInformation'),
    })
    expect(() => context.document('survey')).toThrow('survey')
  })
})

describe('the facts of a visit', () => {
  it('has the birth date as one day, and answers of every step [PATIENT-20]', () => {
    const { answers } = factsOf(aVisit())
    expect(answers).toMatchObject({ dateOfBirth: '1984-07-04', firstName: 'Wilhelmina', haveFever: 'No' })
    expect(
      factsOf(answering(aVisit(), 'patientDetails', { dobDay: '31', dobMonth: '2' })).answers,
    ).toMatchObject({
      dateOfBirth: undefined,
    })
  })

  it('has today in the zone of the store, and its state [TIME-05, PATIENT-17]', () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 3))
    expect(factsOf(aVisit())).toMatchObject({ today: '2026-11-20', providerState: 'OH' })
    const store = aStore({ timezone: 'Asia/Tokyo' })
    const appointment = { services: [], timestamp: '', timezone: store.timezone }
    expect(factsOf(aVisit({ appointment })).today).toBe('2026-11-21')
  })
})

describe('how far a visit is', () => {
  it('nothing is undone when every page is right [INTAKE-14, INTAKE-15]', () => {
    expect(firstUndone(intakeFor(aVisit()), aVisit().answers)).toBeUndefined()
  })

  it('the first page with an error is the one to open [INTAKE-15]', () => {
    const wrong = answering(
      answering(aVisit(), 'generalConsent', { hieConsent: undefined }),
      'simpleInsurance',
      {
        cardholderIdNumber: '',
      },
    )
    expect(firstUndone(intakeFor(wrong), wrong.answers)).toMatchObject({
      stepKey: 'simpleInsurance',
      pageKey: 'insurance',
    })
  })

  it('a page that was never answered is undone, also one that has nothing to fill in [INTAKE-15]', () => {
    const { patientDetails, medicalInformation, simpleInsurance } = aVisit().answers
    const half = aVisit({ answers: { ...(patientDetails && { patientDetails }) } })
    expect(firstUndone(intakeFor(half), half.answers)).toMatchObject({ stepKey: 'medicalInformation' })
    const more = {
      ...half.answers,
      ...(medicalInformation && { medicalInformation }),
      ...(simpleInsurance && { simpleInsurance }),
    }
    expect(firstUndone(intakeFor({ ...half, answers: more }), more)).toMatchObject({
      stepKey: 'generalConsent',
    })
    const { generalConsent = {} } = aVisit().answers
    const checked = { ...more, generalConsent, checkAnswers: {} }
    expect(firstUndone(intakeFor({ ...half, answers: checked }), checked)).toMatchObject({
      stepKey: 'vaccineConsent',
      pageKey: 'sign',
    })
  })

  it('a page that an answer has opened is undone until it is filled in [INTAKE-15, FINANCE-03]', () => {
    const child = answering(forChild(aVisit(), '2016-03-09'), 'vaccineConsent', { responsiblePartyCity: '' })
    expect(firstUndone(intakeFor(child), child.answers)).toMatchObject({ pageKey: 'sign' })
  })

  it('a page with an answer that was not kept over a reload is undone, though it was optional [CARD-05]', () => {
    const forgotten = aVisit({ forgotten: { simpleInsurance: ['groupNumber'] } })
    expect(firstUndone(intakeFor(forgotten), forgotten.answers)).toMatchObject({ pageKey: 'insurance' })
  })

  it('any page can tell where numbers must be typed again [CARD-05]', () => {
    const forgotten = aVisit({ forgotten: { patientDetails: [], simpleInsurance: ['groupNumber'] } })
    expect(firstForgotten(intakeFor(forgotten))).toMatchObject({ pageKey: 'insurance' })
    expect(firstForgotten(intakeFor(aVisit({ forgotten: { simpleInsurance: [] } })))).toBeUndefined()
  })

  it('a page that was changed and left without Continue is undone [INTAKE-15]', () => {
    const { answers } = aVisit()
    const typing = { simpleInsurance: { ...answers['simpleInsurance'], groupNumber: 'other' } }
    expect(firstUndone(intakeFor(aVisit()), answers, typing)).toMatchObject({ pageKey: 'insurance' })
    expect(firstUndone(intakeFor(aVisit()), answers, answers)).toBeUndefined()
  })

  it('a step is done when each of its pages is [INTAKE-13]', () => {
    const visit = answering(aVisit(), 'patientDetails', { race: '' })
    const intake = intakeFor(visit)
    expect(isStepDone(intake, visit.answers, 'patientDetails')).toBe(false)
    expect(isStepDone(intake, visit.answers, 'generalConsent')).toBe(true)
  })
})

it('a payload may be made from shown answers alone [PATIENT-50]', () => {
  const visit = answering(aVisit(), 'patientDetails', { weight: '150', isMobileNum: 'No' })
  const shown = shownAnswers(intakeFor(visit), visit.answers, 'patientDetails')
  expect(shown).not.toHaveProperty('weight')
  expect(shown).not.toHaveProperty('isMobileConsentChecked')
  expect(shown).toHaveProperty('firstName', 'Wilhelmina')
})
