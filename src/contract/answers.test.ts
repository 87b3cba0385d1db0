import { create, type Struct } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { validateAddress } from './address-validation.ts'
import { bookAppointment } from './appointments.ts'
import { getClinicDetails, searchClinics } from './clinics.ts'
import type { Endpoint } from './endpoint.ts'
import { getSimilarAddresses } from './places.ts'
import { searchPhysical } from './providers.ts'
import { reserve } from './reservations.ts'
import { getServicesAtLocation, wholeStore } from './services.ts'
import { postWalkIn } from './walk-in.ts'

type AnyEndpoint = Endpoint<never, never, unknown>

const ADDRESS = { addressLines: ['1 Main St'], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }
const SERVICE = { id: 201, name: 'Flu dose 1' }
const CLINIC = { id: '95100001', vanityName: 'Mason', address: ADDRESS }
const CODES = { id: 'a', confirmCode: 'b' }

/** What each call reads, with no member that S1 section 7 and S2 sections 3 and 7 do not name. */
describe('the smallest answer that the tables allow is read', () => {
  it.each<[string, unknown, unknown, unknown]>([
    [
      'suggestions without labels',
      getSimilarAddresses,
      { similarAddresses: [{ text: 'Mason, OH' }, 'Lebanon, OH', 7] },
      {
        similarAddresses: [
          { text: 'Mason, OH', label: 'Mason, OH' },
          { text: 'Lebanon, OH', label: 'Lebanon, OH' },
        ],
      },
    ],
    ['services without their store', getServicesAtLocation, { services: [SERVICE] }, { services: [SERVICE] }],
    [
      'a hold of a code alone',
      reserve,
      { appointmentReservations: [{ reservationCode: 'R1' }] },
      { appointmentReservations: [{ reservationCode: 'R1' }] },
    ],
    [
      'a hold that is no list',
      reserve,
      { appointmentReservations: { reservationCode: 7 } },
      { appointmentReservations: [{ reservationCode: '7' }] },
    ],
    [
      'a booking without counter codes',
      bookAppointment,
      { appointments: [CODES] },
      { appointments: [CODES] },
    ],
    [
      'a pair without a follow-up',
      bookAppointment,
      { appointments: [CODES, null] },
      { appointments: [CODES] },
    ],
    [
      'a pair alone',
      bookAppointment,
      [CODES, { id: 2, confirmCode: 3 }],
      { appointments: [CODES, { id: '2', confirmCode: '3' }] },
    ],
    ['the list of a walk-in', postWalkIn, [CODES], { appointments: [CODES] }],
    [
      'an address that was not found',
      validateAddress,
      { addressValidations: { validated: false, corrected: false } },
      { addressValidations: { validated: false, corrected: false } },
    ],
  ])('%s [BK-63]', (_, endpoint, answer, read) => {
    expect(create(answer, (endpoint as AnyEndpoint).data as Struct<unknown, unknown>)).toEqual(read)
  })

  it('a provider with its times alone [BK-63]', () => {
    const provider = { providerId: '1', businessName: 'tlc', timezone: 'America/New_York' }
    const availability = [{ date: '2026-11-21', timeslots: [{ value: '2026-11-21T10:00:00-05:00' }] }]
    const odd = { ...provider, providerId: '2', operatingHours: { monday: 'open' } }
    const list = [
      { ...provider, services: [{ id: 29, availability }] },
      { ...odd, services: [{ serviceId: 29, availability }] },
      { ...provider, services: 'none' },
    ]
    const { appointmentTimeSlots } = create({ appointmentTimeSlots: list }, searchPhysical.data)
    expect(appointmentTimeSlots).toMatchObject([
      { providerId: '1', address: null, services: [{ serviceId: 29 }] },
      { providerId: '2', operatingHours: null, services: [{ serviceId: 29 }] },
    ])
  })

  it('clinics without legal names, and the details of one as the data itself [BK-63]', () => {
    expect(create({ clinics: [CLINIC] }, searchClinics.data).clinics).toMatchObject([{ name: 'Mason' }])
    const { clinic } = create(CLINIC, getClinicDetails.data)
    expect(clinic).toMatchObject({
      name: 'Mason',
      services: [],
      weekHours: [],
      nextAvailableAppointment: null,
    })
  })

  it('a store that the answer does not name is the one that was asked for [BK-63, WALKIN-01]', () => {
    const { location } = wholeStore({ services: [] }, '90100001', 'America/Chicago')
    expect(location).toMatchObject({ providerId: '90100001', timezone: 'America/Chicago' })
    expect(location.vanityName).toBeUndefined()
  })
})
