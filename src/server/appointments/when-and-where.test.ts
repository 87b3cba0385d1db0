import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import {
  type AppointmentApp,
  aFluVisit,
  aPhysical,
  aVideoVisit,
  FIRST,
  openAppointmentApp,
  SECOND,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import type { AppDeps } from '../create-app.ts'
import { StoreUnavailable } from '../store/engine.ts'

const NEW_YORK = 'America/New_York'
const TIME = '400 notOnSchedule dateTime.value'
const at = (value: string, timezone = NEW_YORK) => ({ dateTime: { value, timezone } })
const second = (over: object) => {
  const { followupAppointment } = twoDoses()
  return { followupAppointment: { ...followupAppointment, ...over } as BookingBody['followupAppointment'] }
}
const without = (body: BookingBody, ...names: (keyof BookingBody)[]): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.some((other) => other === name)))

/** A body, and the status, key and field that it is answered with. */
type Refused = [title: string, body: object, refusal: string]

const TIMES: Refused[] = [
  ['class 39 a time that is past', aFluVisit(at('2026-11-20T11:40:00-05:00')), TIME],
  ['class 39 a time off the grid', aFluVisit(at('2026-11-21T10:10:00-05:00')), TIME],
  ['class 39 a time before it opens', aFluVisit(at('2026-11-21T08:40:00-05:00')), TIME],
  ['class 39 the lunch hour', aPhysical(at('2026-11-23T13:00:00-05:00')), TIME],
  ['class 39 a visit that would run into lunch', aPhysical(at('2026-11-23T12:40:00-05:00')), TIME],
  ['class 39 a closed day', aFluVisit({ ...at(FIRST), locationNumber: 'HOLIDAY' }), TIME],
  ['class 39 a day beyond maxDaysAhead', aFluVisit(at('2026-12-21T10:00:00-05:00')), TIME],
  ['a day within the lead time [RESULTS-07]', aPhysical(at('2026-11-20T14:00:00-05:00')), TIME],
  ['class 39 a time in the year 9999', aFluVisit(at('2999-11-21T10:00:00-05:00')), TIME],
  [
    'class 17 a day that does not exist',
    aFluVisit(at('2026-02-30T10:00:00-05:00')),
    '400 invalidRequest dateTime.value',
  ],
  [
    'class 33 a zone that does not exist',
    aFluVisit(at(FIRST, '../../etc')),
    '400 invalidRequest dateTime.timezone',
  ],
  [
    'a time without an offset [API-52]',
    aFluVisit(at('2026-11-21T10:00:00')),
    '400 invalidRequest dateTime.value',
  ],
]

const PLACES: Refused[] = [
  [
    'a location that does not exist',
    aFluVisit({ locationNumber: 'NOWHERE' }),
    '404 unknownLocation locationNumber',
  ],
  [
    'a location that is closed',
    aFluVisit({ locationNumber: 'CLOSED-1' }),
    '404 locationClosed locationNumber',
  ],
  [
    'a location of another business',
    aFluVisit({ locationNumber: '95100001' }),
    '404 unknownLocation locationNumber',
  ],
  ['no location, in person', without(aFluVisit(), 'locationNumber'), '400 invalidRequest locationNumber'],
  [
    'class 30 a service that does not exist',
    aFluVisit({ serviceIds: [999] }),
    '404 unknownService serviceIds',
  ],
  [
    'class 28 a service of another business',
    aFluVisit({ serviceIds: [601] }),
    '400 serviceNotOffered serviceIds',
  ],
  [
    'class 28 a service that is not available',
    aFluVisit({ serviceIds: [506] }),
    '400 serviceNotOffered serviceIds',
  ],
  ['class 30 a service twice', aFluVisit({ serviceIds: [501, 501] }), '400 invalidRequest serviceIds'],
  [
    'four vaccines [PRESCREEN-41, class 28]',
    aFluVisit({ serviceIds: [501, 511, 512, 513] }),
    '400 tooManyVaccines serviceIds',
  ],
  [
    'two series together [PRESCREEN-42, class 28]',
    twoDoses({ serviceIds: [502, 503] }),
    '400 vaccinesNotTogether serviceIds',
  ],
  [
    'class 29 BOOK-04 video without a state',
    without(aVideoVisit({ locationNumber: '96000001' }), 'licensureState'),
    '400 invalidRequest licensureState',
  ],
  [
    'class 29 BOOK-04 video in a state without a licence',
    aVideoVisit({ locationNumber: '96000001', licensureState: 'NY' }),
    '400 invalidRequest licensureState',
  ],
  [
    'class 29 a team without anybody licensed',
    aVideoVisit({ licensureState: 'NY' }),
    '400 invalidRequest licensureState',
  ],
  [
    'class 29 a state that does not exist',
    aVideoVisit({ licensureState: 'oh' }),
    '400 invalidRequest licensureState',
  ],
]

