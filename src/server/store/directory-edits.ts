import type { BusinessName } from '#contract/vocabulary'
import type { Closure } from './closures.ts'
import type { DirectoryLocation, DirectoryRecord, DirectoryService } from './directory-entries.ts'
import type { ProviderGrid, ProviderKey } from './provider-grid.ts'
import type { LocationWait } from './waits.ts'

/** What the import prints of a changed grid: `waits`: the new one begins later; `crowded`: cells with more holders than capacity. */
export type GridChange = {
  provider: { businessName: BusinessName; id: string }
  zone: string
  waits?: {
    cellMinutes: [before: number, after: number]
    /** Local days, YYYY-MM-DD. */
    lastDay: string
    firstDay: string
    appointments: number
    holds: number
  }
  crowded?: { count: number; first: number; places: number }
}

/** What became of an entry; `grid`: what the import prints of its cells. */
export type Put = { outcome: 'inserted' | 'updated' | 'unchanged'; grid?: GridChange | undefined }

/** How many of each kind a demonstration had. */
export type RemovedDemonstration = { locations: number; people: number; codes: number }

/** The directory was changed after it was read. */
export class DirectoryChanged extends Error {
  override name = 'DirectoryChanged'
}

/** The whole directory, closed locations included. */
export interface DirectoryRead {
  /** Open and closed ones, in the order of their ids. */
  locations(businessName: BusinessName): Promise<DirectoryLocation[]>
  /** All services; `demonstration`: of the shipped ones. */
  services(): Promise<{ service: DirectoryService; demonstration: boolean }[]>
  records(kind: DirectoryRecord['kind']): Promise<DirectoryRecord[]>
  waits(): Promise<LocationWait[]>
  closures(): Promise<Closure[]>
  /** The database's clock, epoch milliseconds. */
  readonly now: number
}

/** The directory outside a transaction: somebody may change it between two readings, and then `version` is no longer its version. */
export interface DirectoryReader extends DirectoryRead {
  readonly version: string
}

/** Reads and changes the directory; what it reads is what its own changes left. */
export interface DirectoryDraft extends DirectoryRead {
  putLocation(location: DirectoryLocation): Promise<Put>
  /** Whether it is new or another than before. */
  putService(service: DirectoryService, demonstration?: boolean): Promise<boolean>
  removeService(id: number): Promise<void>
  putRecord(record: DirectoryRecord): Promise<Put>
  removeRecord(kind: DirectoryRecord['kind'], key: string): Promise<void>
  /**
   * Returns whether the wait changed. A wait without minutes and words removes the location's wait. With `forGood` it never
   * expires.
   */
  putWait(wait: LocationWait, forGood?: boolean): Promise<boolean>
  /** As `addClosures` of the store. */
  addClosures(closures: readonly Omit<Closure, 'id'>[], day: string): Promise<number>
  removeClosure(id: string): Promise<boolean>
  /** Removes the demonstration's locations, people, licensure and codes; its services stay. */
  removeDemonstration(): Promise<RemovedDemonstration>
  /** From now on the directory is an operator's own, and no demonstration is loaded again. */
  markAsOwn(): Promise<void>
}

/** Changes the directory in one transaction. */
export interface DirectoryWriter extends DirectoryDraft {
  /** As many in few statements, in the given order. */
  putLocations(locations: readonly DirectoryLocation[]): Promise<Put[]>
  /** As `grids` of the store. */
  grids(): Promise<{ provider: ProviderKey; grid: ProviderGrid }[]>
}
