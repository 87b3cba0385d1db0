import { describe, expect, it } from 'vitest'
import type { ProviderSlots } from '#contract/providers'
import { SERVICES } from '../../../../tests/support/prescreen.ts'
import type { WholeSearch } from '../../state/search-plan.ts'
import { linkedSlotOf } from './LinkedSlot.tsx'

const SLOT = '2026-11-23T09:20:00-05:00'
const AT = Date.parse(SLOT)
const NOON = '2026-11-23T12:00:00-05:00'

function aPlace(times: Record<number, string[]>, more: Partial<ProviderSlots> = {}): ProviderSlots {
  return {
    providerId: '95100001',
    businessName: 'tlc',
    address: null,
    timezone: 'America/New_York',
    services: Object.entries(times).map(([id, values]) => ({
      serviceId: Number(id),
      availability: [{ date: '2026-11-23', timeslots: values.map((value) => ({ value })) }],
    })),
    ...more,
  }
}

const SEARCH: WholeSearch = {
  type: 'Vaccines',
  location: '45202',
  date: '2026-11-23',
  serviceIds: [201],
  slot: SLOT,
  provider: '95100001',
  businessName: 'tlc',
}

/** What is said where these were found and the vaccines 201 and 205 searched for. */
function saidOf(providers: ProviderSlots[], { search = SEARCH, from = '2026-11-23', now = AT - 1 } = {}) {
  const services = SERVICES.filter(({ id }) => [201, 205].includes(id))
  const plan = { services, window: { from, to: '2026-12-06' } }
  return linkedSlotOf(plan, search, { providers, loadedTo: { 'tlc/95100001': '2026-12-06' } }, now)
}

describe('the slot of a booking link among the results', () => {
  it('can be held where it is free, however its instant is written [ROUTE-33, HOLD-01]', () => {
    const place = aPlace({ 201: [SLOT, NOON], 205: [SLOT] })
    const slot = { value: SLOT, at: AT }
    expect(saidOf([place])).toEqual({ kind: 'free', provider: place, slot })
    expect(saidOf([place], { search: { ...SEARCH, slot: '2026-11-23T14:20:00Z' } })).toMatchObject({ slot })
  })

  it('is gone when its location offers the visit and the slot is taken [HOLD-11]', () => {
    expect(saidOf([aPlace({ 201: [NOON] })])).toEqual({ kind: 'gone' })
    expect(saidOf([aPlace({ 201: [] })])).toEqual({ kind: 'gone' })
  })

  it('is not called gone where several services together are the reason, maybe', () => {
    expect(saidOf([aPlace({ 201: [SLOT], 205: [NOON] })])).toEqual({ kind: 'apart' })
  })

  it('is not called gone where its place does not give the visit [RESULTS-31]', () => {
    expect(saidOf([aPlace({ 201: [SLOT] }, { providerId: '95100002' })])).toEqual({ kind: 'notFound' })
    expect(saidOf([aPlace({ 201: [SLOT] }, { businessName: 'pharmacy' })])).toEqual({ kind: 'notFound' })
  })

  it('is too early before the first day of the visit [RESULTS-36]', () => {
    expect(saidOf([aPlace({ 201: [] })], { from: '2026-11-26' })).toEqual({
      kind: 'early',
      from: '2026-11-26',
    })
  })

  it('is past when its time is over, whatever the results', () => {
    expect(saidOf([aPlace({ 201: [SLOT] })], { now: AT })).toEqual({ kind: 'past' })
    expect(saidOf([], { now: AT })).toEqual({ kind: 'past' })
  })

  it('is unknown for a day that was not loaded, and undefined without a booking link', () => {
    expect(
      saidOf([aPlace({ 201: [] })], { search: { ...SEARCH, slot: '2027-01-04T09:20:00-05:00' } }),
    ).toEqual({
      kind: 'unknown',
    })
    const { slot: _, ...plain } = SEARCH
    expect(saidOf([aPlace({ 201: [SLOT] })], { search: plain })).toBeUndefined()
  })
})
