import { localDay, stretchesOfDay, writtenDay } from '#domain/offsets'
import { MINUTE_MS } from '#domain/time-units'
import { latestEnd, NoCapacityLeft } from './cells.ts'
import type { GridChange } from './directory-edits.ts'
import type { DirectoryLocation } from './directory-entries.ts'
import type { Queries, Row, Transaction } from './engine.ts'
import { padded } from './row-lists.ts'
import type { GridPeriod, ProviderGrid, ProviderKey, SlotCells } from './store.ts'
import { markChanged, providerOf } from './taken-versions.ts'

/** The schedule of a location that has none in the directory. */
export const USUAL_SCHEDULE = { cellMinutes: 20, places: 1 }

/** The period of a grid at an instant (epoch milliseconds). */
export function periodAt(periods: readonly GridPeriod[], instant: number): GridPeriod {
  const found = [...periods].reverse().find(({ from }) => from === null || from <= instant)
  if (!found) throw new RangeError('A grid begins with the beginning of time.')
  return found
}

/** Grids of the providers whose cells or capacity an import changed; the others have the one of the directory. */
export async function gridsOf({ query }: Queries): Promise<{ provider: ProviderKey; grid: ProviderGrid }[]> {
  const rows = await query('SELECT * FROM taken_versions WHERE grid IS NOT NULL')
  return rows.map(gridOf)
}

function gridOf(row: Row): { provider: ProviderKey; grid: ProviderGrid } {
  return { provider: providerOf(row), grid: JSON.parse(String(row['grid'])) }
}

/**
 * Throws NoCapacityLeft when the cells were made with another grid than the provider has now. Asked at the end of a
 * transaction, when the provider's row is locked: an import that comes later sees what was taken.
 */
export async function refuseOtherGrid(
  tx: Transaction,
  wanted: SlotCells,
  grid: ProviderGrid | undefined,
): Promise<void> {
  if (!grid) return
  const { cells, cellMs, capacity } = wanted
  const isOther = capacity > grid.places || cells.some((cell) => !isCellOf(grid, cell, cellMs))
  if (isOther) throw new NoCapacityLeft()
  if (grid.crowdedUntil !== undefined && cells.some((cell) => cell <= (grid.crowdedUntil ?? 0))) {
    await refuseCrowded(tx, wanted)
  }
}

function isCellOf({ periods }: ProviderGrid, cell: number, cellMs: number): boolean {
  const period = periodAt(periods, cell)
  return period.cellMinutes * MINUTE_MS === cellMs && periodAt(periods, cell + cellMs - 1) === period
}

/** After the capacity went down, a cell may have more holders than it has room for (DIR-10). */
async function refuseCrowded(
  { query, now }: Transaction,
  { provider, cells, capacity }: SlotCells,
): Promise<void> {
  const params = cells.map((_, at) => `$${at + 6}`).join(', ')
  const crowded = await query(
    `SELECT cell FROM taken WHERE business_name = $1 AND provider_id = $2
       AND (expires_at IS NULL OR (expires_at > $3 AND expires_at <= $4)) AND cell IN (${params})
     GROUP BY cell HAVING COUNT(*) > $5`,
    [provider.businessName, provider.id, now, latestEnd(now), capacity, ...cells],
  )
  if (crowded.length > 0) throw new NoCapacityLeft()
}

type Scheduled = Pick<DirectoryLocation, 'schedule' | 'timezone'>

/**
 * Gives a provider the grid of `after`: its capacity at once, cells of another length from the first local day after the last taken cell
 * on (HD-19). Returns what the import prints; undefined when the grid is unchanged.
 */
export async function changeGrid(
  tx: Transaction,
  provider: ProviderKey,
  before: Scheduled,
  after: Scheduled,
): Promise<GridChange | undefined> {
  const wanted = after.schedule ?? USUAL_SCHEDULE
  const kept = (await keptSchedules(tx, [provider])).get(nameOfProvider(provider))
  const old = kept ?? before.schedule ?? USUAL_SCHEDULE
  if (isSameSchedule(old, wanted)) return undefined
  const known = (await markChanged(tx, [provider])).get(provider)
  await dropOverHolds(tx, provider)
  const periods = known?.periods ?? [{ from: null, cellMinutes: old.cellMinutes }]
  const last = await lastTaken(tx, provider)
  const from = last === undefined ? null : dayAfter(last, periods, after.timezone)
  const next = joined(periods, { from, cellMinutes: wanted.cellMinutes })
  const crowded = await crowdedCells(tx, provider, wanted.places)
  const until = Math.max(known?.crowdedUntil ?? Number.NEGATIVE_INFINITY, ...crowded.map(({ cell }) => cell))
  const grid: ProviderGrid = {
    periods: next,
    places: wanted.places,
    ...(Number.isFinite(until) && { crowdedUntil: until }),
  }
  await tx.query('UPDATE taken_versions SET grid = $3 WHERE business_name = $1 AND provider_id = $2', [
    provider.businessName,
    provider.id,
    JSON.stringify(grid),
  ])
  return describe(tx, provider, { grid, zone: after.timezone, crowded })
}

type Schedule = NonNullable<DirectoryLocation['schedule']>

export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return one.cellMinutes === other.cellMinutes && one.places === other.places
}

/** A text for each provider. */
export function nameOfProvider({ businessName, id }: ProviderKey): string {
  return `${businessName} ${id}`
}

