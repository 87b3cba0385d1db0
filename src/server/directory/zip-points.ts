import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Point } from '#domain/distance'
import { readPlaceTable } from '../address/gazetteer.ts'
import { once } from '../address/once.ts'

/** Where the build puts the table of places: beside the bundled server. Sources that run without a bundle use the build of the project. */
const FILES = ['gazetteer.json', '../../../.build/gazetteer.json'].map((file) =>
  join(dirname(fileURLToPath(import.meta.url)), file),
)

/** Read when first needed, and without the rest of the table, which a server that imports has already for its searches. */
const points = once((): ReadonlyMap<string, Point> => {
  const file = FILES.find((one) => existsSync(one))
  // Without a build no ZIP code is known, as in the server of `npm run dev`.
  const zips = file === undefined ? [] : readPlaceTable(file).zips
  return new Map(zips.map(([zip, , , , latitude, longitude]) => [zip, { latitude, longitude }]))
})

/** The middle of a ZIP code, of five digits or nine; undefined when the table of places does not have it. */
export function findZipPoint(zip: string): Point | undefined {
  return points().get(zip.slice(0, 5))
}
