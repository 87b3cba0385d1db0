import { prerender } from 'react-dom/static'
import { contentPath, type Slug } from '#contract/content/catalogue'
import { LANGUAGE_NAMES } from '#contract/languages'
import type { ServicesAtLocation } from '#contract/services'
import { App } from './App.tsx'
import { type Area, type Catalogue, say, speak, type Texts } from './messages/catalogue.ts'
import { common, titles } from './messages/en/common.ts'
import { find } from './messages/en/find.ts'
import { noScript, webApp } from './messages/en/no-script.ts'
import { walkIn } from './messages/en/walk-in.ts'
import type { PathName } from './paths.ts'
import { href, PATHS, REDIRECTS, UNLISTED } from './paths.ts'
import { SHORT_WALK_IN } from './platform/short-address.ts'
import { fillStore, resetCatalogue } from './state/catalogue.ts'
import { SELECTION_DOCUMENTS } from './state/walk-in.ts'

const STORE_ID = '__STORE_ID__'

/** A store of placeholders, which the server replaces with escaped texts. */
const SLOTS: ServicesAtLocation = {
  services: [],
  location: {
    providerId: STORE_ID,
    vanityName: '@@STORE_NAME@@',
    phone: null,
    address: { addressLines: [], cityTown: '@@STORE_ADDRESS@@', stateProvince: '', postalCode: '' },
    timezone: 'America/New_York',
  },
}

interface Template {
  name: string
  route: PathName | undefined
  /** The path at which the page is rendered. */
  path: string
  /** Source of the page. */
  source: string
  /** Sources of its lazy parts. */
  parts?: readonly string[]
  /** Source of the page that it mostly leads to. */
  next?: string
  /** Documents that it waits for. */
  documents?: readonly Slug[]
  /** What the server fills in. */
  fills?: 'store' | 'types'
  /** Whether it needs no app until the guest touches it (decision 110). */
  isWhole?: true
}

/** Pages that the build renders. */
const TEMPLATES: readonly Template[] = [
  {
    name: 'landing',
    route: 'instantVaccine',
    path: href('instantVaccine', { locationId: STORE_ID }),
    source: 'pages/walk-in/WalkInPage.tsx',
    parts: ['pages/walk-in/Steps.tsx', 'ui/Picture.tsx'],
    next: 'pages/walk-in-selection/WalkInSelectionPage.tsx',
    documents: SELECTION_DOCUMENTS,
    fills: 'store',
    isWhole: true,
  },
  {
    name: 'main',
    route: 'main',
    path: href('main'),
    source: 'pages/main/MainPage.tsx',
    parts: ['pages/main/MainFind.tsx', 'pages/main/StoreNumber.tsx', 'parts/SupportCall.tsx'],
    fills: 'types',
    isWhole: true,
  },
  {
    name: 'locator',
    route: 'clinicLocations',
    path: href('clinicLocations'),
    source: 'pages/clinic-locations/ClinicLocationsPage.tsx',
    parts: ['pages/clinic-locations/Locator.tsx', 'parts/SupportCall.tsx'],
  },
  aboutPage('privacy', 'PrivacyPage'),
  aboutPage('accessibility', 'AccessibilityPage'),
  aboutPage('licences', 'LicencesPage'),
  { name: 'not-found', route: undefined, path: '/not-found', source: 'pages/not-found/NotFoundPage.tsx' },
]

function aboutPage(route: 'privacy' | 'accessibility' | 'licences', file: string): Template {
  return { name: route, route, path: href(route), source: `pages/about/${file}.tsx` }
}

/** Placeholder for the hint about appointment types, which the server fills in with the types. */
const TYPE_HINT = '@@TYPE_HINT@@'

/** Where the link to the number to call belongs. */
const NUMBER_SLOT = '@@NUMBER@@'

/** Parts of every page's header, which come to life later. */
const HEADER = ['parts/SiteNav.tsx']

const ENGLISH: Catalogue = { language: 'en', direction: 'ltr', areas: {} }

const BUNDLES = import.meta.glob<{ catalogue: Catalogue }>('./messages/*/index.ts', { eager: true })

/** Every language that can be offered, English first. */
const CATALOGUES: readonly Catalogue[] = [
  ENGLISH,
  ...Object.values(BUNDLES)
    .map(({ catalogue }) => catalogue)
    .filter(({ language }) => language in LANGUAGE_NAMES),
]