/** The cells that count last, and their capacity, of those of some providers whose grid an import changed, by their names. */
export async function keptSchedules(
  { query }: Queries,
  providers: readonly ProviderKey[],
): Promise<Map<string, Schedule>> {
  const schedules = new Map<string, Schedule>()
  for (const businessName of new Set(providers.map((one) => one.businessName))) {
    const ids = padded(providers.filter((one) => one.businessName === businessName).map(({ id }) => id))
    const rows = await query(
      `SELECT * FROM taken_versions WHERE grid IS NOT NULL AND business_name = $1
         AND provider_id IN (${ids.map((_, at) => `$${at + 2}`).join(', ')})`,
      [businessName, ...ids],
    )
    for (const { provider, grid } of rows.map(gridOf)) {
      const last = grid.periods.at(-1)
      if (last)
        schedules.set(nameOfProvider(provider), { cellMinutes: last.cellMinutes, places: grid.places })
    }
  }
  return schedules
}

/** Keeps the grids of providers that leave the directory while something of them is taken: their ids may come back (HD-19). */
export async function rememberGrids(
  tx: Transaction,
  providers: readonly (ProviderKey & Pick<DirectoryLocation, 'schedule'>)[],
): Promise<void> {
  if (providers.length === 0) return
  const rows = await tx.query('SELECT DISTINCT business_name, provider_id FROM taken')
  const taken = new Set(rows.map((row) => JSON.stringify(providerOf(row))))
  for (const { businessName, id, schedule } of providers) {
    if (!taken.has(JSON.stringify({ businessName, id })) || schedule === null) continue
    const { cellMinutes, places } = schedule
    const grid: ProviderGrid = { periods: [{ from: null, cellMinutes }], places }
    await tx.query(
      'UPDATE taken_versions SET grid = $3 WHERE business_name = $1 AND provider_id = $2 AND grid IS NULL',
      [businessName, id, JSON.stringify(grid)],
    )
  }
}

/** Holds that are over must not come back to life when the clock goes back: their cells may be others by then. */
async function dropOverHolds({ query, now }: Transaction, { businessName, id }: ProviderKey): Promise<void> {
  await query(
    `DELETE FROM taken WHERE business_name = $1 AND provider_id = $2 AND (expires_at <= $3 OR expires_at > $4)`,
    [businessName, id, now, latestEnd(now)],
  )
}

async function lastTaken({ query }: Queries, { businessName, id }: ProviderKey): Promise<number | undefined> {
  const [row] = await query(
    'SELECT MAX(cell) AS last FROM taken WHERE business_name = $1 AND provider_id = $2',
    [businessName, id],
  )
  return row?.['last'] == null ? undefined : Number(row['last'])
}

/** Where the local day begins that follows the end of a cell. */
function dayAfter(cell: number, periods: readonly GridPeriod[], zone: string): number {
  const end = cell + periodAt(periods, cell).cellMinutes * MINUTE_MS
  let day = localDay(end - 1, zone) + 1
  // A zone may leave a day out.
  while (stretchesOfDay(day, zone).length === 0) day++
  return stretchesOfDay(day, zone)[0]?.from ?? end
}

function joined(periods: readonly GridPeriod[], next: GridPeriod): GridPeriod[] {
  const { from } = next
  const kept = from === null ? [] : periods.filter((period) => period.from === null || period.from < from)
  return kept.at(-1)?.cellMinutes === next.cellMinutes ? kept : [...kept, next]
}

type Crowded = { cell: number; isOver: boolean }

/** Cells with a holder above the capacity, who stays when another holder goes; `isOver`: more holders than capacity. */
async function crowdedCells(
  { query }: Queries,
  { businessName, id }: ProviderKey,
  places: number,
): Promise<Crowded[]> {
  const rows = await query(
    `SELECT cell, COUNT(*) AS n FROM taken WHERE business_name = $1 AND provider_id = $2
     GROUP BY cell HAVING MAX(place) >= $3 ORDER BY cell`,
    [businessName, id, places],
  )
  return rows.map((row) => ({ cell: Number(row['cell']), isOver: Number(row['n']) > places }))
}

async function describe(
  { query, now }: Transaction,
  provider: ProviderKey,
  { grid, zone, crowded }: { grid: ProviderGrid; zone: string; crowded: readonly Crowded[] },
): Promise<GridChange | undefined> {
  const next = grid.periods.at(-1)
  const former = grid.periods.at(-2)
  const toCome = crowded.filter(({ cell, isOver }) => isOver && cell > now).map(({ cell }) => cell)
  const from = next?.from ?? null
  const waits = former !== undefined && next !== undefined && from !== null && from > now
  if (!waits && toCome.length === 0) return undefined
  const [row] = await query(
    `SELECT COUNT(DISTINCT CASE WHEN expires_at IS NULL THEN holder END) AS appointments,
       COUNT(DISTINCT CASE WHEN expires_at IS NOT NULL THEN holder END) AS holds
     FROM taken WHERE business_name = $1 AND provider_id = $2 AND cell > $3`,
    [provider.businessName, provider.id, now],
  )
  return {
    provider,
    zone,
    ...(waits && {
      waits: {
        cellMinutes: [former.cellMinutes, next.cellMinutes],
        lastDay: writtenDay(localDay(from, zone) - 1),
        firstDay: writtenDay(localDay(from, zone)),
        appointments: Number(row?.['appointments']),
        holds: Number(row?.['holds']),
      },
    }),
    ...(toCome.length > 0 && {
      crowded: { count: toCome.length, first: toCome[0] ?? 0, places: grid.places },
    }),
  }
}
