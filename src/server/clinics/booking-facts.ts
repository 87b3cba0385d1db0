import type { Clinic } from '#contract/clinics'
import { wireTime } from '#domain/offsets'
import type { ProviderAvailability } from '../booking/availability.ts'
import type { Bookable } from '../booking/bookable.ts'
import type { Booking } from '../booking/endpoints.ts'
import type { Visit } from '../booking/visit.ts'
import { bookableDays, visitAt } from '../booking/visit.ts'
import type { DirectoryLocation } from '../store/store.ts'

type BookingFacts = Pick<Clinic, 'isSchedulerEnabled' | 'isTelehealthEnabled' | 'nextAvailableAppointment'>

/** What can be booked at each of the locations for all of the reasons together, in their order. */
export async function bookingFactsAt(
  locations: readonly DirectoryLocation[],
  reasons: readonly number[],
  { directory, availabilities }: Booking,
  now: number,
): Promise<BookingFacts[]> {
  const { provider, onVideo } = await directory()
  const offering = locations.map(({ businessName, id }) =>
    offeringOf(provider({ businessName, id }), reasons),
  )
  const known = offering.flatMap((one) => one ?? [])
  const all = await availabilities.of(
    known.map((one) => one.provider),
    null,
  )
  const availabilityOf = new Map(known.map((one, index) => [one, all[index]]))
  return locations.map(({ businessName, state }, index) => {
    const one = offering[index]
    const availability = one && availabilityOf.get(one)
    return {
      isSchedulerEnabled: one !== undefined,
      isTelehealthEnabled: onVideo.some(
        ({ key, licensureStates }) => key.businessName === businessName && licensureStates?.has(state),
      ),
      nextAvailableAppointment: one && availability ? firstFree(one, availability, now) : null,
    }
  })
}

type Offering = { provider: Bookable; visit: Visit }

/** Undefined where its hours are not known, or where one of the reasons is not among its services. */
function offeringOf(provider: Bookable | undefined, reasons: readonly number[]): Offering | undefined {
  const visit = provider?.hours ? visitAt(provider, reasons) : undefined
  return provider && visit?.serviceIds.length === reasons.length ? { provider, visit } : undefined
}

/** ENTITY-21 */
function firstFree(
  { provider, visit }: Offering,
  availability: ProviderAvailability,
  now: number,
): Clinic['nextAvailableAppointment'] {
  const { calendar } = provider
  const { zone } = calendar
  const { from, to } = bookableDays(provider, visit, now)
  for (let day = from; day <= to; day += 1) {
    const [start] = availability.starts(day, visit.cells, now)
    if (start === undefined) continue
    return {
      start: wireTime(start, zone),
      end: wireTime(start + visit.cells * calendar.cellMsAt(start), zone),
    }
  }
  return null
}
