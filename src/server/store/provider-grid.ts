import type { BusinessName } from '#contract/vocabulary'

/** Whose grid: key of a provider, physical or on video. */
export type ProviderKey = { businessName: BusinessName; id: string }

/** Cells of one length; `from` in epoch milliseconds, null: since ever. */
export type GridPeriod = { from: number | null; cellMinutes: number }

/** What imports made of a provider's cells and their capacity, `places` (HD-19). */
export type ProviderGrid = {
  /** In order; the first begins with null. */
  periods: GridPeriod[]
  places: number
  /** Until the start of this cell, some cells may have more holders than capacity (DIR-10). */
  crowdedUntil?: number
}
