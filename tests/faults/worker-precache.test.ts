import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#contract/languages'
import { SHELL_FILES } from '#contract/worker'
import { offlinePage } from '../support/offline-page.ts'
import { ROOT } from '../support/sources.ts'

type Entry = { url: string; revision: string | null; integrity: string }

const APP = join(ROOT, '.build/app')
const worker = readFileSync(join(APP, 'service-worker.js'), 'utf8')
const entries = entriesOf(worker)
/** What the worker caches: each file of the list, and those whose texts one of them has. */
const cached = entries.flatMap(({ url }) => (url.startsWith(SHELL_FILES) ? Object.keys(textsOf(url)) : [url]))
const OF_LANGUAGES = new RegExp(`^/assets/(texts|in-language)-(${LANGUAGE_CODES.join('|')})-[\\w-]{7}\\.js$`)

/** The list of files that the build put into the worker. */
function entriesOf(script: string): Entry[] {
  return [...script.matchAll(/\{[^{}]*"integrity":"sha256-[^{}]*\}/g)].map(([text]) => JSON.parse(text))
}

function textsOf(url: string): Record<string, string> {
  return JSON.parse(readFileSync(join(APP, url), 'utf8'))
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(APP, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(APP.length))
}

describe('what the worker precaches', () => {
  it('is every asset, icon and offline template but the texts of other languages, which it keeps when they are offered; the templates have hashes in their names, so that any process may answer [CARD-04, RUN-04, LANG-03]', () => {
    const wanted = ['assets', 'icons']
      .flatMap(filesBelow)
      .filter((url) => !OF_LANGUAGES.test(url) && !url.startsWith(SHELL_FILES))
    expect(cached.sort()).toEqual(wanted.sort())
    expect(
      wanted.filter(
        (url) => url.endsWith('.html') && !/^\/assets\/offline\/[a-z-]+-[\w-]{8}\.html$/.test(url),
      ),
    ).toEqual([])
  })

  it('comes as few files, one of which has the texts of the scripts and styles as they are [quality P6]', () => {
    expect(entries.length).toBeLessThan(30)
    const together = entries.filter(({ url }) => url.startsWith(SHELL_FILES))
    expect(together).toHaveLength(1)
    for (const [url, text] of together.flatMap(({ url }) => Object.entries(textsOf(url)))) {
      expect(url).toMatch(/\.(js|css)$/)
      expect(readFileSync(join(APP, url), 'utf8'), url).toBe(text)
    }
  })

  it('holds a copy of every content document of the set, but for its translations and the texts of e-mails [CARD-04, LANG-03, VISIT-06]', () => {
    const documents = readdirSync(join(ROOT, '.build/content/production'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.json') && !/\.[A-Za-z-]+\.json$/.test(path))
      .map((path) => path.replace(/^.*\/|\.json$/g, ''))
    expect(documents.length).toBeGreaterThan(10)
    const lacking = documents.filter((name) => !cached.some((url) => url.startsWith(`/assets/${name}-`)))
    expect(lacking.sort()).toEqual(['scheduler-config', 'visit-messages'])
    // A button of the app needs that configuration at once, so it is in the app's own file.
    const [core = ''] = cached.filter((url) => url.startsWith('/assets/core-'))
    const config = '.build/content/production/hw_config/1.0.0/scheduler/scheduler-config.json'
    const { data } = JSON.parse(readFileSync(join(ROOT, config), 'utf8'))
    expect(readFileSync(join(APP, core), 'utf8')).toContain(data.support.dietitian)
  })

  it('names the hash of each file as it is, and a revision where its name has none [quality fault 36]', () => {
    for (const { url, revision, integrity } of entries) {
      const digest = createHash('sha256')
        .update(readFileSync(join(APP, url)))
        .digest('base64')
      expect(integrity, url).toBe(`sha256-${digest}`)
      expect(revision === null, url).toBe(url.startsWith('/assets/'))
    }
  })

  it('has no source map, and no worker or manifest of its own is registered by the build', () => {
    expect(worker).not.toContain('sourceMappingURL')
    expect(readdirSync(APP)).not.toContain('registerSW.js')
  })
})

describe('offline templates', () => {
  it.each(['landing', 'main', 'locator', 'not-found', 'shell'])(
    '%s needs no server [CARD-04, WALKIN-01]',
    (name) => {
      const html = readFileSync(join(APP, offlinePage(name)), 'utf8')
      expect(html).not.toMatch(/@@|<!--boot-->|id="boot"/)
      expect(html.includes('__STORE_ID__')).toBe(name === 'landing')
      expect(html.includes('Your Neighborhood Pharmacy')).toBe(name === 'landing')
      const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(
        ([, file]) => file ?? '',
      )
      expect(files.length).toBeGreaterThan(2)
      expect(files.filter((file) => !cached.includes(file))).toEqual([])
    },
  )
})

describe('the web app manifest', () => {
  // The form goes on with the visit that is kept, and leads home without one (ROUTE-43).
  it('names icons that are there, among them maskable ones, and opens where the visit goes on [CARD-05, CARD-08]', () => {
    const manifest = JSON.parse(readFileSync(join(APP, 'manifest.webmanifest'), 'utf8'))
    expect([manifest.start_url, manifest.scope, manifest.display]).toEqual([
      '/health-services/scheduler/schedule',
      '/',
      'standalone',
    ])
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
    for (const { src } of icons)
      expect(
        entries.some(({ url }) => url === src),
        src,
      ).toBe(true)
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    }
    for (const { url } of manifest.shortcuts as { url: string }[]) expect(url).toMatch(/^\/health-services\//)
  })
})
