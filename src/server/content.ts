import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Struct } from 'superstruct'
import { CATALOGUE, contentPath, type DocumentData, type Slug } from '#contract/content/catalogue'
import { CollectionId, type CollectionKind, collectionStruct } from '#contract/content/collections'
import { decodeDocument } from '#contract/content/decode'
import type { EligibilityQuestions } from '#contract/content/eligibility'
import { askingFaults } from '#domain/eligibility/document-fault'
import { now } from './clock.ts'
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

/** The bundled set of each environment (CONTENT-05, CONTENT-06). */
const SETS: Record<Environment, string> = { dev: 'test', test: 'test', stage: 'stage', prod: 'production' }

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
const MOST_BYTES = 512 * 1024
const MOST_READINGS = 1000
const MOST_IMAGE_BYTES = 2 * 1024 * 1024

/** A file as it was last read; its text and data are absent when it must not be served. */
type Reading = { stamp: string | undefined; lookedAt: number; good?: { text: string; data: unknown } }

/**
 * The content service: an operator's file counts before the bundled one of the same path, and is read again when it changes.
 * A file that is no JSON, does not fit its struct or is of a future version is one line of the log and is not served. Questions that fit
 * and yet cannot be asked are one line each, and are served: guests are told of it, and nobody is let through (ELIG-27, ELIG-28).
 */
export function createContent({
  dataDir,
  bundledDir,
  environment,
  log,
  recheckMs = 1000,
}: ContentDeps): Content {
  const bundled = join(bundledDir, SETS[environment])
  const folders = [join(dataDir, 'content', 'objects'), bundled]
  const readings = new Map<string, Reading>()

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

  async function readCurrent(file: string, name: string, struct: Struct<unknown>): Promise<Reading['good']> {
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
    const outcome = await readGood(file, struct)
    const isGood = typeof outcome !== 'string'
    if (!isGood) log({ event: 'content-refused', file: name, reason: outcome })
    for (const reason of isGood ? doubtsOf(name, outcome.data) : []) {
      log({ event: 'content-doubtful', file: name, reason })
    }
    readings.set(file, isGood ? { stamp, lookedAt, good: outcome } : { stamp, lookedAt })
    return isGood ? outcome : undefined
  }

  return {
    async object(path) {
      return (await read(path))?.text
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

const STRUCTS = new Map<string, Struct<unknown>>(
  (Object.keys(CATALOGUE) as Slug[]).map((slug) => [
    contentPath(slug),
    CATALOGUE[slug].struct as unknown as Struct<unknown>,
  ]),
)

function isCollectionKind(kind: string): kind is CollectionKind {
  return kind === 'textcollection' || kind === 'page'
}

const QUESTIONS = (['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'] as const).map(contentPath)

/** What is wrong with a document beyond its struct, in words. */
function doubtsOf(file: string, data: unknown): string[] {
  if (!QUESTIONS.some((path) => path.endsWith(`/${file}`))) return []
  return askingFaults(data as EligibilityQuestions)
}

/** Changes with the file; undefined when there is none. */
async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : undefined
}

/** The file's text and decoded data, or in words why it is not served. */
async function readGood(
  file: string,
  struct: Struct<unknown>,
): Promise<{ text: string; data: unknown } | string> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return 'cannot be read'
  if (bytes.byteLength > MOST_BYTES) return `is larger than ${MOST_BYTES} bytes`
  const parsed = parse(bytes)
  if (!parsed) return 'is no JSON'
  const decoded = decodeDocument(parsed.body, struct)
  switch (decoded.kind) {
    case 'fits':
      return { text: parsed.text, data: decoded.data }
    case 'lacksData':
      return 'lacks data'
    case 'futureVersion':
      return 'is of a future version'
    case 'doesNotFit':
      return `does not fit: ${decoded.detail}`
  }
}

function parse(bytes: Uint8Array): { text: string; body: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, body: JSON.parse(text) }
  } catch {
    return undefined
  }
}
