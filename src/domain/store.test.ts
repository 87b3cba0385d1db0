import { describe, expect, it } from 'vitest'
import { storeAddress, storeName, storePhone } from './store.ts'

const address = {
  addressLines: ['7467 Saint Andrews Road'],
  cityTown: 'Irmo',
  stateProvince: 'SC',
  postalCode: '29063',
}

describe('a store', () => {
  it('is called by its vanity name, else by its brand, else by its legal name [WALKIN-02]', () => {
    expect(storeName({ vanityName: 'Irmo Station', brand: 'B', legalName: 'L' })).toBe('Irmo Station')
    expect(storeName({ vanityName: ' ', brand: 'B', legalName: 'L' })).toBe('B')
    expect(storeName({ vanityName: null, brand: null, legalName: 'L' })).toBe('L')
    expect(storeName({})).toBeUndefined()
  })

  it('has its address on one line, without an empty street [WALKIN-02]', () => {
    expect(storeAddress({ address })).toBe('7467 Saint Andrews Road, Irmo, SC 29063')
    expect(storeAddress({ address: { ...address, addressLines: [''] } })).toBe('Irmo, SC 29063')
  })

  it('its phone is shown (xxx) xxx-xxxx and can be called, unless it has not ten digits [ENTITY-24]', () => {
    expect(storePhone({ phone: '5135550100' })).toEqual({ shown: '(513) 555-0100', href: 'tel:+15135550100' })
    for (const phone of [null, undefined, '', '555', '15135550100'])
      expect(storePhone({ phone })).toBeUndefined()
  })
})
