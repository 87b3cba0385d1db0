import { BUSINESS_NAMES, LOCATION_ID } from '#contract/vocabulary'
import type { LocationWait } from '../store/waits.ts'
import { type ImportKind, plainReader, type ReadEntry } from './import-kind.ts'
import { noWait, readWait } from './import-locations.ts'
import type { ReadCell } from './import-rows.ts'
import { MAX_TEXT, show } from './import-words.ts'

const COLUMNS = {
  location: ['location', 'locationId', 'id', 'clinicId', 'storeId'],
  business: ['business', 'businessName'],
  minutes: ['minutes', 'waitMinutes'],
  words: ['text', 'waitDescription', 'description'],
} as const

/** Reads how long guests wait at a clinic, or where the row says so, at another location. */
function readRow(text: ReadCell<keyof typeof COLUMNS>): ReadEntry<LocationWait> {
  const id = text('location') ?? ''
  const business = text('business') || 'tlc'
  const businessName = BUSINESS_NAMES.find((name) => name === business)
  const key = `${businessName ?? ''} ${id}`
  const wait = readWait(text('minutes') ?? '', text('words') ?? '')
  const reasons = [
    ...(LOCATION_ID.test(id) ? [] : [id === '' ? 'no location' : `location '${show(id)}' is malformed`]),
    ...(businessName ? [] : [`business '${show(business)}' is none of ${BUSINESS_NAMES.join(', ')}`]),
    ...(wait === 'unreadable' ? [noWait(text('minutes') ?? '')] : []),
    ...((text('words')?.length ?? 0) > MAX_TEXT ? [`text is longer than ${MAX_TEXT} characters`] : []),
  ]
  if (!businessName || wait === 'unreadable' || reasons.length > 0)
    return { outcome: 'refused', key, reason: reasons.join(', ') }
  return { outcome: 'read', key, warnings: [], make: () => ({ businessName, id, ...wait }) }
}

/** How long guests without an appointment wait. */
export const WAITS: ImportKind<LocationWait> = {
  reader: plainReader(COLUMNS, ['location', 'minutes'], readRow),
  async open(writer) {
    const kept = new Map(
      (await writer.waits()).map(({ setAt: _, ...wait }) => [`${wait.businessName} ${wait.id}`, wait]),
    )
    const names = [...BUSINESS_NAMES]
    const all = (await Promise.all(names.map((name) => writer.locations(name)))).flat()
    const known = new Set(all.map(({ businessName, id }) => `${businessName} ${id}`))
    return {
      kept,
      isRefreshed: true,
      warningsOf: ({ businessName, id }) =>
        known.has(`${businessName} ${id}`) ? [] : ['a location that the directory does not have'],
      async put(_, wait) {
        await writer.putWait(wait)
      },
      async drop(_, { businessName, id }) {
        await writer.putWait({ businessName, id })
      },
    }
  },
}
