import { useEffect, useState } from 'react'
import { getTimeslots } from '#contract/providers'
import { RESERVATION_HEADER } from '#contract/reservations'
import { MOST_IDS } from '#domain/search'
import { storeName } from '#domain/store'
import { call } from '../api/call.ts'
import { ownCode } from './hold-request.ts'
import type { Search } from './search.ts'
import { todayHere } from './search-plan.ts'

/** What a booking link adds to a search: a slot, its provider and its business. */
type Link = Required<Pick<Search, 'slot' | 'provider' | 'businessName'>>

/**
 * The slot of a booking link, while and after the server is asked. `failed`: there is no usable answer, so the slot may still be
 * free. `closed`: the answer does not list the provider.
 */
export type LinkedTime =
  | { status: 'in_progress' | 'failed' | 'closed' }
  | {
      status: 'done'
      name: string | undefined
      /** IANA zone of the provider. */
      zone: string
      /** Ids of the services that the provider offers. */
      given: readonly number[]
      isFree: boolean
    }

/** The slot of a search's booking link in milliseconds since 1970, if it has one. */
export function linkedAt(search: Partial<Search>): number | undefined {
  const link = linkOf(search)
  return link && Date.parse(link.slot)
}

/** A search without its booking link. */
export function withoutLink(search: Partial<Search>): Partial<Search> {
  const { slot, provider, businessName, ...rest } = search
  return rest
}

/** Asks the server about the slot of a search's booking link, if it has one and services. */
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
  const code = ownCode() // a slot that this guest has just given up is free for them (API-51)
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
