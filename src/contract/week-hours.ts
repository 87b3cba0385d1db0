import type { Infer } from 'superstruct'
import { array, never, object, pattern, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { LOCATION_ID, SERVICES_AT_LOCATION } from './entry.ts'

export const WeekHoursQuery = object({ locationId: pattern(string(), LOCATION_ID) })
export type WeekHoursQuery = Infer<typeof WeekHoursQuery>

/** GET the usual opening times of a store in lines for print, none where they are not known; 404 unknownLocation, locationClosed. */
export const getWeekHours: Endpoint<WeekHoursQuery, never, { weekHours: string[] }> = {
  method: 'GET',
  path: `${SERVICES_AT_LOCATION}/hours`,
  query: WeekHoursQuery,
  body: never(),
  data: type({ weekHours: array(string()) }),
  status: 200,
  idempotent: false,
}
