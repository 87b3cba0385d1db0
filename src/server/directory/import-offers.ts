import type { DirectoryRead } from '../store/directory-edits.ts'
import type { DirectoryService } from '../store/directory-entries.ts'
import type { KindName } from './import-kinds.ts'
import { createOffers } from './offers.ts'
import type { VirtualProviderRecord } from './records.ts'

/** Kinds that change what others give: a person can take a service to video, and a service can vanish under a person. */
const CHANGING: readonly KindName[] = ['services', 'dietitians', 'clinicians', 'teams']

/** What an operator's own locations and people give. */
export type GivenServices = {
  services: ReadonlyMap<number, DirectoryService>
  /** Locations that give a service, by its id. */
  locations: ReadonlyMap<number, number>
  /** Who gives a service at all: "tlc 90200001". */
  giving: ReadonlySet<string>
  everyone: ReadonlySet<string>
}

/** What an import takes away beside what it removes. */
export type LostServices = {
  /** Services that stay, and that locations give no longer. */
  services: { id: number; name: string; locations: number }[]
  /** Locations and people who stay, and who have no service any more. */
  withoutService: string[]
}

/** undefined: the kind changes nothing of it. */
export async function givenIn(directory: DirectoryRead, kind: KindName): Promise<GivenServices | undefined> {
  if (!CHANGING.includes(kind)) return undefined
  const services = (await directory.services()).map(({ service }) => service)
  const people = (await directory.records('virtualProvider'))
    .map(({ body, demonstration }) => ({ ...(body as VirtualProviderRecord), demonstration }))
    .filter(({ status }) => status !== 'closed')
  const offerOf = createOffers(services, people)
  const locations = new Map<number, number>()
  const giving = new Set<string>()
  const everyone = new Set<string>()
  for (const businessName of ['pharmacy', 'tlc'] as const) {
    for (const one of await directory.locations(businessName)) {
      if (one.demonstration || one.status !== 'open') continue
      const offer = offerOf(one, one.serviceIds)
      for (const id of offer.keys()) locations.set(id, (locations.get(id) ?? 0) + 1)
      everyone.add(`${businessName} ${one.id}`)
      if (offer.size > 0) giving.add(`${businessName} ${one.id}`)
    }
  }
  for (const { demonstration, businessName, id, serviceIds } of people) {
    if (demonstration) continue
    everyone.add(`${businessName} ${id}`)
    if (offerOf({ businessName }, serviceIds).size > 0) giving.add(`${businessName} ${id}`)
  }
  return { services: new Map(services.map((one) => [one.id, one])), locations, giving, everyone }
}

export function lostBetween(before: GivenServices, after: GivenServices): LostServices {
  const services = [...before.locations].flatMap(([id, count]) => {
    const service = after.services.get(id)
    const locations = count - (after.locations.get(id) ?? 0)
    const isOffered = service !== undefined && service.isAvailable !== false
    return isOffered && locations > 0 ? [{ id, name: service.name, locations }] : []
  })
  const withoutService = [...before.giving].filter((one) => after.everyone.has(one) && !after.giving.has(one))
  return { services, withoutService: withoutService.sort() }
}
