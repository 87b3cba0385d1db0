import { proxy } from 'valtio'
import { getWeekHours } from '#contract/week-hours'
import { call } from '../api/call.ts'

/** The usual opening times of a store in lines for print; empty until they are loaded, and where they are not known. */
export const postedHours = proxy<{ locationId: string; lines: readonly string[] }>({
  locationId: '',
  lines: [],
})

/** Loads the opening times of a store. After a failure there are none. */
export async function loadWeekHours(locationId: string): Promise<void> {
  Object.assign(postedHours, { locationId, lines: [] })
  const result = await call(getWeekHours, { query: { locationId }, retries: 1 })
  if (result.kind === 'answered' && postedHours.locationId === locationId)
    postedHours.lines = result.data.weekHours
}
