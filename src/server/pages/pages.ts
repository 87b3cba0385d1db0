import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_PAGE } from '#contract/desk'
import { LOCATION_ID } from '#contract/entry'
import { LANGUAGE_PARAMETER, type OfferedLanguages } from '#contract/languages'
import type { ServicesAtLocation } from '#contract/services'
import type { CategoryTile } from '#domain/category-tiles'
import { wantedLanguage } from '#domain/wanted-language'
import type { HostBanner } from '../banners/host-banner.ts'
import { marked } from '../http/answers.ts'
import { Refusal } from '../http/refusal.ts'
import { type Boot, fillBanner, fillTemplate, fillTypes, languageSlots } from './fill.ts'
import { type AllTemplates, type Manifest, readTemplates, type Templates } from './manifest.ts'
import { createStaticFiles, type HashedFiles, hashedFilesIn, isHashed } from './static-files.ts'

type Answer = { response: Response; route: string; styleHash?: string | undefined }
type Awaitable<T> = T | Promise<T>
type Route = Manifest['routes'][number]

const WEB_MANIFEST = '/manifest.webmanifest'

/** What the server puts into pages. */
export interface Fillings {
  storeOf(locationId: string): Promise<ServicesAtLocation>
  /** Appointment types of main; none where its form must say something first. */
  tilesOf(): Promise<readonly CategoryTile[]>
  /** `brand`: of the store that the page is about. */
  bannerOf(brand?: string | null): Promise<HostBanner>
  /** What documents say in another language, by the English texts. */
  textsOf(language: string): Promise<Readonly<Record<string, string>>>
  /** A hashed file of another build than this. */
  otherBuild(request: Request): Promise<Response | undefined>
}

/** The front end as the server hands it out. `route` names the kind of address for the log. */
export interface Pages {
  styleHashes: readonly string[]
  /** Files that other processes serve too, for pages of this build. */
  hashedFiles: HashedFiles
  answer(request: Request, fillings: Fillings): Promise<Answer>
}

/** The front end that was built into `folder` (`app/`, `templates/`); throws when there is none. */
export function openPages(folder: string): Pages {
  const templates = readTemplates(join(folder, 'templates'))
  const staticFile = createStaticFiles(join(folder, 'app'))
  const deskFile = createStaticFiles(join(folder, 'desk'))
  const deskPage = readFileSync(join(folder, 'desk', 'index.html'), 'utf8')
  const webManifest = readFileSync(join(folder, 'app', WEB_MANIFEST), 'utf8')
  return {
    styleHashes: templates.manifest.styleHashes,
    hashedFiles: hashedFilesIn([join(folder, 'app'), join(folder, 'desk')]),
    async answer(request, fillings) {
      const url = new URL(request.url)
      if (url.pathname === WEB_MANIFEST) {
        return { response: await manifestOf(request, webManifest, templates, fillings), route: 'file' }
      }
      if (url.pathname === DESK_PAGE) return { response: unlisted(html(deskPage, 200)), route: DESK_PAGE }
      const file =
        (await staticFile(request)) ??
        (await deskFile(request)) ??
        (isHashed(url.pathname) ? await fillings.otherBuild(request) : undefined)
      return file ? { response: file, route: 'file' } : navigate(templates, request, fillings)
    },
  }
}

async function navigate(templates: AllTemplates, request: Request, fillings: Fillings): Promise<Answer> {
  const { manifest } = templates
  const url = new URL(request.url)
  const { pathname, search } = url
  if (pathname !== '/' && pathname.endsWith('/')) {
    // A path that began with two slashes would name another host.
    const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
    return { response: redirect(308, path + search), route: 'slash' } // ROUTE-41
  }
  for (const { from, to } of manifest.redirects) {
    const given = match(from, pathname)
    if (given) return { response: redirect(302, filled(to, given) + search), route: from }
  }
  const asked = routeAt(manifest.routes, pathname)
  const locationId = asked?.path.get('locationId')
  const boot = locationId === undefined ? undefined : await bootOf(locationId, fillings.storeOf)
  const brand = boot && 'location' in boot ? boot.location.brand : undefined
  const { slots, styleHash, phone, languages = {} } = await fillings.bannerOf(brand)
  const language = languageOf(request, url.searchParams, languages, templates.languages)
  const own = bannered(templates.inLanguage(language), { ...slots, ...languageSlots(languages, language) })
  const textsOf = () => (language === 'en' ? {} : fillings.textsOf(language))
  const said = (response: Response) => inLanguage(response, language, languages)
  if (asked) {
    const { route } = asked
    const given = { locationId, boot, query: url.searchParams }
    const response = await page(own, route, given, { ...fillings, textsOf }, phone)
    return { response: said(response), route: route.pattern, styleHash }
  }
  // What looks like a file is an asset that no build has, never a page.
  if (/\.[^/]*$/.test(pathname))
    return { response: new Response('Not found\n', { status: 404 }), route: 'none' }
  const response = html(fillTemplate(own.read(manifest.notFound), undefined, own.words), 404)
  return { response: said(response), route: 'none', styleHash }
}

