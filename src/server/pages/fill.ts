import type { OfferedLanguages } from '#contract/languages'
import type { ServicesAtLocation } from '#contract/services'
import { type CategoryTile, FIRST_TILES } from '#domain/category-tiles'
import { storeAddress, storeName, storePhone } from '#domain/store'

const TYPE_OPTION = '<option value="@@TYPE@@">@@TYPE@@</option>'
const BOOT = '<!--boot-->'
const TILE = /<li data-tile="">.*?<\/li>/g
const ALL_VISITS = /<details data-all-visits="".*?<\/details>/

/** What the server writes into a template in the language of the template. */
export interface FilledWords {
  /** The name of a store that has none (WALKIN-01). */
  fallbackName: string
  /** The hint of the appointment types (FIND-04), and while there are none yet (FIND-05). */
  chooseOne: string
  fetching: string
}

/** What the app starts from without asking: the services/location answer, or why there is none. */
export type Boot = ServicesAtLocation | { problem: 'unknownLocation' }

/** The template with the banner of its host (BANNER-04). */
export function fillBanner(template: string, slots: Readonly<Record<string, string>>): string {
  return Object.entries(slots).reduce((html, [slot, text]) => html.replaceAll(slot, () => text), template)
}

/** Where a template links to its page in the other languages (LANG-02). */
const LANGUAGES = ' data-languages="__LANGUAGES__"></p>'

/** The links to a page in the languages that are offered besides that of its template, as the app draws them (src/app/parts/Languages.tsx). */
export function languageSlots(offered: OfferedLanguages = {}, shown: string): Record<string, string> {
  const links = Object.entries(offered)
    .filter(([code]) => code !== shown)
    .map(
      ([code, name]) => `<a lang="${code}" hreflang="${code}" href="?lang=${code}">${escapeText(name)}</a>`,
    )
  return { [LANGUAGES]: `>${links.join('')}</p>` }
}

/** Where a template names the languages in which help is free. */
const HELP_IN = ' data-help-in="__HELP_IN__"></span>'

/** The names of the languages in which help is free, as the app draws them (src/app/parts/LanguageHelp.tsx). */
export function helpSlots(names: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(names).map(([tag, name]) => `<bdi lang="${tag}">${escapeText(name)}</bdi> `)
  return { [HELP_IN]: `>${shown.join('')}</span>` }
}

/**
 * The template of main with its appointment types as tiles and as options, of which the address may choose one (SC-14); with none the
 * app fetches them itself. `texts`: names of types and their lines in the language of the template. The template has a slot for each of the first tiles, and one for all the others.
 */
export function fillTypes(
  template: string,
  tiles: readonly CategoryTile[],
  { chooseOne, fetching }: FilledWords,
  chosen: string | null = null,
  texts: Readonly<Record<string, string>> = {},
): string {
  const translate = (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text)
  const options = tiles.map(({ type }) => {
    const value = escapeText(type)
    return `<option value="${value}"${type === chosen ? ' selected=""' : ''}>${escapeText(translate(type))}</option>`
  })
  let at = 0
  return template
    .replace(TILE, (slot) => {
      const mine = at < FIRST_TILES ? tiles.slice(at, at + 1) : tiles.slice(at)
      at += 1
      return mine.map((tile) => fillTile(slot, tile, translate)).join('')
    })
    .replace(ALL_VISITS, (rest) => (tiles.length > FIRST_TILES ? rest : ''))
    .replaceAll(TYPE_OPTION, () => options.join(''))
    .replaceAll('@@TYPE_HINT@@', tiles.length > 0 ? chooseOne : fetching)
}

function fillTile(
  slot: string,
  { type, line, icon }: CategoryTile,
  translate: (text: string) => string,
): string {
  return slot
    .replaceAll('type=%40%40TYPE%40%40', () => escapeText(new URLSearchParams({ type }).toString()))
    .replaceAll('@@TYPE@@', () => escapeText(translate(type)))
    .replaceAll('@@TYPE_LINE@@', () => escapeText(translate(line)))
    .replaceAll('@@TYPE_ICON@@', icon)
}

/** The template with the store's id, name and address in its slots, and what the app starts from. */
export function fillTemplate(
  template: string,
  boot: Boot | undefined,
  { fallbackName }: FilledWords,
  storeId = '',
  customerPhone = '',
): string {
  const store = boot && 'location' in boot ? boot.location : undefined
  const name = (store && storeName(store)) ?? fallbackName
  const address = store ? storeAddress(store) : ''
  const phone = (store && storePhone(store)) ?? { shown: customerPhone, href: `tel:+1-${customerPhone}` }
  return template
    .replaceAll('__STORE_ID__', () => escapeText(storeId))
    .replaceAll('@@STORE_NAME@@', () => escapeText(name))
    .replaceAll('@@STORE_ADDRESS@@', () => escapeText(address))
    .replaceAll('@@STORE_CALL@@', () => escapeText(phone.href))
    .replaceAll('@@STORE_PHONE@@', () => escapeText(phone.shown))
    .replaceAll(BOOT, () => (boot ? bootScript(boot) : ''))
}

function bootScript(boot: Boot): string {
  return `<script type="application/json" id="boot">${escapeScript(JSON.stringify(boot))}</script>`
}

/** A text as markup, between tags or in an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON within a script element. */
export function escapeScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
