import type { BusinessName } from '#contract/vocabulary'
import type { Closure } from './closures.ts'
import type { DirectoryLocation, DirectoryRecord, DirectoryService } from './directory-entries.ts'
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

/** Reads and writes the directory in one transaction; what it reads is what its own writes left. */
export interface DirectoryWriter {
  /** Open and closed ones, in the order of their ids. */
  locations(businessName: BusinessName): Promise<DirectoryLocation[]>
  putLocation(location: DirectoryLocation): Promise<Put>
  /** Closes the open locations of a business that are not `present`, and returns their ids. */
  closeExcept(businessName: BusinessName, present: ReadonlySet<string>): Promise<string[]>
  /** All services; `demonstration`: of the shipped ones. */
  services(): Promise<{ service: DirectoryService; demonstration: boolean }[]>
  /** Whether it is new or another than before. */
  putService(service: DirectoryService, demonstration?: boolean): Promise<boolean>
  removeService(id: number): Promise<void>
  records(kind: DirectoryRecord['kind']): Promise<DirectoryRecord[]>
  putRecord(record: DirectoryRecord): Promise<Put>
  removeRecord(kind: DirectoryRecord['kind'], key: string): Promise<void>
  waits(): Promise<LocationWait[]>
  /**
   * Returns whether the wait changed. A wait without minutes and words removes the location's wait. With `forGood` it never
   * expires.
   */
  putWait(wait: LocationWait, forGood?: boolean): Promise<boolean>
  closures(): Promise<Closure[]>
  /** As `addClosures` of the store. */
  addClosures(closures: readonly Omit<Closure, 'id'>[], day: string): Promise<number>
  removeClosure(id: string): Promise<boolean>
  /** The database's clock, epoch milliseconds. */
  readonly now: number
  /** Removes the demonstration's locations, people, licensure and codes; its services stay. */
  removeDemonstration(): Promise<RemovedDemonstration>
  /** From now on the directory is an operator's own, and no demonstration is loaded again. */
  markAsOwn(): Promise<void>
}
