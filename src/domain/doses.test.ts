import { describe, expect, it } from 'vitest'
import type { Day } from './calendar.ts'
import type { Detector } from './doses.ts'
import { detectorOf, finishDates, hadVaccinesBefore, planDoses } from './doses.ts'
import { aQuestion, aSeries, aVaccine, EXAMPLE_TODAY, eligibilityAfter } from './eligibility/example.ts'
import type { CatalogueService } from './services.ts'

const flu = aVaccine(1, { name: 'Flu dose 1' })
const [shingles = flu, shingles2 = flu] = aSeries(10, 60)
const covidYearly = aVaccine(20, { isCovidVaccine: true })
const covidGroup = { groupName: 'COVID-19 Vaccines', isCovidVaccine: true }
const [mrna = flu, mrna2 = flu] = aSeries(30, 56, covidGroup)
const CATALOGUE = [flu, shingles, shingles2, covidYearly, mrna, mrna2, aVaccine(40, { name: 'RSV dose 1' })]
const CRITERIA = { flu: ['Flu'], rsv: ['RSV'], gone: ['Smallpox'], series: ['Vaccine 10'] }

/** The plan of these answers, each to a question of its own that was asked. */
function plan(
  chosen: CatalogueService[],
  answers: Record<string, string>,
  more: { date?: Day; detector?: Detector } = {},
) {
  const dates = ['lastDoseDate', 'dateOfBirth']
  const questions = Object.entries(answers).map(([field, value]) =>
    aQuestion(field, {
      type: dates.includes(field) ? 'date' : field === 'criteria' ? 'criteriaDropdown' : 'radio',
      options: [{ label: value, value }],
    }),
  )
  const { asked } = eligibilityAfter([...questions, aQuestion('last')], answers)
  const { date = EXAMPLE_TODAY, detector = detectorOf(chosen) } = more
  return planDoses({
    detector,
    chosen,
    catalogue: CATALOGUE,
    asked,
    criteria: CRITERIA,
    date,
    today: EXAMPLE_TODAY,
  })
}

describe('detectorOf', () => {
  it.each<[string, CatalogueService[], Detector]>([
    ['a series of the Vaccines group', [shingles], 'twoDose'],
    ['a COVID vaccine of the Vaccines group', [covidYearly], 'twoDose'],
    ['one of them among others', [flu, shingles], 'twoDose'],
    ['a COVID vaccine of another group', [mrna], 'covid'],
    ['a COVID vaccine of another group beside flu', [flu, mrna], 'covid'],
    ['a single shot', [flu], 'none'],
    ['nothing', [], 'none'],
    ['a series of another group', aSeries(50, 28, { groupName: 'Travel Vaccines' }).slice(0, 1), 'none'],
    ['what is no vaccine', [{ ...shingles, isVaccine: false }], 'none'],
  ])('%s [PRESCREEN-43, PRESCREEN-44, PRESCREEN-45, PRESCREEN-46]', (_, chosen, detector) => {
    expect(detectorOf(chosen)).toBe(detector)
  })
})

describe('finishDates', () => {
  const slow = aVaccine(60, { name: 'Yellow fever dose 1', leadTime: 3 })

  it('the earliest date is today plus the largest lead time [PRESCREEN-48]', () => {
    expect(finishDates([flu, slow, aVaccine(61, { leadTime: 2 })], '2027-01-01', EXAMPLE_TODAY)).toEqual({
      date: '2027-01-01',
      earliestDate: '2026-11-23',
      showLeadTimeWarning: false,
    })
    expect(finishDates([], EXAMPLE_TODAY, EXAMPLE_TODAY).earliestDate).toBe(EXAMPLE_TODAY)
    expect(finishDates([slow], '2028-02-27', '2028-02-27').earliestDate).toBe('2028-03-01')
  })

  it('a date before the earliest date is moved to it, with a warning that names the service that needs the time [PRESCREEN-49]', () => {
    expect(finishDates([flu, slow], '2026-11-22', EXAMPLE_TODAY)).toEqual({
      date: '2026-11-23',
      earliestDate: '2026-11-23',
      showLeadTimeWarning: true,
      moved: { by: 'leadTime', days: 3, service: 'Yellow fever' },
    })
    expect(finishDates([slow], '2026-11-23', EXAMPLE_TODAY).showLeadTimeWarning).toBe(false)
  })

  it('a date in the past becomes today [PRESCREEN-49]', () => {
    expect(finishDates([flu], '2026-11-19', EXAMPLE_TODAY)).toMatchObject({ date: EXAMPLE_TODAY })
  })
})

