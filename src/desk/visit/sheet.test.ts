import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentPath } from '#contract/content/catalogue'
import { MedicalInformation } from '#contract/content/medical-information'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { ROOT } from '../../../tests/support/sources.ts'
import { QUESTIONS_PATH } from '../ask.ts'
import { linesOf, type SheetRow } from './payload-reader.ts'
import { type Sheet, sheetOf } from './sheet.ts'

const DOCUMENT = join(ROOT, 'content-fallback/base/hw_config/1.0.0/scheduler/medical-information.json')
const MEDICAL = MedicalInformation.create(JSON.parse(readFileSync(DOCUMENT, 'utf8')).data)
const WHEN = { day: '2026-11-20', timezone: 'America/New_York' }
const WORDS = { yes: 'Yes', no: 'No' }

function sheet(payload: unknown, medical: MedicalInformation | null = MEDICAL): Sheet {
  return sheetOf({ payload, wordings: [] }, medical ?? undefined, WHEN)
}

const lines = (rows: readonly SheetRow[], key: string) => rows.find((one) => one.key === key)?.lines

describe("the rows of a visit's page", () => {
  it('leave out nothing that a guest typed, whatever was sent [DESK-04]', () => {
    const sent = {
      ...aWalkIn(),
      somethingNew: { deep: ['a text of tomorrow'] },
      comments: { not: 'a text' },
      questionnaire: 'no list of answers',
    }
    const shown = JSON.stringify(sheet(sent))
    const typed = [
      ...linesOf(sent.basicInfo, WORDS),
      ...linesOf(sent.insuranceInfo, WORDS),
      ...linesOf(sent.medicalInfo, WORDS),
      'a text of tomorrow',
      'a text',
      'no list of answers',
    ].flatMap((line) => line.split(', '))
    const formatted = ['1984-07-04', 'Yes', '1']
    expect(typed.filter((text) => !shown.includes(text) && !formatted.includes(text))).toEqual([])
    expect(sheet(sent).other.at(-1)?.label).toBe('Something new, Deep')
    expect(sheet(sent).other.map(({ key }) => key)).toEqual([
      'medicalInfo.allergies',
      'questionnaire',
      'somethingNew.deep',
    ])
  })

  it('have nothing left over of a whole walk-in [DESK-04]', () => {
    expect(sheet(aWalkIn()).other).toEqual([])
    const { basicInfo, consentDetails } = aWalkIn()
    const { address } = basicInfo
    if (!address) throw new Error('The walk-in has no address')
    const guardianDetails = {
      phoneNumber: '513-555-0199',
      relationshipWithPatient: 'Child' as const,
      address,
      dateOfBirth: '1986-11-30',
    }
    const signature = { ...consentDetails.signature, guardianName: 'Philippa', guardianDetails }
    const { guardian, other } = sheet(aWalkIn({ consentDetails: { ...consentDetails, signature } }))
    expect(lines(guardian, 'guardianName')).toEqual(['Philippa'])
    expect(lines(guardian, 'guardianAddress')?.at(-1)).toBe('County: Hamilton')
    expect(other).toEqual([])
  })

  it('keep the order of the questionnaire, and name an answer of an older one by its key [DESK-04]', () => {
    const { questionnaire = {}, ...walkIn } = aWalkIn()
    const { answers, yes } = sheet({ ...walkIn, questionnaire: { ...questionnaire, hadOldQuestion: 'Yes' } })
    const asked = MEDICAL.pages.flatMap(({ questions }) => questions.map(({ key }) => key))
    const keys = answers.map(({ key }) => key)
    expect(keys.filter((key) => asked.includes(key))).toEqual(asked.filter((key) => keys.includes(key)))
    expect(yes.at(-1)).toEqual({ key: 'hadOldQuestion', label: 'Had old question', lines: ['Yes'] })
  })

  it('have what was asked before the search for a time, in words [DESK-04]', () => {
    const { answers, yes, other } = sheet({
      ...aWalkIn(),
      eligibility: { hasReceivedFirstDose: 'Yes', selectedDose: 'bothDoses', isNewHere: 'No' },
      medicalInfo: { withCare: true },
    })
    expect(answers.slice(-3).map(({ label, lines }) => [label, ...lines])).toEqual([
      ['Has had the first dose', 'Yes'],
      ['Doses booked', 'Both doses'],
      ['Is new here', 'No'],
    ])
    expect(yes.at(-1)?.label).toBe('Has had the first dose')
    expect(other).toEqual([])
  })

  it('say what was asked about Medicare in the words that the guest read [DESK-04, BK-29]', () => {
    const { answers } = sheet({ ...aWalkIn(), questionnaire: { hasFallen: 'Yes', hasMedicarePartB: 'No' } })
    expect(answers.map(({ label, lines }) => [label, ...lines])).toEqual([
      ['Have you fallen in the past 12 months?', 'Yes'],
      ['Do you have Medicare Part B?', 'No'],
    ])
  })

  it('add to a Yes what the guest wrote beside it [DESK-04]', () => {
    const answerDetails = [{ question: 'hadReaction', text: 'MMR in 2019: a rash' }]
    const { yes } = sheet(
      aWalkIn({
        questionnaire: { hadReaction: 'Yes', haveAllergies: 'Yes', haveFever: 'No' },
        medicalInfo: { allergies: ['Eggs', 'Latex'], answerDetails },
      }),
    )
    expect(lines(yes, 'hadReaction')).toEqual(['Yes', 'MMR in 2019: a rash'])
    expect(lines(yes, 'haveAllergies')).toEqual(['Yes', 'Eggs', 'Latex'])
    expect(yes).toHaveLength(2)
  })

  it('say of a medicine that it is still taken in the words of the form, not the day of the form [DESK-04, HISTORY-28]', () => {
    const taken = (lastTakenDate: string) => ({ name: 'Humira', lastTakenDate })
    const { yes } = sheet(
      aWalkIn({
        questionnaire: { takesImmunoSuppressants: 'Yes' },
        medicalInfo: { immunoSuppressants: [taken('2026-11-20'), taken('2026-11-19')] },
      }),
    )
    expect(lines(yes, 'takesImmunoSuppressants')).toEqual([
      'Yes',
      'Humira, “I still take it”',
      'Humira, 2026-11-19',
    ])
  })

  it('are there without the document of the questions too [DESK-04]', () => {
    expect(lines(sheet(aWalkIn(), null).answers, 'haveAllergies')).toEqual(['Yes'])
    expect(lines(sheet(aWalkIn(), null).other, 'medicalInfo.allergies')).toEqual(['Gelatin capsules'])
  })

  it.each([
    ['2026-09-20', 'September 20, 2026 (2 months)'],
    ['2017-03-09', 'March 9, 2017 (9 years)'],
    ['2017-02-31', '2017-02-31'],
    ['yesterday', 'yesterday'],
  ])('tell the age of somebody born %s as %s', (dateOfBirth, told) => {
    const { patient } = sheet({ basicInfo: { dateOfBirth } })
    expect(lines(patient, 'basicInfo.dateOfBirth')).toEqual([told])
  })

  it.each([null, undefined, 'a text', 12, [], [{ a: 1 }]])('can be made of %j', (payload) => {
    expect(() => sheet(payload)).not.toThrow()
  })
})

it('the address of the questions is that of the catalogue', () => {
  expect(QUESTIONS_PATH).toBe(contentPath('medicalInformation'))
})
