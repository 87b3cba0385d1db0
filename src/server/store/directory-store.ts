import type { BusinessName } from '#contract/vocabulary'
import type { DirectoryReader, DirectoryWriter, GridChange } from './directory-edits.ts'
import type { DirectoryLocation, DirectoryRecord, DirectoryService } from './directory-entries.ts'
import type { ProviderGrid, ProviderKey } from './provider-grid.ts'

/** Locations, services, people, licensure and benefit codes. */
export interface DirectoryStore {
  /** Inserts or replaces; all of them or none. */
  putLocations(
    locations: DirectoryLocation[],
  ): Promise<{ inserted: number; updated: number; unchanged: number; grids: GridChange[] }>
  /** Reads the directory as it is now, without a lock; `version` is that of what is read first. */
  readDirectory(): Promise<DirectoryReader>
  /**
   * Does the work on the directory in one transaction, or nothing of it when it throws. Two edits come one after the other. Throws
   * DirectoryChanged when the directory is another one than that of `version`.
   */
  editDirectory<T>(work: (writer: DirectoryWriter) => Promise<T>, version?: string): Promise<T>
  location(businessName: BusinessName, id: string): Promise<DirectoryLocation | undefined>
  countLocations(): Promise<number>
  /** The grids that imports changed. Every other provider has the schedule of the directory. */
  grids(): Promise<{ provider: ProviderKey; grid: ProviderGrid }[]>
  /** All open locations of these businesses. */
  locationsOf(businessNames: readonly BusinessName[]): Promise<DirectoryLocation[]>
  /** The operator's locations that are closed for good. */
  closedLocations(): Promise<DirectoryLocation[]>
  /** A text that changes whenever locations, services or records change. Rows read after it are at least as new as it. */
  directoryVersion(): Promise<string>
  /** `demonstration`: they go when an operator imports services. */
  putServices(services: DirectoryService[], demonstration?: boolean): Promise<void>
  services(businessNames: readonly BusinessName[]): Promise<DirectoryService[]>
  putRecords(records: DirectoryRecord[]): Promise<void>
  records(kind: DirectoryRecord['kind']): Promise<DirectoryRecord[]>
}
