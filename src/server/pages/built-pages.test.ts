import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK_PAGE } from '#contract/desk'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { ROOT } from '../../../tests/support/sources.ts'
import { openPages } from './pages.ts'

const MAIN = '/health-services/scheduler/main'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ pages: openPages(join(ROOT, '.build')) })
})
afterAll(() => app.close())

/** Files below a folder of the build, with their texts. */
function builtTexts(folder: string): [name: string, text: string][] {
  return readdirSync(join(ROOT, '.build', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(ROOT, '.build', folder, name), 'utf8')])
}

describe("the counter's page that was built", () => {
  // Words, addresses and class names of the counter alone.
  const OF_THE_DESK = /\/desk\/v1|x-desk-active|Needs attention|assets\/desk|health-services\/desk|VisitRow_/

  it('is in no file of guests, and in no list of their worker [DESK-07]', () => {
    const guests = [...builtTexts('app'), ...builtTexts('templates')]
    expect(guests.map(([name]) => name)).toContain('service-worker.js')
    expect(guests.filter(([, text]) => OF_THE_DESK.test(text)).map(([name]) => name)).toEqual([])
    const desk = builtTexts('desk').map(([, text]) => text)
    expect(desk.filter((text) => OF_THE_DESK.test(text)).length).toBeGreaterThanOrEqual(2)
  })

  it('loads less than 120 KB (gzip) with all that is built for it, at once: a page that is open for a week lacks no file', async () => {
    const response = await app.send(DESK_PAGE)
    const page = await response.text()
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.map((file) => file.replace(/-[^.]+/, '')).sort()).toEqual([
      '/assets/desk/index.css',
      '/assets/desk/index.js',
    ])
    // No typeface and no other file comes after them.
    const assets = readdirSync(join(ROOT, '.build/desk/assets/desk')).filter(
      (name) => !/\.(br|gz)$/.test(name),
    )
    expect(assets.map((name) => `/assets/desk/${name}`).sort()).toEqual(files.sort())
    const texts = files.map((file) => readFileSync(join(ROOT, '.build/desk', file)))
    const bytes = [Buffer.from(page), ...texts].reduce((sum, text) => sum + gzipSync(text).length, 0)
    expect(bytes).toBeLessThan(120_000)
    expect(texts.join('')).not.toMatch(/\bimport\(/)
  })

  it('is kept nowhere, listed nowhere, and under the policy of every page [DESK-07]', async () => {
    const { status, headers } = await app.send(DESK_PAGE)
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'/,
    )
    const [asset = ''] = readdirSync(join(ROOT, '.build/desk/assets/desk'))
    const file = await app.send(`/assets/desk/${asset}`)
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })
})

describe('the pages that guests arrive on', () => {
  const KB = 1024
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(ROOT, '.build/app', file))).length, 0)

  /** The files of a page's links with that `rel`. */
  const linked = (text: string, rel: string) =>
    [...text.matchAll(new RegExp(`rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(([, file = '']) => file)

  /** Files with the scripts that they import. */
  function closure(files: readonly string[]): Set<string> {
    const found = new Set<string>()
    const waiting = [...files]
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file)) continue
      found.add(file)
      const text = readFileSync(join(ROOT, '.build/app', file), 'utf8')
      const imported = text.matchAll(/\b(?:from|import)\s*[`"]\.\/([^`"]+)/g)
      for (const [, name] of imported) waiting.push(`/assets/${name}`)
    }
    return found
  }

  it.each([`/health-services/instant-vaccines/${aLocation().id}`, MAIN])(
    '%s runs less than 15 KB before the guest touches it, and names 90 KB of the app at most [quality P1]',
    async (path) => {
      const text = await (await app.send(path)).text()
      const scripts = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file)
      const preloaded = linked(text, 'modulepreload')
      const later = linked(text, 'later')
      const front = closure(scripts)
      expect(preloaded.filter((file) => !front.has(file))).toEqual([])
      expect([...front].filter((file) => later.includes(file))).toEqual([])
      // What makes the page ready for no connection comes by itself too.
      const offline = readdirSync(join(ROOT, '.build/app/assets')).filter((file) =>
        /^offline[^/]*\.js$/.test(file),
      )
      expect(offline).toHaveLength(1)
      const atLoad = closure([...scripts, ...offline.map((file) => `/assets/${file}`)])
      expect(sizeOf(atLoad)).toBeLessThan(15 * KB)
      expect(sizeOf(later)).toBeGreaterThan(60 * KB)
      expect(sizeOf(later)).toBeLessThan(90 * KB)
    },
  )

  it.each([
    [`/health-services/instant-vaccines/${aLocation().id}`, 'WalkInSelectionPage'],
    [MAIN, 'find'],
  ])(
    '%s names all that %s needs, in few files, for a browser that asks for six at a time [quality P3]',
    async (path, name) => {
      const text = await (await app.send(path)).text()
      const atTouch = linked(text, 'touch')
      const [wanted] = atTouch.filter((file) => file.startsWith(`/assets/${name}-`))
      const needed = [...closure([String(wanted)])].filter((file) => file.endsWith('.js'))
      const named = [...closure(linked(text, 'modulepreload')), ...linked(text, 'later'), ...atTouch]
      expect(needed.filter((file) => !named.includes(file))).toEqual([])
      expect(atTouch.length).toBeLessThan(9)
    },
  )
})

