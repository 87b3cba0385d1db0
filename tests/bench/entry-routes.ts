import { create, type } from 'superstruct'
import { TENANT_HEADERS } from '#contract/endpoint'
import { getServicesAtLocation, type ServicesAtLocation, wholeStore } from '#contract/services'
import type { RunningServer } from '../support/server.ts'

/** The first store of the demonstration directory. */
export const DEMONSTRATION_STORE = '90100001'

/** What a store offers. */
export async function offerOf(server: RunningServer, store: string): Promise<ServicesAtLocation> {
  const { path, data } = getServicesAtLocation
  const answer = await fetch(`${server.url}${path}?locationId=${store}`, { headers: TENANT_HEADERS })
  return wholeStore(create(await answer.json(), type({ data })).data, store, 'America/New_York')
}

/** Pages that guests arrive on, by name. */
export function entryRoutes(): { name: string; path: string }[] {
  return [
    { name: 'walk-in landing', path: `/health-services/instant-vaccines/${DEMONSTRATION_STORE}` },
    { name: 'main', path: '/health-services/scheduler/main' },
  ]
}
