import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Struct } from 'superstruct'
import { CATALOGUE, contentPath, type DocumentData, type Slug } from '#contract/content/catalogue'
import { CollectionId, type CollectionKind, collectionStruct } from '#contract/content/collections'
import { now } from './clock.ts'
import { doubtsOf, filesBelow, readDocument, stampOf } from './content-files.ts'
import { withForced } from './content-forced.ts'
import type { Content } from './content-source.ts'
import type { Log } from './log.ts'
import type { Environment } from './settings.ts'

export interface ContentDeps {
  /** The operator's own content lies below it, in `content/objects` and `content/binary/image`. */
  dataDir: string
  /** The folder of the bundled sets. */
  bundledDir: string
  environment: Environment
  log: Log
  /** A file is looked at again this many milliseconds after it was; 1000 unless told. */
  recheckMs?: number
}

export interface OperatorContent extends Content {
  /** Reads every file of the operator's own, so that the log tells of a bad one before a guest asks for it. */
  lookAtOwn(): Promise<void>
}

/** The bundled set of each environment (CONTENT-05, CONTENT-06). */
const SETS: Record<Environment, string> = { dev: 'test', test: 'test', stage: 'stage', prod: 'production' }

const OBJECTS = '/content/v2/objects/'
const OBJECT =
  /^\/content\/v2\/objects\/((?:text|textcollection|toggle|hw_config|page)\/1\.0\.0\/([A-Za-z0-9_/-]+)\.json)$/ // CONTENT-01
const ASSET = /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.(png|jpg|jpeg|webp|svg)$/
const IMAGE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
const MOST_READINGS = 1000
const MOST_IMAGE_BYTES = 2 * 1024 * 1024

/** A file as it was last read; `good` is the last that may be served, `isRefused` says that a later one may not. */
type Reading = {
  stamp: string | undefined
  lookedAt: number
  good?: { text: string; data: unknown }
  isRefused?: true
}

/**
 * The content service: an operator's file counts before the bundled one of the same path, and is read again when it changes.
 * A file that is no JSON, does not fit its struct, is of a future version or has questions that cannot be asked is one line of the
 * log and is not served: until it is mended the one before it is, in a process that has read that, else the bundled one.
 */
export function createContent({
  dataDir,
  bundledDir,
  environment,
  log,
  recheckMs = 1000,
}: ContentDeps): OperatorContent {
  const bundled = join(bundledDir, SETS[environment])
  const own = join(dataDir, 'content', 'objects')
  const folders = [own, bundled]
  const readings = new Map<string, Reading>()
  const underWay = new Map<string, Promise<Reading['good']>>()

  async function read(path: string, from = folders): Promise<Reading['good']> {
    const known = placeOf(path)
    if (!known) return undefined
    for (const folder of from) {
      const good = await readCurrent(join(folder, known.file), known.file, known.struct)
      if (good) return good
    }
    return undefined
  }

  async function documentFrom<S extends Slug>(from: string[], slug: S): Promise<DocumentData<S>> {
    const good = await read(contentPath(slug), from)
    if (!good) throw new Error(`The content document ${slug} is missing from the bundled set.`)
    return good.data as DocumentData<S>
  }

  /** Those who ask at the same time share one look, so that the log tells once. */
  function readCurrent(file: string, name: string, struct: Struct<unknown>): Promise<Reading['good']> {
    const looking = underWay.get(file) ?? lookAt(file, name, struct).finally(() => underWay.delete(file))
    underWay.set(file, looking)
    return looking
  }

  async function lookAt(file: string, name: string, struct: Struct<unknown>): Promise<Reading['good']> {
    const before = readings.get(file)
    const lookedAt = now()
    if (before && Math.abs(lookedAt - before.lookedAt) < recheckMs) return before.good
    const stamp = await stampOf(file)
    if (before && before.stamp === stamp) {
      before.lookedAt = lookedAt
      return before.good
    }
    // Anybody may ask for ids that are none.
    if (readings.size > MOST_READINGS) readings.clear()
    if (stamp === undefined) {
      readings.set(file, { stamp, lookedAt })
      return undefined
    }
    const outcome = await readDocument(file, name, struct)
    if (typeof outcome === 'string') {
      log({ event: 'content-refused', file: name, reason: outcome })
      readings.set(file, { ...before, stamp, lookedAt, isRefused: true })
      return before?.good
    }
    if (before?.isRefused) log({ event: 'content-mended', file: name })
    for (const reason of doubtsOf(name, outcome.data)) log({ event: 'content-doubtful', file: name, reason })
    readings.set(file, { stamp, lookedAt, good: outcome })
    return outcome
  }

  /** Slugs of which the operator has a document of its own that is served. */
  async function ownSlugs(): Promise<Slug[]> {
    const isOwn = await Promise.all(
      SLUGS.map(async (slug) => {
        const known = placeOf(contentPath(slug))
        return known && (await readCurrent(join(own, known.file), known.file, known.struct)) !== undefined
      }),
    )
    return SLUGS.filter((_, at) => isOwn[at])
  }

  const strangers = new Set<string>()

  return {
    async object(path) {
      const text = (await read(path))?.text
      return text !== undefined && path === MAIN ? withForced(text, await ownSlugs()) : text
    },
    async lookAtOwn() {
      for (const file of await filesBelow(own)) {
        const known = placeOf(OBJECTS + file)
        if (known) await readCurrent(join(own, file), file, known.struct)
        else if (!strangers.has(file) && strangers.size < MOST_READINGS) {
          strangers.add(file)
          log({ event: 'content-unknown', file: file.slice(0, 200) })
        }
      }
    },
    document: (slug) => documentFrom(folders, slug),
    bundled: (slug) => documentFrom([bundled], slug),
    async image(asset) {
      const ending = ASSET.exec(asset)?.[1]
      const type = ending && IMAGE_TYPES[ending]
      if (!type) return undefined
      const file = join(dataDir, 'content', 'binary', 'image', asset)
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile() || found.size > MOST_IMAGE_BYTES) return undefined
      const bytes = await readFile(file).catch(() => undefined)
      return bytes && { bytes, type }
    },
  }
}

/** Where an address's file lies below a set, and what fits in it; undefined for any address that no document has. */
function placeOf(path: string): { file: string; struct: Struct<unknown> } | undefined {
  const [, file, id] = OBJECT.exec(path) ?? []
  if (file === undefined || id === undefined) return undefined
  const struct = STRUCTS.get(path)
  if (struct) return { file, struct }
  const kind = file.slice(0, file.indexOf('/'))
  if (!isCollectionKind(kind) || !CollectionId.is(id)) return undefined
  return { file, struct: collectionStruct(kind, id) as unknown as Struct<unknown> }
}

const SLUGS = Object.keys(CATALOGUE) as Slug[]
const MAIN = contentPath('schedulerConfig') // CONTENT-10
const STRUCTS = new Map<string, Struct<unknown>>(
  SLUGS.map((slug) => [contentPath(slug), CATALOGUE[slug].struct as unknown as Struct<unknown>]),
)

function isCollectionKind(kind: string): kind is CollectionKind {
  return kind === 'textcollection' || kind === 'page'
}
