import type { DocumentData, Slug } from '#contract/content/catalogue'
import type { Translation } from '#contract/content/translations'
import type { LanguageCode } from '#contract/languages'

/** Where texts and configuration come from: the operator's documents, else the bundled set. */
export interface Content {
  /** The JSON of a content object by the path of its address; undefined: there is none. */
  object(path: string): Promise<string | undefined>
  document<S extends Slug>(slug: S): Promise<DocumentData<S>>
  /** The bundled one, which devices show that had no other. */
  bundled<S extends Slug>(slug: S): Promise<DocumentData<S>>
  /** The translations of a document into a language: the operator's, and the bundled one. */
  translations(slug: Slug, language: LanguageCode): Promise<Translation[]>
  /** What all other documents and the directory say in a language, by the English texts: the bundled texts, and the operator's over them. */
  screenTexts(language: LanguageCode): Promise<Translation['texts']>
  image(asset: string): Promise<{ bytes: Uint8Array; type: string } | undefined>
}
