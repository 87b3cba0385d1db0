import { storeAddress } from '#domain/store'
import { leftToRight } from '../messages/left-to-right.ts'

/** The address of a store as guests read it. Maps and calendars get that of the domain. */
export function shownAddress(store: Parameters<typeof storeAddress>[0]): string {
  return leftToRight(storeAddress(store))
}
