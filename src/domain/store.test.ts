import { describe, expect, it } from 'vitest'
import { storeAddress, storeName } from './store.ts'

const address = {
  addressLines: ['7467 Saint Andrews Road'],
  cityTown: 'Irmo',
  stateProvince: 'SC',
  postalCode: '29063',
}

describe('a store', () => {
  it('WALKIN-02 is called by its vanity name, else by its brand, else by its legal name', () => {
    expect(storeName({ vanityName: 'Irmo Station', brand: 'B', legalName: 'L' })).toBe('Irmo Station')
    expect(storeName({ vanityName: ' ', brand: 'B', legalName: 'L' })).toBe('B')
    expect(storeName({ vanityName: null, brand: null, legalName: 'L' })).toBe('L')
    expect(storeName({})).toBeUndefined()
  })

  it('WALKIN-02 has its address on one line, without an empty street', () => {
    expect(storeAddress({ address })).toBe('7467 Saint Andrews Road, Irmo, SC 29063')
    expect(storeAddress({ address: { ...address, addressLines: [''] } })).toBe('Irmo, SC 29063')
  })
})
