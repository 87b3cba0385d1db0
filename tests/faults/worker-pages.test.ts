import { describe, expect, it } from 'vitest'
import { DESK_PAGE } from '#contract/desk'
import {
  bootOf,
  fillLanding,
  landingPath,
  locationIn,
  mayWantAnother,
  pageAt,
  scriptsOf,
  withNeutralTitle,
  withTypeface,
} from '../../sw/pages.ts'

const PAGES = {
  routes: [
    { pattern: '/health-services/scheduler/main', template: 'main.html' },
    { pattern: '/health-services/instant-vaccines/:locationId', template: 'landing.html', store: true },
    { pattern: '/health-services/instant-vaccines/select/:locationId', template: 'shell.html' },
    { pattern: '/health-services/scheduler/cancel/:id/:code', template: 'shell.html' },
  ],
  redirects: [{ from: '/', to: '/health-services/scheduler/main' }],
}
const at = (path: string) => pageAt(PAGES, new URL(path, 'https://store.test'))

describe('what the worker answers a navigation with', () => {
  it.each([
    ['/health-services/scheduler/main?type=Flu', { kind: 'page', template: 'main.html' }],
    ['/health-services/instant-vaccines/90100001', { kind: 'landing', locationId: '90100001' }],
    ['/health-services/instant-vaccines/select/90100001', { kind: 'page', template: 'shell.html' }],
    ['/health-services/instant-vaccines/%3Cscript%3E', { kind: 'page', template: 'shell.html' }],
    ['/health-services/scheduler/cancel/an-id/a-code?utm=1', { kind: 'page', template: 'shell.html' }],
    [`/health-services/instant-vaccines/${'x'.repeat(21)}`, { kind: 'page', template: 'shell.html' }],
    ['/?type=Flu', { kind: 'moved', to: '/health-services/scheduler/main?type=Flu', status: 302 }],
    [
      '/health-services/scheduler/main/',
      { kind: 'moved', to: '/health-services/scheduler/main', status: 308 },
    ],
    ['https://store.test//evil.test/', { kind: 'moved', to: '/evil.test', status: 308 }],
    ['/health-services/scheduler/mainly', { kind: 'unknown' }],
    ['/health-services/instant-vaccines/select/90100001/more', { kind: 'unknown' }],
    ['/a/health-services/scheduler/main', { kind: 'elsewhere' }],
    ['/healthz', { kind: 'elsewhere' }],
  ])('%s [CARD-04, class 36, ROUTE-41]', (path, page) => {
    expect(at(path)).toEqual(page)
  })

  it('only the server says whether a page of staff exists, however slow it is [DESK-01]', () => {
    expect(at(DESK_PAGE)).toEqual({ kind: 'elsewhere' })
  })

  it('a page about a store names it [CARD-04]', () => {
    expect(locationIn(PAGES, '/health-services/instant-vaccines/90100001')).toBe('90100001')
    expect(locationIn(PAGES, '/health-services/instant-vaccines/select/90100001')).toBe('90100001')
    expect(locationIn(PAGES, '/health-services/instant-vaccines/%20')).toBeUndefined()
    expect(locationIn(PAGES, '/health-services/scheduler/main')).toBeUndefined()
  })

  it("a store's landing page is kept under its own address [CARD-04]", () => {
    const path = landingPath(PAGES, '90100001')
    expect(path).toBe('/health-services/instant-vaccines/90100001')
    expect(at(path)).toEqual({ kind: 'landing', locationId: '90100001' })
  })

  it('the store is filled into the template, wherever it stands [WALKIN-02]', () => {
    expect(fillLanding('<a href="/select/__STORE_ID__">__STORE_ID__</a>', '90100001')).toBe(
      '<a href="/select/90100001">90100001</a>',
    )
  })

  it("the server's answer is read out of its landing page, and a problem is none [WALKIN-02]", () => {
    const page = (boot: string) =>
      `<script type="module" crossorigin src="/assets/index-a1.js"></script><script type="application/json" id="boot">${boot}</script>`
    const html = page('{"services":[],"location":{"vanityName":"\\u003c/script\\u003e"}}')
    expect(bootOf(html)).toEqual({ services: [], location: { vanityName: '</script>' } })
    expect(bootOf(page('{"problem":"unknownLocation"}'))).toBeUndefined()
    expect(bootOf('<h1>Sign in</h1>')).toBeUndefined()
    expect(scriptsOf(html)).toEqual(['/assets/index-a1.js'])
    expect(scriptsOf('<h1>Sign in</h1>')).toEqual([])
  })

  it('a page has the typeface from its first paint on where its file is precached, or not at all [WI-40]', () => {
    const style = '@font-face{src:url(/assets/face-a1.woff2)format("woff2-variations")}'
    const page = `<html lang="en"><head><title>Main</title><style>${style}</style></head></html>`
    const drawn = withTypeface(page, (file) => file === '/assets/face-a1.woff2')
    expect(drawn).toContain('<html data-typeface lang="en">')
    expect(drawn).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face-a1.woff2">',
    )
    expect(withTypeface(page, () => false)).toBe(page)
  })
})

describe('the title of a page that the worker kept in English', () => {
  const OFFERED = ['en', 'es', 'ar']

  it.each([
    ['/main', ['en-US'], false],
    ['/main', ['es-MX', 'en'], true],
    ['/main', ['it', 'en', 'es'], false],
    ['/main', ['it'], false],
    ['/main?lang=ar', ['en-US'], true],
    ['/main?lang=en', ['es-MX'], false],
  ])('%s in a browser of %j is the name of the host: %j [LANG-02]', (path, wishes, isNeutral) => {
    const url = new URL(path, 'https://store.test')
    expect(mayWantAnother(url, wishes, OFFERED)).toBe(isNeutral)
    expect(mayWantAnother(url, wishes)).toBe(false)
  })

  it('the name of the host stands in place of the English one [LANG-02]', () => {
    expect(withNeutralTitle('<head><title>Walk-In Vaccine__BANNER_TITLE_END__</title>')).toBe(
      '<head><title>__BANNER_TITLE__</title>',
    )
  })
})
