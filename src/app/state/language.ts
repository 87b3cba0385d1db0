import { get, set } from 'idb-keyval'
import { wantedLanguage } from '#domain/wanted-language'
import { content } from '../content/content.ts'
import { type Catalogue, speak, spokenLanguage } from '../messages/catalogue.ts'
import { setTranslations } from '../messages/document-texts.ts'
import { wait } from '../platform/clock.ts'
import { deviceDatabase, mayHaveDatabase } from '../platform/storage.ts'
import { banner } from './banner.ts'
import { kiosk, kioskKnown } from './kiosk.ts'

/** Key of the guest's choice in the device database. */
const KEPT = 'language'
/** How long a page waits for the guest's choice before it appears, in milliseconds. */
const LONGEST_WAIT = 1000

const BUNDLES = import.meta.glob<{ catalogue: Catalogue }>('../messages/*/index.ts')

/**
 * Speaks the language of this guest: that which the address asked for, else the one chosen on this device before, else the browser's
 * (LANG-02). A store's tablet has the browser's. Runs before anything is drawn.
 */
export async function speakWanted(asked: string | undefined): Promise<void> {
  await kioskKnown()
  const understood = wantedLanguage(asked ?? '', offered())
  if (understood) {
    void keep(understood)
    return speakLanguage(understood)
  }
  const kept = await Promise.race([keptLanguage(), wait(LONGEST_WAIT)])
  await speakLanguage(
    isOffered(kept) ? kept : (wantedLanguage(navigator.languages.join(), offered()) ?? 'en'),
  )
}

/**
 * Speaks the language in which the guest of a store's tablet read before a reload. Without it the form would begin anew in the browser's
 * language, and would take back what was agreed to (LANG-02, LANG-07).
 */
export async function speakOfDraft(): Promise<void> {
  if (!(await mayHaveDatabase('visit'))) return
  const { readLanguageOfDraft } = await import('./draft.ts')
  const before = await Promise.race([readLanguageOfDraft(), wait(LONGEST_WAIT)])
  if (before && before !== spokenLanguage() && isOffered(before)) await speakLanguage(before)
}

/**
 * Draws every page in another language from now on, and keeps the choice on the guest's own device. Nothing that was typed is lost,
 * because the pages begin again from the visit's state. A store's tablet has its own language again with its next document.
 */
export async function chooseLanguage(code: string): Promise<void> {
  void keep(code)
  await speakLanguage(code)
}

/** Speaks a language that is built, and marks the document with it. English where its texts cannot be loaded. */
async function speakLanguage(code: string): Promise<void> {
  const load = BUNDLES[`../messages/${code}/index.ts`]
  const never = new AbortController().signal
  const [bundle, texts] = await Promise.all([
    load?.().catch(() => undefined), // offline
    load && content.loadScreenTexts(code, { signal: never }).catch(() => undefined), // offline
  ])
  const { documentElement } = document
  const spoken = bundle?.catalogue.language ?? 'en'
  // The page says its own title when it has come. Until then no title is of another language than the page.
  if (documentElement.lang !== spoken) document.title = banner.title
  documentElement.lang = spoken
  documentElement.dir = bundle?.catalogue.direction ?? 'ltr'
  setTranslations(code, texts ?? {})
  speak(bundle?.catalogue)
}

const offered = () => Object.keys(banner.languages ?? {})
const isOffered = (code: unknown): code is string => offered().includes(code as string)

async function keep(code: string): Promise<void> {
  if (!kiosk.enrolment) await set(KEPT, code, deviceDatabase.use).catch(() => undefined) // storage
}

/** Reads the choice without creating a database. */
async function keptLanguage(): Promise<unknown> {
  if (kiosk.enrolment || !(await mayHaveDatabase('device'))) return undefined
  return get(KEPT, deviceDatabase.use).catch(() => undefined) // storage
}