const FOLLOWUPS: Refused[] = [
  [
    'a second dose too early [BOOK-03, HOLD-14]',
    twoDoses(second(at('2027-01-19T10:00:00-05:00'))),
    '400 notOnSchedule followupAppointment.dateTime.value',
  ],
  [
    'class 39 a second dose off the grid',
    twoDoses(second(at('2027-01-20T10:10:00-05:00'))),
    '400 notOnSchedule followupAppointment.dateTime.value',
  ],
  [
    'class 39 a second dose too far ahead',
    twoDoses(second(at('2027-03-21T10:00:00-04:00'))),
    '400 notOnSchedule followupAppointment.dateTime.value',
  ],
  [
    'another service than the follow-up [HOLD-15]',
    twoDoses(second({ serviceId: 501 })),
    '400 serviceNotOffered followupAppointment.serviceId',
  ],
  [
    'a follow-up of a visit that has none [HOLD-16]',
    aFluVisit(second({})),
    '400 serviceNotOffered followupAppointment.serviceId',
  ],
  [
    'class 15 a follow-up without its time',
    twoDoses(second({ dateTime: undefined })),
    '400 invalidRequest followupAppointment.dateTime',
  ],
]

/** More vaccines than may be chosen, and a pharmacy that is closed tomorrow. */
async function openRefusingApp(): Promise<AppointmentApp> {
  const app = await openAppointmentApp()
  const [flu] = (await app.store.services(['pharmacy'])).filter(({ id }) => id === 501)
  if (!flu) throw new Error('there is no flu vaccine')
  await app.store.putServices([511, 512, 513].map((id) => ({ ...flu, id, name: `Vaccine ${id}` })))
  await app.store.putLocations([
    aLocation({ id: 'HOLIDAY', closures: [{ from: '2026-11-21', to: '2026-11-21', reason: '' }] }),
  ])
  return app
}

describe('a booking that cannot be had', () => {
  let app: AppointmentApp
  beforeAll(async () => {
    app = await openRefusingApp()
  })
  afterAll(() => app.close())

  it.each([...TIMES, ...PLACES, ...FOLLOWUPS])('%s, and nothing is booked', async (_, body, refusal) => {
    const [status, [key], [field]] = await app.refused(body)
    expect(`${status} ${key} ${field}`).toBe(refusal)
    expect(await app.appointments()).toEqual([])
  })

  it('SECOND is the first day on which the follow-up can be had [HOLD-14]', async () => {
    expect(twoDoses().followupAppointment?.dateTime.value).toBe(SECOND)
    expect(await app.booked(twoDoses())).toHaveLength(2)
  })
})

describe('a busy server', () => {
  it('whose store cannot write answers 503 busy with Retry-After, and books nothing [API-50]', async () => {
    const app = await openAppointmentApp()
    const store: AppDeps['store'] = {
      ...app.store,
      book: () => Promise.reject(new StoreUnavailable('disk')),
    }
    const busy = await openAppointmentApp({ store })
    const response = await busy.book(aFluVisit())
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await response.json()).errors[0].key).toBe('busy')
    await busy.close()
    await app.close()
  })
})
