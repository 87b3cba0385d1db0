import type { Infer } from 'superstruct'
import { array, boolean, never, object, pattern, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

/** Whether a service may be given on video to patients of a state (ENTITY-28). */
export const LicensureState = type({ name: string(), code: string(), hasLicense: boolean() })
export type LicensureState = Infer<typeof LicensureState>

export const LicensureQuery = object({ serviceId: pattern(string(), /^[1-9]\d{0,6}$/) })
export type LicensureQuery = Infer<typeof LicensureQuery>

/** GET all states, in the order of their names, and whether the service's business is licensed there (API-27 to API-29); 404 unknownService. */
export const getLicensureStates: Endpoint<LicensureQuery, never, { 'licensure-states': LicensureState[] }> = {
  method: 'GET',
  path: '/appointment-management/v2/licensure-states',
  query: LicensureQuery,
  body: never(),
  data: type({ 'licensure-states': array(LicensureState) }),
  status: 200,
  idempotent: false,
}
