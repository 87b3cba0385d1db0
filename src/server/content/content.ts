import { join } from 'node:path'
import { relative } from 'node:path/posix'
import type { Banner, BannerTable } from '#contract/content/banners'
import { CATALOGUE, contentPath, type DocumentData, type Slug } from '#contract/content/catalogue'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { screenTextsPath, type Translation } from '#contract/content/translations'
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages'
import demonstrationBanners from '../banners/demonstration-banners.json' with { type: 'json' }
import { now } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Environment } from '../settings.ts'
import {
  errorOf,
  type LayerNames,
  missingGroups,
  missingLogos,
  unknownFlow,
  unknownSteps,
  unmatchedLayers,
  warningsOf,
} from './errors.ts'
import { filesBelow, readDocument, stampOf } from './files.ts'
import { ownImage } from './images.ts'
import { type DocumentFile, documentFileOf, isBesideKnown, OBJECTS, rightPlaceOf, SLUGS } from './paths.ts'
import type { Content } from './source.ts'

export interface ContentDeps {
  /** Folder of the operator's content, in `content/objects` and `content/binary/image`. */
  dataDir: string
  /** The folder of the bundled sets. */
  bundledDir: string
  environment: Environment
  log: Log
  /** The marks of banners that the operator has not replaced. */
  marks?: Content['image']
  /** Whether logos are asked of another host, so that none need be here. */
  hasImageHost?: boolean
  /** Whether the languages of the demonstration are offered, and released for signing, where the configuration says nothing of them (LANG-07). */
  isDemonstration?: () => boolean
  /** The categories of the directory's services, and the brands of its locations. */
  directoryNames?: () => Promise<LayerNames>
  /** A file is looked at again this many milliseconds after it was; 1000 unless told. */
  recheckMs?: number
}

export interface OperatorContent extends Content {
  /** Reads every file of the operator's own, so that the log tells of a bad one before a guest asks for it. */
  lookAtOwn(): Promise<void>
}

/** The bundled set of each environment (CONTENT-05, CONTENT-06). */
const SETS: Record<Environment, string> = { dev: 'test', test: 'test', stage: 'stage', prod: 'production' }

const MOST_READINGS = 1000

/** Documents whose layers may name a category or a banner that there is not. */
const LAYERED = ['formConfig', 'covidVaccinesToggle', 'reservationToggle'] as const

/** A file as it was last read; `good` is the last that may be served, `isRefused` says that a later one may not. */
type Reading = {
  stamp: string | undefined
  lookedAt: number
  good?: { text: string; data: unknown }
  isRefused?: true
}

/**
 * The content service: an operator's file counts before the bundled one of the same path, and is read again when it changes.
 * A file that is no JSON, does not fit its struct, is of a future version or cannot be shown or asked is one line of the
 * log and is not served: until it is mended the one before it is, in a process that has read that, else the bundled one.
 */
