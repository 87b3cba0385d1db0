/** The languages in which the screens can be offered, by the code of their folder in `src/app/messages`, each with its own name for itself (LANG-02, LIMITS-04). */
export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Español',
  ar: 'العربية',
  hy: 'Հայերեն',
  zh: '中文',
  fr: 'Français',
  de: 'Deutsch',
  el: 'Ελληνικά',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  fa: 'فارسی',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  'sr-Latn': 'Srpskohrvatski',
  fil: 'Filipino',
  vi: 'Tiếng Việt',
} as const

export type LanguageCode = keyof typeof LANGUAGE_NAMES

export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as LanguageCode[]

/** Languages that are offered, each with its own name; English is one of them. */
export type OfferedLanguages = Readonly<Record<string, string>>

/** The parameter of an address that asks for a language: `?lang=es`. */
export const LANGUAGE_PARAMETER = 'lang'
