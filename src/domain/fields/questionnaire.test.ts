import { describe, expect, it } from 'vitest'
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
} from '../walk-in/example.ts'
import { checkWalkIn } from '../walk-in.ts'

describe('the questionnaire', () => {
  it('every shown question is answered [HISTORY-18]', () => {
    expect(problemsAfter(flags({ haveFever: undefined }))).toEqual(['invalidRequest questionnaire.haveFever'])
    expect(problemsAfter(whole({ questionnaire: undefined }))).toHaveLength(4)
  })

  it('a question is shown by the flags, the birth date and the sex [HISTORY-18]', () => {
    const female = basic({ sexAssignedAtBirth: 'Female' })
    const pregnant = 'questionnaire.isPregnant'
    expect(problemsAfter(female)).toEqual([`invalidRequest ${pregnant}`])
    expect(problemsAfter(all(female, flags({ isPregnant: 'No' })))).toEqual([])
    expect(problemsAfter(all(female, basic({ dateOfBirth: '1950-01-01' })))).toEqual([])
    expect(problemsAfter(flags({ haveFever: 'Yes' }))).toEqual(['invalidRequest questionnaire.howWarm'])
    expect(problemsAfter(flags({ haveFever: 'Yes', howWarm: 'No' }))).toEqual([])
  })

  it('a flag of a hidden or an unknown question is refused [PATIENT-50]', () => {
    expect(problemsAfter(flags({ isPregnant: 'No' }))).toEqual(['unknownField questionnaire.isPregnant'])
    expect(problemsAfter(flags({ isTall: 'No' }))).toEqual(['unknownField questionnaire.isTall'])
    expect(problemsAfter(flags({ constructor: 'No' as never }))).toEqual([
      'unknownField questionnaire.constructor',
    ])
  })

  it('a Yes with details has a card, a No has none [HISTORY-19, HISTORY-27]', () => {
    const allergies = (list: string[] | undefined, flag: 'Yes' | 'No') =>
      problemsAfter(all(flags({ haveAllergies: flag }), whole({ medicalInfo: { allergies: list } })))
    expect(allergies(['Eggs'], 'Yes')).toEqual([])
    expect(allergies(undefined, 'Yes')).toEqual(['invalidRequest medicalInfo.allergies'])
    expect(allergies([], 'Yes')).toEqual(['invalidRequest medicalInfo.allergies'])
    expect(allergies([' '], 'Yes')).toEqual(['invalidRequest medicalInfo.allergies.0.name'])
    expect(allergies(['a', 'b', 'c'], 'Yes')).toEqual(['invalidRequest medicalInfo.allergies'])
    expect(allergies(['Eggs'], 'No')).toEqual(['unknownField medicalInfo.allergies'])
  })

  it.each<[string, { question: string; text: string }[], string[]]>([
    ['a Yes', [{ question: 'haveFever', text: 'x'.repeat(100) }], []],
    [
      'a Yes at too great a length',
      [{ question: 'haveFever', text: 'x'.repeat(101) }],
      ['invalidRequest medicalInfo.answerDetails.0.text'],
    ],
    [
      'a Yes with nothing',
      [{ question: 'haveFever', text: ' ' }],
      ['invalidRequest medicalInfo.answerDetails.0'],
    ],
    [
      'a Yes twice',
      [
        { question: 'haveFever', text: 'a' },
        { question: 'haveFever', text: 'b' },
      ],
      ['invalidRequest medicalInfo.answerDetails.1'],
    ],
    ['a No', [{ question: 'howWarm', text: 'a' }], ['unknownField medicalInfo.answerDetails.0']],
    [
      'a question with a list',
      [{ question: 'haveAllergies', text: 'a' }],
      ['unknownField medicalInfo.answerDetails.0'],
    ],
    [
      'an unknown question',
      [{ question: 'constructor', text: 'a' }],
      ['unknownField medicalInfo.answerDetails.0'],
    ],
  ])('words about %s are judged [HISTORY-27, WI-14]', (_, answerDetails, expected) => {
    const medical = structuredClone(MEDICAL)
    for (const question of medical.pages[0]?.questions ?? []) question.detailLabel = 'Tell us more'
    const change = all(
      flags({ haveFever: 'Yes', howWarm: 'No', haveAllergies: 'Yes' }),
      whole({ medicalInfo: { allergies: ['Eggs'], answerDetails } }),
    )
    expect(problemsAfter(change, aContext({ medical }))).toEqual(expected)
  })

  it.each<[string | undefined, string[]]>([
    ['2026-11-20', []],
    ['2025-11-20', []],
    ['2025-11-19', ['dateWithin']],
    ['2026-11-21', ['datePast']],
    ['2026-02-30', ['dateInvalid']],
    [undefined, []],
    ['2026-11', []],
    ['2025-11', []],
    ['2025-10', ['dateWithin']],
    ['2026-12', ['datePast']],
    ['2026-13', ['dateInvalid']],
  ])('a card of %j says %j [HISTORY-19, HISTORY-20, WI-13, BK-35]', (lastTakenDate, expected) => {
    const walkIn = aWalkIn()
    flags({ hadBloodProducts: 'Yes' })(walkIn)
    walkIn.medicalInfo = { bloodProductDetails: [{ name: 'Plasma', lastTakenDate }] }
    expect(checkWalkIn(walkIn, aContext()).map((one) => one.message)).toEqual(expected)
  })

  it('a dose is optional where it is asked, refused where it is not [HISTORY-28]', () => {
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

  it('a COVID yes blocks when so configured, else it goes with withCare [HISTORY-22]', () => {
    const covid = flags({ haveCovid19Symptoms: 'Yes' })
    const withCare = whole({ medicalInfo: { withCare: true } })
    const lenient = withConfig({ preventContinueIfYesOnCovid: false })
    expect(problemsAfter(covid)).toEqual(['invalidRequest questionnaire.haveCovid19Symptoms'])
    expect(problemsAfter(all(covid, withCare))).toEqual(['invalidRequest questionnaire.haveCovid19Symptoms'])
    expect(problemsAfter(all(covid, withCare), lenient)).toEqual([])
    expect(problemsAfter(covid, lenient)).toEqual(['invalidRequest medicalInfo.withCare'])
    expect(problemsAfter(withCare, lenient)).toEqual(['unknownField medicalInfo.withCare'])
  })

  it('without the step nothing of it is sent [PATIENT-50]', () => {
    const without = withConfig({ steps: ['patientDetails', 'simpleInsurance'] })
    expect(problemsAfter(nothing, without)).toEqual(['unknownField questionnaire'])
    expect(problemsAfter(whole({ questionnaire: undefined }), without)).toEqual([])
  })

  it('comments have at most 200 characters [HISTORY-05]', () => {
    const comments = (text: string, context = aContext()) => problemsAfter(whole({ comments: text }), context)
    expect(comments('x'.repeat(200))).toEqual([])
    expect(comments('𠮷'.repeat(200))).toEqual([])
    expect(comments('First line\nsecond line')).toEqual([])
    expect(comments('x'.repeat(201))).toEqual(['invalidRequest comments'])
    const without = aContext({ medical: { ...MEDICAL, showComments: false } })
    expect(comments('x', without)).toEqual(['unknownField comments'])
  })

  it('notes are not asked of a walk-in [PATIENT-50]', () => {
    expect(problemsAfter(whole({ notes: ['x'] }))).toEqual(['unknownField notes'])
  })
})
