import { join } from 'node:path'
import { buildGazetteer } from '../../src/tools/gazetteer.mjs'
import { ROOT } from './sources.ts'

/** The table of places that the build made, or would make now: making it takes longer than most test files. */
export function builtGazetteer(): string {
  const file = join(ROOT, '.build', 'gazetteer.json')
  buildGazetteer(file)
  return file
}
