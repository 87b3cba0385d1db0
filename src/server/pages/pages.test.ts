import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aDirectoryService, aLocation } from '../../../tests/support/builders.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { CANCEL, FILES, HASH, LANDING, MAIN_PAGE } from '../../../tests/support/small-build.ts'
import { StoreUnavailable } from '../store/engine.ts'
import { openPages } from './pages.ts'

let folder: string
let app: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  app = await openTestApp({ pages: openPages(folder) })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.send(path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** What the app would start from. */
function bootOf(text: string): unknown {
  const found = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(text)
  return found?.[1] && JSON.parse(found[1])
}

describe('pages', () => {
  it('a page has the banner of its host, and the headers that let its colours count [BANNER-04]', async () => {
    const { headers, text } = await get('http://frys.test/health-services/nothing')
    expect(text).toContain('<title>Oh no | Fry&#39;s</title>')
    const style = /<style>(html:root[^<]+)<\/style>/.exec(text)?.[1] ?? ''
    const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' '${HASH}' '${hash}';`)
    expect((await get('/health-services/nothing')).text).toMatch(
      /^<title>Oh no<\/title><script [^>]+id="banner">/,
    )
  })

  it('the web app manifest is named for the banner of its host [BANNER-04, CARD-05]', async () => {
    const named = async (origin: string) => JSON.parse((await get(`${origin}/manifest.webmanifest`)).text)
    expect(await named('http://frys.test')).toEqual({
      name: "Scheduler | Fry's",
      short_name: "Fry's",
      scope: '/',
    })
    expect(await named('http://127.0.0.1:8080')).toEqual(JSON.parse(FILES['app/manifest.webmanifest']))
  })

  it('a route is answered with its template, not stored, under the hashes of its styles', async () => {
    const { status, headers, text } = await get('/health-services/scheduler/main?location=45202')
    expect([status, text]).toEqual([200, MAIN_PAGE])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' '${HASH}'`)
  })

  it('without types, or with a banner above them, the Find form is left to the app [FIND-05, FIND-06, FIND-12]', async () => {
    const left = '<h1>Main</h1><ul></ul><select><option value="">Fetching values...</option></select>'
    const safError = { ...(await bundledContent().document('safError')), isDisplayed: true }
    const told = await openTestApp({ pages: openPages(folder), content: bundledContent({ safError }) })
    expect(await (await told.send('/health-services/scheduler/main')).text()).toBe(left)
    await told.close()
    app.store.services = () => Promise.reject(new StoreUnavailable('locked'))
    const { status, text } = await get('/health-services/scheduler/main')
    expect([status, text]).toEqual([200, left])
  })

  it('comes in the language that the address or the browser asks for, where it is offered [LANG-02]', async () => {
    const config = await bundledContent().document('schedulerConfig')
    const content = bundledContent({ schedulerConfig: { ...config, languages: ['es', 'fr'] } })
    const offering = await openTestApp({ pages: openPages(folder), content })
    const landing = `${LANDING}/${aLocation().id}`
    const said = async (path: string, wishes: string, from = offering) => {
      const { headers } = await from.send(path, { headers: { 'accept-language': wishes } })
      return [headers.get('content-language'), headers.get('vary')?.includes('Accept-Language') ?? false]
    }
    expect(await said(landing, 'es-MX,en;q=0.5')).toEqual(['es', true])
    expect(await said(`${landing}?lang=es`, 'en-US')).toEqual(['es', true])
    expect(await said(`${landing}?lang=en`, 'es')).toEqual(['en', true])
    // Offered, but this build has no templates in it.
    expect(await said(landing, 'fr')).toEqual(['en', true])
    expect(await said(`${landing}?lang=xx`, 'de')).toEqual(['en', true])
    expect(await said(`${landing}?lang=ES-mx`, 'en-US')).toEqual(['es', true])
    expect(await said(landing, 'es', app)).toEqual([null, false])
    const spanish = await (await offering.send(`${landing}?lang=es`)).text()
    expect(spanish).toContain('<html lang="es"></html>')
    expect(spanish).toContain(
      '<p class="l"><a lang="en" hreflang="en" href="?lang=en">English</a><a lang="fr" hreflang="fr" href="?lang=fr">Français</a></p>',
    )
    expect(spanish).toContain('"languages":{"en":"English","es":"Español","fr":"Français"}')
    // A page without a template in the language begins empty.
    const cancel = await (await offering.send(`${CANCEL}?lang=es`)).text()
    expect(cancel).toContain('<html lang="es"></html>')
    const missing = await offering.send('/health-services/nothing?lang=es')
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('lang="es"')])
    await offering.close()
  })

  it('a landing page has no links to languages where English alone is offered [LANG-02]', async () => {
    const text = await (await app.send(`${LANDING}/${aLocation().id}?lang=es`)).text()
    expect(text).not.toContain('?lang=')
    expect(text).not.toContain('lang="es"')
  })

  it('eight appointment types are tiles at first, and the others are in the list of all visits [SC-14, FIND-07]', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `Visit ${at}`)
    await app.store.putServices(
      names.map((groupName, at) => aDirectoryService({ id: 9000 + at, groupName, groupOrder: 100 + at })),
    )
    const { text } = await get('/health-services/scheduler/main')
    const [first = '', rest = ''] = text.split('<details')
    const tiles = (part: string) => [...part.matchAll(/<b>([^<]*)<\/b>/g)].map(([, name]) => name)
    expect(tiles(first)).toEqual(['Vaccines', ...names.slice(0, 7)])
    expect(tiles(rest)).toEqual(names.slice(7))
    expect(text.match(/<option/g)).toHaveLength(12)
    expect(text).not.toContain('@@')
  })

  it('the type of the address is chosen before any script [SC-14]', async () => {
    const { text } = await get('/health-services/scheduler/main?type=Vaccines')
    expect(text).toContain('<option value="Vaccines" selected="">Vaccines</option>')
    expect((await get('/health-services/scheduler/main?type=Nope')).text).toBe(MAIN_PAGE)
  })

  it('an appointment type with markup is text [class 11]', async () => {
    await app.store.putServices([aDirectoryService({ id: 9000, groupName: '<b>"A" & B</b>', category: 'x' })])
    const { text } = await get('/health-services/scheduler/main')
    expect(text).toContain('>&#60;b&#62;&#34;A&#34; &#38; B&#60;/b&#62;</option>')
    expect(text).toContain('href="?type=%3Cb%3E%22A%22+%26+B%3C%2Fb%3E"')
    expect(text).not.toContain('<b><b>')
  })

  it('the landing page names the store and carries the services answer [WALKIN-01, WALKIN-02]', async () => {
    const { status, text } = await get(`${LANDING}/${aLocation().id}`)
    expect(status).toBe(200)
    expect(text).toContain('<h1>Kroger Pharmacy Corryville</h1>')
    expect(text).toContain('<i>Kroger Pharmacy Corryville</i>')
    expect(text).toContain('<p>1 W Corry St, Cincinnati, OH 45219</p>')
    expect(text).toContain(`href="/select/${aLocation().id}"`)
    const { data } = await (
      await app.send(`/appointment-management/v1/services/location?locationId=${aLocation().id}`)
    ).json()
    expect(bootOf(text)).toEqual(data)
  })

  it.each([
    ['FRYS', 'Fry&#39;s'],
    ['A brand nobody knows', 'QFC'],
    [null, 'QFC'],
  ])(
    'the landing page of a store of the brand %j has the banner %s on the host of QFC [WI-03]',
    async (brand, title) => {
      await app.store.putLocations([aLocation({ brand })])
      const response = await app.send(`http://qfc.test${LANDING}/${aLocation().id}`)
      expect(await response.text()).toContain(`<em>${title}</em>`)
    },
  )

  it('a name with markup is text, and cannot leave the data block [class 11]', async () => {
    const vanityName = `</script><script>alert("1")</script> & $& 'x' \u2028`
    await app.store.putLocations([aLocation({ vanityName })])
    const { text } = await get(`${LANDING}/${aLocation().id}`)
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text.match(/<\/script/g)).toHaveLength(1)
    expect(text).toContain('&#60;script&#62;alert(&#34;1&#34;)')
    expect(bootOf(text)).toMatchObject({ location: { vanityName } })
  })

  it.each(['UNKNOWN-1', 'CLOSED-1', 'a%20b', '..%2f..', 'x'.repeat(21), '%3Cscript%3E'])(
    'the unknown, closed or malformed location %s is a 404 that says so to the app [WALKIN-02]',
    async (id) => {
      const { status, text } = await get(`${LANDING}/${id}`)
      expect(status).toBe(404)
      expect(bootOf(text)).toEqual({ problem: 'unknownLocation' })
      expect(text).not.toContain('@@')
    },
  )

  it('while the directory cannot be read the landing page has its fallback name and no data [WALKIN-01]', async () => {
    app.store.location = () => Promise.reject(new StoreUnavailable('locked'))
    const { status, text } = await get(`${LANDING}/${aLocation().id}`)
    expect([status, text]).toEqual([
      200,
      `<a href="/select/${aLocation().id}"></a><h1>Your Neighborhood Pharmacy</h1><p></p><i>Your Neighborhood Pharmacy</i><em>Kroger</em>`,
    ])
  })

  it('an unknown path is the 404 page [ROUTE-32]', async () => {
    const { status, text } = await get('/health-services/nothing')
    expect(status).toBe(404)
    expect(text).toMatch(/<h1>Oh no 404!<\/h1>$/)
  })

  it.each([
    ['/health-services/scheduler/main/', '/health-services/scheduler/main'],
    ['/health-services/scheduler/main/?a=b', '/health-services/scheduler/main?a=b'],
    ['/a//', '/a'],
    ['//evil.test/', '/evil.test'],
    ['///evil.test///', '/evil.test'],
    ['/\\evil.test/', '/evil.test'],
  ])('%s moves to %s, on this host [ROUTE-41, class 36]', async (path, to) => {
    const response = await app.send(`http://127.0.0.1:8080${path}`)
    expect([response.status, response.headers.get('location')]).toEqual([308, to])
  })

  it('a redirect of the build keeps the query and is not for good', async () => {
    const response = await app.send('/?type=Flu')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/health-services/scheduler/main?type=Flu',
    ])
  })

  it('a page takes GET and HEAD alone [class 42]', async () => {
    const posted = await app.send('/health-services/scheduler/main', { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await app.send('/health-services/scheduler/main', { method: 'HEAD' })).status).toBe(200)
  })

  it('a cancel link is answered with the bare shell, which no search engine may show, and neither stored nor logged [ROUTE-14]', async () => {
    const code = 'q8Zk-wVtT1nC0d3_m4x9yL2pR7sB6aE5fG0hJ1kD3uI'
    for (const path of [`${CANCEL}/0194a5c2-7f31/${code}`, CANCEL]) {
      const { status, text, headers } = await get(path)
      expect([status, text]).toEqual([200, '<div></div>'])
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect(app.logged.map(({ route }) => route)).toEqual([`${CANCEL}/:id/:code`, CANCEL])
    for (const path of [`${CANCEL}/0194a5c2-7f31/${code}/`, `${CANCEL}/0194a5c2-7f31/${code}/more`]) {
      expect((await get(path)).headers.get('x-robots-tag')).toBeNull()
    }
    expect(JSON.stringify(app.logged)).not.toMatch(/q8Zk|0194a5c2/)
    expect((await get('/health-services/scheduler/main')).headers.get('x-robots-tag')).toBeNull()
  })

  it('the log names the route, never the location', async () => {
    await get(`${LANDING}/${aLocation().id}`)
    expect(app.logged.at(-1)).toMatchObject({ route: `${LANDING}/:locationId` })
    expect(JSON.stringify(app.logged)).not.toContain(aLocation().id)
  })
})