export function createContent({
  dataDir,
  bundledDir,
  environment,
  log,
  marks,
  hasImageHost = false,
  isDemonstration = () => false,
  directoryNames,
  recheckMs = 1000,
}: ContentDeps): OperatorContent {
  const bundled = join(bundledDir, SETS[environment])
  const own = join(dataDir, 'content', 'objects')
  const folders = [own, bundled]
  const readings = new Map<string, Reading>()
  const underWay = new Map<string, Promise<Reading['good']>>()

  async function read(path: string, from = folders): Promise<Reading['good']> {
    const known = documentFileOf(path)
    if (!known) return undefined
    for (const folder of from) {
      const good = await readCurrent(join(folder, known.file), known)
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
  function readCurrent(file: string, place: DocumentFile): Promise<Reading['good']> {
    const looking = underWay.get(file) ?? lookAt(file, place).finally(() => underWay.delete(file))
    underWay.set(file, looking)
    return looking
  }

  async function lookAt(file: string, place: DocumentFile): Promise<Reading['good']> {
    const { file: name, slug, struct } = place
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
    const found = await readDocument(file, struct)
    const outcome = (typeof found === 'object' && (await errorIn(file, place, found.data))) || found
    if (typeof outcome === 'string') {
      log({ event: 'content-refused', file: name, reason: outcome })
      readings.set(file, { ...before, stamp, lookedAt, isRefused: true })
      return before?.good
    }
    if (before?.isRefused) log({ event: 'content-mended', file: name })
    const warnings = [
      ...warningsOf(slug, outcome.data, outcome.text),
      ...(await missingFor(file, place, outcome.data)),
    ]
    for (const reason of warnings) log({ event: 'content-warning', file: name, reason })
    readings.set(file, { stamp, lookedAt, good: outcome })
    return outcome
  }

  async function errorIn(file: string, { slug }: DocumentFile, data: unknown): Promise<string | undefined> {
    if (slug === 'schedulerConfig' && file.startsWith(own))
      return unknownFlow(data as SchedulerConfig, await documentFrom([bundled], slug))
    return slug && errorOf(slug, data as never)
  }

  /** What a document of the operator names, and is not there. */
  async function missingFor(file: string, { slug }: DocumentFile, data: unknown): Promise<string[]> {
    if (!file.startsWith(own)) return []
    if (slug === 'schedulerConfig')
      return missingGroups(data as SchedulerConfig, await documentFrom(folders, 'formConfig'))
    if (slug === 'formConfig')
      return unknownSteps(data as DocumentData<'formConfig'>, await documentFrom([bundled], slug))
    if (slug !== 'banners' || hasImageHost) return []
    return missingLogos(data as BannerTable, async (asset) => (await image(asset)) !== undefined)
  }

  const matched = new WeakSet<object>()

  /** Tells once of layers that neither a document nor the directory names; not while the directory is empty. */
  async function lookAtLayers(): Promise<void> {
    for (const slug of LAYERED) {
      const place = documentFileOf(contentPath(slug))
      const good = place && (await readCurrent(join(own, place.file), place))
      if (!good || matched.has(good)) continue
      const directory = await directoryNames?.()
      if (!directory || directory.category.length === 0 || directory.banner.length === 0) return
      matched.add(good)
      const known = await withDocumentNames(directory)
      const shipped = await documentFrom([bundled], slug)
      for (const reason of unmatchedLayers(slug, { own: good.data, bundled: shipped }, known))
        log({ event: 'content-warning', file: place.file, reason })
    }
  }

  async function withDocumentNames({ category, banner }: LayerNames): Promise<LayerNames> {
    const both = [[bundled], folders]
    const configs = await Promise.all(both.map((from) => documentFrom(from, 'schedulerConfig')))
    const tables = await Promise.all(both.map((from) => documentFrom(from, 'banners')))
    return {
      category: [...category, ...configs.flatMap(({ categories }) => Object.keys(categories))],
      banner: [...banner, ...tables.flatMap(({ banners }) => banners.map(({ domainKey }) => domainKey))],
    }
  }

  /** Slugs whose served document is the operator's. */
  async function ownSlugs(): Promise<Slug[]> {
    const isOwn = await Promise.all(
      SLUGS.map(async (slug) => {
        const known = documentFileOf(contentPath(slug))
        return known && (await readCurrent(join(own, known.file), known)) !== undefined
      }),
    )
    return SLUGS.filter((_, at) => isOwn[at])
  }

  const strangers = new Set<string>()

  async function lookAtFile(file: string, named: readonly string[]): Promise<void> {
    const place = documentFileOf(OBJECTS + file)
    if (place) await readCurrent(join(own, file), place)
    if (place && !isBesideKnown(place, named)) return
    if (strangers.has(file) || strangers.size >= MOST_READINGS) return
    strangers.add(file)
    const meant = rightPlaceOf(file)
    log({ event: 'content-unknown', file: file.slice(0, 200), ...(meant && { meant }) })
  }

  /** Ids of collections and pages that a configuration names. */
  async function namedIds(): Promise<string[]> {
    const { categories } = await documentFrom(folders, 'schedulerConfig')
    const screens = await documentFrom(folders, 'ampConfiguration')
    const modals = Object.values(categories).map((one) => one.stateSelectionModal?.ampCollectionId ?? [])
    return [...Object.values(screens), ...modals].flat()
  }

  async function image(asset: string): ReturnType<Content['image']> {
    return (await ownImage(dataDir, asset)) ?? (await marks?.(asset))
  }

  async function screenTexts(language: LanguageCode): Promise<Translation['texts']> {
    const found = await Promise.all(folders.map((folder) => read(screenTextsPath(language), [folder])))
    return Object.assign({}, ...found.map((one) => (one?.data as Translation | undefined)?.texts).reverse())
  }

  return {
    async object(path) {
      const language = LANGUAGE_CODES.find((code) => screenTextsPath(code) === path)
      const text = (await read(path))?.text
      if (text !== undefined && language) {
        return JSON.stringify({ ...JSON.parse(text), data: { texts: await screenTexts(language) } })
      }
      if (text === undefined || path !== MAIN) return text
      const whole = withForced(text, await ownSlugs())
      if (!isDemonstration()) return whole
      const body = JSON.parse(whole) as { data: SchedulerConfig }
      return JSON.stringify({ ...body, data: demonstrated(body.data) })
    },
    async lookAtOwn() {
      const all = await filesBelow(join(dataDir, 'content'))
      // Documents that lie outside the folder of documents count nowhere.
      const files = all
        .map((file) => relative('objects', file))
        .filter((file) => !file.startsWith('..') || file.endsWith('.json'))
      const named = files.length > 0 ? await namedIds() : []
      for (const file of files) await lookAtFile(file, named)
      await lookAtLayers()
    },
    async document(slug) {
      const data = await documentFrom(folders, slug)
      if (!isDemonstration()) return data
      if (slug === 'schedulerConfig') return demonstrated(data as SchedulerConfig) as typeof data
      // An operator's own table stays as it is.
      const isBundled = slug === 'banners' && data === (await documentFrom([bundled], slug))
      return isBundled ? (withDemonstrationBanners(data as BannerTable) as typeof data) : data
    },
    bundled: (slug) => documentFrom([bundled], slug),
    async translations(slug, language) {
      const path = contentPath(slug, language)
      const found = await Promise.all(folders.map((folder) => read(path, [folder])))
      return found.flatMap((one) => (one ? [one.data as Translation] : []))
    },
    screenTexts,
    image,
  }
}

const MAIN = contentPath('schedulerConfig') // CONTENT-10

const DEMONSTRATION_LANGUAGES = ['es'] as const satisfies LanguageCode[]

function demonstrated(config: SchedulerConfig): SchedulerConfig {
  return { languages: [...DEMONSTRATION_LANGUAGES], released: [...DEMONSTRATION_LANGUAGES], ...config }
}

/** The table with the banners of the fictional stores, of which the first is the default one (WI-03). */
function withDemonstrationBanners({ banners }: BannerTable): BannerTable {
  const [first, ...others] = demonstrationBanners as [Banner, ...Banner[]]
  return { default: first.domainKey, banners: [...banners, first, ...others] }
}

/**
 * Adds slugs to the forceFetch list of the scheduler configuration's JSON (CONTENT-10), so that the app loads what an operator has
 * changed without a list by hand.
 */
function withForced(text: string, slugs: readonly Slug[]): string {
  const body = JSON.parse(text) as { data: { forceFetch: string[] } }
  const { forceFetch } = body.data
  const missing = slugs.filter((slug) => slug !== 'schedulerConfig' && !forceFetch.includes(slug))
  if (missing.length === 0) return text
  const known = forceFetch.filter((slug) => Object.hasOwn(CATALOGUE, slug))
  return JSON.stringify({ ...body, data: { ...body.data, forceFetch: [...known, ...missing] } })
}

const LOOK_EVERY_MS = 10_000

/** Reads the operator's documents now and again, so that the log reports an error soon after the file was written. */
export function startContentWatch(content: OperatorContent): () => void {
  const look = () => void content.lookAtOwn()
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
