import { useEffect, useState } from 'react'
import { getTimeslots } from '#contract/providers'
import { RESERVATION_HEADER } from '#contract/reservations'
import { MOST_IDS } from '#domain/search'
import { storeName } from '#domain/store'
import { call } from '../api/call.ts'
import { ownCode } from './hold.ts'
import type { Search } from './search.ts'
import { todayHere } from './search-plan.ts'

/** What a booking link adds to a search: a time, whose it is, and of which business. */
type Link = Required<Pick<Search, 'slot' | 'provider' | 'businessName'>>

/**
 * What the server says of the time of a booking link, for some services at once. `failed`: nothing, so that it may be as good as it
 * was; `closed`: nobody can be booked with at that place.
 */
export type LinkedTime =
  | { status: 'in_progress' | 'failed' | 'closed' }
  | {
      status: 'done'
      name: string | undefined
      /** IANA zone of the place. */
      zone: string
      /** Ids of the services that are given there. */
      given: readonly number[]
      isFree: boolean
    }

/** The instant of the time that a search's booking link was for, in milliseconds since 1970; undefined: it has none. */
export function linkedAt(search: Partial<Search>): number | undefined {
  const link = linkOf(search)
  return link && Date.parse(link.slot)
}

/** A search without the time that it came for. */
export function withoutLink(search: Partial<Search>): Partial<Search> {
  const { slot, provider, businessName, ...rest } = search
  return rest
}

/** Asks about the time of a search's booking link; undefined: it has none, or there is nothing to ask. */
export function useLinkedTime(
  search: Partial<Search>,
  serviceIds: readonly number[],
): LinkedTime | undefined {
  const link = linkOf(search)
  const asked = link && serviceIds.length > 0 ? JSON.stringify({ link, serviceIds }) : undefined
  const [answer, setAnswer] = useState<{ asked: string; time: LinkedTime }>()
  useEffect(() => {
    if (asked === undefined) return
    const leaving = new AbortController()
    const wanted = JSON.parse(asked) as { link: Link; serviceIds: number[] }
    void ask(wanted.link, wanted.serviceIds, leaving.signal).then((time) => {
      if (!leaving.signal.aborted) setAnswer({ asked, time })
    })
    return () => leaving.abort()
  }, [asked])
  if (asked === undefined) return undefined
  return answer?.asked === asked ? answer.time : { status: 'in_progress' }
}

function linkOf({ slot, provider, businessName }: Partial<Search>): Link | undefined {
  return slot !== undefined && provider !== undefined && businessName !== undefined
    ? { slot, provider, businessName }
    : undefined
}

async function ask(link: Link, serviceIds: readonly number[], signal: AbortSignal): Promise<LinkedTime> {
  const { slot, provider, businessName } = link
  const [day, today] = [slot.slice(0, 10), todayHere()]
  const date = day < today ? today : day
  const code = ownCode() // what this guest has just given up counts as free for them (API-51)
  const result = await call(getTimeslots, {
    query: {
      businessNames: [businessName],
      locationIds: [provider],
      serviceIds: serviceIds.slice(0, MOST_IDS).map(String),
      startDate: date,
      endDate: date,
    },
    ...(code !== undefined && { headers: { [RESERVATION_HEADER]: code } }),
    signal,
  })
  if (result.kind !== 'answered') return { status: 'failed' }
  const [found] = result.data.appointmentTimeSlots
  if (!found) return { status: 'closed' }
  const { services, timezone: zone } = found
  const times = services.flatMap(({ availability }) => availability.flatMap(({ timeslots }) => timeslots))
  return {
    status: 'done',
    name: storeName(found),
    zone,
    given: services.map(({ serviceId }) => serviceId),
    isFree: times.some(({ value }) => Date.parse(value) === Date.parse(slot)),
  }
}
