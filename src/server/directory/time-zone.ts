import { offsetAt } from '#domain/offsets'
import { isZone } from '#domain/zones'

const AMERICAN = /^(?:America|Pacific|US)\//

/** Whether the text names an IANA zone of the kind that American places have; abbreviations such as EST do not. */
export function isAmericanZone(name: string): boolean {
  return AMERICAN.test(name) && isZone(name)
}

/** A day of winter and one of summer: places that put no clocks forward differ from their neighbours on one of them alone. */
const DAYS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]

/** Whether two zones show the same time. */
export function haveSameClock(one: string, other: string): boolean {
  return one === other || DAYS.every((day) => offsetAt(day, one) === offsetAt(day, other))
}

/** The zone at a point in degrees, by OpenStreetMap's boundaries; undefined outside American zones, at sea for instance. */
export async function findZone(latitude: number, longitude: number): Promise<string | undefined> {
  // Loaded when first needed: the boundaries cost memory and start-up time that a server without imports never pays.
  const { find } = await import('geo-tz')
  return find(latitude, longitude).find(isAmericanZone)
}