describe('the COVID flow', () => {
  const received = { hasReceivedFirstDose: 'Yes' }

  it('books what was chosen and what the criteria add, each once [PRESCREEN-50, ELIG-02]', () => {
    expect(plan([mrna], { criteria: 'flu' }).serviceIds).toEqual([30, 1])
    expect(plan([flu, mrna], { criteria: 'flu' }).serviceIds).toEqual([1, 30])
    expect(plan([mrna], { criteria: 'series' }).serviceIds).toEqual([30, 10])
  })

  it.each(['none', 'gone', 'constructor'])('the criterion %s adds nothing [PRESCREEN-50]', (criteria) => {
    expect(plan([mrna], { criteria }).serviceIds).toEqual([30])
  })

  it('only a criteriaDropdown adds [PRESCREEN-50]', () => {
    expect(plan([mrna], { other: 'flu' }).serviceIds).toEqual([30])
  })

  it.each<[lastDoseDate: string, isBooster: string, date: string]>([
    ['2026-11-19', 'Yes', '2027-01-18'],
    ['2026-09-22', 'Yes', '2026-11-21'], // 59 days ago
    ['2026-09-21', 'Yes', EXAMPLE_TODAY], // 60 days ago
    ['2026-09-20', 'Yes', EXAMPLE_TODAY],
    ['2026-11-19', 'No', '2027-01-14'],
    ['2026-09-26', 'No', '2026-11-21'], // 55 days ago
    ['2026-09-25', 'No', EXAMPLE_TODAY], // 56 days ago
    ['2021-01-01', 'No', EXAMPLE_TODAY],
  ])('last dose %s, booster %s: from %s [PRESCREEN-51, PRESCREEN-52]', (lastDoseDate, isBooster, date) => {
    expect(plan([mrna], { ...received, isBooster, lastDoseDate }).date).toBe(date)
  })

  it('says which answer moved the date [PRESCREEN-51]', () => {
    const moved = plan([mrna], { ...received, isBooster: 'Yes', lastDoseDate: '2026-11-10' }).moved
    expect(moved).toEqual({ by: 'lastDose', field: 'lastDoseDate', lastDose: '2026-11-10', days: 60 })
    expect(plan([mrna], { ...received, lastDoseDate: '2026-01-10' })).not.toHaveProperty('moved')
  })

  it('who had a dose is not led to book another two [HOLD-13]', () => {
    expect(plan([mrna], { ...received, lastDoseDate: '2026-11-10' }).isFirstDoseOnly).toBe(true)
    expect(plan([mrna], { hasReceivedFirstDose: 'No' }).isFirstDoseOnly).toBe(false)
  })
})

