import { describe, expect, it } from 'vitest'
import { aVisit } from '../../../tests/support/intake.ts'
import { decodeDraft, encodeDraft } from './draft-record.ts'
import type { Visit } from './visit.ts'

const HELD: Partial<Visit> = {
  flow: 'EVERYDAY_VACCINE',
  category: 'Vaccines',
  appointment: {
    services: [{ id: 209, name: 'Shingles dose 1', isAvailable: true }],
    timestamp: '2026-11-23T09:00:00-05:00',
    timezone: 'America/New_York',
    reservationCode: 'AAAAAAAAAAAAAAAAAAAAAA',
    holdExpiresAt: 1_795_000_000_000,
    heldAt: '90100001',
  },
  search: { type: 'Vaccines', location: '45202', date: '2026-11-20', serviceIds: [209] },
  results: {
    key: 'key',
    at: 1_795_000_000_000,
    window: { from: '2026-11-20', to: '2026-11-23' },
    providers: [
      {
        providerId: '90100001',
        businessName: 'pharmacy',
        address: null,
        timezone: 'America/New_York',
        services: [{ serviceId: 209, availability: [] }],
      },
    ],
  },
}

describe('the text of a draft', () => {
  it('has the hold with its code and end, the search and its results [HOLD-24, ENTITY-16]', () => {
    const { visit } = decodeDraft(encodeDraft(aVisit(HELD), 7))
    expect(visit).toMatchObject(HELD)
  })

  it('has the state of a patient on video, and whether a team sees them [ENTITY-14]', () => {
    const { provider } = aVisit()
    const onVideo = provider && { ...provider, licensureState: 'OH', isTeam: true }
    expect(decodeDraft(encodeDraft(aVisit({ provider: onVideo }), 7)).visit.provider).toEqual(onVideo)
  })

  it('has the clinician and the codes of a booking for the confirmation [CONFIRM-01, CONFIRM-05]', () => {
    const { provider, appointment } = aVisit()
    const clinician = { name: 'Theo Lindqvist', qualification: 'RDN', image: null }
    const rideshareDiscount = { code: 'RIDE-90100001' }
    const whom = provider && { ...provider, clinician, isBenefitCode: true, rideshareDiscount }
    const booked = appointment && { ...appointment, id: 'a', confirmCode: 'x', counterCode: 'B7K2MX' }
    const { visit } = decodeDraft(encodeDraft(aVisit({ provider: whom, appointment: booked }), 7))
    expect(visit.provider).toEqual(whom)
    expect(visit.appointment).toEqual(booked)
  })

  it('has the open page of the form [CARD-05]', () => {
    const place = { stepKey: 'patientDetails', pageKey: 'record' }
    expect(decodeDraft(encodeDraft(aVisit({ place }), 7)).visit.place).toEqual(place)
  })

  it('is read also from a build without holds', () => {
    const { search: _, results: __, ...before } = aVisit()
    const { visit } = decodeDraft(encodeDraft(before, 7))
    expect(visit.appointment).toEqual(before.appointment)
    expect(visit.results).toBeUndefined()
  })

  it.each([
    ['a code that is no text', { appointment: { ...HELD.appointment, reservationCode: 7 } }],
    ['results that are none', { results: { key: 'key' } }],
  ])('with %s it is refused', (_, damage) => {
    const text = encodeDraft({ ...aVisit(HELD), ...damage } as Visit, 7)
    expect(() => decodeDraft(text)).toThrow()
  })
})
