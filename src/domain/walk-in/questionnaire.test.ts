import { describe, expect, it } from 'vitest'
import { checkWalkIn } from '../walk-in.ts'
import {
  aContext,
  all,
  aWalkIn,
  basic,
  flags,
  MEDICAL,
  nothing,
  problemsAfter,
  TODAY,
  whole,
  withConfig,
} from './example.ts'

describe('the questionnaire', () => {
  it('HISTORY-18 every shown question is answered', () => {
    expect(problemsAfter(flags({ haveFever: undefined }))).toEqual(['invalidRequest questionnaire.haveFever'])
    expect(problemsAfter(whole({ questionnaire: undefined }))).toHaveLength(4)
  })

  it('HISTORY-18 a question is shown by the flags, the birth date and the sex', () => {
    const female = basic({ sexAssignedAtBirth: 'Female' })
    const pregnant = 'questionnaire.isPregnant'
    expect(problemsAfter(female)).toEqual([`invalidRequest ${pregnant}`])
    expect(problemsAfter(all(female, flags({ isPregnant: 'No' })))).toEqual([])
    expect(problemsAfter(all(female, basic({ dateOfBirth: '1950-01-01' })))).toEqual([])
    expect(problemsAfter(flags({ haveFever: 'Yes' }))).toEqual(['invalidRequest questionnaire.howWarm'])
    expect(problemsAfter(flags({ haveFever: 'Yes', howWarm: 'No' }))).toEqual([])
  })

  it('PATIENT-50 a flag of a hidden or an unknown question is refused', () => {
    expect(problemsAfter(flags({ isPregnant: 'No' }))).toEqual(['unknownField questionnaire.isPregnant'])
    expect(problemsAfter(flags({ isTall: 'No' }))).toEqual(['unknownField questionnaire.isTall'])
    expect(problemsAfter(flags({ constructor: 'No' as never }))).toEqual([
      'unknownField questionnaire.constructor',
    ])
  })

  it('HISTORY-19 HISTORY-27 a Yes with details has a card, a No has none', () => {
    const allergies = (list: string[] | undefined, flag: 'Yes' | 'No') =>
      problemsAfter(all(flags({ haveAllergies: flag }), whole({ medicalInfo: { allergies: list } })))
    expect(allergies(['Eggs'], 'Yes')).toEqual([])
    expect(allergies(undefined, 'Yes')).toEqual(['invalidRequest medicalInfo.allergies'])
    expect(allergies([], 'Yes')).toEqual(['invalidRequest medicalInfo.allergies'])
    expect(allergies([' '], 'Yes')).toEqual(['invalidRequest medicalInfo.allergies.0.name'])
    expect(allergies(['a', 'b', 'c'], 'Yes')).toEqual(['invalidRequest medicalInfo.allergies'])
    expect(allergies(['Eggs'], 'No')).toEqual(['unknownField medicalInfo.allergies'])
  })

  it.each<[string | undefined, string[]]>([
    ['2026-11-20', []],
    ['2025-11-20', []],
    ['2025-11-19', ['Date must be within the past 365 days.']],
    ['2026-11-21', ['Date must be in the past.']],
    ['2026-02-30', ['Date is invalid.']],
    [undefined, ['Date is a required field.']],
  ])('HISTORY-20 a card of %j says %j', (lastTakenDate, expected) => {
    const walkIn = aWalkIn()
    flags({ hadBloodProducts: 'Yes' })(walkIn)
    walkIn.medicalInfo = { bloodProductDetails: [{ name: 'Plasma', lastTakenDate }] }
    expect(checkWalkIn(walkIn, aContext()).map((one) => one.message)).toEqual(expected)
  })

  it('HISTORY-28 a dose is optional where it is asked, refused where it is not', () => {
    const card = { name: 'Plasma', lastTakenDate: TODAY, dose: '1 unit' }
    const blood = all(
      flags({ hadBloodProducts: 'Yes' }),
      whole({ medicalInfo: { bloodProductDetails: [card] } }),
    )
    expect(problemsAfter(blood)).toEqual([])
    const medical = structuredClone(MEDICAL)
    delete medical.pages[0]?.questions[3]?.details?.doseLabel
    expect(problemsAfter(blood, aContext({ medical }))).toEqual([
      'unknownField medicalInfo.bloodProductDetails.0.dose',
    ])
  })

  it('HISTORY-22 a COVID yes blocks when so configured, else it goes with withCare', () => {
    const covid = flags({ haveCovid19Symptoms: 'Yes' })
    const withCare = whole({ medicalInfo: { withCare: true } })
    const lenient = withConfig({ preventContinueIfYesOnCovid: false })
    expect(problemsAfter(covid)).toEqual(['invalidRequest questionnaire.haveCovid19Symptoms'])
    expect(problemsAfter(all(covid, withCare))).toEqual(['invalidRequest questionnaire.haveCovid19Symptoms'])
    expect(problemsAfter(all(covid, withCare), lenient)).toEqual([])
    expect(problemsAfter(covid, lenient)).toEqual(['invalidRequest medicalInfo.withCare'])
    expect(problemsAfter(withCare, lenient)).toEqual(['unknownField medicalInfo.withCare'])
  })

  it('PATIENT-50 without the step nothing of it is sent', () => {
    const without = withConfig({ steps: ['patientDetails', 'simpleInsurance'] })
    expect(problemsAfter(nothing, without)).toEqual(['unknownField questionnaire'])
    expect(problemsAfter(whole({ questionnaire: undefined }), without)).toEqual([])
  })

  it('HISTORY-05 comments have at most 200 characters', () => {
    const comments = (text: string, context = aContext()) => problemsAfter(whole({ comments: text }), context)
    expect(comments('x'.repeat(200))).toEqual([])
    expect(comments('𠮷'.repeat(200))).toEqual([])
    expect(comments('First line\nsecond line')).toEqual([])
    expect(comments('x'.repeat(201))).toEqual(['invalidRequest comments'])
    const without = aContext({ medical: { ...MEDICAL, showComments: false } })
    expect(comments('x', without)).toEqual(['unknownField comments'])
  })

  it('PATIENT-50 notes are not asked of a walk-in', () => {
    expect(problemsAfter(whole({ notes: ['x'] }))).toEqual(['unknownField notes'])
  })
})
