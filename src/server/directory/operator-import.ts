import type { BusinessName } from '#contract/vocabulary'
import type { Store } from '../store/store.ts'
import type { DirectoryPlan } from './directory-plan.ts'
import { type Displaced, displacedAppointments, findingDisplaced, newlyDisplaced } from './displaced.ts'
import { type ImportOptions, type ImportReport, importSources, type KeptGrids } from './import.ts'
import type { ImportSource } from './import-rows.ts'

/** What the audit calls an import, of the command and of the API. */
export const IMPORT_ACTION = 'directory.import'

/** What the audit has of an import. */
export function aboutImport({ kind, outcome, added, changed, removed }: ImportReport) {
  const gone = removed.reduce((sum, { keys }) => sum + keys.length, 0)
  return { kind, outcome, added, changed: changed.length, removed: gone }
}

type Asked = Omit<ImportOptions, 'store' | 'preview'>

/**
 * Imports, for the command and for the API alike, and finds the booked appointments that this displaces; a dry run finds those that
 * it would displace (DIR-08). `notify` writes an event for each. `now`: epoch milliseconds. Throws ImportProblem.
 */
export async function runImport(
  store: Store,
  sources: readonly ImportSource[],
  { now, notify, ...options }: Asked & { now: number; notify: boolean },
): Promise<{ report: ImportReport; displaced: Displaced[] }> {
  if (!options.dryRun) {
    const work = () => importSources(sources, { ...options, store })
    const { result, displaced } = await findingDisplaced(store, { now, notify }, work)
    return { report: result, displaced }
  }
  const before = await displacedAppointments(store, now)
  let displaced: Displaced[] = []
  const preview = async (plan: DirectoryPlan, grids: KeptGrids) => {
    displaced = newlyDisplaced(before, await displacedAppointments(plannedStore(store, plan, grids), now))
  }
  return { report: await importSources(sources, { ...options, store, preview }), displaced }
}

/** The store as an import would leave it. */
function plannedStore(
  store: Pick<Store, 'bookedAfter'>,
  plan: DirectoryPlan,
  grids: KeptGrids,
): Parameters<typeof displacedAppointments>[0] {
  const isOf = (names: readonly BusinessName[]) => (name: BusinessName) => names.includes(name)
  return {
    async locationsOf(names) {
      const all = await Promise.all([...new Set(names)].map((name) => plan.locations(name)))
      return all.flat().filter(({ status }) => status === 'open')
    },
    async services(names) {
      const all = (await plan.services()).map(({ service }) => service)
      return all.filter(({ businessNames }) => businessNames.some(isOf(names)))
    },
    records: (kind) => plan.records(kind),
    grids: async () => grids,
    closures: () => plan.closures(),
    directoryVersion: async () => 'planned',
    closuresVersion: async () => 'planned',
    bookedAfter: (instant) => store.bookedAfter(instant),
  }
}
