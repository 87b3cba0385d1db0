import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../../../tests/support/builders.ts'
import {
  answering,
  aVisit,
  documentIn,
  intakeFor,
  problemsIn,
  type Setting,
  sliceIn,
} from '../../../../../../tests/support/intake.ts'
import { blockOf } from '../../../../forms/problems.ts'
import type { Answers, DetailCard } from '../../../../forms/spec.ts'
import type { Visit } from '../../../../state/visit.ts'

const STEP = 'medicalInformation'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const aCard = (card: Partial<DetailCard> = {}): DetailCard => ({
  name: 'Prednisone',
  year: '2026',
  month: '11',
  day: '03',
  dose: '',
  ...card,
})
const visitWith = (answers: Answers) => answering(aVisit(), STEP, answers)
const problems = (answers: Answers, setting?: Setting) => problemsIn(visitWith(answers), STEP, setting)
const slice = (answers: Answers, setting?: Setting) =>
  sliceIn(visitWith(answers), STEP, setting) as {
    questionnaire: object
    medicalInfo: object
    comments?: string
  }
const { pages: PAGES } = documentIn('production', 'medicalInformation')
/** Those that a walk-in is asked. */
const QUESTIONS = PAGES.flatMap((page) => page.questions).filter(({ key }) => key !== 'hadPhysical')
const medicine = (...cards: DetailCard[]): Answers => ({
  takesImmunoSuppressants: 'Yes',
  takesImmunoSuppressantsDetails: cards,
})

describe('the screening questionnaire, answered rightly', () => {
  it('every question becomes a Yes/No flag under its own key [HISTORY-24, HISTORY-25, HISTORY-26]', () => {
    expect(problems({})).toEqual({})
    expect(slice({ hadVaccinesPreviously: 'Yes' })).toEqual({
      questionnaire: {
        ...Object.fromEntries(QUESTIONS.map(({ key }) => [key, 'No'])),
        hadVaccinesPreviously: 'Yes',
      },
      medicalInfo: {},
    })
  })

  it('details become lists, in the shapes of the payload [HISTORY-27, HISTORY-28]', () => {
    const answers: Answers = {
      ...medicine(aCard({ dose: '5 mg' }), aCard({ name: ' Humira ', month: '9', day: '1' })),
      hadBloodProducts: 'Yes',
      hadBloodProductsDetails: [aCard({ name: 'Plasma', dose: '1 unit' })],
      recentVaccines: 'Yes',
      recentVaccinesDetails: [aCard({ name: 'Flu', dose: 'left over' })],
      haveAllergies: 'Yes',
      haveAllergiesDetails: [aCard({ name: 'Eggs', year: '', month: '', day: '' })],
      haveMedicalConditions: 'Yes',
      haveMedicalConditionsDetails: [aCard({ name: 'Asthma' }), aCard({ name: 'Gout' })],
    }
    expect(problems(answers)).toEqual({})
    expect(slice(answers).medicalInfo).toEqual({
      immunoSuppressants: [
        { name: 'Prednisone', lastTakenDate: '2026-11-03', dose: '5 mg' },
        { name: 'Humira', lastTakenDate: '2026-09-01' },
      ],
      bloodProductDetails: [{ name: 'Plasma', lastTakenDate: '2026-11-03', dose: '1 unit' }],
      recentVaccinationDetails: [{ name: 'Flu', lastTakenDate: '2026-11-03' }],
      allergies: ['Eggs'],
      medicalConditions: ['Asthma', 'Gout'],
    })
  })

  it('a date may be a month, or missing [HISTORY-19, HISTORY-27, WI-13, BK-35]', () => {
    const answers = medicine(
      aCard({ day: '' }),
      aCard({ month: '8', day: '' }),
      aCard({ year: '', month: '', day: '' }),
    )
    expect(problems(answers)).toEqual({})
    expect(slice(answers).medicalInfo).toEqual({
      immunoSuppressants: [
        { name: 'Prednisone', lastTakenDate: '2026-11' },
        { name: 'Prednisone', lastTakenDate: '2026-08' },
        { name: 'Prednisone' },
      ],
    })
  })

  it('words about a Yes go with its question, those about a No do not [HISTORY-27, WI-14]', () => {
    const words = { hadReactionInWords: ' Flu shot 2019, fainted ', haveNeuroDisordersInWords: 'Epilepsy' }
    expect(problems({ hadReaction: 'Yes', ...words })).toEqual({})
    expect(slice({ hadReaction: 'Yes', ...words }).medicalInfo).toEqual({
      answerDetails: [{ question: 'hadReaction', text: 'Flu shot 2019, fainted' }],
    })
    expect(slice({ hadReaction: 'Yes' }).medicalInfo).toEqual({})
    expect(problems({ hadReaction: 'Yes', hadReactionInWords: 'x'.repeat(101) })).toEqual({
      hadReactionInWords: 'Input must be 100 characters or less.',
    })
  })

  it('the last text field becomes the comments [BOOK-06]', () => {
    expect(slice({ comments: ' Faints at needles ' }).comments).toBe('Faints at needles')
    expect(slice({ comments: ' ' })).not.toHaveProperty('comments')
  })
})

