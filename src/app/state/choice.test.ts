import { describe, expect, it } from 'vitest'
import type { ProviderSlots } from '#contract/providers'
import { readServices } from '#domain/services'
import { aService } from '../../../tests/support/builders.ts'
import { choiceOf, providerName } from './choice.ts'

const SLOT = { value: '2026-11-23T09:00:00-05:00', at: Date.UTC(2026, 10, 23, 14) }
const ADDRESS = {
  addressLines: ['100 Lantern Sq'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
}
const services = readServices(
  [aService({ id: 201, name: 'Flu dose 1' }), aService({ id: 209, name: 'Shingles dose 1' })],
  {},
  { grouping: false, covidEnabled: true },
)
const shown = { zone: 'America/New_York', name: 'Lantern Square' }

function aProvider(overrides: Partial<ProviderSlots> = {}): ProviderSlots {
  return {
    providerId: '90100001',
    businessName: 'pharmacy',
    address: ADDRESS,
    phone: '5135550160',
    timezone: 'America/New_York',
    services: [{ serviceId: 209, availability: [] }],
    ...overrides,
  }
}

const nearby = {
  services,
  flow: 'EVERYDAY_VACCINE',
  category: 'Vaccines',
  where: { near: '45202' },
  isVirtual: false,
  sendsState: false,
} as const

describe('a time as it is held', () => {
  it('has services, zone, and the provider with its address [ENTITY-10, ENTITY-11, ENTITY-12, ENTITY-16]', () => {
    expect(choiceOf(nearby, aProvider(), SLOT, shown)).toEqual({
      timestamp: SLOT.value,
      timezone: 'America/New_York',
      services: [
        { id: 201, name: 'Flu dose 1', isAvailable: false, isVaccine: true },
        { id: 209, name: 'Shingles dose 1', isAvailable: true, isVaccine: true },
      ],
      provider: {
        providerId: '90100001',
        businessName: 'pharmacy',
        store: {
          providerId: '90100001',
          vanityName: 'Lantern Square',
          brand: undefined,
          legalName: undefined,
          phone: '5135550160',
          timezone: 'America/New_York',
          address: ADDRESS,
        },
      },
      flow: 'EVERYDAY_VACCINE',
      category: 'Vaccines',
    })
  })

  it('has the search that found it, by which another search is told apart [HOLD-10, BK-22]', () => {
    const search = { type: 'Vaccines', location: '45202', date: '2026-11-21', serviceIds: [209] }
    expect(choiceOf({ ...nearby, search }, aProvider(), SLOT, shown).search).toEqual(search)
  })

  it('has the state on video when it is configured, and for a team always [ENTITY-14, HOLD-19]', () => {
    const onVideo = { ...nearby, where: { state: 'OH' } }
    const provider = (plan: Parameters<typeof choiceOf>[0]) =>
      choiceOf(plan, aProvider({ address: null }), SLOT, shown).provider
    expect(provider(onVideo)).not.toHaveProperty('licensureState')
    expect(provider({ ...onVideo, sendsState: true })).toMatchObject({ licensureState: 'OH' })
    expect(provider({ ...onVideo, isVirtual: true })).toMatchObject({ licensureState: 'OH', isTeam: true })
  })

  it('on video its address is the state of the patient alone', () => {
    const { provider } = choiceOf(
      { ...nearby, where: { state: 'OH' } },
      aProvider({ address: null }),
      SLOT,
      shown,
    )
    expect(provider.store.address).toEqual({
      addressLines: [],
      cityTown: '',
      stateProvince: 'OH',
      postalCode: '',
    })
  })

  it('has what the confirmation says: who is seen, the benefit code, the discount [CONFIRM-05, CONFIRM-08, CONFIRM-13]', () => {
    const clinician = { id: 'c', name: 'Theo Lindqvist', qualification: 'RDN', description: 'x', image: null }
    const more = { clinician, isBenefitCode: true, rideshareDiscount: { code: 'RIDE-90100001' } }
    expect(choiceOf(nearby, aProvider(more), SLOT, shown).provider).toMatchObject({
      clinician: { name: 'Theo Lindqvist', qualification: 'RDN', image: null },
      isBenefitCode: true,
      rideshareDiscount: { code: 'RIDE-90100001' },
    })
  })

  it('a provider is called after its clinician, else itself [ENTITY-15]', () => {
    const clinician = { id: 'c', name: 'Theo Lindqvist', qualification: 'RDN', description: '', image: null }
    expect(providerName(aProvider({ clinician, vanityName: 'Team' }), 'Video visit')).toBe('Theo Lindqvist')
    expect(providerName(aProvider({ vanityName: 'Lantern Square' }), 'Video visit')).toBe('Lantern Square')
    expect(providerName(aProvider(), 'Video visit')).toBe('Video visit')
  })
})
