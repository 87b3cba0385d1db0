import type { Clinic } from '#contract/clinics'
import { wireTime } from '#domain/offsets'
import type { ProviderAvailability } from '../booking/availability.ts'
import type { Booking } from '../booking/endpoints.ts'
import type { Needs } from '../booking/needs.ts'
import { bookableDays, needsAt } from '../booking/needs.ts'
import type { Provider } from '../booking/provider.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'

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

type Offering = { provider: Provider; needs: Needs }

/** Undefined where its hours are not known, or where one of the reasons is not among its services. */
function offeringOf(provider: Provider | undefined, reasons: readonly number[]): Offering | undefined {
  const needs = provider?.hours ? needsAt(provider, reasons) : undefined
  return provider && needs?.serviceIds.length === reasons.length ? { provider, needs } : undefined
}

/** ENTITY-21 */
function firstFree(
  { provider, needs }: Offering,
  availability: ProviderAvailability,
  now: number,
): Clinic['nextAvailableAppointment'] {
  const { calendar } = provider
  const { zone } = calendar
  const { from, to } = bookableDays(provider, needs, now)
  for (let day = from; day <= to; day += 1) {
    const [start] = availability.starts(day, needs.cells, now)
    if (start === undefined) continue
    return {
      start: wireTime(start, zone),
      end: wireTime(start + needs.cells * calendar.cellMsAt(start), zone),
    }
  }
  return null
}
