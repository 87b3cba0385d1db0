import type { Search } from '#domain/search'
import type { CatalogueService } from '#domain/services'
import type { LinkedTime } from '../../state/linked-time.ts'

/**
 * How the time stands that a booking link was for, as the questions begin. `open`: it is free, as far as is known, for the services
 * that are `given`. `notGiven`: what it was for cannot be had there any more.
 */
export type LinkStanding = {
  kind: 'open' | 'past' | 'gone' | 'notGiven'
  /** Epoch milliseconds. */
  at: number
  name?: string | undefined
  /** IANA zone of the place. */
  zone?: string | undefined
  given?: ReadonlySet<number>
}

/** Ids of the services that a booking link is for: those that it names, else all of its type. */
export function linkedIds(
  { type, serviceIds = [] }: Partial<Search>,
  list: readonly CatalogueService[],
): number[] {
  if (serviceIds.length > 0) return [...serviceIds]
  return list.flatMap(({ id, category }) => (category === type ? [id] : []))
}

/** How a link's time stands by what the server said of it; `list`: the services that can be booked at all. */
export function standingOf(
  at: number,
  time: LinkedTime | undefined,
  { serviceIds = [] }: Pick<Partial<Search>, 'serviceIds'>,
  { list, now }: { list: readonly Pick<CatalogueService, 'id'>[]; now: number },
): LinkStanding {
  const place = time?.status === 'done' ? { name: time.name, zone: time.zone } : {}
  const ids = time?.status === 'done' ? time.given : serviceIds
  const given = new Set(ids.filter((id) => list.some((service) => service.id === id)))
  if (at <= now) return { kind: 'past', at, ...place }
  const isNamed = serviceIds.length > 0
  if (time?.status === 'closed' || (isNamed && given.size === 0)) return { kind: 'notGiven', at, ...place }
  // Services that no link named may take more time together than each.
  if (time?.status === 'done' && isNamed && !time.isFree) return { kind: 'gone', at, ...place }
  return { kind: 'open', at, ...place, ...(given.size > 0 && { given }) }
}
