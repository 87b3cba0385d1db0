import { join } from 'node:path'
import { createMarks } from '../banners/marks.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { createContent, type OperatorContent } from './content.ts'

/** The documents of the operator and of a build, of which `buildDir` is the folder. */
export function openContent(
  { dataDir, environment, imageHost }: Pick<Settings, 'dataDir' | 'environment' | 'imageHost'>,
  { buildDir, contentDir }: { buildDir: string; contentDir: string },
  log: Log,
  isDemonstration: () => boolean = () => false,
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
  })
}
