import type { BusinessName } from '#contract/vocabulary'
import type { Store } from '../store/store.ts'
import type { DirectoryPlan } from './directory-plan.ts'
import { type Displaced, displacedAppointments, findingDisplaced, newlyDisplaced } from './displaced.ts'
import { type ImportOptions, type ImportReport, importSources, type KeptGrids } from './import.ts'
import type { ImportSource } from './import-rows.ts'

/** The audit keeps at most so many characters of why an import was refused. */
const MOST_OF_REASON = 200

type Asked = Omit<ImportOptions, 'store' | 'preview'> & { now: number; notify: boolean }
type Imported = { report: ImportReport; displaced: Displaced[] }

/**
 * Imports, for the command and for the API alike, and finds the booked appointments that this displaces; a dry run finds those that
 * it would displace (DIR-08). `notify` writes an event for each. `now`: epoch milliseconds. `who`: in whose name the audit has it, also
 * when it is refused (RUN-12). Throws ImportProblem.
 */
export async function runImport(
  store: Store,
  sources: readonly ImportSource[],
  { who, ...options }: Asked & { who: string },
): Promise<Imported> {
  const audit = (about: Record<string, string | number>) =>
    store.addAudit({ who, action: 'directory.import', visits: [], about })
  try {
    const imported = await importAndFind(store, sources, options)
    await audit(aboutImport(imported.report))
    return imported
  } catch (error) {
    // The import has failed already: that the audit fails too must not hide why.
    const reason = error instanceof Error ? error.message.slice(0, MOST_OF_REASON) : ''
    await audit({ ...(options.kind && { kind: options.kind }), outcome: 'refused', reason }).catch(() => {})
    throw error
  }
}

function aboutImport({ kind, outcome, added, changed, removed }: ImportReport) {
  const gone = removed.reduce((sum, { keys }) => sum + keys.length, 0)
  return { kind, outcome, added, changed: changed.length, removed: gone }
}

async function importAndFind(
  store: Store,
  sources: readonly ImportSource[],
  { now, notify, ...options }: Asked,
): Promise<Imported> {
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
  store: Pick<Store, 'bookedAfter' | 'location'>,
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
    // Of locations that it would close the zones alone are asked.
    location: (businessName, id) => store.location(businessName, id),
  }
}
