import { describe, expect, it } from 'vitest'
import { aSeries, aVaccine } from './eligibility/example.ts'
import { bookable, serviceNamed } from './prescreen.ts'

const [first = aVaccine(10), second = first] = aSeries(10, 28)

describe('services of a prescreen', () => {
  it('leave out second doses, what is no menu option and what is not available [PRESCREEN-12]', () => {
    const { category } = first
    const services = [
      first,
      second,
      aVaccine(3, { category, notMenuOption: true }),
      aVaccine(4, { category, isAvailable: false }),
      aVaccine(5, { category: 'Other' }),
    ]
    expect(bookable(services, category).map(({ id }) => id)).toEqual([first.id])
  })

  it('are found by name as it is or as it is offered, the first dose first [PRESCREEN-10, PRESCREEN-24]', () => {
    const rabies = aVaccine(7, { name: 'Rabies dose 1', dose: 1 })
    const services = [aVaccine(8, { name: 'Rabies dose 2', dose: 2 }), rabies]
    expect(serviceNamed(' rabies', services)).toBe(rabies)
    expect(serviceNamed('Rabies dose 1', services)).toBe(rabies)
    expect(serviceNamed('Rab', services)).toBeUndefined()
    expect(serviceNamed('rabies', [{ ...rabies, isAvailable: false }])).toBeUndefined()
  })
})
