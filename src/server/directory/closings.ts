import type { BusinessName } from '#contract/vocabulary'
import { addDays } from '#domain/calendar'
import { localDay, offsetAt, writtenDay } from '#domain/offsets'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import type { Closure, ClosureScope } from '../store/closures.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'

/** Days or hours on which a provider is closed. */
export type Closing = DirectoryLocation['closures'][number] & {
  /** Only these services are closed. */
  serviceIds?: number[]
}
type ServiceClosing = Closing & { serviceIds: number[] }

/** Whom closures may be of. */
export type Closable = {
  businessName: BusinessName
  id: string
  /** null: seen on video. */
  state: string | null
  closesOnHolidays?: boolean | undefined
}

/** What all closures together make of a provider: each closes days, or opens those that the ones before it closed. */
export function closingsOf(provider: Closable, closures: readonly Closure[]): Closing[] {
  let closings: Closing[] = []
  for (const { opens, scope, from, to, hours, reason } of closures) {
    if (!concerns(scope, provider)) continue
    const { serviceIds } = scope
    if (opens) closings = closings.flatMap((one) => opened(one, { from, to, serviceIds }))
    else closings.push({ from, to, reason, ...(hours && { hours }), ...(serviceIds && { serviceIds }) })
  }
  return closings
}

/** Those of `closings` that include an instant (epoch milliseconds). */
export function closingsAt<T extends Closing>(closings: readonly T[], instant: number, zone: string): T[] {
  const at = localDay(instant, zone)
  const day = writtenDay(at)
  const minute = (instant + offsetAt(instant, zone) - at * DAY_MS) / MINUTE_MS
  return closings.filter(
    ({ from, to, hours }) =>
      from <= day && day <= to && (!hours || (hours[0] <= minute && minute < hours[1])),
  )
}

/** Whether a closure with this scope says something of a provider. */
export function concerns(
  { businessName, ids, state, onHolidays }: ClosureScope,
  provider: Closable,
): boolean {
  return (
    (businessName === undefined || businessName === provider.businessName) &&
    (ids === undefined || ids.includes(provider.id)) &&
    (state === undefined || state === provider.state) &&
    (!onHolidays || provider.closesOnHolidays === true)
  )
}

/** Of a closing what stays when days are opened, for all services or for some. */
function opened(
  closing: Closing,
  { from, to, serviceIds }: { from: string; to: string; serviceIds: number[] | undefined },
): Closing[] {
  if (!serviceIds) return withoutDays(closing, from, to)
  const { serviceIds: closed } = closing
  // A place that is closed is not open for one service.
  if (!closed) return [closing]
  const [still, again] = [true, false].map((isStill) =>
    closed.filter((id) => serviceIds.includes(id) !== isStill),
  )
  const parts = [
    ...(still?.length ? [{ ...closing, serviceIds: still }] : []),
    ...(again?.length ? withoutDays({ ...closing, serviceIds: again }, from, to) : []),
  ]
  return parts
}

/** The closings of the whole provider, and those of some of its services. */
export function byServices(closings: readonly Closing[]): { whole: Closing[]; ofServices: ServiceClosing[] } {
  const isOfServices = (one: Closing): one is ServiceClosing => one.serviceIds !== undefined
  return {
    whole: closings.filter((one) => !isOfServices(one)),
    ofServices: closings.filter(isOfServices),
  }
}

function withoutDays(closing: Closing, from: string, to: string): Closing[] {
  if (to < closing.from || closing.to < from) return [closing]
  const before = { ...closing, to: addDays(from, -1) }
  const after = { ...closing, from: addDays(to, 1) }
  return [before, after].filter((one) => one.from <= one.to)
}

/** Years whose closed days are known ahead. */
const YEARS = 3

/** A location with everything that closes it: what it was imported with, its days of each year, and the closures. */
export function closedAsOf(
  location: DirectoryLocation,
  closures: readonly Closure[],
  year: number,
): DirectoryLocation {
  const { yearlyClosures = [] } = location
  const yearly = yearlyClosures.flatMap((day) =>
    Array.from({ length: YEARS }, (_, ahead) => `${year + ahead}-${day}`).map((date) => ({
      from: date,
      to: date,
      reason: '',
    })),
  )
  const { whole, ofServices } = byServices(closingsOf(location, closures))
  const more = [...yearly, ...whole]
  return {
    ...location,
    ...(more.length > 0 && { closures: [...location.closures, ...more] }),
    ...(ofServices.length > 0 && { serviceClosures: ofServices }),
  }
}
