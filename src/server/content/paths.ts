import type { Struct } from 'superstruct'
import { CATALOGUE, contentPath, isTranslatedWhole, type Slug } from '#contract/content/catalogue'
import {
  COLLECTION_IDS,
  CollectionId,
  type CollectionKind,
  collectionStruct,
} from '#contract/content/collections'
import { screenTextsPath, Translation } from '#contract/content/translations'
import { LANGUAGE_CODES } from '#contract/languages'

/** The path of a document within a content set, and the struct of its data. */
export interface DocumentFile {
  file: string
  struct: Struct<unknown>
  /** Of a document of the catalogue. */
  slug?: Slug
  /** Of a collection or page. */
  id?: string
}

export const SLUGS = Object.keys(CATALOGUE) as Slug[]
/** What the address of every content object begins with. */
export const OBJECTS = '/content/v2/objects/'
const OBJECT =
  /^\/content\/v2\/objects\/((?:text|textcollection|toggle|hw_config|page)\/1\.0\.0\/([A-Za-z0-9_/-]+)(?:\.([A-Za-z-]+))?\.json)$/ // CONTENT-01
const BY_PATH = new Map<string, Slug>(SLUGS.map((slug) => [contentPath(slug), slug]))

const TRANSLATION = Translation as unknown as Struct<unknown>
/** The addresses of texts to agree to (LANG-07), of e-mails and of all other texts (LANG-06) in other languages. */
const TRANSLATIONS = new Set(
  LANGUAGE_CODES.filter((code) => code !== 'en').flatMap((code) => [
    screenTextsPath(code),
    ...SLUGS.filter(isTranslatedWhole).map((slug) => contentPath(slug, code)),
  ]),
)

/** Undefined for any address that no document has. */
export function documentFileOf(path: string): DocumentFile | undefined {
  const [, file, id, language] = OBJECT.exec(path) ?? []
  if (file === undefined || id === undefined) return undefined
  if (language !== undefined) return TRANSLATIONS.has(path) ? { file, struct: TRANSLATION } : undefined
  const slug = BY_PATH.get(path)
  if (slug) return { file, struct: CATALOGUE[slug].struct as unknown as Struct<unknown>, slug }
  const kind = file.slice(0, file.indexOf('/'))
  if (!isCollectionKind(kind) || !CollectionId.is(id)) return undefined
  return { file, struct: collectionStruct(kind, id) as unknown as Struct<unknown>, id }
}

const KINDS: readonly CollectionKind[] = ['textcollection', 'page']
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const KNOWN = KINDS.flatMap((kind) => COLLECTION_IDS[kind].map((id) => `${kind}/1.0.0/${id}.json`))
const DOCUMENTS = [...BY_PATH.keys()].map((path) => path.slice(OBJECTS.length))
const FOLDERS = new Set([...KNOWN, ...DOCUMENTS].map(folderOf))
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const PLACES = [...KNOWN, ...DOCUMENTS, ...[...TRANSLATIONS].map((path) => path.slice(OBJECTS.length))]

/** The one place at which a file of this name counts, if there is one and the file lies elsewhere. */
export function rightPlaceOf(file: string): string | undefined {
  const [place, other] = new Set(PLACES.filter((one) => nameOf(one) === nameOf(file)))
  return other === undefined && place !== file ? place : undefined
}

/** Whether a place is beside those of this build, without being one of them or of the ids that are `named`: a slip, most likely. */
export function isBesideKnown({ file, id }: DocumentFile, named: readonly string[]): boolean {
  return id !== undefined && FOLDERS.has(folderOf(file)) && !KNOWN.includes(file) && !named.includes(id)
}

function isCollectionKind(kind: string): kind is CollectionKind {
  return KINDS.some((one) => one === kind)
}