describe('the front end that was built', () => {
  it('has nothing of the page for developers', () => {
    const files = readdirSync(join(ROOT, '.build/app'), { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.(js|css|html)$/.test(file))
    expect(texts.length).toBeGreaterThan(50)
    for (const file of texts)
      expect(readFileSync(join(ROOT, '.build/app', file), 'utf8'), file).not.toMatch(
        /Every part in every state|PartsPage/,
      )
  })

  it.each([
    ['/', 302, MAIN],
    ['/health-services', 302, MAIN],
    ['/health-services/scheduler', 302, MAIN],
    [`${MAIN}/?a=1`, 308, `${MAIN}?a=1`],
    ['/health-services/instant-vaccines/90100001/', 308, '/health-services/instant-vaccines/90100001'],
  ])('%s is answered with %i to %s [ROUTE-02, ROUTE-41]', async (from, status, to) => {
    const response = await app.send(from)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
  })

  it.each([
    ['/health-services/scheduler/main', '800-555-0101', ''],
    ['/health-services/scheduler/result', '800-555-0101', ''],
    ['/health-services/scheduler/schedule', '800-555-0101', ''],
    ['/health-services/clinic/locations', '800-555-0101', ''],
    ['/health-services/nothing', '800-555-0101', ''],
    [
      `/health-services/instant-vaccines/${aLocation().id}`,
      '(513) 555-0142',
      ' Ask at the pharmacy counter.',
    ],
  ])('%s says without scripts whom to call: %s [SC-11, SC-13]', async (path, phone, more) => {
    const text = await (await app.send(path)).text()
    const call = more === '' ? `tel:+1-${phone}` : 'tel:+15135550142'
    const words = `This page needs JavaScript. Switch it on, or call <a href="${call}">${phone}</a>.${more}`
    expect(text).toContain(`<noscript><p class="no-script">${words}</p></noscript>`)
    expect(text).toContain(`<p id="no-script" class="no-script late">${words} <a href="">Try again</a></p>`)
    expect(text).not.toMatch(/__CUSTOMER|@@/)
  })

  it('the number of customer support is at the foot of a page before any script [SC-13]', async () => {
    const text = await (await app.send(MAIN)).text()
    expect(text).toMatch(/Need help\? Call(<!-- -->)? <a[^>]*href="tel:\+1-800-555-0101">800-555-0101<\/a>/)
  })

  it('the short address of a store leads to its walk-in page [SC-04, ROUTE-20]', async () => {
    const response = await app.send('/w/90100001?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/health-services/instant-vaccines/90100001?a=1',
    ])
    const details = await app.send('/health-services/clinic/details')
    expect(details.headers.get('location')).toBe('/health-services/clinic/locations') // BK-04
  })

  it('has the licences of what is shipped, word for word [quality section 7]', async () => {
    const response = await app.send('/licences.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    expect(await response.text()).toContain('Permission is hereby granted, free of charge')
  })
})
