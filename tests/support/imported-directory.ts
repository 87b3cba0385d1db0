import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSources } from '../../src/server/directory/import.ts'
import type { KindName } from '../../src/server/directory/import-kinds.ts'
import type { Store } from '../../src/server/store/store.ts'
import { ROOT } from './sources.ts'

/** The example files of the manual, by kind. */
const EXAMPLES: readonly [KindName, string][] = [
  ['services', 'services.csv'],
  ['locations', 'locations.csv'],
  ['dietitians', 'dietitians.csv'],
  ['teams', 'teams.csv'],
  ['codes', 'codes.csv'],
]

/** Imports the example files in place of what the directory has. */
export async function importExamples(store: Store): Promise<void> {
  for (const [kind, name] of EXAMPLES) {
    async function* open() {
      yield readFileSync(join(ROOT, 'src/docs/examples', name))
    }
    await importSources([{ name, open }], { store, kind })
  }
}
