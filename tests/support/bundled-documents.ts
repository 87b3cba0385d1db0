import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CATALOGUE, contentPath, type DocumentData, type Slug } from '../../src/contract/content/catalogue.ts'
import { decodeDocument } from '../../src/contract/content/decode.ts'

export const SETS = ['test', 'stage', 'production'] as const
type SetName = (typeof SETS)[number]

const folder = (set: SetName) => fileURLToPath(new URL(`../../.build/content/${set}/`, import.meta.url))
export const filesOf = (set: SetName) =>
  readdirSync(folder(set), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
export const bodyOf = (set: SetName, file: string): unknown =>
  JSON.parse(readFileSync(folder(set) + file, 'utf8'))
export const fileOf = (path: string) => path.replace('/content/v2/objects/', '')
export const slugs = Object.keys(CATALOGUE) as Slug[]
/** A bundled document's data, decoded as the app and the server do. */
export function dataOf<S extends Slug>(slug: S, set: SetName = 'production'): DocumentData<S> {
  const decoded = decodeDocument<unknown>(
    bodyOf(set, fileOf(contentPath(slug))),
    CATALOGUE[slug].struct as never,
  )
  if (decoded.kind !== 'fits') throw new Error(`${set} ${slug}: ${JSON.stringify(decoded)}`)
  return decoded.data as DocumentData<S>
}

export const production = <S extends Slug>(slug: S) => dataOf(slug, 'production')
