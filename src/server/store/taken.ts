import type { BusinessName } from '#contract/vocabulary'
import { latestEnd } from './cells.ts'
import type { Engine } from './engine.ts'
import { padded } from './row-lists.ts'
import type { HoldStore, ProviderKey, TakenCell } from './store.ts'

/** Providers in one statement, at most. */
const PROVIDERS = 64

/** What is taken, over any engine: see HoldStore. */
export async function taken(
  engine: Engine,
  ...[providers, from, to, except, own = []]: Parameters<HoldStore['taken']>
): Promise<TakenCell[]> {
  const now = await engine.now()
  const found: TakenCell[] = []
  const left = [except ?? '', ...own]
  for (const [businessName, ids] of byBusiness(providers)) {
    for (let at = 0; at < ids.length; at += PROVIDERS) {
      const some = padded(ids.slice(at, at + PROVIDERS))
      const rows = await engine.query(
        `SELECT provider_id, cell, COUNT(*) AS n, MIN(expires_at) AS until FROM taken
         WHERE business_name = $1 AND cell >= $2 AND cell < $3
           AND (expires_at IS NULL OR (expires_at > $4 AND expires_at <= $5))
           AND holder NOT IN (${left.map((_, index) => `$${index + 6}`).join(', ')})
           AND provider_id IN (${some.map((_, index) => `$${index + 6 + left.length}`).join(', ')})
         GROUP BY provider_id, cell`,
        [businessName, from, to, now, latestEnd(now), ...left, ...some],
      )
      for (const row of rows) {
        const provider = { businessName, id: String(row['provider_id']) }
        const lasts = row['until'] == null ? null : Number(row['until']) - now
        found.push({ provider, cell: Number(row['cell']), count: Number(row['n']), lasts })
      }
    }
  }
  return found
}

function byBusiness(providers: readonly ProviderKey[]): Map<BusinessName, string[]> {
  const ids = new Map<BusinessName, string[]>()
  for (const { businessName, id } of providers) {
    const some = ids.get(businessName)
    if (some) some.push(id)
    else ids.set(businessName, [id])
  }
  return ids
}
