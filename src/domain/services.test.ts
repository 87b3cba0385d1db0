import { describe, expect, it } from 'vitest'
import type { Service } from '#contract/services'
import { type CatalogueService, readServices, vaccineList } from './services.ts'

const ALL = { grouping: true, covidEnabled: true }
const aService = (over: Partial<Service> = {}): Service => ({
  id: 1,
  name: 'Physical',
  maxDaysAhead: 30,
  ...over,
})
const read = (...services: Service[]) => readServices(services, {}, ALL)
const readOne = (over: Partial<Service>) => read(aService(over))[0]
const namesOf = (services: readonly CatalogueService[]) => services.map((service) => service.name)

describe('readServices', () => {
  it('nothing is null, what was not given has its plain default [ENTITY-01]', () => {
    const bare = readOne({ order: null, dose: null, isVaccine: null, infoMessage: null, businessNames: null })
    expect(bare).toEqual({
      id: 1,
      name: 'Physical',
      groupName: '',
      category: '',
      businessNames: [],
      maxDaysAhead: 30,
      leadTime: 0,
      dose: 0,
      isVaccine: false,
      isCovidVaccine: false,
      isAvailable: true,
      notMenuOption: false,
    })
  })

  it('the group name is trimmed and is the category too [ENTITY-03]', () => {
    expect(readOne({ groupName: '  Vaccines ', category: 'Other' })).toMatchObject({
      groupName: 'Vaccines',
      category: 'Vaccines',
    })
    expect(readOne({ groupName: ' ', category: ' Other ' })).toMatchObject({
      groupName: '',
      category: 'Other',
    })
  })

  it('both spellings of the follow-up are read, one is kept [ENTITY-04, ENTITY-05]', () => {
    const one = readOne({ followupServiceId: 7, followupAfterDays: 28 })
    const other = readOne({ followUpServiceId: 7, followupAfterDays: 28 })
    expect(one).toEqual(other)
    expect(other).toMatchObject({ followupServiceId: 7, followupAfterDays: 28 })
    expect(other).not.toHaveProperty('followUpServiceId')
  })

  it('follow-up fields are kept only together [API-11]', () => {
    expect(readOne({ followupServiceId: 7 })).not.toHaveProperty('followupServiceId')
    expect(readOne({ followupAfterDays: 28 })).not.toHaveProperty('followupAfterDays')
    expect(readOne({ followupServiceId: 7, followupAfterDays: null })).not.toHaveProperty('followupServiceId')
    expect(readOne({ followupServiceId: 7, followupAfterDays: 0 })).toMatchObject({ followupAfterDays: 0 })
  })

  it('services without maxDaysAhead are dropped, zero days is given [API-10]', () => {
    expect(read(aService({ maxDaysAhead: null }), { id: 2, name: 'None' })).toEqual([])
    expect(read(aService({ maxDaysAhead: 0 }))).toHaveLength(1)
  })

  it('services are sorted by group order, then by order; what has none comes last [API-09]', () => {
    const services = [
      aService({ id: 1, name: 'no order' }),
      aService({ id: 2, name: 'b2', groupOrder: 2, order: 1 }),
      aService({ id: 3, name: 'a9', groupOrder: 1, order: 9 }),
      aService({ id: 4, name: 'a1', groupOrder: 1, order: 1 }),
      aService({ id: 5, name: 'a-', groupOrder: 1 }),
    ]
    expect(namesOf(read(...services))).toEqual(['a1', 'a9', 'a-', 'b2', 'no order'])
  })

  it('without grouping only the order counts, and ties stay as they came [API-09]', () => {
    const services = [
      aService({ id: 1, name: 'x', groupOrder: 1, order: 2 }),
      aService({ id: 2, name: 'y', groupOrder: 2, order: 1 }),
      aService({ id: 3, name: 'z', groupOrder: 0, order: 1 }),
    ]
    expect(namesOf(readServices(services, {}, { ...ALL, grouping: false }))).toEqual(['y', 'z', 'x'])
  })

  it('services of a category that is switched off are left out [BK-54]', () => {
    const services = [
      aService({ id: 1, category: 'Physicals', groupName: null }),
      aService({ id: 2, name: 'Flu' }),
    ]
    const categories = { Physicals: { isEnabled: false }, Vaccines: {} }
    expect(namesOf(readServices(services, {}, { ...ALL, categories }))).toEqual(['Flu'])
  })

  it('with the COVID switch off COVID vaccines are left out [CONTENT-28]', () => {
    const services = [aService({ id: 1, isCovidVaccine: true }), aService({ id: 2, name: 'Flu' })]
    expect(namesOf(readServices(services, {}, { ...ALL, covidEnabled: false }))).toEqual(['Flu'])
    expect(readServices(services, {}, ALL)).toHaveLength(2)
  })

  it('a vaccine that only the extras call COVID is left out too [CONTENT-28, CONTENT-30]', () => {
    const extras = { 1: { isCovidVaccine: true } }
    expect(readServices([aService()], extras, { ...ALL, covidEnabled: false })).toEqual([])
  })

  it('extra properties are merged in by service id [CONTENT-30]', () => {
    const extras = { 1: { leadTime: 3, infoMessage: 'Bring a card' }, 99: { leadTime: 9 } }
    const [first, second] = readServices([aService(), aService({ id: 2 })], extras, ALL)
    expect(first).toMatchObject({ leadTime: 3, infoMessage: 'Bring a card' })
    expect(second).toMatchObject({ leadTime: 0 })
    expect(second).not.toHaveProperty('infoMessage')
  })

  it('inherited extras are none [CONTENT-30]', () => {
    expect(readServices([aService()], Object.create({ 1: { leadTime: 9 } }), ALL)[0]?.leadTime).toBe(0)
  })

  it('the first of two services with one id is kept [API-06]', () => {
    expect(namesOf(read(aService({ name: 'first' }), aService({ name: 'second' })))).toEqual(['first'])
  })
})

describe('vaccineList', () => {
  const aVaccine = (id: number, name: string, over: Partial<Service> = {}) =>
    aService({ id, name, isVaccine: true, dose: 1, ...over })

  it('Flu stands first, the others by name [PRESCREEN-39]', () => {
    const list = vaccineList(
      read(aVaccine(1, 'Tdap'), aVaccine(2, 'COVID-19'), aVaccine(3, 'Flu, high dose'), aVaccine(4, 'Flu')),
    )
    expect(namesOf(list)).toEqual(['Flu', 'Flu, high dose', 'COVID-19', 'Tdap'])
  })

  it('a second dose, another service and an unavailable vaccine are not listed [PRESCREEN-39]', () => {
    const list = vaccineList(
      read(
        aVaccine(1, 'Shingles dose 2', { dose: 2 }),
        aService({ id: 2, name: 'Physical' }),
        aVaccine(3, 'Tdap', { isAvailable: false }),
        aVaccine(4, 'RSV', { dose: null }),
        aVaccine(5, 'Shingles dose 1', { dose: 1 }),
      ),
    )
    expect(namesOf(list)).toEqual(['RSV', 'Shingles dose 1'])
  })

  it('a name that only begins with the letters of flu is not Flu [PRESCREEN-39]', () => {
    expect(namesOf(vaccineList(read(aVaccine(1, 'Fluoride'), aVaccine(2, 'Anthrax'))))).toEqual([
      'Anthrax',
      'Fluoride',
    ])
  })
})
