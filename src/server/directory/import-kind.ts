import type { BusinessName } from '#contract/vocabulary'
import type { DirectoryDraft } from '../store/directory-edits.ts'
import type { LocationWait } from '../store/waits.ts'
import { type ColumnNames, placesOf, type ReadCell } from './import-rows.ts'

/**
 * A row that was read. `make` says what it makes of the kept entry, if there is one, or why it cannot. `replaces`: the files are all
 * there is of their kind, so an entry that was closed because a list lacked it opens when a list has it again (DIR-02).
 */
export type ReadEntry<T> =
  | {
      outcome: 'read'
      key: string
      /** How a report names it; its key, if not. */
      called?: string
      warnings: string[]
      make(kept: T | undefined, replaces: boolean): T | string
      /** What the row tells of waiting, beside its entry. */
      wait?: LocationWait
    }
  /** `key`: '' where the row has none. */
  | { outcome: 'refused'; key: string; reason: string }

/** Entries of one kind as an import finds and changes them. */
export interface EntryTable<T> {
  /** Of an operator, not of the demonstration; by key, in order. */
  kept: ReadonlyMap<string, T>
  /** Whether the entry is open. Only kinds whose removal in bulk needs `--yes` have this (DIR-03). */
  isOpen?(entry: T): boolean
  /** How a report names an entry that it removes; its key, if not. */
  called?(entry: T): string
  /** Why an entry that was read cannot be taken now. */
  refusalOf?(entry: T): string | undefined
  /** What to warn of, when all rows are written. */
  warningsOf?(entry: T): string[]
  /** An entry is also put when its fields are the same: it grows old. */
  isRefreshed?: boolean
  put(key: string, entry: T): Promise<unknown>
  /** Removes or closes an entry that a file which is the whole truth does not have. */
  drop(key: string, entry: T): Promise<void>
  /** After the last entry. */
  finish?(): Promise<void>
}

/** How the files of one kind are read and written. */
export interface ImportKind<T> {
  /** Understands the titles of a file: how its rows are read; or why it cannot be. */
  reader(titles: readonly string[], business?: BusinessName): RowReader<T> | string
  open(writer: DirectoryDraft, businessName: BusinessName | undefined): Promise<EntryTable<T>>
}

type RowReader<T> = {
  /** Whose entries the file has, where that matters. */
  businessName?: BusinessName
  columns: ColumnNames<string>
  read(cellsOf: RowCells): ReadEntry<T> | Promise<ReadEntry<T>>
}

/** Reads the cells of a row under the names that a kind gives its columns. */
export type RowCells = <C extends string>(columns: Readonly<Record<C, readonly string[]>>) => ReadCell<C>

/** A kind whose files need some columns and are of no business. */
export function plainReader<T, C extends string>(
  columns: Readonly<Record<C, readonly string[]>>,
  needed: readonly NoInfer<C>[],
  read: (text: ReadCell<C>) => ReadEntry<T>,
): ImportKind<T>['reader'] {
  return (titles) => {
    const places = placesOf(titles, columns)
    const missing = needed.filter((column) => !places.has(column))
    if (missing.length > 0)
      return `the header has no column for ${missing.map((column) => columns[column][0]).join(', ')}`
    return { columns, read: (cellsOf) => read(cellsOf(columns)) }
  }
}