/** The route of a path, with its parameters. */
function routeAt(routes: readonly Route[], pathname: string) {
  for (const route of routes) {
    const path = match(route.pattern, pathname)
    if (path) return { route, path }
  }
  return undefined
}

/** The language of a page: that which its address asks for, else the browser's, where it is offered and built; else English (LANG-02). */
function languageOf(
  request: Request,
  query: URLSearchParams,
  offered: OfferedLanguages,
  built: readonly string[],
): string {
  const codes = Object.keys(offered).filter((code) => built.includes(code))
  const wishes = [query.get(LANGUAGE_PARAMETER), request.headers.get('accept-language')]
  const [wanted] = wishes
    .map((wish) => wantedLanguage(wish ?? '', codes))
    .filter((code) => code !== undefined)
  return wanted ?? 'en'
}

/** The page with its language in its headers, where there is a choice. */
function inLanguage(response: Response, language: string, offered: OfferedLanguages): Response {
  if (Object.keys(offered).length === 0) return response
  response.headers.set('content-language', language)
  response.headers.append('vary', 'Accept-Language')
  return response
}

/** The templates with the banner of a host in them. */
function bannered({ read, shell, words }: Templates, slots: HostBanner['slots']): Templates {
  return {
    read: (name) => fillBanner(read(name), slots),
    get shell() {
      return fillBanner(shell, slots)
    },
    words,
  }
}

type WebAppShortcut = { name: string; short_name?: string }

/** The web app manifest in the language of its page, named for the banner of its host. */
async function manifestOf(
  request: Request,
  text: string,
  templates: AllTemplates,
  { bannerOf }: Fillings,
): Promise<Response> {
  const { title, titleEnd, languages = {} } = await bannerOf()
  const language = languageOf(request, new URL(request.url).searchParams, languages, templates.languages)
  const manifest = JSON.parse(text)
  const { shortcuts: names, ...webApp } = templates.manifest.webApps[language] ?? { shortcuts: [] }
  if (language !== 'en') {
    const shortcuts = (manifest.shortcuts as WebAppShortcut[] | undefined)?.map(
      ({ short_name: _, ...shortcut }, at) => ({ ...shortcut, name: names[at] ?? shortcut.name }),
    )
    Object.assign(manifest, webApp, shortcuts && { shortcuts })
  }
  if (titleEnd !== '') Object.assign(manifest, { name: `${manifest.name}${titleEnd}`, short_name: title })
  const headers = { 'content-type': 'application/manifest+json' }
  return inLanguage(marked(request, JSON.stringify(manifest), headers), language, languages)
}

/** With the texts in the language of the page. */
type PageFillings = Pick<Fillings, 'tilesOf'> & { textsOf: () => Awaitable<Readonly<Record<string, string>>> }

/** What an address says: the query, and what the directory knows of the store in the path. */
type Asked = { locationId: string | undefined; boot: Boot | undefined; query: URLSearchParams }

async function page(
  own: Templates,
  { template, store, types, unlisted: isUnlisted }: Route,
  { locationId, boot, query }: Asked,
  { tilesOf, textsOf }: PageFillings,
  phone: string,
): Promise<Response> {
  const { read, words } = own
  if (!store) {
    const filled = fillTemplate(read(template), undefined, words)
    const shown = types
      ? fillTypes(filled, await readTiles(tilesOf), words, query.get('type'), await textsOf())
      : filled
    const response = html(shown, 200)
    return isUnlisted ? unlisted(response) : response
  }
  return boot && 'problem' in boot
    ? html(fillTemplate(own.shell, boot, words), 404)
    : html(fillTemplate(read(template), boot, words, locationId, phone), 200)
}

/** None: they cannot be read now; the app asks again itself. */
async function readTiles(tilesOf: Fillings['tilesOf']): Promise<readonly CategoryTile[]> {
  try {
    return await tilesOf()
  } catch {
    return []
  }
}

/** Undefined: the directory cannot be read now; the app asks again itself. */
async function bootOf(locationId: string, storeOf: Fillings['storeOf']): Promise<Boot | undefined> {
  if (!LOCATION_ID.test(locationId)) return { problem: 'unknownLocation' }
  try {
    return await storeOf(locationId)
  } catch (error) {
    return error instanceof Refusal ? { problem: 'unknownLocation' } : undefined
  }
}

/** The parameters of a path that fits a pattern such as "/a/:id"; undefined: it does not fit. */
function match(pattern: string, pathname: string): Map<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')]
  if (wanted.length !== given.length) return undefined
  const parameters = new Map<string, string>()
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? ''
    if (part.startsWith(':') && text !== '') parameters.set(part.slice(1), text)
    else if (part !== text) return undefined
  }
  return parameters
}

/** The path with what its parameters stand for. */
function filled(to: string, given: ReadonlyMap<string, string>): string {
  return to.replace(/:(\w+)/g, (_, key: string) => given.get(key) ?? '')
}

function html(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The same page, not for search engines. */
function unlisted(response: Response): Response {
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location } })
}