/** What a template needs beside its markup, in each language. */
export const TRANSLATIONS = CATALOGUES.map((catalogue) => ({
  language: catalogue.language,
  direction: catalogue.direction,
  /** Source of its texts; English has none, because its texts ship with the code. */
  source: catalogue === ENGLISH ? undefined : `messages/${catalogue.language}/index.ts`,
  ...inLanguage(catalogue, () => ({
    titles: say(titles),
    /** What a page says where scripts do not run; `tryAgain` where they may have failed to load (SC-11). */
    noScript: {
      needs: say(noScript).needsScript(NUMBER_SLOT),
      counter: say(noScript).askAtCounter,
      tryAgain: say(common).tryAgain,
    },
    /** What the server fills in. */
    words: {
      fallbackName: say(walkIn).fallbackName,
      chooseOne: say(find).chooseOne,
      fetching: say(find).fetching,
    },
    /** How the app is named where it is installed; its shortcuts in the order of public/manifest.webmanifest. */
    webApp: {
      lang: catalogue.language,
      dir: catalogue.direction,
      name: say(titles).main,
      short_name: say(webApp).short,
      description: say(webApp).description,
      shortcuts: [say(webApp).visits, say(webApp).clinics],
    },
  })),
}))

function inLanguage<T>(catalogue: Catalogue, read: () => T): T {
  speak(catalogue)
  const texts = read()
  speak(undefined)
  return texts
}

/** The catalogue with other texts in one area. */
function withTexts<T extends Texts>(catalogue: Catalogue, area: Area<T>, texts: Partial<T>): Catalogue {
  const own = inLanguage(catalogue, () => say(area))
  return { ...catalogue, areas: { ...catalogue.areas, [area.name]: { ...own, ...texts } } }
}

interface Rendered {
  name: string
  language: string
  source: string
  parts: readonly string[]
  next: string | undefined
  /** Paths of the next page's documents: those that the service is asked for, and those whose bundled copy counts (CONTENT-10). */
  asked: readonly string[]
  bundled: readonly string[]
  title: PathName | 'notFound'
  markup: string
  isOfStore: boolean
  isWhole: boolean
}

/** Renders every template's markup in English, and those of the pages that guests arrive on in every language. */
export async function renderTemplates(): Promise<Rendered[]> {
  const rendered: Rendered[] = []
  for (const catalogue of CATALOGUES) {
    const all = TEMPLATES.filter(({ isWhole }) => catalogue === ENGLISH || isWhole)
    rendered.push(...(await renderIn(catalogue, all)))
  }
  return rendered
}

/** Whether the service is asked for a document, by this build's main configuration. */
function isAsked(slug: Slug): boolean {
  return slug === 'schedulerConfig' || __FORCE_FETCH__.includes(slug)
}

async function renderIn(catalogue: Catalogue, templates: readonly Template[]): Promise<Rendered[]> {
  const rendered: Rendered[] = []
  speak(withTexts(catalogue, find, { chooseOne: TYPE_HINT }))
  for (const {
    name,
    path,
    source,
    parts = [],
    next,
    documents = [],
    fills,
    isWhole = false,
    route,
  } of templates) {
    if (fills === 'store') fillStore(SLOTS)
    else resetCatalogue()
    const { prelude } = await prerender(<App path={path} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    const markup = await new Response(prelude).text()
    rendered.push({
      name,
      language: catalogue.language,
      source,
      parts: [...parts, ...HEADER],
      next,
      asked: documents.filter(isAsked).map((slug) => contentPath(slug)),
      bundled: documents.filter((slug) => !isAsked(slug)).map((slug) => contentPath(slug)),
      title: route ?? ('notFound' as const),
      markup,
      isOfStore: fills === 'store',
      isWhole,
    })
  }
  return rendered
}

type Route = { pattern: string; template: string; store?: true; types?: true; unlisted?: true }

/** The routes for the server. Those without a template get the empty shell. */
export function routeTable(): Route[] {
  return Object.entries(PATHS).map(([name, pattern]) => {
    const template = TEMPLATES.find(({ route }) => route === name)
    return {
      pattern,
      template: `${template?.name ?? 'shell'}.html`,
      ...(template?.fills && { [template.fills]: true as const }),
      ...(UNLISTED.includes(name as PathName) ? { unlisted: true as const } : {}),
    }
  })
}

export const VERSION = __BUILD_VERSION__
/** Addresses that server and worker redirect. A parameter of the first is filled into the second. */
export const MOVED_PATHS = [...REDIRECTS, { from: `${SHORT_WALK_IN}:locationId`, to: PATHS.instantVaccine }]
