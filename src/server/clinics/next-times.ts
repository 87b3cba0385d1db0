import type { Clinic } from '#contract/clinics'
import { wireTime } from '#domain/offsets'
import type { Bookable } from '../booking/bookable.ts'
import type { Diary } from '../booking/diary.ts'
import type { Booking } from '../booking/endpoints.ts'
import type { Visit } from '../booking/visit.ts'
import { bookableDays, visitAt } from '../booking/visit.ts'
import type { DirectoryLocation } from '../store/store.ts'

type Chances = Pick<Clinic, 'isSchedulerEnabled' | 'isTelehealthEnabled' | 'nextAvailableAppointment'>

/** What can be booked at each of the locations for all of the reasons together, in their order. */
export async function chancesAt(
  locations: readonly DirectoryLocation[],
  reasons: readonly number[],
  { directory, diaries }: Booking,
  now: number,
): Promise<Chances[]> {
  const { provider, onVideo } = await directory()
  const offering = locations.map(({ businessName, id }) =>
    offeringOf(provider({ businessName, id }), reasons),
  )
  const known = offering.flatMap((one) => one ?? [])
  const all = await diaries.of(
    known.map((one) => one.provider),
    null,
  )
  const diaryOf = new Map(known.map((one, index) => [one, all[index]]))
  return locations.map(({ businessName, state }, index) => {
    const one = offering[index]
    const diary = one && diaryOf.get(one)
    return {
      isSchedulerEnabled: one !== undefined,
      isTelehealthEnabled: onVideo.some(
        ({ key, licensureStates }) => key.businessName === businessName && licensureStates?.has(state),
      ),
      nextAvailableAppointment: one && diary ? firstFree(one, diary, now) : null,
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
  diary: Diary,
  now: number,
): Clinic['nextAvailableAppointment'] {
  const { calendar } = provider
  const { zone } = calendar
  const { from, to } = bookableDays(provider, visit, now)
  for (let day = from; day <= to; day += 1) {
    const [start] = diary.starts(day, visit.cells, now)
    if (start === undefined) continue
    return {
      start: wireTime(start, zone),
      end: wireTime(start + visit.cells * calendar.cellMsAt(start), zone),
    }
  }
  return null
}
