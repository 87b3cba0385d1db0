import { BOOKING_DEEP_LINK, SLOT_CAPACITY } from '#contract/slot-feed'

/** What a reader of the feed knows of a resource. */
export type Resource = {
  resourceType: string
  id: string
  extension?: { url: string; valueUrl?: string; valueInteger?: number; valueCode?: string }[]
}
export type Slot = Resource & {
  schedule: { reference: string }
  status: 'free' | 'busy'
  start: string
  end: string
}

/** The value of a resource's extension; undefined: it has none. */
export function extensionOf({ extension = [] }: Resource, url: string) {
  return extension.find((one) => one.url === url)
}

/** The page that a slot's link opens; throws where it has none. */
export function bookingLinkOf(slot: Slot): URL {
  return new URL(extensionOf(slot, BOOKING_DEEP_LINK)?.valueUrl ?? '')
}

/** How many more visits can begin in a slot. */
export function placesLeft(slot: Slot): number {
  return extensionOf(slot, SLOT_CAPACITY)?.valueInteger ?? 1
}