describe('files', () => {
  it('a hashed asset is immutable and precompressed as the client takes it', async () => {
    const encoded = await get('/assets/main-3f2a.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect([encoded.text, encoded.headers.get('content-encoding')]).toEqual(['BR', 'br'])
    expect((await get('/assets/main-3f2a.js', { 'accept-encoding': 'gzip;q=0.5' })).text).toBe('GZ')
    const plain = await get('/assets/main-3f2a.js')
    expect(plain.text).toBe('console.log(1)')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is asked for again each time, as %s [CARD-04, fault 35]', async (path, type) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(headers.get('content-type')).toBe(type)
    const again = await get(path, { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await get(path, { 'if-none-match': '"garbage' })).status).toBe(200)
  })

  it('a page for offline holds nothing of any store, whatever is asked with it [CARD-04]', async () => {
    const { text } = await get(`/assets/offline/landing-4f2a91c8.html?locationId=${aLocation().id}`)
    expect(text).toBe(FILES['app/assets/offline/landing-4f2a91c8.html'])
    expect((await get('/assets/offline/other.html')).status).toBe(404)
    expect((await get('/assets/offline')).status).toBe(404)
  })

  it.each(['/assets/main-3f2a.js', '/service-worker.js'])(
    '%s of a build that was taken away under the server is a 404, never an error [fault 35]',
    async (path) => {
      rmSync(join(folder, 'app'), { recursive: true })
      const encoded = await get(path, { 'accept-encoding': 'br' })
      expect([encoded.status, encoded.text]).toEqual([404, 'Not found\n'])
      expect(encoded.headers.get('cache-control')).toBe('no-store')
      expect((await get('/health-services/scheduler/main')).status).toBe(200)
    },
  )

  it.each([
    '/assets/main-0000.js',
    '/assets/main-3f2a.js.map',
    '/.vite/manifest.json',
    '/index.html',
    '/assets/../index.html',
    '/templates/manifest.json',
    '/%2e%2e/templates/manifest.json',
    '/..%2ftemplates%2fmanifest.json',
    '/assets/main-3f2a.js%00.png',
  ])('%s is not served, and never as the app [class 36]', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toBe('Not found\n')
  })
})
