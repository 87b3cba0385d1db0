import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '#contract/address-validation'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { verifyAddress } from './address.ts'

const ENTERED: Address = {
  addressLines: ['714 Cormorant Lane', 'Apt 9C'],
  cityTown: 'Cincinatti',
  stateProvince: 'OH',
  postalCode: '45219',
  county: 'Hamilton',
}
const STANDARD: Address = {
  addressLines: ['714 CORMORANT LN', 'APT 9C'],
  cityTown: 'CINCINNATI',
  stateProvince: 'OH',
  postalCode: '45219-1234',
}

let network: ReturnType<typeof aNetwork>
let reply: unknown
beforeEach(() => {
  network = aNetwork(async () => Response.json({ data: { addressValidations: reply } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the check of an address', () => {
  it('sends it in the shape of the API and waits at most 3 seconds [ADDRESS-02, API-20]', async () => {
    reply = { validated: true, corrected: false, address: STANDARD }
    await verifyAddress(ENTERED)
    expect(network.sent).toMatchObject([
      {
        method: 'POST',
        path: '/atlas/v1/locator/address-validation',
        body: JSON.stringify({ address: ENTERED }),
        timeoutMs: 3000,
      },
    ])
  })

  it('continues with a validated address [ADDRESS-15]', async () => {
    reply = { validated: true, corrected: false, address: STANDARD }
    expect(await verifyAddress(ENTERED)).toEqual({ outcome: 'continue', address: STANDARD })
  })

  it('lets the guest choose when the server corrected the address [ADDRESS-16]', async () => {
    reply = { validated: true, corrected: true, address: STANDARD }
    expect(await verifyAddress(ENTERED)).toEqual({ outcome: 'review', suggested: STANDARD })
  })

  it('asks about a town that the state does not have, and says which parts the own tables corrected [WI-10, ADDRESS-23]', async () => {
    reply = { validated: false, corrected: false, parts: ['city'], address: ENTERED }
    expect(await verifyAddress(ENTERED)).toEqual({ outcome: 'review' })
    reply = { validated: true, corrected: true, parts: ['county'], address: STANDARD }
    expect(await verifyAddress(ENTERED)).toEqual({
      outcome: 'review',
      suggested: STANDARD,
      corrected: ['county'],
    })
  })

  const unchanged = { outcome: 'continue', address: ENTERED }

  it('continues with the entered address when the server did not validate it [ADDRESS-17, ADDRESS-23]', async () => {
    reply = { validated: false, corrected: true, address: STANDARD }
    expect(await verifyAddress(ENTERED)).toEqual(unchanged)
  })

  it.each<Fate>(['never arrives', 'captive portal', 'no answer in time', { status: 500 }, { status: 400 }])(
    'failed (%j): goes on unchanged, without asking twice [ADDRESS-17, fault 42]',
    async (fate) => {
      network.fates.push(fate)
      expect(await verifyAddress(ENTERED)).toEqual(unchanged)
      expect(network.sent).toHaveLength(1)
    },
  )

  it.each<Partial<Address>>([
    { addressLines: [] },
    { addressLines: [''] },
    { addressLines: ['a', 'b', 'c'] },
    { addressLines: ['x'.repeat(41)] },
    { cityTown: '' },
    { cityTown: 'Area 51' },
    { stateProvince: 'ON' },
    { postalCode: 'K1A 0B1' },
    { county: 'District 9' },
    { county: ' ' },
  ])('absurd (%j): goes on unchanged [ADDRESS-17, fault 42]', async (absurd) => {
    reply = { validated: true, corrected: true, address: { ...STANDARD, ...absurd } }
    expect(await verifyAddress(ENTERED)).toEqual(unchanged)
  })

  it('accepts an empty second line [ADDRESS-04]', async () => {
    const address = { ...STANDARD, addressLines: ['714 CORMORANT LN', ''] }
    reply = { validated: true, corrected: false, address }
    expect(await verifyAddress(ENTERED)).toEqual({ outcome: 'continue', address })
  })
})
