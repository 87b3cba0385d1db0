import type { BusinessName } from '#contract/vocabulary'
import type { Engine, Queries, Row } from './engine.ts'
import type { HoldStore, ProviderGrid, ProviderKey } from './store.ts'

/** Which providers' cells changed, over any engine. */
export function createTakenVersions(engine: Engine): Pick<HoldStore, 'takenVersion' | 'takenVersions'> {
  return {
    async takenVersion() {
      const [row] = await engine.query('SELECT CAST(SUM(version) AS BIGINT) AS total FROM taken_versions')
      return Number(row?.['total'] ?? 0)
    },
    async takenVersions() {
      const rows = await engine.query('SELECT * FROM taken_versions')
      return rows.map((row) => ({ provider: providerOf(row), version: Number(row['version']) }))
    },
  }
}

/** The grids that imports gave providers. */
export type Grids = { get(provider: ProviderKey): ProviderGrid | undefined }

/**
 * Says that something of these providers was taken or freed, and returns their grids: the last thing that a transaction changes.
 * Rows are locked in one order, so that two transactions never wait for each other.
 */
export async function markChanged({ query }: Queries, providers: readonly ProviderKey[]): Promise<Grids> {
  const keys = new Map(providers.map((one) => [nameOf(one), one]))
  const ordered = [...keys].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, provider]) => provider)
  const grids = new Map<string, ProviderGrid>()
  if (ordered.length > 0) {
    const rows = ordered.map((_, at) => `($${2 * at + 1}, $${2 * at + 2}, 1)`)
    const marked = await query(
      `INSERT INTO taken_versions (business_name, provider_id, version) VALUES ${rows.join(', ')}
       ON CONFLICT (business_name, provider_id) DO UPDATE SET version = taken_versions.version + 1
       RETURNING business_name, provider_id, grid`,
      ordered.flatMap(({ businessName, id }) => [businessName, id]),
    )
    for (const row of marked) {
      if (row['grid'] != null) grids.set(nameOf(providerOf(row)), JSON.parse(String(row['grid'])))
    }
  }
  return { get: (provider) => grids.get(nameOf(provider)) }
}

function nameOf({ businessName, id }: ProviderKey): string {
  return `${businessName} ${id}`
}

/** Whose a row is. */
export function providerOf(row: Row): ProviderKey {
  return { businessName: row['business_name'] as BusinessName, id: String(row['provider_id']) }
}
