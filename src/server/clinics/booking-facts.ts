import { type Clinic, DEFAULT_REASON } from '#contract/clinics'
import { wireTime } from '#domain/offsets'
import { readCatalogue } from '../appointments/intake.ts'
import type { ProviderAvailability } from '../booking/availability.ts'
import type { Booking } from '../booking/endpoints.ts'
import type { Needs } from '../booking/needs.ts'
import { bookableDays, needsAt } from '../booking/needs.ts'
import type { Provider } from '../booking/provider.ts'
import type { Content } from '../content/source.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'

type NextTimes = Pick<Clinic, 'nextAvailableAppointment'> & { nextSlots: string[] }
type BookingFacts = Pick<Clinic, 'isSchedulerEnabled' | 'isTelehealthEnabled'> & NextTimes

/** How many free times the details of a clinic name (SC-35). */
const NEXT_SLOTS = 3

type Offers = Booking & { content: Content }

/** The services that the operator's documents leave switched on, as a booking judges them (BK-54). */
export async function switchedOn({ content, directory }: Offers): Promise<ReadonlySet<number>> {
  return new Set((await readCatalogue(content, await directory())).map(({ id }) => id))
}

/** What can be booked at each of the locations for all of the reasons together, in their order. */
export async function bookingFactsAt(
  locations: readonly DirectoryLocation[],
  reasons: readonly number[],
  offers: Offers,
  now: number,
): Promise<BookingFacts[]> {
  const { availabilities } = offers
  const { provider, onVideo, services } = await offers.directory()
  const offered = await switchedOn(offers)
  const areOffered = reasons.every((id) => offered.has(id))
  // An operator with ids of their own has no service of the usual reason (API-13): the clinic's own count.
  const isOfOwn = reasons.every((id) => id === DEFAULT_REASON && !services.has(id))
  const offering = locations.map(({ businessName, id }) =>
    offeringOf(provider({ businessName, id }), reasons),
  )
  const known = offering.flatMap((one) => one ?? [])
  const all = await availabilities.of(
    known.map((one) => one.provider),
    null,
  )
  const availabilityOf = new Map(known.map((one, index) => [one, all[index]]))
  return locations.map(({ businessName, id, state }, index) => {
    const one = offering[index]
    const own = isOfOwn ? anyOffering(provider({ businessName, id }), offered) : one ? [one] : []
    const availability = one && availabilityOf.get(one)
    return {
      isSchedulerEnabled: own.some((some) => hasBookableDay(some, now)),
      isTelehealthEnabled: onVideo.some(
        ({ key, licensureStates }) => key.businessName === businessName && licensureStates?.has(state),
      ),
      ...(one && availability && areOffered ? nextTimes(one, availability, now) : NO_TIMES),
    }
  })
}

type Offering = { provider: Provider; needs: Needs }

/** Undefined where its hours are not known, or where one of the reasons is not among its services. */
function offeringOf(provider: Provider | undefined, reasons: readonly number[]): Offering | undefined {
  const needs = provider?.hours ? needsAt(provider, reasons) : undefined
  return provider && needs?.serviceIds.length === reasons.length ? { provider, needs } : undefined
}

/** Each of the services of a provider alone that are switched on. */
function anyOffering(provider: Provider | undefined, offered: ReadonlySet<number>): Offering[] {
  const ids = [...(provider?.services.keys() ?? [])].filter((id) => offered.has(id))
  return ids.flatMap((id) => offeringOf(provider, [id]) ?? [])
}

/** Whether it is open on a day that can be booked, long enough for the visit; whether a time is left is another matter (BK-50). */
function hasBookableDay({ provider, needs }: Offering, now: number): boolean {
  const { from, to } = bookableDays(provider, needs, now)
  for (let day = from; day <= to; day += 1) {
    if (needs.calendar.starts(day, needs.cells, () => true).some((start) => start > now)) return true
  }
  return false
}

const NO_TIMES: NextTimes = { nextAvailableAppointment: null, nextSlots: [] }

/** The first free times, of one day (ENTITY-21). */
function nextTimes(
  { provider, needs }: Offering,
  availability: ProviderAvailability,
  now: number,
): NextTimes {
  const { calendar } = provider
  const { zone } = calendar
  const { from, to } = bookableDays(provider, needs, now)
  for (let day = from; day <= to; day += 1) {
    const starts = availability.starts(day, needs, now)
    const [first] = starts
    if (first === undefined) continue
    const end = first + needs.cells * calendar.cellMsAt(first)
    return {
      nextAvailableAppointment: { start: wireTime(first, zone), end: wireTime(end, zone) },
      nextSlots: starts.slice(0, NEXT_SLOTS).map((start) => wireTime(start, zone)),
    }
  }
  return NO_TIMES
}
