import { prerender } from 'react-dom/static'
import type { ServicesAtLocation } from '#contract/services'
import { App } from './App.tsx'
import { speak } from './messages/catalogue.ts'
import { find } from './messages/en/find.ts'
import { titles } from './messages/en/titles.ts'
import { walkIn } from './messages/en/walk-in.ts'
import type { PathName } from './paths.ts'
import { href, PATHS, REDIRECTS, UNLISTED } from './paths.ts'
import { fillStore, resetCatalogue } from './state/catalogue.ts'

const STORE_ID = '__STORE_ID__'

/** Text slots that the server fills, escaped (design: first paint). */
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

/** Pages that are rendered by the build: template, the path it is rendered at, the sources of the page and of its lazy parts, what the server fills in. */
const TEMPLATES = [
  {
    name: 'landing',
    route: 'instantVaccine',
    path: href('instantVaccine', { locationId: STORE_ID }),
    source: 'pages/walk-in/WalkInPage.tsx',
    parts: [],
    fills: 'store',
  },
  {
    name: 'main',
    route: 'main',
    path: href('main'),
    source: 'pages/main/MainPage.tsx',
    parts: ['parts/find/FindSection.tsx', 'pages/main/StoreNumber.tsx', 'parts/SupportCall.tsx'],
    fills: 'types',
  },
  {
    name: 'locator',
    route: 'clinicLocations',
    path: href('clinicLocations'),
    source: 'pages/clinic-locations/ClinicLocationsPage.tsx',
    parts: ['pages/clinic-locations/Locator.tsx', 'parts/SupportCall.tsx'],
    fills: undefined,
  },
  {
    name: 'privacy',
    route: 'privacy',
    path: href('privacy'),
    source: 'pages/about/PrivacyPage.tsx',
    parts: [],
    fills: undefined,
  },
  {
    name: 'accessibility',
    route: 'accessibility',
    path: href('accessibility'),
    source: 'pages/about/AccessibilityPage.tsx',
    parts: [],
    fills: undefined,
  },
  {
    name: 'licences',
    route: 'licences',
    path: href('licences'),
    source: 'pages/about/LicencesPage.tsx',
    parts: [],
    fills: undefined,
  },
  {
    name: 'not-found',
    route: undefined,
    path: '/not-found',
    source: 'pages/not-found/NotFoundPage.tsx',
    parts: [],
    fills: undefined,
  },
] as const

/** Says whether the appointment types are there: the server fills it in with them. */
const TYPE_HINT = '@@TYPE_HINT@@'

/** Renders every template's markup. */
export async function renderTemplates(): Promise<
  { name: string; source: string; parts: readonly string[]; title: PathName | 'notFound'; markup: string }[]
> {
  const rendered = []
  speak({ language: 'en', direction: 'ltr', areas: { find: { chooseOne: TYPE_HINT } } })
  for (const { name, path, source, parts, fills, route } of TEMPLATES) {
    if (fills === 'store') fillStore(SLOTS)
    else resetCatalogue()
    const { prelude } = await prerender(<App path={path} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    const markup = await new Response(prelude).text()
    rendered.push({ name, source, parts, title: route ?? ('notFound' as const), markup })
  }
  return rendered
}

type Route = { pattern: string; template: string; store?: true; types?: true; unlisted?: true }

/** Routes as the server matches them; those without a template get the bare shell. */
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

export const TITLES = titles.english
export const FALLBACK_NAME = walkIn.english.fallbackName
export const FETCHING = find.english.fetching
export const VERSION = __BUILD_VERSION__
export { REDIRECTS }
