import { spokenLanguage } from './catalogue.ts'

/** Texts by the English ones, all of one language. */
type Translated = Readonly<Record<string, string>>

let translations: { language: string; texts: Translated } = { language: 'en', texts: {} }
/** English texts of documents and of the directory; filled on pages in other languages. */
const noted = new Set<string>()

/** Gives the translations of what documents and the directory say, in a language (LANG-06). */
export function setTranslations(language: string, texts: Translated): void {
  translations = { language, texts }
}

/** A text of a document, or a name of the directory, in the guest's language; in English where it is not translated (LANG-06). */
export function translate(text: string): string {
  return hasTranslation(text) ? (translations.texts[text] ?? text) : text
}

/** Notes every text of a document, so that one without a translation is marked as English. A text of three letters is a code, or alike in other languages. */
export function noteTexts(data: unknown): void {
  if (typeof data === 'string') {
    if (data.length > 3) noted.add(data)
  } else if (data !== null && typeof data === 'object') Object.values(data).forEach(noteTexts)
}

/** Whether a text on a page of another language is English, because a document has no translation of it. */
export function isUntranslated(text: string): boolean {
  return noted.has(text) && spokenLanguage() !== 'en' && !hasTranslation(text)
}

function hasTranslation(text: string): boolean {
  const { language, texts } = translations
  return language !== 'en' && language === spokenLanguage() && Object.hasOwn(texts, text)
}

/** A document whose texts are only shown, with all of them in the guest's language. */
export function translateAll<T>(data: T): T {
  if (spokenLanguage() === 'en') return data
  noteTexts(data)
  return translateDeeply(data) as T
}

function translateDeeply(data: unknown): unknown {
  if (typeof data === 'string') return translate(data)
  if (Array.isArray(data)) return data.map(translateDeeply)
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, translateDeeply(value)]))
}
