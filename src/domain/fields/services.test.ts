import { describe, expect, it } from 'vitest'
import type { CatalogueService } from '../services.ts'
import { aContext, aService, aWalkIn, nothing, problemsAfter, whole, withConfig } from '../walk-in/example.ts'
import { checkSelection, checkServices } from './services.ts'

describe('what was chosen', () => {
  const choose = (...serviceIds: number[]) => problemsAfter(whole({ serviceIds, requestedVaccinations: [] }))

  it('three vaccines are accepted, a fourth is too many [WALKIN-07, WALKIN-08]', () => {
    expect(choose(1, 2, 3)).toEqual([])
    expect(choose(1, 2, 3, 4)).toEqual(['tooManyVaccines serviceIds'])
  })

  it('the number is configurable [WALKIN-07]', () => {
    const two = whole({ serviceIds: [1, 2] })
    expect(problemsAfter(two, withConfig({ maxVaccines: 1 }))).toEqual(['tooManyVaccines serviceIds'])
  })

  it('a walk-in and a booking refuse too many in their own words [WALKIN-08, PRESCREEN-41]', () => {
    const chosen = { serviceIds: [1, 2, 3, 4], requestedVaccinations: [] }
    const tooMany = { key: 'tooManyVaccines', field: 'serviceIds', values: [3] }
    expect(checkSelection({ ...aWalkIn(), ...chosen }, aContext())).toEqual([
      { ...tooMany, message: 'tooManyWalkInVaccines' },
    ])
    expect(checkServices(chosen, aContext())).toEqual([{ ...tooMany, message: 'tooManyVaccines' }])
  })

  it.each([
    ['two flu vaccines', { name: 'Flu dose 1' }, { name: 'Flu, 65 and older dose 1' }, 'oneFluShot'],
    ['two COVID-19 vaccines', { isCovidVaccine: true }, { isCovidVaccine: true }, 'oneCovidShot'],
    ['one of each', { name: 'Flu dose 1' }, { isCovidVaccine: true }, undefined],
    ['two with a second dose', { followupServiceId: 8 }, { followupServiceId: 9 }, undefined],
    ['flu and Hib', { name: 'Flu dose 1' }, { name: 'Haemophilus influenzae type b dose 1' }, undefined],
  ])('%s: a walk-in takes one of a kind [STORE-08, WI-05]', (_, first, second, message) => {
    const services = [aService(1, first), aService(2, second)]
    const chosen = { serviceIds: [1, 2], requestedVaccinations: [] }
    const expected = message ? [{ key: 'invalidRequest', field: 'serviceIds', message }] : []
    expect(checkSelection({ ...aWalkIn(), ...chosen }, aContext({ services }))).toEqual(expected)
    expect(checkServices(chosen, aContext({ services }))).toEqual([])
  })

  it('a vaccine chosen twice is refused [WALKIN-08]', () => {
    expect(choose(1, 1)).toEqual(['invalidRequest serviceIds'])
  })

  it('an unknown service is refused [WALKIN-19]', () => {
    expect(choose(1, 99)).toEqual(['unknownService serviceIds.1'])
  })

  it.each<Partial<CatalogueService>>([{ dose: 2 }, { isAvailable: false }, { isVaccine: false }])(
    'a service with %j is not offered as a walk-in [PRESCREEN-39]',
    (over) => {
      expect(problemsAfter(nothing, aContext({ services: [aService(1, over)] }))).toEqual([
        'serviceNotOffered serviceIds.0',
      ])
    },
  )

  it('the names of the vaccines are those of the chosen ones [BOOK-06]', () => {
    const request = (...names: string[]) => problemsAfter(whole({ requestedVaccinations: names }))
    expect(request('Vaccine 1 dose 1')).toEqual([])
    expect(request('Vaccine 2')).toEqual(['invalidRequest requestedVaccinations.0'])
  })
})