describe('the screening questionnaire says what is wrong:', () => {
  it.each(QUESTIONS.map(({ key }) => key))('%s is not answered [HISTORY-18]', (key) => {
    expect(problems({ [key]: undefined })).toEqual({ [key]: 'This is a required field' })
  })

  const FIELD = 'takesImmunoSuppressantsDetails-0'
  it.each<[string, Answers, Record<string, string>]>([
    [
      'a Yes without its details [HISTORY-19]',
      medicine(),
      { [`${FIELD}-name`]: 'Medicine is a required field.' },
    ],
    [
      'a card without a name [HISTORY-19]',
      medicine(aCard({ name: ' ' })),
      { [`${FIELD}-name`]: 'Medicine is a required field.' },
    ],
    [
      'a month without a year [HISTORY-20, WI-13]',
      medicine(aCard({ year: '', day: '' })),
      { [`${FIELD}-year`]: 'Date is invalid.' },
    ],
    [
      'a day without a month [HISTORY-20, WI-13]',
      medicine(aCard({ month: '' })),
      { [`${FIELD}-month`]: 'Date is invalid.' },
    ],
    [
      'next month [HISTORY-20, WI-13]',
      medicine(aCard({ month: '12', day: '' })),
      { [`${FIELD}-month`]: 'Date must be in the past.' },
    ],
    [
      'a month that ended 112 days ago [HISTORY-20, WI-13]',
      medicine(aCard({ month: '07', day: '' })),
      { [`${FIELD}-month`]: 'Date must be within the past 92 days.' },
    ],
    [
      'February 30 [HISTORY-20]',
      medicine(aCard({ month: '2', day: '30' })),
      { [`${FIELD}-day`]: 'Date is invalid.' },
    ],
    [
      'tomorrow [HISTORY-20]',
      medicine(aCard({ day: '21' })),
      { [`${FIELD}-month`]: 'Date must be in the past.' },
    ],
    [
      '93 days ago [HISTORY-20]',
      medicine(aCard({ month: '08', day: '19' })),
      { [`${FIELD}-month`]: 'Date must be within the past 92 days.' },
    ],
    [
      'a name of 101 characters [VALID-03]',
      medicine(aCard({ name: 'x'.repeat(101) })),
      { [`${FIELD}-name`]: 'Input must be 100 characters or less.' },
    ],
    [
      'a dose of 101 characters [VALID-03]',
      medicine(aCard({ dose: 'x'.repeat(101) })),
      { [`${FIELD}-dose`]: 'Input must be 100 characters or less.' },
    ],
    [
      'a second card without a name [HISTORY-19]',
      medicine(aCard(), aCard({ name: '' })),
      { 'takesImmunoSuppressantsDetails-1-name': 'Medicine is a required field.' },
    ],
    [
      'comments of 201 characters [VALID-03]',
      { comments: 'x'.repeat(201) },
      { comments: 'Input must be 200 characters or less.' },
    ],
  ])('%s', (_, answers, expected) => {
    expect(problems(answers)).toEqual(expected)
  })

  it('today and 92 days ago are right [HISTORY-20]', () => {
    expect(problems(medicine(aCard({ day: '20' }), aCard({ month: '08', day: '20' })))).toEqual({})
  })

  it('an unknown dose does not block the page [HISTORY-19]', () => {
    expect(problems(medicine(aCard({ dose: '' })))).toEqual({})
  })
})