describe('the two-dose flow', () => {
  const received = { hasReceivedFirstDose: 'Yes' }

  it('a first dose that was received is replaced by its follow-up [PRESCREEN-53]', () => {
    expect(plan([flu, shingles], { ...received, lastDoseDate: '2026-01-01' }).serviceIds).toEqual([1, 11])
    expect(plan([flu, shingles], { hasReceivedFirstDose: 'No' }).serviceIds).toEqual([1, 10])
    expect(plan([shingles], { hasReceivedFirstDose: 'More' }).serviceIds).toEqual([10])
  })

  it('a follow-up that nobody offers is not booked, nor the first dose again [PRESCREEN-53]', () => {
    const alone = aVaccine(70, { followupServiceId: 999, followupAfterDays: 28 })
    expect(plan([alone], { ...received, lastDoseDate: '2026-01-01' }).serviceIds).toEqual([])
  })

  it.each<[lastDoseDate: string, date: string]>([
    ['2026-11-19', '2027-01-18'],
    ['2026-09-22', '2026-11-21'],
    ['2026-09-21', EXAMPLE_TODAY],
    ['2024-02-29', EXAMPLE_TODAY],
  ])('last dose %s: from %s [PRESCREEN-54, PRESCREEN-55]', (lastDoseDate, date) => {
    expect(plan([shingles], { ...received, lastDoseDate }).date).toBe(date)
  })

  it('counts the largest interval, over a leap day and a year [PRESCREEN-54]', () => {
    const long = aVaccine(80, { followupServiceId: 11, followupAfterDays: 184 })
    expect(plan([shingles, long], { ...received, lastDoseDate: '2026-11-19' }).date).toBe('2027-05-22')
  })

  it('the date is not before the one asked for, nor before the lead time [PRESCREEN-55]', () => {
    const answers = { ...received, lastDoseDate: '2026-11-10' }
    expect(plan([shingles], answers, { date: '2027-03-01' })).toMatchObject({
      date: '2027-03-01',
      earliestDate: '2027-01-09',
    })
    expect(plan([shingles], answers, { date: '2027-03-01' })).not.toHaveProperty('moved')
    const slow = aVaccine(90, { leadTime: 90 })
    expect(plan([slow, shingles], answers)).toMatchObject({ date: '2027-02-18', moved: { by: 'leadTime' } })
  })

  it('no day before the interval is over may be offered later on [PRESCREEN-54]', () => {
    expect(plan([shingles], { ...received, lastDoseDate: '2026-11-10' })).toMatchObject({
      date: '2027-01-09',
      earliestDate: '2027-01-09',
      showLeadTimeWarning: false,
    })
  })

  it('a last dose without a date counts as today [PRESCREEN-54]', () => {
    expect(plan([shingles], received).date).toBe('2027-01-19')
    expect(plan([shingles], { hasReceivedFirstDose: 'No' }).date).toBe(EXAMPLE_TODAY)
  })

  it('only the first dose, when that was selected [PRESCREEN-56]', () => {
    const no = { hasReceivedFirstDose: 'No' }
    expect(plan([shingles], { ...no, selectedDose: 'firstDoseOnly' }).isFirstDoseOnly).toBe(true)
    expect(plan([shingles], { ...no, selectedDose: 'bothDoses' }).isFirstDoseOnly).toBe(false)
    expect(plan([shingles], no).isFirstDoseOnly).toBe(false)
  })

  it('a COVID vaccine of the Vaccines group waits 60 days as a booster [PRESCREEN-52]', () => {
    const answers = { isBooster: 'Yes', lastDoseDate: '2026-11-10' }
    expect(plan([covidYearly], answers)).toMatchObject({ serviceIds: [20], date: '2027-01-09' })
    expect(plan([covidYearly], { isBooster: 'No' })).toMatchObject({ serviceIds: [20], date: EXAMPLE_TODAY })
  })
})

it('without a detector nothing is asked, and only lead times count [PRESCREEN-45]', () => {
  expect(plan([flu], {})).toEqual({
    serviceIds: [1],
    date: EXAMPLE_TODAY,
    earliestDate: EXAMPLE_TODAY,
    showLeadTimeWarning: false,
    isFirstDoseOnly: false,
  })
})

describe('hadVaccinesBefore', () => {
  it.each<[answers: Record<string, string>, vaccines: number, had: string | undefined]>([
    [{ hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' }, 1, 'No'],
    [{ hasReceivedFirstDose: 'Yes', lastDoseDate: '2026-01-01' }, 1, 'Yes'],
    [{ hasReceivedFirstDose: 'Yes', isBooster: 'No' }, 2, 'Yes'],
    [{ isBooster: 'No' }, 1, 'No'],
    [{ hasReceivedFirstDose: 'No' }, 2, undefined],
    [{ hasLiveVaccineRisk: 'No' }, 1, undefined],
    [{}, 1, undefined],
  ])('after %j about a visit of %d vaccines says %s [BK-31]', (answers, vaccines, had) => {
    expect(hadVaccinesBefore(answers, vaccines)).toBe(had)
  })
})
