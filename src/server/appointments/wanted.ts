import type { BookingBody } from '#contract/appointments'
import { GRACE_MS, LONGEST_HOLD_MS, RESERVATION_CODE } from '#contract/reservations'
import { isDay } from '#domain/calendar'
import { localDay, writtenDay } from '#domain/offsets'
import { followupPlan } from '#domain/search-window'
import type { CatalogueService } from '#domain/services'
import { isZone } from '#domain/zones'
import type { Directory } from '../booking/directory.ts'
import { judgeStart } from '../booking/needs.ts'
import type { Provider } from '../booking/provider.ts'
import { isLicensed } from '../booking/searches.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import type { Store } from '../store/store.ts'

/** A visit as it fits into a provider's calendar; whether its cells are free is for the database to say. */
export type PlannedAppointment = {
  serviceIds: number[]
  startsAt: number
  endsAt: number
  cells: number[]
  cellMs: number
  holdCode: string | null
}

/** What is booked with one provider: a visit, and its follow-up where there is one (BOOK-03). */
export type Plan = {
  provider: Provider
  appointments: readonly [PlannedAppointment] | readonly [PlannedAppointment, PlannedAppointment]
}

type Asked = {
  booking: BookingBody
  directory: Directory
  catalogue: readonly CatalogueService[]
  /** Epoch milliseconds. */
  now: number
}

/** A time that was held may be booked until this long after it could be held (HOLD-24, BOOK-08). */
const LATEST_MS = LONGEST_HOLD_MS + GRACE_MS

/**
 * The provider that was named, or all who are licensed in the state, as far as the visits fit into their calendars. Refused: 404
 * unknownLocation, locationClosed, unknownService; 400 with the field for what they do not offer, are not licensed for, or
 * when they cannot be seen.
 */
export async function plansFor(
  store: Pick<Store, 'location'>,
  asked: Asked,
  needsState: boolean,
): Promise<[Plan, ...Plan[]]> {
  const { booking } = asked
  const first = readTime(booking.dateTime, 'dateTime')
  const followup = booking.followupAppointment
  const second = followup && readTime(followup.dateTime, 'followupAppointment.dateTime')
  refuseForeignCode(booking.reservationCode, 'reservationCode')
  refuseForeignCode(followup?.reservationCode, 'followupAppointment.reservationCode')
  const refusals: Refusal[] = []
  const plans: Plan[] = []
  for (const provider of await candidates(store, asked, needsState)) {
    const plan = planWith(provider, asked, { first, second })
    if ('appointments' in plan) plans.push(plan)
    else refusals.push(plan)
  }
  const [one, ...more] = plans
  if (one) return [one, ...more]
  // In a team, the problem of a provider who offers the service is the one to report.
  const reason = refusals.find(({ errors }) => errors[0]?.key === 'notOnSchedule') ?? refusals[0]
  throw reason ?? refusal(404, 'unknownLocation', 'There is no such location.', 'locationNumber')
}

async function candidates(
  store: Pick<Store, 'location'>,
  { booking, directory }: Asked,
  needsState: boolean,
): Promise<Provider[]> {
  const { businessName, locationNumber: id, licensureState: state } = booking
  if (id === undefined) {
    if (state === undefined) throw missing('locationNumber')
    const licensed = directory.onVideo.filter(
      (one) => one.key.businessName === businessName && isLicensed(one, state),
    )
    if (licensed.length === 0) throw unlicensed()
    return licensed
  }
  const provider = directory.provider({ businessName, id })
  if (!provider) {
    const location = await store.location(businessName, id)
    if (location?.status !== 'closed') {
      throw refusal(404, 'unknownLocation', 'There is no such location.', 'locationNumber')
    }
    throw refusal(404, 'locationClosed', 'This location is closed.', 'locationNumber')
  }
  if (provider.licensureStates === null) return [provider]
  if (state === undefined && needsState) throw missing('licensureState')
  if (state !== undefined && !isLicensed(provider, state)) throw unlicensed()
  return [provider]
}

