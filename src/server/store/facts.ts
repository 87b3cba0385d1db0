import type { Queries } from './engine.ts'

/** Facts that count how often something was changed. */
type Version = 'directoryVersion' | 'directoryEdits' | 'waitsVersion' | 'closuresVersion'

/** Counts a change in the transaction that makes it. */
export async function countVersion({ query }: Queries, name: Version): Promise<void> {
  await query(
    `INSERT INTO facts (name, value) VALUES ($1, '1')
     ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(facts.value AS BIGINT) + 1 AS TEXT)`,
    [name],
  )
}

export async function versionOf({ query }: Queries, name: Version): Promise<string> {
  const rows = await query('SELECT value FROM facts WHERE name = $1', [name])
  return String(rows[0]?.['value'] ?? '0')
}
