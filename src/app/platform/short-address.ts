/** The beginning of an address of a store's walk-in page that is short enough to be typed from a screen (SC-04). */
export const SHORT_WALK_IN = '/w/'

export function shortWalkIn(locationId: string): string {
  return SHORT_WALK_IN + encodeURIComponent(locationId)
}
