import { describe, expect, it } from 'vitest'
import { answering, aVisit, GUARDIAN, intakeFor, type Setting } from '../../../../tests/support/intake.ts'
import type { Visit } from '../../state/visit.ts'
import { afterChange, reviewOf, unfinishedStops } from './CheckAnswers.tsx'
import { firstUndone, isCheck, isStepDone } from './intake.ts'

/** Every answer of a visit as it is shown: step, heading, label, lines. */
function shown(visit: Visit, setting?: Setting) {
  return reviewOf(intakeFor(visit, setting), visit).flatMap(({ title, pages }) =>
    pages.flatMap(({ parts }) =>
      parts.flatMap(({ heading, answers }) =>
        answers.map(({ label, lines }) => [title, heading, label, lines.join(' / ')]),
      ),
    ),
  )
}

const keysOf = (setting?: Setting) => intakeFor(aVisit(), setting).steps.map(({ spec }) => spec.key)
const stopOf = (visit: Visit, pageKey: string) => {
  const stop = intakeFor(visit).pages.find((one) => one.pageKey === pageKey)
  if (!stop) throw new RangeError(`No page ${pageKey}`)
  return stop
}

describe('where the answers are checked', () => {
  it('right before the page that is signed, and it sends nothing [INTAKE-11, WI-24]', () => {
    expect(keysOf().slice(3)).toEqual(['privacyPractice', 'generalConsent', 'checkAnswers', 'vaccineConsent'])
    const check = intakeFor(aVisit()).steps.find(({ spec }) => isCheck({ stepKey: spec.key }))
    expect(check?.spec.payload({}, { ...intakeFor(aVisit()).context, submittedAt: '' })).toEqual({})
  })

  it('no configuration loses it: it is last where nothing is agreed to after other questions [INTAKE-03]', () => {
    expect(keysOf({ config: { steps: ['patientDetails'] } })).toEqual(['patientDetails', 'checkAnswers'])
    expect(keysOf({ config: { steps: ['generalConsent', 'patientDetails'] } }).at(-1)).toBe('checkAnswers')
  })

  it('nothing is submitted before it was passed; a change afterwards does not undo it [INTAKE-15]', () => {
    const { checkAnswers: _, ...unchecked } = aVisit().answers
    expect(firstUndone(intakeFor(aVisit()), unchecked)).toMatchObject({ stepKey: 'checkAnswers' })
    const changed = answering(aVisit(), 'patientDetails', { firstName: 'Ottoline' })
    expect(isStepDone(intakeFor(changed), changed.answers, 'checkAnswers')).toBe(true)
    expect(firstUndone(intakeFor(changed), changed.answers)).toBeUndefined()
  })
})

describe('the shown answers', () => {
  it('is every visible answer before it, under its step and page [PATIENT-50]', () => {
    const all = shown(answering(aVisit(), 'patientDetails', { weight: '150' }))
    expect(all).toContainEqual([
      'Patient details',
      'Who is getting the vaccine?',
      'Date of birth',
      'July 4, 1984',
    ])
    expect(all).toContainEqual(['Patient details', 'For the vaccine record', 'State', 'Ohio'])
    expect(all).toContainEqual([
      'Insurance',
      undefined,
      'Insurance carrier',
      'Plan from an employer or union',
    ])
    expect(all.filter(([, , label]) => label === 'Weight')).toEqual([])
    expect(new Set(all.map(([step]) => step))).toEqual(
      new Set(['Patient details', 'Medical information', 'Insurance', 'General consent']),
    )
  })

  it('numbers that open something are shown by their end alone [INSURANCE-06]', () => {
    const whole = JSON.stringify(shown(aVisit()))
    expect(whole).toContain('Ends in 0914')
    expect(whole).not.toContain('QX55820914')
  })

  it('answers with the same label get different names [PATIENT-27]', () => {
    const visit = answering(aVisit(), 'patientDetails', {
      primaryHealthcareProvider: 'Dr. Quimby',
      providerPhoneNumber: '(513) 555-0199',
    })
    const review = reviewOf(intakeFor(visit, { config: { showProviderInfo: true } }), visit)
    const names = review.flatMap(({ pages }) =>
      pages.flatMap(({ parts }) => parts.flatMap(({ answers }) => answers.map(({ of }) => of))),
    )
    expect(names).toEqual(
      expect.arrayContaining(['Phone number, Who is getting the vaccine?', 'Phone number, Your doctor']),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('a number that was not kept over a reload is to be typed again, and its page is not done [CARD-05]', () => {
    const whole = aVisit({ forgotten: { simpleInsurance: ['cardholderIdNumber'] } })
    const visit = answering(whole, 'simpleInsurance', { cardholderIdNumber: undefined })
    expect(shown(visit)).toContainEqual(['Insurance', undefined, 'Cardholder ID number', 'To be typed again'])
    expect(unfinishedStops(intakeFor(visit), visit)).toMatchObject([{ pageKey: 'insurance' }])
  })

  it('a page that is wrong, unanswered, or changed without Continue is not finished [INTAKE-15]', () => {
    const wrong = answering(aVisit(), 'patientDetails', { city: '' })
    const visit = {
      ...wrong,
      answers: { ...wrong.answers, medicalInformation: {} },
      typing: { simpleInsurance: { groupNumber: 'other' } },
    }
    const unfinished = reviewOf(intakeFor(visit), visit).flatMap(({ pages }) =>
      pages.filter(({ isUnfinished }) => isUnfinished).map(({ stop }) => stop.pageKey),
    )
    expect(unfinished).toEqual(['record', 'today', 'health', 'insurance'])
    expect(unfinishedStops(intakeFor(visit), visit)[0]).toMatchObject({ pageKey: 'record' })
  })

  it('does not include later pages [INTAKE-15]', () => {
    const { vaccineConsent: _, ...answers } = aVisit().answers
    expect(unfinishedStops(intakeFor(aVisit({ answers })), { answers, typing: {} })).toEqual([])
  })
})

describe('a change', () => {
  it('returns to the check when its step has no other unfinished page [INTAKE-10]', () => {
    const visit = answering(aVisit(), 'simpleInsurance', { cardholderIdNumber: '' })
    expect(afterChange(intakeFor(visit), visit, stopOf(visit, 'name'))).toMatchObject({ pageKey: 'check' })
  })

  it('opens an unfinished page of the same step first [INTAKE-15]', () => {
    const visit = answering(aVisit(), 'patientDetails', { race: undefined })
    expect(afterChange(intakeFor(visit), visit, stopOf(visit, 'name'))).toMatchObject({ pageKey: 'record' })
    expect(afterChange(intakeFor(visit), visit, stopOf(visit, 'record'))).toMatchObject({ pageKey: 'check' })
  })

  it("a child's guardian is asked for at the signature, not on the checked pages [FINANCE-03]", () => {
    const child = answering(aVisit(), 'patientDetails', { dobYear: '2018' })
    expect(unfinishedStops(intakeFor(child), child)).toEqual([])
    expect(firstUndone(intakeFor(child), child.answers)).toMatchObject({ pageKey: 'sign' })
    const guarded = { ...child, answers: { ...child.answers, vaccineConsent: GUARDIAN } }
    expect(firstUndone(intakeFor(guarded), guarded.answers)).toBeUndefined()
  })
})
