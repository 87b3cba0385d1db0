import { describe, expect, it } from 'vitest'
import type { DocumentData } from '#contract/content/catalogue'
import { readServices } from '#domain/services'
import { infoMessageOf, optionName } from '#domain/vaccines'
import { dataOf, production } from '../../../tests/support/bundled-documents.ts'
import { DEMONSTRATION_SERVICES } from '../directory/demonstration-services.ts'

describe('the demonstration directory and the documents agree', () => {
  const names = DEMONSTRATION_SERVICES.map(({ name }) => optionName(name))

  it('every vaccine of the demonstration has an info message, and no message lacks its vaccine [WALKIN-12]', () => {
    const prescreen = production('prescreenData')
    const vaccines = DEMONSTRATION_SERVICES.filter(({ isVaccine }) => isVaccine)
    for (const { name } of vaccines) expect(infoMessageOf(name, prescreen), name).toBeDefined()
    for (const { type } of prescreen.vaccines) expect(names).toContain(type)
  })

  it('services that documents name exist [PRESCREEN-10, PRESCREEN-13, PRESCREEN-19, PRESCREEN-24, PRESCREEN-50]', () => {
    const { underTwenty, twentyOrOlder } = production('physicals')
    const { options } = production('travelVaccines')
    const criteria = production('serviceNameCriteriaMapper')
    const named = [
      ...[...underTwenty, ...twentyOrOlder, ...options].map(({ serviceName }) => serviceName),
      ...Object.values(criteria).flat(),
      ...Object.keys(production('healthScreening').labels),
      ...Object.values(production('prescreenData').dotPhysicals ?? {}),
    ]
    for (const name of named) expect(names).toContain(name)
    const asked = production('covidEligibilityQuestions').questions.filter(
      ({ type }) => type === 'criteriaDropdown',
    )
    const values = asked.flatMap(({ options: some = [] }) => some.map(({ value }) => value))
    expect(values.filter((value) => value !== 'none').sort()).toEqual(Object.keys(criteria).sort())
  })

  it('every category of the demonstration has its configuration [PRESCREEN-01]', () => {
    const { categories } = production('schedulerConfig')
    const groups = new Set(DEMONSTRATION_SERVICES.map(({ groupName }) => groupName ?? ''))
    for (const group of groups) expect(Object.keys(categories)).toContain(group)
    expect(groups).toContain(production('healthScreening').reasonCategory)
  })

  it('lead times come with the services; CONTENT-30 extra properties are merged over them [CONTENT-29]', () => {
    const options = { grouping: true, covidEnabled: true }
    const leadTimeOf = (extras: DocumentData<'serviceExtraProperties'>, id: number) =>
      readServices(DEMONSTRATION_SERVICES, extras, options).find((one) => one.id === id)?.leadTime
    expect(leadTimeOf(production('serviceExtraProperties'), 141)).toBe(1)
    expect(leadTimeOf({ 141: { leadTime: 4 } }, 141)).toBe(4)
    const covid = readServices(DEMONSTRATION_SERVICES, dataOf('serviceExtraProperties', 'test'), options)
    expect(covid.find(({ id }) => id === 227)?.covidVaccinesAdditionalInfo).toBeDefined()
  })

  it('the COVID toggle is on; off, no COVID vaccine is left [CONTENT-28]', () => {
    expect([production('covidVaccinesToggle'), production('reservationToggle')]).toEqual([
      { isEnabled: true },
      { isEnabled: true },
    ])
    const covidOf = (covidEnabled: boolean) =>
      readServices(DEMONSTRATION_SERVICES, {}, { grouping: true, covidEnabled }).filter(
        (one) => one.isCovidVaccine,
      ).length
    expect(covidOf(production('covidVaccinesToggle').isEnabled)).toBeGreaterThan(0)
    expect(covidOf(false)).toBe(0)
  })
})
