import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { mask } from 'superstruct'
import { describe, expect, it } from 'vitest'
import type { Address } from '#contract/address-validation'
import { AddressValidation } from '#contract/address-validation'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { readCsv } from '../directory/csv.ts'
import { createAddresses } from './addresses.ts'
import { openGazetteer } from './gazetteer.ts'

const addresses = createAddresses(openGazetteer(builtGazetteer()))

function anAddress(overrides: Partial<Address> = {}): Address {
  return {
    addressLines: ['1401 South Main Street'],
    cityTown: 'Cincinnati',
    stateProvince: 'OH',
    postalCode: '45202',
    county: 'Hamilton',
    ...overrides,
  }
}

const validate = (overrides: Partial<Address> = {}) => addresses.validate(anAddress(overrides))

describe('address validation', () => {
  it('an address whose ZIP exists, whose state fits and whose street parses comes back standardised, not corrected [API-53]', () => {
    expect(validate()).toEqual({
      validated: true,
      corrected: false,
      address: anAddress({ addressLines: ['1401 S Main St'] }),
    })
    expect(
      validate({ stateProvince: 'ohio', postalCode: '452021234', cityTown: 'St. Bernard' }),
    ).toMatchObject({
      corrected: false,
      address: { stateProvince: 'OH', postalCode: '45202-1234', cityTown: 'St Bernard' },
    })
  })

  it('an unknown ZIP, a street without number or a state elsewhere is not validated and comes back unchanged [ADDRESS-17]', () => {
    for (const overrides of [
      { postalCode: '00000' },
      { postalCode: '99999' },
      { postalCode: 'K1A 0B1' },
      { addressLines: ['Main Street'] },
      { stateProvince: 'IL', cityTown: 'Springfield', postalCode: '45501' },
      { stateProvince: 'KY', cityTown: 'Nowhere' },
      { cityTown: '  ' },
    ])
      expect(validate(overrides)).toEqual({
        validated: false,
        corrected: false,
        address: anAddress(overrides),
      })
  })

  it('the city is never judged by the main name of its ZIP [API-53]', () => {
    for (const cityTown of ['Norwood', 'SAINT BERNARD', 'Cleveland'])
      expect(validate({ cityTown })).toMatchObject({
        validated: true,
        corrected: false,
        address: { cityTown },
      })
  })

  it('a town that the state does not have is not validated, and named [WI-10, ADDRESS-21, ADDRESS-23]', () => {
    for (const cityTown of ['Denver', 'Over-the-Rhine'])
      expect(validate({ cityTown })).toEqual({
        validated: false,
        corrected: false,
        parts: ['city'],
        address: anAddress({ cityTown }),
      })
  })

  it('a state is corrected when city and ZIP point at another, and named [ADDRESS-16, WI-10]', () => {
    expect(validate({ stateProvince: 'KY' })).toMatchObject({
      validated: true,
      corrected: true,
      parts: ['state'],
      address: { stateProvince: 'OH', county: 'Hamilton' },
    })
  })

  it('a county is corrected when the state has no such county, and named [ADDRESS-16, WI-10]', () => {
    expect(validate({ county: 'Maricopa' })).toMatchObject({
      validated: true,
      corrected: true,
      parts: ['county'],
      address: { county: 'Hamilton' },
    })
  })

  it('a county of the state stays as given, however it is written [ADDRESS-15]', () => {
    for (const county of ['Hamilton County', 'HAMILTON', 'Butler'])
      expect(validate({ county })).toMatchObject({ corrected: false, address: { county } })
    const others: [string, string, string, string][] = [
      ['63103', 'MO', 'City of Saint Louis', 'St. Louis'],
      ['63103', 'MO', 'St. Louis', 'Saint Louis'],
      ['70112', 'LA', 'Orleans Parish', 'New Orleans'],
      ['23220', 'VA', 'Richmond', 'Richmond'],
      ['06103', 'CT', 'Hartford', 'Hartford'],
      ['88001', 'NM', 'Dona Ana', 'Las Cruces'],
      ['33101', 'FL', 'Miami Dade', 'Miami'],
      ['99501', 'AK', 'Anchorage', 'Anchorage'],
    ]
    for (const [postalCode, stateProvince, county, cityTown] of others)
      expect(validate({ postalCode, stateProvince, county, cityTown }), county).toMatchObject({
        validated: true,
        corrected: false,
        address: { county },
      })
  })

  it('a county that was left out is filled in without being a correction', () => {
    for (const county of [undefined, '', ' '])
      expect(validate({ county })).toMatchObject({ corrected: false, address: { county: 'Hamilton' } })
  })

  it('a line that standardising would make too long stays as given [ADDRESS-03]', () => {
    const line = '12345 Longer Street Name Of County Hwy 12'
    expect(line.length).toBeGreaterThan(40)
    expect(validate({ addressLines: [line] }).address?.addressLines).toEqual([line])
  })

  it('never throws, and always answers in its shape', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('45202', 'OH', '12 Main St', '__proto__', 'constructor'),
    )
    const lines = fc.array(text, { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(
        lines,
        text,
        text,
        text,
        text,
        (addressLines, cityTown, stateProvince, postalCode, county) => {
          const answer = addresses.validate({ addressLines, cityTown, stateProvince, postalCode, county })
          expect(mask(answer, AddressValidation)).toEqual(answer)
          if (!answer.validated) expect(answer.address?.addressLines).toEqual(addressLines)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('validates most real store addresses', async () => {
    const stores = '../shared/data/stores/albertsons_pharmacies_2022.csv'
    if (!existsSync(stores)) return console.info('real stores: not found, not checked')
    async function* bytes() {
      yield readFileSync(stores)
    }
    let [all, good] = [0, 0]
    for await (const { line, cells } of readCsv(bytes())) {
      const [, , , , , , street = '', , cityTown = '', stateProvince = '', postalCode = ''] = cells
      if (line === 1) continue
      all++
      const answer = addresses.validate({ addressLines: [street], cityTown, stateProvince, postalCode })
      if (answer.validated && !answer.corrected) good++
    }
    console.info(`real stores: ${good} of ${all} addresses validated as they are`)
    expect(good / all).toBeGreaterThan(0.97)
  })
})