describe('a hidden question', () => {
  const asked = (answers: Answers) =>
    Object.keys(slice({}).questionnaire).includes('isPregnant') &&
    sliceIn(answering(visitWith({ isPregnant: 'Yes' }), 'patientDetails', answers), STEP)

  it('is neither asked nor sent: pregnancy of a man, a child, a woman of 61 [PATIENT-50]', () => {
    for (const answers of [
      { sexAssignedAtBirth: 'Male' },
      { dobYear: '2016', dobMonth: '11', dobDay: '21' },
      { dobYear: '1965', dobMonth: '11', dobDay: '20' },
    ]) {
      expect(asked(answers)).not.toHaveProperty('questionnaire.isPregnant')
      const visit = answering(visitWith({ isPregnant: undefined }), 'patientDetails', answers)
      expect(problemsIn(visit, STEP)).toEqual({})
    }
    expect(asked({ dobYear: '2016', dobMonth: '11', dobDay: '20' })).toHaveProperty(
      'questionnaire.isPregnant',
      'Yes',
    )
  })

  it('has no details: those of a Yes taken back are neither validated nor sent [PATIENT-50]', () => {
    const answers = { takesImmunoSuppressants: 'No', takesImmunoSuppressantsDetails: [aCard({ name: '' })] }
    expect(problems(answers)).toEqual({})
    expect(slice(answers).medicalInfo).toEqual({})
  })
})

describe('a COVID yes', () => {
  const ill = { haveCovid19Symptoms: 'Yes' }
  const blocking: Setting = { config: { preventContinueIfYesOnCovid: true } }
  const blocks = (answers: Answers, setting?: Setting) => {
    const { pages: all, context } = intakeFor(visitWith(answers), setting)
    const pages = all.filter((stop) => stop.stepKey === STEP)
    return pages.flatMap(({ page }) => blockOf(page, answers, context.facts) ?? [])
  }

  it('is sent on as withCare when the configuration does not block [HISTORY-22, HISTORY-23]', () => {
    expect(blocks(ill)).toEqual([])
    expect(slice(ill).medicalInfo).toEqual({ withCare: true })
    expect(slice({}).medicalInfo).toEqual({})
  })

  it('the note about the counter appears only where the page does not block [HISTORY-22]', () => {
    const notes = (setting?: Setting) =>
      intakeFor(aVisit(), setting).pages.flatMap(({ page }) =>
        page.fields.flatMap(({ name }) => (name === 'haveCovid19SymptomsNote' ? [name] : [])),
      )
    expect(notes()).toHaveLength(1)
    expect(notes(blocking)).toEqual([])
  })

  it('keeps the guest here with the text of the document when it blocks [HISTORY-22, HISTORY-23]', () => {
    expect(blocks(ill, blocking)).toEqual([documentIn('production', 'medicalInformation').covidBlockText])
    expect(blocks({ haveCovid19Symptoms: 'No' }, blocking)).toEqual([])
    expect(slice(ill, blocking).medicalInfo).toEqual({})
  })
})

it('comments are asked on the last page, and only when the document asks for them [HISTORY-18]', () => {
  const medical = documentIn('production', 'medicalInformation')
  const pagesAsking = (showComments: boolean) =>
    intakeFor(aVisit(), { documents: { medicalInformation: { ...medical, showComments } } })
      .pages.filter(({ page }) => page.fields.some(({ name }) => name === 'comments'))
      .map(({ pageKey }) => pageKey)
  expect(pagesAsking(true)).toEqual([medical.pages.at(-1)?.key])
  expect(pagesAsking(false)).toEqual([])
})

it('the problems of the questionnaire are listed under a title of their own [HISTORY-21]', () => {
  const step = intakeFor(aVisit()).steps.find(({ spec }) => spec.key === STEP)
  expect(step?.spec.problemsTitle?.()).toBe('Please fill out all required fields to continue')
})

