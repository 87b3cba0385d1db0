import { describe, expect, it } from 'vitest'
import { MEDICARE_QUESTIONS } from '#domain/medicare'
import { aFlow, labelsOf, SERVICES, TODAY } from '../../../../../tests/support/prescreen.ts'
import { say } from '../../../messages/catalogue.ts'
import { prescreen } from '../../../messages/en/prescreen.ts'
import { flow as dotFlow } from './dot-physicals/index.ts'
import { flow as screeningFlow } from './health-screenings/index.ts'
import { flow as medicareFlow } from './medicare-check/index.ts'
import { flow as physicalFlow } from './physicals/index.ts'
import { flow as travelFlow } from './travel-vaccines/index.ts'

const REQUIRED = 'This is a required field'

describe('physicals', () => {
  const physicals = aFlow(physicalFlow, 'Physicals')

  it('first ask whether the patient is 20 or older [PRESCREEN-09, PRESCREEN-25]', () => {
    expect(physicals.steps()).toEqual(['age', 'type'])
    expect(labelsOf(physicals.page('age'), 'isTwentyOrOlder')).toEqual(['Yes', 'No'])
    expect(physicals.problems('age', {})).toEqual({ isTwentyOrOlder: REQUIRED })
  })

  it('offer what fits the age [PRESCREEN-10, PRESCREEN-25]', () => {
    const older = { age: { isTwentyOrOlder: 'Yes' } }
    const younger = { age: { isTwentyOrOlder: 'No' } }
    expect(labelsOf(physicals.page('type', older), 'physicalType')).toContain('Checkup')
    expect(labelsOf(physicals.page('type', older), 'physicalType')).not.toContain('School physical')
    expect(labelsOf(physicals.page('type', younger), 'physicalType')).toContain('School physical')
    expect(physicals.problems('type', {}, older)).toEqual({ physicalType: REQUIRED })
  })

  it('ask again for the type when the age no longer fits it [PRESCREEN-10]', () => {
    const given = { age: { isTwentyOrOlder: 'Yes' } }
    expect(physicals.problems('type', { physicalType: '101' }, given)).toEqual({ physicalType: REQUIRED })
    expect(physicals.problems('type', { physicalType: '106' }, given)).toEqual({})
  })

  it('finish with the service of the type [PRESCREEN-04, PRESCREEN-05, PRESCREEN-11]', () => {
    const { search, eligibility } = physicals.finish({
      age: { isTwentyOrOlder: 'No' },
      type: { physicalType: '102' },
    })
    expect(search).toEqual({
      type: 'Physicals',
      location: '45202',
      date: TODAY,
      earliestDate: TODAY,
      showLeadTimeWarning: false,
      serviceIds: [102],
    })
    expect(eligibility).toEqual({})
    expect(physicalFlow.finishLabel()).toBe('See Availability')
  })

  it('are for one age group alone where the other has no service [PRESCREEN-10, PRESCREEN-14]', () => {
    const adults = aFlow(physicalFlow, 'Physicals', { services: SERVICES.filter(({ id }) => id === 106) })
    expect(adults.steps()).toEqual(['age', 'type'])
    const [older, younger] = [{ isTwentyOrOlder: 'Yes' }, { isTwentyOrOlder: 'No' }]
    expect(adults.problems('age', older)).toEqual({})
    expect(labelsOf(adults.page('type', { age: older }), 'physicalType')).toEqual(['Checkup'])
    expect(adults.problems('age', younger)['isTwentyOrOlder']).toMatch(/trouble loading physicals/)
  })

  it('show a configured message when there is nothing to offer [PRESCREEN-14]', () => {
    const empty = aFlow(physicalFlow, 'Physicals', { services: [] })
    expect(empty.steps()).toEqual([])
    expect(physicalFlow.servicesFailure?.(empty.at({}))).toMatch(/trouble loading physicals/)
  })
})

describe('health screenings', () => {
  const screenings = aFlow(screeningFlow, 'Health Screenings')

  it('are one step with the services of a category, labels replaced [PRESCREEN-12, PRESCREEN-13, PRESCREEN-25]', () => {
    expect(screenings.steps()).toEqual(['screening'])
    expect(labelsOf(screenings.page('screening'), 'healthScreeningType')).toEqual([
      'Blood Pressure Screening',
      'Cholesterol Screening',
      'Blood sugar (A1C) screening',
      'TB blood test',
      'Complete Health Screening',
    ])
    expect(screenings.problems('screening', {})).toEqual({ healthScreeningType: REQUIRED })
    expect(screenings.finish({ screening: { healthScreeningType: '124' } }).search.serviceIds).toEqual([124])
  })

  it('show a configured message when there is nothing to offer [PRESCREEN-14]', () => {
    const empty = aFlow(screeningFlow, 'Health Screenings', { services: [] })
    expect(empty.steps()).toEqual([])
    expect(screeningFlow.servicesFailure?.(empty.at({}))).toMatch(/trouble loading health screenings/)
  })
})

