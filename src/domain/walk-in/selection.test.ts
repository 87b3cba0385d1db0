import { describe, expect, it } from 'vitest'
import type { CatalogueService } from '../services.ts'
import { aContext, aService, nothing, problemsAfter, whole, withConfig } from './example.ts'

describe('what was chosen', () => {
  const choose = (...serviceIds: number[]) => problemsAfter(whole({ serviceIds, requestedVaccinations: [] }))

  it('WALKIN-07 WALKIN-08 three vaccines are accepted, a fourth is too many', () => {
    expect(choose(1, 2, 3)).toEqual([])
    expect(choose(1, 2, 3, 4)).toEqual(['tooManyVaccines serviceIds'])
  })

  it('WALKIN-07 the number is configurable', () => {
    const two = whole({ serviceIds: [1, 2] })
    expect(problemsAfter(two, withConfig({ maxVaccines: 1 }))).toEqual(['tooManyVaccines serviceIds'])
  })

  it('WALKIN-08 a vaccine chosen twice is refused', () => {
    expect(choose(1, 1)).toEqual(['invalidRequest serviceIds'])
  })

  it('WALKIN-19 an unknown service is refused', () => {
    expect(choose(1, 99)).toEqual(['unknownService serviceIds.1'])
  })

  it.each<Partial<CatalogueService>>([{ dose: 2 }, { isAvailable: false }, { isVaccine: false }])(
    'PRESCREEN-39 a service with %j is not offered as a walk-in',
    (over) => {
      expect(problemsAfter(nothing, aContext({ services: [aService(1, over)] }))).toEqual([
        'serviceNotOffered serviceIds.0',
      ])
    },
  )

  it('BOOK-06 the names of the vaccines are those of the chosen ones', () => {
    const request = (...names: string[]) => problemsAfter(whole({ requestedVaccinations: names }))
    expect(request('Vaccine 1 dose 1')).toEqual([])
    expect(request('Vaccine 2')).toEqual(['invalidRequest requestedVaccinations.0'])
  })
})
