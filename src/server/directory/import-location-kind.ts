import { BUSINESS_NAMES } from '#contract/vocabulary'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import { locationColumns } from './columns.ts'
import type { ImportKind } from './import-kind.ts'
import { locationWarnings, readLocation } from './import-locations.ts'
import { findZone } from './time-zone.ts'
import { findZipPoint } from './zip-points.ts'

/** Stores and clinics. */
export const LOCATIONS: ImportKind<DirectoryLocation> = {
  reader(titles, business) {
    const found = locationColumns(titles, business)
    if (typeof found === 'string') return found
    const { businessName, columns } = found
    return {
      businessName,
      columns,
      read: (cellsOf) => readLocation(cellsOf(columns), businessName, findZone),
    }
  },
  async open(writer, businessName) {
    if (businessName === undefined) throw new Error('Locations are of a business.')
    const all = (await Promise.all(BUSINESS_NAMES.map((name) => writer.locations(name)))).flat()
    const own = all.filter((one) => one.businessName === businessName && !one.demonstration)
    const services = new Set((await writer.services()).map(({ service }) => service.id))
    const stores = new Set(all.flatMap((one) => (one.businessName === 'pharmacy' ? [one.id] : [])))
    return {
      kept: new Map(own.map((location) => [location.id, location])),
      isOpen: ({ status }) => status === 'open',
      warningsOf: (location) => locationWarnings(location, services, stores, findZipPoint),
      put: (_, location) => writer.putLocation(location),
      async drop(_, location) {
        await writer.putLocation({ ...location, status: 'closed' })
      },
    }
  },
}
