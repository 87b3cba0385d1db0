import { describe, expect, it } from 'vitest'
import { documentIn } from '../../tests/support/intake.ts'
import { misfitsOf } from './misfits.ts'

const DATA = documentIn('production', 'prescreenData')
const TODAY = '2026-11-20'

/** Reasons of one vaccine, with their questions. */
function reasonsOf(vaccine: string, answers: Record<string, unknown>): string[] {
  const facts = { today: TODAY, answers: { dateOfBirth: '1986-07-04', ...answers } }
  return misfitsOf([`${vaccine} dose 1`], facts, DATA).map(({ reason, question }) => `${reason} ${question}`)
}

const MMR = 'MMR (measles, mumps, rubella)'
const LIVE = [MMR, 'Varicella (chickenpox)', 'Yellow fever', 'Cholera']

describe('answers that do not fit a vaccine', () => {
  it.each([
    ['isPregnant', 'liveVaccinePregnancy'],
    ['haveImmuneSystemProblem', 'liveVaccineImmuneSystem'],
    ['takesImmunoSuppressants', 'liveVaccineMedicine'],
    ['hadBloodProducts', 'liveVaccineBloodProducts'],
    ['recentVaccines', 'liveVaccineRecentVaccine'],
  ])('%s is a reason for each live vaccine and for no other [STORE-08, WI-04]', (question, reason) => {
    for (const vaccine of LIVE) {
      expect(reasonsOf(vaccine, { [question]: 'Yes' })).toEqual([`${reason} ${question}`])
      expect(reasonsOf(vaccine, { [question]: 'No' })).toEqual([])
    }
    expect(reasonsOf('Flu', { [question]: 'Yes' })).toEqual([])
  })

  it.each([
    ['haveFever', 'sickToday'],
    ['haveCovid19Symptoms', 'covidSigns'],
  ])('%s today is a reason for every vaccine [STORE-08, WI-04]', (question, reason) => {
    expect(reasonsOf('Flu', { [question]: 'Yes' })).toEqual([`${reason} ${question}`])
    expect(reasonsOf('A vaccine of the operator', { [question]: 'Yes' })).toEqual([`${reason} ${question}`])
    expect(reasonsOf('Flu', { [question]: 'No' })).toEqual([])
  })

  it('a shot in the past 4 weeks may be too soon for one who had the chosen vaccine before [STORE-08, WI-04]', () => {
    const both = { recentVaccines: 'Yes', hadVaccinesPreviously: 'Yes' }
    expect(reasonsOf('Hepatitis B', both)).toEqual(['tooSoon recentVaccines'])
    expect(reasonsOf('Hepatitis B', { ...both, hadVaccinesPreviously: 'No' })).toEqual([])
    expect(reasonsOf('Hepatitis B', { ...both, recentVaccines: 'No' })).toEqual([])
  })

  it.each([
    ['Flu', 'Flu shot'],
    ['Flu, 65 and older', 'flu'],
    ['COVID-19 (Pfizer)', 'Covid-19 vaccine'],
    ['Shingles', 'Shingles (Shingrix)'],
    ['Varicella (chickenpox)', 'chickenpox'],
  ])(
    '%s is too soon for one who got "%s" lately, whatever else they say [STORE-08, WI-04]',
    (vaccine, name) => {
      const named = { recentVaccines: 'Yes', hadVaccinesPreviously: 'No', recentVaccinesDetails: [{ name }] }
      expect(reasonsOf(vaccine, named)).toContain('tooSoon recentVaccines')
      expect(reasonsOf('Hepatitis B', named)).toEqual([])
    },
  )

  it('only the vaccine that the guest names as recent is too soon, and each of them after an unknown name [STORE-08, WI-04]', () => {
    const reasons = (name: string) => {
      const answers = {
        dateOfBirth: '1960-07-04',
        recentVaccines: 'Yes',
        hadVaccinesPreviously: 'Yes',
        recentVaccinesDetails: [{ name }],
      }
      const found = misfitsOf(['Flu', 'Hepatitis B', 'Shingles'], { today: TODAY, answers }, DATA)
      return found.map(({ vaccine }) => vaccine)
    }
    expect(reasons('Hepatitis B')).toEqual(['Hepatitis B'])
    expect(reasons('Heplisav')).toEqual(['Flu', 'Hepatitis B', 'Shingles'])
  })

  it.each([
    ['Flu, 65 and older', 65],
    ['Tdap (tetanus, diphtheria, whooping cough)', 7],
    ['Pneumococcal (pneumonia)', 50],
    ['Shingles', 50],
    ['HPV', 9],
    ['RSV', 75],
    ['Meningococcal B', 10],
    ['COVID-19 protein-based', 12],
    ['Typhoid', 2],
    ['Cholera', 2],
  ])('%s is for no one younger than %i, to the day [STORE-08, WI-04]', (vaccine, years) => {
    expect(reasonsOf(vaccine, { dateOfBirth: `${2026 - years}-11-21` })).toEqual(['tooYoung dateOfBirth'])
    expect(reasonsOf(vaccine, { dateOfBirth: `${2026 - years}-11-20` })).toEqual([])
  })

  it.each([
    ['HPV', 46],
    ['Yellow fever', 60],
    ['Cholera', 65],
  ])('%s is a talk from %i years on [STORE-08, WI-04]', (vaccine, years) => {
    expect(reasonsOf(vaccine, { dateOfBirth: `${2026 - years}-11-20` })).toEqual(['tooOld dateOfBirth'])
    expect(reasonsOf(vaccine, { dateOfBirth: `${2026 - years}-11-21` })).toEqual([])
  })

  it.each([
    ['Pneumococcal (pneumonia)', 'haveMedicalConditions', '1990-01-01'],
    ['Pneumococcal (pneumonia)', 'haveImmuneSystemProblem', '1990-01-01'],
    ['Shingles', 'haveImmuneSystemProblem', '1990-01-01'],
    ['Shingles', 'takesImmunoSuppressants', '1990-01-01'],
    ['RSV', 'haveMedicalConditions', '1960-01-01'],
  ])('%s fits a younger person with %s [STORE-08, WI-04]', (vaccine, question, dateOfBirth) => {
    expect(reasonsOf(vaccine, { dateOfBirth, [question]: 'Yes' })).toEqual([])
    expect(reasonsOf(vaccine, { dateOfBirth, [question]: 'No' })).toEqual(['tooYoung dateOfBirth'])
  })

  it('name each vaccine and each of its reasons once [STORE-08, WI-04]', () => {
    const answers = { dateOfBirth: '2021-01-01', haveFever: 'Yes' }
    expect(misfitsOf(['Shingles dose 1', 'Flu dose 1'], { today: TODAY, answers }, DATA)).toEqual([
      { reason: 'tooYoung', vaccine: 'Shingles', question: 'dateOfBirth' },
      { reason: 'sickToday', vaccine: 'Shingles', question: 'haveFever' },
      { reason: 'sickToday', vaccine: 'Flu', question: 'haveFever' },
    ])
  })
})
