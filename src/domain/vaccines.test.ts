import { describe, expect, it } from 'vitest'
import type { CatalogueService } from './services.ts'
import { canBeScheduledTogether, infoMessageOf, optionName } from './vaccines.ts'

const aService = (id: number, over: Partial<CatalogueService> = {}): CatalogueService => ({
  id,
  name: `Vaccine ${id}`,
  groupName: 'Vaccines',
  category: 'Vaccines',
  businessNames: ['pharmacy'],
  maxDaysAhead: 30,
  leadTime: 0,
  dose: 1,
  isVaccine: true,
  isCovidVaccine: false,
  isAvailable: true,
  notMenuOption: false,
  ...over,
})

describe('optionName', () => {
  it.each([
    ['Shingles dose 1', 'Shingles'],
    ['Shingles Dose 1 of 2', 'Shingles'],
    ['Shingles 1st dose', 'Shingles 1st'],
    ['Hepatitis B (dose 1)', 'Hepatitis B'],
    ['Hepatitis B - dose 1', 'Hepatitis B'],
    ['Flu', 'Flu'],
    [' Flu ', 'Flu'],
    ['Overdosed', 'Overdosed'],
    ['Dose 1', 'Dose 1'],
    ['', ''],
  ])('%j is offered as %j [WALKIN-10, WALKIN-11]', (name, expected) => {
    expect(optionName(name)).toBe(expected)
  })
})

describe('infoMessageOf', () => {
  const data = {
    vaccines: [{ type: 'Shingles', infoMessage: 'For people 50 and older.' }],
    employers: [],
  }

  it('the message is looked up by type, without regard to case [WALKIN-12]', () => {
    expect(infoMessageOf('SHINGLES dose 1', data)).toBe('For people 50 and older.')
    expect(infoMessageOf('Flu', data)).toBeUndefined()
    expect(infoMessageOf('constructor', data)).toBeUndefined()
  })
})

describe('canBeScheduledTogether', () => {
  const series = aService(1, { followupServiceId: 9, followupAfterDays: 28 })
  const covid = aService(2, { isCovidVaccine: true })
  const plain = aService(3)

  it('more than one with a followup or COVID cannot be scheduled together [PRESCREEN-42]', () => {
    expect(canBeScheduledTogether([series, covid])).toBe(false)
    expect(canBeScheduledTogether([series, { ...series, id: 4 }])).toBe(false)
    expect(canBeScheduledTogether([covid, { ...covid, id: 5 }])).toBe(false)
  })

  it('one of them goes with any others [PRESCREEN-42]', () => {
    expect(canBeScheduledTogether([])).toBe(true)
    expect(canBeScheduledTogether([series, plain])).toBe(true)
    expect(canBeScheduledTogether([{ ...covid, ...series }, plain])).toBe(true)
  })
})
