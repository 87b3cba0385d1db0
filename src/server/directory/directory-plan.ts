import { isDeepStrictEqual } from 'node:util'
import { BUSINESS_NAMES, type BusinessName } from '#contract/vocabulary'
import type { Closure } from '../store/closures.ts'
import type {
  DirectoryDraft,
  DirectoryReader,
  DirectoryWriter,
  GridChange,
  RemovedDemonstration,
} from '../store/directory-edits.ts'
import type { DirectoryLocation, DirectoryRecord, DirectoryService } from '../store/directory-entries.ts'
import type { LocationWait } from '../store/waits.ts'

/** One change, as a transaction does it; a change of a grid is what an import prints. */
type Edit =
  | { location: DirectoryLocation }
  | { apply(writer: DirectoryWriter): Promise<GridChange | undefined> }

/** Locations that are written between two turns of the event loop. */
const LOT = 64

/**
 * Changes of the directory that are thought out before they are written: it reads the directory outside a transaction, shows it
 * as its changes will leave it, and keeps them for `apply`.
 */
export interface DirectoryPlan extends DirectoryDraft {
  /** Of the directory that was read. */
  readonly version: string
  /** Does all changes in their order. Returns the grids that they change. */
  apply(writer: DirectoryWriter): Promise<GridChange[]>
}

export function planDirectory(reader: DirectoryReader): DirectoryPlan {
  const edits: Edit[] = []
  const parts = readParts(reader)

  function keep(apply: (writer: DirectoryWriter) => Promise<unknown>): void {
    edits.push({
      async apply(writer) {
        await apply(writer)
        return undefined
      },
    })
  }

  return {
    version: reader.version,
    now: reader.now,
    locations: async (businessName) => [...(await parts.locations(businessName)).values()],
    services: async () => [...(await parts.services()).values()],
    records: async (kind) => [...(await parts.records(kind)).values()],
    waits: async () => [...(await parts.waits()).values()],
    closures: () => parts.closures(),

    async putLocation(location) {
      const known = await parts.locations(location.businessName)
      const kept = known.get(location.id)
      if (isDeepStrictEqual(kept, location)) return { outcome: 'unchanged' }
      known.set(location.id, location)
      edits.push({ location })
      return { outcome: kept ? 'updated' : 'inserted' }
    },

    async putService(service, demonstration = false) {
      const known = await parts.services()
      const next = { service, demonstration }
      if (isDeepStrictEqual(known.get(service.id), next)) return false
      known.set(service.id, next)
      keep((writer) => writer.putService(service, demonstration))
      return true
    },

    async removeService(id) {
      ;(await parts.services()).delete(id)
      keep((writer) => writer.removeService(id))
    },

    async putRecord(record) {
      const known = await parts.records(record.kind)
      const kept = known.get(record.key)
      if (isDeepStrictEqual(kept, record)) return { outcome: 'unchanged' }
      known.set(record.key, record)
      edits.push({ apply: async (writer) => (await writer.putRecord(record)).grid })
      return { outcome: kept ? 'updated' : 'inserted' }
    },

    async removeRecord(kind, key) {
      ;(await parts.records(kind)).delete(key)
      keep((writer) => writer.removeRecord(kind, key))
    },

    async putWait(wait, forGood) {
      const known = await parts.waits()
      const kept = known.get(nameOf(wait))
      const saysNothing = wait.waitMinutes === undefined && wait.waitDescription === undefined
      if (saysNothing && !kept) return false
      if (saysNothing) known.delete(nameOf(wait))
      else known.set(nameOf(wait), wait)
      keep((writer) => writer.putWait(wait, forGood))
      return kept?.waitMinutes !== wait.waitMinutes || kept?.waitDescription !== wait.waitDescription
    },

    async addClosures(closures, day) {
      const known = await parts.closures()
      // The store gives them their ids.
      for (const closure of closures) known.push({ ...closure, id: `planned ${known.length}` })
      keep((writer) => writer.addClosures(closures, day))
      return closures.length
    },

    async removeClosure(id) {
      const known = await parts.closures()
      const at = known.findIndex((one) => one.id === id)
      if (at < 0) return false
      known.splice(at, 1)
      keep((writer) => writer.removeClosure(id))
      return true
    },

    async removeDemonstration() {
      const removed = await parts.removeDemonstration()
      if (removed.locations + removed.people + removed.codes > 0)
        keep((writer) => writer.removeDemonstration())
      return removed
    },

    async markAsOwn() {
      keep((writer) => writer.markAsOwn())
    },

    apply: (writer) => applyAll(edits, writer),
  }
}

async function applyAll(edits: readonly Edit[], writer: DirectoryWriter): Promise<GridChange[]> {
  const grids: GridChange[] = []
  let lot: DirectoryLocation[] = []
  async function writeLot(): Promise<void> {
    if (lot.length === 0) return
    for (const { grid } of await writer.putLocations(lot)) if (grid) grids.push(grid)
    lot = []
    // Searches go on meanwhile.
    await new Promise(setImmediate)
  }
  for (const edit of edits) {
    if ('location' in edit) lot.push(edit.location)
    if (!('location' in edit) || lot.length === LOT) await writeLot()
    const grid = 'location' in edit ? undefined : await edit.apply(writer)
    if (grid) grids.push(grid)
  }
  await writeLot()
  return grids
}

/** What was read so far, with the changes; each part is read when it is first asked for. */
function readParts(reader: DirectoryReader) {
  const locations = new Map<BusinessName, Map<string, DirectoryLocation>>()
  const records = new Map<DirectoryRecord['kind'], Map<string, DirectoryRecord>>()
  let services: Map<number, { service: DirectoryService; demonstration: boolean }> | undefined
  let waits: Map<string, LocationWait> | undefined
  let closures: Closure[] | undefined

  const parts = {
    async locations(businessName: BusinessName) {
      const found =
        locations.get(businessName) ??
        new Map((await reader.locations(businessName)).map((location) => [location.id, location]))
      locations.set(businessName, found)
      return found
    },
    async services() {
      services ??= new Map((await reader.services()).map((one) => [one.service.id, one]))
      return services
    },
    async records(kind: DirectoryRecord['kind']) {
      const found =
        records.get(kind) ?? new Map((await reader.records(kind)).map((record) => [record.key, record]))
      records.set(kind, found)
      return found
    },
    async waits() {
      waits ??= new Map((await reader.waits()).map((wait) => [nameOf(wait), wait]))
      return waits
    },
    async closures() {
      closures ??= await reader.closures()
      return closures
    },
    async removeDemonstration(): Promise<RemovedDemonstration> {
      const gone = { locations: 0, people: 0, codes: 0 }
      for (const businessName of BUSINESS_NAMES) {
        const known = await parts.locations(businessName)
        for (const location of [...known.values()].filter(({ demonstration }) => demonstration)) {
          known.delete(location.id)
          ;(await parts.waits()).delete(nameOf(location))
          gone.locations++
        }
      }
      for (const kind of ['clinician', 'virtualProvider', 'licensure', 'benefitCode'] as const) {
        const known = await parts.records(kind)
        for (const { key } of [...known.values()].filter(({ demonstration }) => demonstration)) {
          known.delete(key)
          if (kind === 'benefitCode') gone.codes++
          else if (kind !== 'licensure') gone.people++
        }
      }
      return gone
    },
  }
  return parts
}

function nameOf({ businessName, id }: { businessName: BusinessName; id: string }): string {
  return `${businessName} ${id}`
}
