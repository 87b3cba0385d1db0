import { join } from 'node:path'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { createMarks } from '../banners/marks.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { createContent, type OperatorContent } from './content.ts'
import type { LayerNames } from './errors.ts'

/** The documents of the operator and of a build, of which `buildDir` is the folder. */
export function openContent(
  { dataDir, environment, imageHost }: Pick<Settings, 'dataDir' | 'environment' | 'imageHost'>,
  { buildDir, contentDir }: { buildDir: string; contentDir: string },
  log: Log,
  isDemonstration: () => boolean = () => false,
  store?: Pick<Store, 'services' | 'locationsOf'>,
): OperatorContent {
  const marks = createMarks(join(buildDir, 'app', 'banners'))
  return createContent({
    dataDir,
    bundledDir: contentDir,
    environment,
    log,
    marks,
    hasImageHost: imageHost !== undefined,
    isDemonstration,
    ...(store && { directoryNames: () => layerNamesOf(store) }),
  })
}

async function layerNamesOf(store: Pick<Store, 'services' | 'locationsOf'>): Promise<LayerNames> {
  const [services, locations] = await Promise.all([
    store.services(BUSINESS_NAMES),
    store.locationsOf(BUSINESS_NAMES),
  ])
  return {
    category: [...new Set(services.flatMap(({ category }) => category ?? []))],
    banner: [...new Set(locations.flatMap(({ brand }) => brand ?? []))],
  }
}
