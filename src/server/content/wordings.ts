import { type ConsentSlug, isConsentSlug, type Slug } from '#contract/content/catalogue'
import type { ConsentDocument } from '#contract/content/consents'
import type { Layers } from '#contract/content/layers'
import type { Translation } from '#contract/content/translations'
import type { LanguageCode } from '#contract/languages'
import { mergeLayers } from '#domain/config'
import { shownText } from '#domain/shown-text'
import { translatedConsent } from '#domain/translated-consent'
import type { Failures } from '../running/failures.ts'
import type { Store } from '../store/store.ts'
import type { KeptWording } from '../store/wordings.ts'
import { sha256Of } from './forms.ts'
import type { Content } from './source.ts'

/** As often as documents are looked at. */
const EVERY_MS = 10_000
/** Layers of one document make no more wordings than these; the first ones count. */
const MOST = 500
const LAYERS = ['category', 'flow', 'state', 'businessName', 'banner'] as const

/** Keeps every wording of every consent that guests may be shown, now and whenever a document changes (FEED-07), until it is stopped. */
type Deps = { content: Content; store: Store; failures: Pick<Failures, 'own'> }

export function startKeepingWordings(deps: Deps): () => void {
  const keep = createKeepingWordings(deps)
  void keep()
  const timer = setInterval(keep, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Returns what keeps the wordings of the documents that have changed since it was last called. A failure is logged, and tried again. */
export function createKeepingWordings({ content, store, failures }: Deps) {
  const kept = new WeakMap<object, WeakSet<object>>()
  const keepOnce = async (slug: ConsentSlug, document: Document, translated?: Translated): Promise<void> => {
    const before = kept.get(document) ?? new WeakSet()
    const by = translated?.translation ?? document
    if (before.has(by)) return
    await store.keepWordings(wordingsIn(slug, document, translated))
    kept.set(document, before.add(by))
  }
  return async (): Promise<void> => {
    try {
      const { released = [] } = await content.document('schedulerConfig')
      for (const slug of await consentSlugs(content)) {
        for (const document of [await content.document(slug), await content.bundled(slug)]) {
          await keepOnce(slug, document)
          for (const language of released) {
            for (const translation of await content.translations(slug, language))
              await keepOnce(slug, document, { language, translation })
          }
        }
      }
    } catch (error) {
      failures.own('wordings', error)
    }
  }
}

async function consentSlugs(content: Content) {
  const groups = Object.values(await content.document('formConfig'))
  const steps = groups.flatMap((group) => [
    group.default,
    ...LAYERS.flatMap((name) => Object.values(group[name] ?? {})),
  ])
  return [...new Set(steps.flatMap((step) => step?.steps ?? []))].filter(isConsentSlug)
}

type Document = Layers<ConsentDocument>
type Translated = { language: LanguageCode; translation: Translation }

/** Every text that the layers of a document can make, each once; with a translation those that it translates whole. */
export function wordingsIn(slug: Slug, document: Document, translated?: Translated): KeptWording[] {
  let contexts: Record<string, string>[] = [{}]
  for (const name of LAYERS) {
    const keys = Object.keys(document[name] ?? {})
    contexts = contexts
      .flatMap((context) => [context, ...keys.map((key) => ({ ...context, [name]: key }))])
      .slice(0, MOST)
  }
  const wordings = contexts.flatMap((context) => {
    const english = mergeLayers(document, context)
    const shown = translated
      ? translatedConsent(english, translated.language, translated.translation.texts)
      : english
    return shown ? [{ sha256: sha256Of(shownText(shown)), slug, body: JSON.stringify(shown) }] : []
  })
  return [...new Map(wordings.map((one) => [one.sha256, one])).values()]
}