describe('DOT physicals', () => {
  const dot = aFlow(dotFlow, 'DOT Physicals')

  it('ask for the employer first [PRESCREEN-15, PRESCREEN-17]', () => {
    expect(dot.page('employer').fields[0]).toMatchObject({ kind: 'select', placeholder: 'Choose One' })
    expect(labelsOf(dot.page('employer'), 'employer')).toContain('A school district')
    for (const employer of [undefined, 'Choose One', 'circus']) {
      expect(dot.problems('employer', { employer })).toEqual({ employer: 'Employer is a required field.' })
    }
  })

  it('ask an employer alone about drug screening [PRESCREEN-16, PRESCREEN-19]', () => {
    expect(dot.steps({ employer: { employer: 'self' } })).toEqual(['employer'])
    expect(dot.finish({ employer: { employer: 'self' } }).search.serviceIds).toEqual([141])
    expect(dot.steps({ employer: { employer: 'freight' } })).toEqual(['employer', 'screening'])
  })

  it('add the answered services [PRESCREEN-18, PRESCREEN-19, PRESCREEN-20, PRESCREEN-21]', () => {
    const employer = { employer: 'freight' }
    expect(dot.problems('screening', {}, { employer })).toEqual({ addDrugScreening: REQUIRED })
    expect(dot.page('screening', { employer }).hint).toBe('Limited offering based on location')
    expect(dotFlow.finishLabel()).toBe('Check Availability')
    expect(dot.page('employer', { employer }).button).toBe('Continue')
    expect(dot.page('employer').button).toBe('Continue')
    expect(dot.page('employer', { employer: { employer: 'self' } }).button).toBe('Check Availability')
    const ids = (addDrugScreening: string) =>
      dot.finish({ employer, screening: { addDrugScreening } }).search.serviceIds
    expect([ids('Yes'), ids('No')]).toEqual([[142], [141]])
  })

  it('an answer about drugs that is not asked any more counts for nothing [PRESCREEN-16, PRESCREEN-19]', () => {
    const given = { employer: { employer: 'self' }, screening: { addDrugScreening: 'Yes' } }
    expect(dot.finish(given).search.serviceIds).toEqual([141])
  })

  it('move a date that is too early, and say so [PRESCREEN-48, PRESCREEN-49]', () => {
    expect(dot.finish({ employer: { employer: 'self' } }).search).toMatchObject({
      date: '2026-11-21',
      earliestDate: '2026-11-21',
      showLeadTimeWarning: true,
    })
  })
})

describe('Medicare annual wellness', () => {
  const type = 'Medicare Annual Wellness Visit'
  const medicare = aFlow(medicareFlow, type)

  it('is one step with a questionnaire, all of it required [PRESCREEN-22]', () => {
    expect(medicare.steps()).toEqual(['questionnaire'])
    expect(Object.keys(medicare.problems('questionnaire', {}))).toEqual([
      'hasMedicarePartB',
      'hadWellnessVisit',
      'wasInHospital',
      'hasFallen',
    ])
  })

  it('finishes with the service whose group matches the type [PRESCREEN-23]', () => {
    expect(medicare.finish({ questionnaire: {} }).search.serviceIds).toEqual([151])
    const other = SERVICES.filter(({ category }) => category !== type)
    expect(aFlow(medicareFlow, type, { services: other }).steps()).toEqual([])
  })
})

it('the Medicare answers go with the booking, and not into the search [BK-29]', () => {
  const type = 'Medicare Annual Wellness Visit'
  const answers = { hasMedicarePartB: 'Yes', hadWellnessVisit: 'No', wasInHospital: 'No', hasFallen: 'Yes' }
  const { search, eligibility } = aFlow(medicareFlow, type).finish({ questionnaire: answers })
  expect(eligibility).toEqual(answers)
  expect(search).not.toHaveProperty('eligibility')
})

it('staff read the Medicare questions in the words that guests read [BK-29]', () => {
  expect(say(prescreen).medicare).toMatchObject(MEDICARE_QUESTIONS)
})

describe('travel vaccines', () => {
  const travel = aFlow(travelFlow, 'Travel Vaccines')

  it('are a choice, with a link to the pharmacy site [PRESCREEN-24, PRESCREEN-25]', () => {
    expect(labelsOf(travel.page('vaccine'), 'travelVaccineType')).toContain('Yellow fever')
    expect(travel.problems('vaccine', {})).toEqual({ travelVaccineType: REQUIRED })
    expect(travelFlow.finishLabel()).toBe('Check Availability')
    expect(travelFlow.link?.(travel.at({}))).toMatchObject({ text: 'Book it at a pharmacy' })
  })

  it('lists what the slot of a booking link offers [PRESCREEN-24, ROUTE-33]', () => {
    const linked = aFlow(travelFlow, 'Travel Vaccines', { given: new Set([283]) })
    expect(labelsOf(linked.page('vaccine'), 'travelVaccineType')).toEqual(['Yellow fever'])
  })

  it('the first dose of a series is booked, after its lead time [PRESCREEN-24, PRESCREEN-48]', () => {
    expect(travel.finish({ vaccine: { travelVaccineType: '285' } }).search).toMatchObject({
      serviceIds: [285],
      date: '2026-11-23',
    })
  })

  it('leave out services that no location offers [PRESCREEN-24]', () => {
    const none = aFlow(travelFlow, 'Travel Vaccines', { services: SERVICES.filter(({ id }) => id !== 283) })
    expect(labelsOf(none.page('vaccine'), 'travelVaccineType')).not.toContain('Yellow fever')
  })
})