function planWith(
  provider: Provider,
  asked: Asked,
  { first, second }: { first: number; second: number | undefined },
): Plan | Refusal {
  const { booking } = asked
  const { serviceIds, reservationCode, followupAppointment: followup } = booking
  const chosen = asked.catalogue.filter(({ id }) => serviceIds.includes(id))
  const one = visitAt(provider, asked, { serviceIds, start: first, reservationCode })
  if (!('cells' in one)) return refusalOf(one.outcome, 'serviceIds', 'dateTime.value')
  if (!followup || second === undefined) return { provider, appointments: [one] }
  const plan = followupPlan(chosen, visitDayOf(first, provider), false)
  if (!plan?.serviceIds.includes(followup.serviceId)) {
    return refusal(
      400,
      'serviceNotOffered',
      'This is no follow-up of the visit.',
      'followupAppointment.serviceId',
    )
  }
  if (visitDayOf(second, provider) < plan.date) {
    return refusalOf('notOnSchedule', '', 'followupAppointment.dateTime.value')
  }
  const two = visitAt(provider, asked, {
    serviceIds: [followup.serviceId],
    start: second,
    reservationCode: followup.reservationCode,
  })
  if (!('cells' in two)) {
    return refusalOf(two.outcome, 'followupAppointment.serviceId', 'followupAppointment.dateTime.value')
  }
  return { provider, appointments: [one, two] }
}

export type Unfit = 'unknownService' | 'serviceNotOffered' | 'notOnSchedule'

/** A visit at `start` (epoch milliseconds), with the cells that it takes; or why the provider cannot see the guest then. */
export function visitAt(
  provider: Provider,
  { directory, catalogue, now }: Omit<Asked, 'booking'>,
  {
    serviceIds,
    start,
    reservationCode,
  }: { serviceIds: number[]; start: number; reservationCode: string | undefined },
): PlannedAppointment | { outcome: Unfit } {
  const wanted = { provider, serviceIds, start }
  let judged = judgeStart(wanted, directory, now)
  // The lead time was kept when the slot was held. A day that has begun since does not void the hold.
  if (judged.outcome === 'notOnSchedule' && reservationCode !== undefined && start > now) {
    judged = judgeStart(wanted, directory, now - LATEST_MS)
  }
  if (judged.outcome !== 'fits') return judged
  const isOffered = serviceIds.every((id) => catalogue.some((service) => service.id === id))
  if (!isOffered) return { outcome: 'serviceNotOffered' }
  const { cells, cellMs } = judged
  const endsAt = start + cells.length * cellMs
  return { serviceIds, startsAt: start, endsAt, cells, cellMs, holdCode: reservationCode ?? null }
}

/** The refusal with the names of the fields that have the service and the time. */
export function refusalOf(outcome: Unfit, service: string, time: string): Refusal {
  switch (outcome) {
    case 'unknownService':
      return refusal(404, 'unknownService', 'There is no such service.', service)
    case 'serviceNotOffered':
      return refusal(400, 'serviceNotOffered', 'This service is not offered here.', service)
    case 'notOnSchedule':
      return refusal(400, 'notOnSchedule', 'This time cannot be booked.', time)
  }
}

/** The local day of an instant where the provider is, YYYY-MM-DD. */
export function visitDayOf(instant: number, { calendar }: Provider): string {
  return writtenDay(localDay(instant, calendar.zone))
}

/** Epoch milliseconds (API-52); refused (400) where there is no such day, time or zone. */
export function readTime({ value, timezone }: BookingBody['dateTime'], field: string): number {
  const instant = Date.parse(value)
  if (!isDay(value.slice(0, 10)) || Number.isNaN(instant)) {
    throw refusal(400, 'invalidRequest', 'There is no such time.', `${field}.value`)
  }
  if (!isZone(timezone)) {
    throw refusal(400, 'invalidRequest', 'There is no such time zone.', `${field}.timezone`)
  }
  return instant
}

/** Refuses (400) a code that this server cannot have made. */
export function refuseForeignCode(code: string | undefined, field: string): void {
  if (code !== undefined && !RESERVATION_CODE.test(code))
    throw refusal(400, 'invalidRequest', 'This field is not valid.', field)
}

function missing(field: string): Refusal {
  return refusal(400, 'invalidRequest', 'This field is required.', field)
}

function unlicensed(): Refusal {
  return refusal(400, 'invalidRequest', 'Nobody is licensed in this state.', 'licensureState')
}
