import type { BusinessName } from '#contract/vocabulary'
import { importSources } from '../../src/server/directory/import.ts'
import type { KindName } from '../../src/server/directory/import-kinds.ts'
import { weekText } from '../../src/server/directory/write-table.ts'
import type { DirectoryLocation } from '../../src/server/store/directory-entries.ts'
import type { Store } from '../../src/server/store/store.ts'

/** Kinds whose rows are providers with cells and places, and the business of each. */
export const PROVIDER_KINDS = {
  locations: 'pharmacy',
  teams: 'tlc',
  clinicians: 'tlc',
  dietitians: 'dietitian',
} as const satisfies Partial<Record<KindName, BusinessName>>
export type ProviderKind = keyof typeof PROVIDER_KINDS

export type Wanted = Pick<DirectoryLocation, 'id' | 'hours' | 'schedule' | 'timezone'>

/** The file that makes a provider what is wanted. */
export function fileOfProvider(kind: ProviderKind, { id, hours, schedule, timezone }: Wanted): string {
  const own = `${timezone},${weekText(hours)},${schedule?.cellMinutes},${schedule?.places}`
  return kind === 'locations'
    ? `storeId,city,state,zip,latitude,longitude,timezone,hours,cellMinutes,places\n${id},Mason,OH,45040,39.3,-84.3,${own}`
    : `id,name,states,services,timezone,hours,cellMinutes,places\n${id},Ana,OH,901,${own}`
}

/** A file of another kind, which says something of the provider or of somebody beside it. `day`: YYYY-MM-DD. */
export function fileBeside(kind: KindName, id: string, day: string, number: number): string {
  const beside: Wanted = {
    id: `${id.slice(0, 16)}-${kind[0]}`,
    hours: null,
    schedule: { cellMinutes: 30, places: 1 },
    timezone: 'America/New_York',
  }
  const files: Record<KindName, string> = {
    locations: fileOfProvider('locations', beside),
    teams: fileOfProvider('teams', { ...beside, hours: OPEN }),
    clinicians: fileOfProvider('clinicians', { ...beside, hours: OPEN }),
    dietitians: fileOfProvider('dietitians', { ...beside, hours: OPEN }),
    services: `id,name,businesses,minutes\n901,Dengue,pharmacy;tlc;dietitian,${20 + 10 * number}`,
    licences: `business,state\ntlc,${number > 1 ? 'OH' : 'KY'}`,
    codes: `code,states\nSTORM-CODE-${number},OH`,
    closures: `from,locations,reason\n${day},${id},Storm`,
    holidays: `date,name\n${day},Holiday`,
    waits: `location,minutes,business\n${id},${number},pharmacy`,
  }
  return files[kind]
}

const OPEN = Array.from({ length: 7 }, () => [[540, 1020]]) as unknown as DirectoryLocation['hours']

/** Imports a file as the command does. Returns what was refused, a line each. */
export async function importText(
  store: Store,
  kind: KindName,
  text: string,
  replace = false,
): Promise<string[]> {
  async function* open() {
    yield Buffer.from(text)
  }
  const sources = [{ name: `${kind}.csv`, open }]
  const { outcome, files } = await importSources(sources, {
    store,
    kind,
    replace,
    yes: true,
    demonstration: false,
  })
  const refused = files.flatMap((file) => file.refused.map(({ reason }) => `${kind}: ${reason}`))
  return outcome === 'written' ? refused : [...refused, `${kind}: ${outcome}`]
}
