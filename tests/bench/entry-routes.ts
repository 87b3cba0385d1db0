import { create, type } from 'superstruct'
import { TENANT_HEADERS } from '#contract/endpoint'
import { getServicesAtLocation, type ServicesAtLocation, wholeStore } from '#contract/services'
import type { RunningServer } from '../support/server.ts'

/** A store of the demonstration directory: the one whose address the server prints when it starts. */
export function printedStore(server: RunningServer): string {
  const store = /\/instant-vaccines\/([A-Za-z0-9-]{1,20})\b/.exec(server.logs())?.[1]
  if (!store) throw new Error(`The server printed no walk-in address:\n${server.logs()}`)
  return store
}

/** What a store offers. */
export async function offerOf(server: RunningServer, store: string): Promise<ServicesAtLocation> {
  const { path, data } = getServicesAtLocation
  const answer = await fetch(`${server.url}${path}?locationId=${store}`, { headers: TENANT_HEADERS })
  return wholeStore(create(await answer.json(), type({ data })).data, store, 'America/New_York')
}

/** Pages that guests arrive on, by name. */
export function entryRoutes(server: RunningServer): { name: string; path: string }[] {
  return [
    { name: 'walk-in landing', path: `/health-services/instant-vaccines/${printedStore(server)}` },
    { name: 'main', path: '/health-services/scheduler/main' },
  ]
}
