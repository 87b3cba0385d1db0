import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getBanner } from '#contract/banner'
import { BannerTable } from '#contract/content/banners'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { ROOT } from '../../../tests/support/sources.ts'
import { createContent } from '../content/content.ts'
import { DIVISIONS } from '../directory/demonstration-places.ts'
import { readSettings } from '../settings.ts'
import demonstrationBanners from './demonstration-banners.json' with { type: 'json' }
import { createMarks } from './marks.ts'

const MARKS = fileURLToPath(new URL('../../../public/banners', import.meta.url))
const SETTINGS = { trustProxy: false, publicUrl: undefined, kioskCode: undefined }

let app: TestApp
beforeEach(async () => {
  app = await openTestApp({ content: { ...bundledContent(), image: createMarks(MARKS) } })
})
afterEach(() => app.close())

async function fillingsAt(host: string, headers: Record<string, string> = {}, from = app) {
  const response = await from.send(`http://${host}${getBanner.path}`, { headers })
  const { data } = await response.json()
  expect([response.status, getBanner.data.is(data)]).toEqual([200, true])
  return data as { slots: Record<string, string>; policy: string; languages?: string[] }
}

const titleOf = async (...asked: Parameters<typeof fillingsAt>) =>
  (await fillingsAt(...asked)).slots['__BANNER_TITLE__']

describe('the banner of a host', () => {
  it('is that of the host that was asked [BANNER-04]', async () => {
    expect(await titleOf('frys.localhost')).toBe('Fry&#39;s')
    expect(await titleOf('health.kingsoopers.test:8080')).toBe('King Soopers')
    expect(await titleOf('127.0.0.1:8080')).toBe('Kroger')
  })

  it('is that of the host the guest asked, where a trusted proxy says so [BANNER-04]', async () => {
    const headers = { 'x-forwarded-host': 'frys.test' }
    expect(await titleOf('qfc.test', headers)).toBe('QFC')
    const proxied = await openTestApp({ settings: { ...SETTINGS, trustProxy: true } })
    expect(await titleOf('qfc.test', headers, proxied)).toBe('Fry&#39;s')
    await proxied.close()
  })

  it('offers the languages that the content names, and nothing where it names none [LANG-02]', async () => {
    const languagesAt = async (from: TestApp) => (await fillingsAt('127.0.0.1', {}, from)).languages
    expect(await languagesAt(app)).toBeUndefined()
    const config = await bundledContent().document('schedulerConfig')
    for (const [languages, shown] of [
      [['es'], ['en', 'es']],
      [[], undefined],
    ] as const) {
      const content = bundledContent({ schedulerConfig: { ...config, languages: [...languages] } })
      const own = await openTestApp({ content })
      expect(await languagesAt(own)).toEqual(shown)
      await own.close()
    }
  })

  it('says in which languages guests may sign, and nothing where they sign in English alone [LANG-07]', async () => {
    const config = await bundledContent().document('schedulerConfig')
    for (const [released, said] of [
      [['es'], '"released":["es"]'],
      [[], undefined],
    ] as const) {
      const content = bundledContent({ schedulerConfig: { ...config, released: [...released] } })
      const own = await openTestApp({ content })
      const written = Object.values((await fillingsAt('127.0.0.1', {}, own)).slots).join()
      expect(/"released":[^\]]*\]/.exec(written)?.[0]).toBe(said)
      await own.close()
    }
  })

  it('has a link to home, and none for a logo of fuel [BANNER-09]', async () => {
    const link = async (host: string) => (await fillingsAt(host)).slots[' href="__BANNER_LINK__"']
    expect(await Promise.all(['qfc.test', 'shell.test', 'amoco.test', 'bp.test'].map(link))).toEqual([
      ' href="/"',
      '',
      '',
      '',
    ])
  })

  it('brings its colours under a policy that names their hash, and the default one none [BANNER-01, quality S3]', async () => {
    const { slots, policy } = await fillingsAt('frys.test')
    const style = /<style>(.+)<\/style>/.exec(slots['<!--banner-->'] ?? '')?.[1] ?? ''
    expect(style).toContain('--accent:light-dark(#')
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    const plain = await fillingsAt('kroger.test')
    expect(plain.slots['<!--banner-->']).not.toContain('<style>')
    expect(plain.policy).toContain("style-src 'self';")
  })

  it('writes what an operator calls it as text, never as markup [BANNER-01, class 45]', async () => {
    const title = '</script><b a="\'">&'
    const table: BannerTable = {
      default: 'kroger',
      banners: [{ domainKey: 'kroger', title, kind: 'grocery', image: 'a.svg', isLinked: true }],
    }
    const own = await openTestApp({ content: bundledContent({ banners: table }) })
    const { slots } = await fillingsAt('kroger.test', {}, own)
    expect(slots['__BANNER_TITLE__']).not.toMatch(/[<>"']/)
    const json = /^<script type="application\/json" id="banner">([^<]*)<\/script>$/.exec(
      slots['<!--banner-->'] ?? '',
    )
    expect(JSON.parse(json?.[1] ?? 'null').title).toBe(title)
    await own.close()
  })
})

