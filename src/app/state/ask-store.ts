import type { ServicesAtLocation } from '#contract/services'
import { getServicesAtLocation, wholeStore } from '#contract/services'
import { type CallResult, call } from '../api/call.ts'
import { browserZone } from '../platform/clock.ts'

/** Asks for the services of a store (API-07). What an answer lacks about the store is filled in: the guest's device is there (BK-63). */
export async function askStore(locationId: string, retries: number): Promise<CallResult<ServicesAtLocation>> {
  const query = { locationId, businessNames: ['pharmacy' as const] }
  const result = await call(getServicesAtLocation, { query, retries })
  if (result.kind !== 'answered') return result
  return { ...result, data: wholeStore(result.data, locationId, browserZone()) }
}
