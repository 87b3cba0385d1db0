import { describe, expect, it } from 'vitest'
import { todayIn } from '#domain/zones'
import { type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  aNewVisit,
  aWalkInVisit,
  control,
  expectHeading,
  expectRefused,
  expectScreen,
  exported,
  fill,
  goToScreen,
  openForm,
  pick,
  pickNo,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'

const REQUIRED = 'This is a required field'

describe('the questionnaire', () => {
  it('says how much more a text of 200 characters takes, from 150 on [HISTORY-05, BK-36]', async () => {
    const page = await openForm('health', { visit: aNewVisit() })
    const left = () => screen.queryByText(/characters? (left|too many)/)?.textContent
    await fill(page, { comments: 'a'.repeat(149) })
    expect(left()).toBeUndefined()
    await fill(page, { comments: 'a'.repeat(150) })
    expect(left()).toBe('50 characters left')
    await fill(page, { comments: 'a'.repeat(201) })
    expect(left()).toBe('1 character too many')
  })

  it('refuses each question without an answer, under its own summary [HISTORY-18, HISTORY-21]', async () => {
    const page = await openForm('today', { visit: aNewVisit() })
    await expectRefused(page, [
      ['haveFever', REQUIRED],
      ['haveCovid19Symptoms', REQUIRED],
      ['haveAllergies', REQUIRED],
      ['hadReaction', REQUIRED],
      ['hadVaccinesPreviously', REQUIRED],
      ['recentVaccines', REQUIRED],
    ])
    expect(screen.getByText('Please fill out all required fields to continue')).toBeVisible()
  })

  it('refuses a Yes without its details [HISTORY-18, HISTORY-19]', async () => {
    const page = await openForm('today', { visit: aNewVisit() })
    await pick(page, 'haveAllergies', 'Yes')
    await pick(page, 'recentVaccines', 'Yes')
    await expectRefused(page, [
      ['haveFever', REQUIRED],
      ['haveCovid19Symptoms', REQUIRED],
      ['haveAllergiesDetails-0-name', 'Allergy is a required field.'],
      ['hadReaction', REQUIRED],
      ['hadVaccinesPreviously', REQUIRED],
      ['recentVaccinesDetails-0-name', 'Vaccine is a required field.'],
    ])
  })

  it.each([
    ['in the future', { month: '1', day: '20', year: '2027' }, 'Date must be in the past.'],
    ['too long ago', { month: '9', day: '20', year: '2026' }, 'Date must be within the past 28 days.'],
  ])('refuses a vaccine %s, and keeps its name [HISTORY-20]', async (_, { month, day, year }, message) => {
    const page = await openForm('today', { visit: aNewVisit() })
    await pick(page, 'recentVaccines', 'Yes')
    await pickNo(page)
    await fill(page, {
      'recentVaccinesDetails-0-name': 'Shingles',
      'recentVaccinesDetails-0-month': month,
      'recentVaccinesDetails-0-day': day,
      'recentVaccinesDetails-0-year': year,
    })
    await expectRefused(page, [['recentVaccinesDetails-0-date', message, 'recentVaccinesDetails-0-month']])
    expect(control('recentVaccinesDetails-0-name')).toHaveValue('Shingles')
  })
})

describe('insurance', () => {
  it('must be answered [INSURANCE-13]', async () => {
    const page = await openForm('insurance', { visit: aNewVisit() })
    await expectRefused(page, [['hasPrimaryInsurance', 'This is a required field.']])
  })

  it('asks for carrier and cardholder ID, and refuses a group number that is too long [INSURANCE-10, -11, -13]', async () => {
    const page = await openForm('insurance', { visit: aNewVisit() })
    await pick(page, 'hasPrimaryInsurance', '1')
    await fill(page, { groupNumber: 'G'.repeat(31) })
    await expectRefused(page, [
      ['insuranceCarrier', 'This is a required field.'],
      ['cardholderIdNumber', 'Cardholder ID number is a required field.'],
      ['groupNumber', 'Group Number must be 30 characters or less.'],
    ])
    await pick(page, 'hasPrimaryInsurance', '0')
    await proceed(page)
    await expectScreen('agree')
  })
})

/** Fills a card of a question: its name, its date, and a dose where it is asked. */
async function fillCard(page: OpenedPage, key: string, texts: Record<string, string>): Promise<void> {
  await fill(page, Object.fromEntries(Object.entries(texts).map(([part, text]) => [`${key}-${part}`, text])))
}

it('the pharmacy reads every Yes with its details [HISTORY-22 to -28, WI-13, WI-14]', async () => {
  const visit = aWalkInVisit()
  const { medicalInformation: _, ...answers } = visit.answers
  const page = await openForm('today', { visit: { ...visit, answers } })
  await pick(page, 'haveCovid19Symptoms', 'Yes')
  expect(screen.getByText(/Please put on a mask and tell the pharmacist/)).toBeVisible()
  await pick(page, 'haveAllergies', 'Yes')
  await fillCard(page, 'haveAllergiesDetails-0', { name: 'Penicillin' })
  await page.user.click(screen.getByRole('button', { name: 'Add another allergy' }))
  await fillCard(page, 'haveAllergiesDetails-1', { name: 'Latex' })
  await pick(page, 'recentVaccines', 'Yes')
  await fillCard(page, 'recentVaccinesDetails-0', { name: 'Shingles', month: '11', day: '10', year: '2026' })
  await pickNo(page)
  await proceed(page)

  await expectScreen('health')
  await pick(page, 'haveMedicalConditions', 'Yes')
  await fillCard(page, 'haveMedicalConditionsDetails-0', { name: 'Asthma' })
  await pick(page, 'haveImmuneSystemProblem', 'Yes')
  await fill(page, { haveImmuneSystemProblemInWords: 'Lupus since 2019' })
  await pick(page, 'takesImmunoSuppressants', 'Yes')
  await fillCard(page, 'takesImmunoSuppressantsDetails-0', {
    name: 'Prednisone',
    dose: '5 mg',
    month: 'September',
    day: '21',
    year: '2026',
  })
  await page.user.click(screen.getByRole('button', { name: 'Add another medicine' }))
  await fillCard(page, 'takesImmunoSuppressantsDetails-1', { name: 'Humira' })
  const [, still] = screen.getAllByRole('checkbox', { name: 'I still take it' })
  if (!still) throw new Error('The second medicine has no box.')
  await page.user.click(still)
  expect(still).toBeChecked()
  await pick(page, 'hadBloodProducts', 'Yes')
  await fillCard(page, 'hadBloodProductsDetails-0', { name: 'Plasma', month: '5', year: '2026' })
  await pickNo(page)
  await proceed(page)

  await expectScreen('insurance')
  await goToScreen('sign')
  await proceed(page)
  await expectHeading('Your form is done!')
  const [checkIn] = await exported(page.server)
  expect(checkIn?.payload.medicalInfo).toEqual({
    withCare: true,
    allergies: ['Penicillin', 'Latex'],
    recentVaccinationDetails: [{ name: 'Shingles', lastTakenDate: '2026-11-10' }],
    medicalConditions: ['Asthma'],
    immunoSuppressants: [
      { name: 'Prednisone', lastTakenDate: '2026-09-21', dose: '5 mg' },
      { name: 'Humira', lastTakenDate: todayIn(Date.parse(checkIn?.createdAt ?? ''), 'America/New_York') },
    ],
    bloodProductDetails: [{ name: 'Plasma', lastTakenDate: '2026-05' }],
    answerDetails: [{ question: 'haveImmuneSystemProblem', text: 'Lupus since 2019' }],
  })
  expect(checkIn?.payload.questionnaire).toEqual({
    haveFever: 'No',
    haveCovid19Symptoms: 'Yes',
    haveAllergies: 'Yes',
    hadReaction: 'No',
    hadVaccinesPreviously: 'No',
    recentVaccines: 'Yes',
    haveNeuroDisorders: 'No',
    haveImmuneSystemProblem: 'Yes',
    haveMedicalConditions: 'Yes',
    isPregnant: 'No',
    takesImmunoSuppressants: 'Yes',
    hadBloodProducts: 'Yes',
  })
})
