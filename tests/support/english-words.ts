import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { LANGUAGE_NAMES } from '#contract/languages'
import { demonstrationLocations } from '../../src/server/directory/demonstration-locations.ts'
import { DEMONSTRATION_RECORDS } from '../../src/server/directory/demonstration-people.ts'
import { readEnglish, readTranslation, textsOf } from '../../src/tools/languages/folder.mjs'
import { ROOT } from './sources.ts'

const MESSAGES = join(ROOT, 'src/app/messages')
const DOCUMENTS = join(ROOT, '.build/content/production')

/** Words of three letters at least, in small letters. */
const wordsOf = (text: string) => text.toLowerCase().match(/[a-zà-ÿ]{3,}/g) ?? []

/** The texts in any data: of a message its words, without the names of its values. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (Array.isArray(data)) return data.flatMap(stringsIn)
  if (data === null || typeof data !== 'object') return []
  if ('options' in data) return stringsIn(data.options)
  return 'arg' in data ? [] : Object.values(data).flatMap(stringsIn)
}

/** Documents of the production set; of a language its translations alone, with their English. */
function documents(language?: string): { english: string; other: string }[] {
  const files = readdirSync(DOCUMENTS, { recursive: true, encoding: 'utf8' })
  const ending = language ? `.${language}.json` : '.es.json' // all languages have the same texts
  return files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(DOCUMENTS, file), 'utf8')).data.texts))
    .map(([english, other]) => ({ english, other: String(other) }))
}

/** The names of months, long and short: the short one of May is English "may" in Spanish. */
function monthsIn(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at, 15)))
  })
}

/**
 * Words that are English alone: those of the catalogue and of the documents which neither the other language nor a name of the
 * demonstration has.
 */
export function englishWords(language: string): string[] {
  const english = [
    ...readEnglish(MESSAGES).flatMap(({ areas }) => textsOf(areas).map(([, { nodes }]) => nodes)),
    ...documents().map((text) => text.english),
  ]
  const other = [
    ...[...readTranslation(MESSAGES, language).messages.values()].map(({ nodes }) => nodes),
    ...documents(language).map((text) => text.other),
    demonstrationLocations('2026-01-01').map((one) => [
      one.vanityName,
      one.brand,
      one.addressLines,
      one.city,
    ]),
    DEMONSTRATION_RECORDS,
    Object.values(LANGUAGE_NAMES),
    monthsIn(language),
  ]
  const known = new Set(stringsIn(other).flatMap(wordsOf))
  return [...new Set(stringsIn(english).flatMap(wordsOf))].filter((word) => !known.has(word))
}

/** Words of `english` that the page shows or has screen readers say in its own language, each with its text. `guest`: what was typed. */
export async function englishLeftOn(page: Page, english: readonly string[], guest = ''): Promise<string[]> {
  const typed = new Set(wordsOf(guest))
  const wanted = new Set(english)
  const texts = await page.evaluate(textsSaid)
  return texts.flatMap((text) => {
    // Addresses of pages and of e-mail are the same in every language.
    const left = wordsOf(text.replaceAll(/\S*[@/:]\S*/g, ' ')).filter(
      (word) => wanted.has(word) && !typed.has(word),
    )
    return left.length > 0 ? [`${[...new Set(left)].join(' ')}: ${text.slice(0, 120)}`] : []
  })
}

/** Runs in the page: what it says in its own language, to the eye and to a screen reader. */
function textsSaid(): string[] {
  const { lang } = document.documentElement
  const isOwn = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === lang
  const said = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest('script, style, noscript, option') || !isOwn(element)) continue
    if (element.checkVisibility({ visibilityProperty: true })) said.push(node.textContent ?? '')
  }
  for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (isOwn(element) && element.checkVisibility()) said.push(element.getAttribute(name) ?? '')
  }
  for (const option of document.querySelectorAll('option')) {
    // The two letters of a state stand before its name, which is the same in every language.
    if (isOwn(option) && !/^[A-Z]{2}$/.test(option.value)) said.push(option.label)
  }
  return [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '')
}