describe('who answers, and for when', () => {
  const born = (dobYear: string) =>
    answering(aVisit(), 'patientDetails', { dobYear, dobMonth: '11', dobDay: '21' })
  const labelsOf = (visit: Visit, setting?: Setting) =>
    intakeFor(visit, setting)
      .pages.filter(({ stepKey }) => stepKey === STEP)
      .flatMap(({ page }) => [page.title, ...page.fields.map(({ label }) => label)])

  it('somebody who answers for a patient under 18 reads of "your child" [WI-16]', () => {
    const [minor, adult] = [labelsOf(born('2008')), labelsOf(born('2007'))]
    expect(minor).toContain('Is your child sick today, or is there a fever?')
    expect(minor).toContain('Health and medicine')
    expect(minor.join()).not.toMatch(/\b(you|your) (sick|health)/i)
    expect(adult).toContain('Are you sick today, or do you have a fever?')
  })

  it('every question has words for both, and every page says for whom to answer [WI-16]', () => {
    const all = PAGES.flatMap((page) => page.questions)
    expect(all.filter(({ childQuestion }) => childQuestion === undefined)).toEqual([])
    expect(PAGES.map(({ hint }) => hint)).toEqual(PAGES.map(() => 'Answer for the person who gets the shot.'))
  })

  it('what a Yes opens does not take a parent for the patient, and neither do the hints [WI-16]', () => {
    const opened = PAGES.flatMap((page) => page.questions).flatMap(
      ({ hint, yesNote, detailLabel, details }) => [
        hint,
        yesNote,
        detailLabel,
        ...Object.values(details ?? {}),
      ],
    )
    expect(opened.join('\n')).not.toMatch(/\byou (?:feel|got|last)\b|\bfor you\b/)
  })

  it('a walk-in is not asked about a physical exam, where the operator does not switch it on [WI-15]', () => {
    const asked = 'Have you had a physical exam in the past year?'
    expect(labelsOf(aVisit())).not.toContain(asked)
    expect(labelsOf(aVisit(), { config: { skippedQuestions: [] } })).toContain(asked)
  })

  it('a visit later than tomorrow is not asked how the patient is today, and says what to do then [WI-12, BK-31]', () => {
    const visitOn = (day: string) => {
      const { appointment } = aVisit()
      if (!appointment) throw new Error('not a visit')
      const at = { ...appointment, timestamp: `${day}T10:00:00-05:00` }
      return aVisit({ flow: 'EVERYDAY_VACCINE', category: 'Vaccines', appointment: at })
    }
    const booked = (day: string) => labelsOf(visitOn(day))
    const said = (day: string) => JSON.stringify(intakeFor(visitOn(day)).pages.map(({ page }) => page.fields))
    const note = 'If you are sick on that day, call us and move the visit.'
    expect(said('2026-11-22')).toContain(note)
    expect(said('2026-11-21')).not.toContain(note)
    expect(booked('2026-11-21')).toContain('Are you sick today, or do you have a fever?')
    expect(booked('2026-11-22')).not.toContain('Are you sick today, or do you have a fever?')
    expect(booked('2026-11-22')[0]).toBe('Allergies and past shots')
  })

  it('what was asked about earlier doses before the search is not asked again, and goes with the visit [WI-12, BK-31]', () => {
    const booked = (eligibility: Record<string, string>) =>
      answering(aVisit({ flow: 'EVERYDAY_VACCINE', eligibility }), STEP, { hadVaccinesPreviously: undefined })
    const question = 'Have you had any of the shots you chose today before?'
    const sent = (visit: Visit) => (sliceIn(visit, STEP) as { questionnaire: object }).questionnaire
    expect(labelsOf(booked({}))).toContain(question)
    expect(labelsOf(booked({ hasReceivedFirstDose: 'No' }))).not.toContain(question)
    expect(sent(booked({ hasReceivedFirstDose: 'No' }))).toHaveProperty('hadVaccinesPreviously', 'No')
    expect(sent(booked({ hasReceivedFirstDose: 'Yes' }))).toHaveProperty('hadVaccinesPreviously', 'Yes')
    expect(problemsIn(booked({ hasReceivedFirstDose: 'No' }), STEP)).toEqual({})
  })
})