describe('while the directory is the demonstration', () => {
  it('the banner of its stores is the default one, and each of them is one beside the 33, unless an operator has a table [WI-03]', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'banners-'))
    const content = createContent({
      dataDir,
      bundledDir: join(ROOT, '.build/content'),
      environment: 'prod',
      log: () => {},
      isDemonstration: () => true,
      recheckMs: 0,
    })
    const shown = await openTestApp({ content })
    const titleAt = (host: string) => titleOf(host, {}, shown)
    expect(await titleAt('127.0.0.1:8080')).toBe('Marrowby Market')
    expect(await titleAt('tillowmere.localhost')).toBe('Tillowmere Foods')
    expect(await titleAt('kroger.localhost')).toBe('Kroger')
    const table = await content.document('banners')
    expect(table.banners).toHaveLength(33 + demonstrationBanners.length)
    expect(BannerTable.is(table), 'their labels are free').toBe(true)
    const brands = DIVISIONS.map(({ brand }) => brand)
    expect(demonstrationBanners.map(({ title }) => title)).toEqual([...new Set(brands)])
    const folder = join(dataDir, 'content/objects/hw_config/1.0.0/scheduler')
    mkdirSync(folder, { recursive: true })
    const own = { version: 1, data: await content.bundled('banners') }
    writeFileSync(join(folder, 'banners.json'), JSON.stringify(own))
    expect(await titleAt('127.0.0.1:8080')).toBe('Kroger')
    await shown.close()
    rmSync(dataDir, { recursive: true })
  })
})

describe('the logo of a banner', () => {
  it('is served for each of the table, an image of our own without a script or an address [BANNER-05]', async () => {
    const { banners } = await app.deps.content.document('banners')
    for (const { image } of banners) {
      const response = await app.send(`/content/v2/binary/image/${image}`)
      expect([response.status, response.headers.get('content-type')], image).toEqual([200, 'image/svg+xml'])
      const svg = await response.text()
      expect(svg, image).not.toMatch(/<script|href|<image|on\w+=/)
      expect(svg, image).toMatch(/^<svg [^>]*width="177" height="48"/) // BANNER-08
    }
    const drawn = [...banners, ...demonstrationBanners].map(({ image }) => image)
    expect(readdirSync(MARKS).sort()).toEqual(drawn.sort())
  })

  it.each([
    [{ width: 400, height: 300 }, [135, 101]],
    [{ width: 1000, height: 100 }, [177, 18]],
    [{ width: 60, height: 20 }, [60, 20]],
    [undefined, [177, 48]],
  ])(
    'of %j has a room of its shape in 177 by 101, in page and template [BANNER-08, BK-56]',
    async (size, room) => {
      const banner = {
        domainKey: 'kroger',
        title: 'Kroger',
        kind: 'grocery',
        image: 'kroger.svg',
        isLinked: true,
      } as const
      const table: BannerTable = {
        default: 'kroger',
        banners: [{ ...banner, ...(size && { imageSize: size }) }],
      }
      const own = await openTestApp({ content: bundledContent({ banners: table }) })
      const { slots } = await fillingsAt('kroger.test', {}, own)
      expect([slots['__BANNER_LOGO_WIDTH__'], slots['__BANNER_LOGO_HEIGHT__']]).toEqual(room.map(String))
      expect(slots['<!--banner-->']).toContain(`"logoWidth":${room[0]},"logoHeight":${room[1]}`)
      await own.close()
    },
  )

  it("is an operator's own where there is one of that name [BANNER-05]", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'logos-'))
    mkdirSync(join(dataDir, 'content/binary/image'), { recursive: true })
    writeFileSync(join(dataDir, 'content/binary/image/frys.svg'), '<s')
    const content = createContent({
      dataDir,
      bundledDir: join(ROOT, '.build/content'),
      environment: 'prod',
      log: () => {},
      marks: createMarks(MARKS),
    })
    const own = await openTestApp({ content })
    expect(await (await own.send('/content/v2/binary/image/frys.svg')).text()).toBe('<s')
    expect(await (await own.send('/content/v2/binary/image/qfc.svg')).text()).toBe(
      readFileSync(`${MARKS}/qfc.svg`, 'utf8'),
    )
    expect((await own.send('/content/v2/binary/image/..%2f..%2fpackage.svg')).status).toBe(404)
    await own.close()
    rmSync(dataDir, { recursive: true })
  })

  it('is asked of the host of the environment, prod unless told, else of our own [BANNER-06, BANNER-07, LIMITS-07]', async () => {
    const hosts =
      'dev=https://dev.img.test,test=https://t.img.test,stage=https://s.img.test,prod=https://img.test/'
    const hostIn = (env: Record<string, string>) => readSettings({ IMAGE_HOSTS: hosts, ...env }).imageHost
    expect(hostIn({})).toBe('https://img.test')
    expect(['dev', 'test', 'stage', 'prod'].map((name) => hostIn({ CONTENT_ENV: name }))).toEqual([
      'https://dev.img.test',
      'https://t.img.test',
      'https://s.img.test',
      'https://img.test',
    ])
    expect(readSettings({}).imageHost).toBeUndefined()
    expect(hostIn({ IMAGE_HOSTS: 'stage=https://s.img.test' })).toBeUndefined()
    expect((await fillingsAt('frys.test')).slots['__BANNER_LOGO__']).toBe('/content/v2/binary/image/frys.svg')
    const elsewhere = await openTestApp({ settings: { ...SETTINGS, imageHost: 'https://img.test' } })
    const { slots, policy } = await fillingsAt('frys.test', {}, elsewhere)
    expect(slots['__BANNER_LOGO__']).toBe('https://img.test/content/v2/binary/image/frys.svg')
    expect(policy).toContain("img-src 'self' data: blob: https://img.test;")
    await elsewhere.close()
  })
})
