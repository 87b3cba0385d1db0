import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TABLET_HEADER } from '#contract/entry'
import { getKioskSettings, postKioskEnrolment } from '#contract/kiosk'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, TEST_NOW } from '../../../tests/support/builders.ts'
import type { AppDeps } from '../create-app.ts'
import { openTablets } from './tablets.ts'

const CODE = 'four-blue-mice'
const NONE: AppDeps['settings'] = { trustProxy: false, publicUrl: undefined, kioskCode: undefined }

let now: number
let apps: TestApp[]
beforeEach(() => {
  now = TEST_NOW
  apps = []
})
afterEach(async () => {
  for (const app of apps) await app.close()
})

async function appWith(settings: Partial<AppDeps['settings']>): Promise<TestApp> {
  const app = await openTestApp({ settings: { ...NONE, ...settings }, clock: () => now })
  apps.push(app)
  return app
}

describe('kiosk settings', () => {
  async function settingsOf(app: TestApp, url = '', headers: Record<string, string> = {}) {
    const response = await app.send(url + getKioskSettings.path, { headers })
    const { data } = await response.json()
    assert(data, getKioskSettings.data)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return data
  }

  it('without PUBLIC_URL the address is that of the request, for trying only on loopback [CARD-08]', async () => {
    const app = await appWith({})
    const origin = async (url: string) => Object.values(await settingsOf(app, url))
    expect(await origin('http://127.0.0.1:8080')).toEqual([false, 'http://127.0.0.1:8080', true])
    expect(await origin('http://localhost:8080')).toEqual([false, 'http://localhost:8080', true])
    expect(await origin('http://[::1]:8080')).toEqual([false, 'http://[::1]:8080', true])
    expect(await origin('http://10.0.0.5:8080')).toEqual([false, 'http://10.0.0.5:8080', false])
    expect(await origin('https://shop.test')).toEqual([false, 'https://shop.test', false])
  })

  it('PUBLIC_URL comes before the address of the request [CARD-08]', async () => {
    const publicUrl = 'https://guests.test'
    const app = await appWith({ publicUrl, kioskCode: CODE })
    expect(await settingsOf(app)).toEqual({ needsCode: true, publicUrl, isForTryingOnly: false })
    const trial = await appWith({ publicUrl: 'http://localhost:8080' })
    expect(await settingsOf(trial, 'https://shop.test')).toMatchObject({ isForTryingOnly: true })
  })

  it('the words of a proxy count when it is trusted, and make an address [class 43]', async () => {
    const forwarded = { 'x-forwarded-host': 'shop.test', 'x-forwarded-proto': 'https' }
    const publicUrlFor = async (app: TestApp, headers: Record<string, string>) =>
      (await settingsOf(app, '', headers)).publicUrl
    const trusting = await appWith({ trustProxy: true })
    expect(await publicUrlFor(trusting, forwarded)).toBe('https://shop.test')
    expect(await publicUrlFor(trusting, { ...forwarded, 'x-forwarded-host': 'evil.test, shop.test' })).toBe(
      'https://shop.test',
    )
    expect(await publicUrlFor(trusting, { ...forwarded, 'x-forwarded-host': 'shop.test/a?b#c' })).toBe(
      'https://shop.test',
    )
    expect(await publicUrlFor(trusting, { ...forwarded, 'x-forwarded-host': 'a b<>' })).toBe(
      'https://127.0.0.1:8080',
    )
    expect(await publicUrlFor(await appWith({}), forwarded)).toBe('http://127.0.0.1:8080')
  })

  it('the code is not told', async () => {
    const app = await appWith({ kioskCode: CODE })
    expect(JSON.stringify(await settingsOf(app))).not.toContain(CODE)
  })
})

describe('enrolling a tablet', () => {
  const enrol = (app: TestApp, body: object = {}, headers: Record<string, string> = {}) =>
    app.post(postKioskEnrolment.path, { locationId: aLocation().id, ...body }, headers)

  it('answers the store, without a code when the server has none [CARD-07]', async () => {
    const app = await appWith({})
    for (const body of [{}, { code: '' }, { code: 'whatever' }]) {
      const response = await enrol(app, body)
      const { data } = await response.json()
      assert(data, postKioskEnrolment.data)
      expect(response.status).toBe(201)
      expect(data.location).toMatchObject({
        providerId: aLocation().id,
        vanityName: aLocation().vanityName,
        timezone: 'America/New_York',
      })
    }
  })

  it.each([
    [{ code: CODE }, 201],
    [{}, 403],
    [{ code: '' }, 403],
    [{ code: CODE.toUpperCase() }, 403],
    [{ code: `${CODE} ` }, 403],
    [{ code: CODE.slice(0, -1) }, 403],
    [{ code: 'x'.repeat(200) }, 403],
    [{ code: 'x'.repeat(201) }, 400],
    [{ code: 7 }, 400],
    [{ code: CODE, locationId: 'a b' }, 400],
    [{ code: CODE, locationId: '9' }, 404],
    [{ code: 'wrong', locationId: '9' }, 403],
    [{ code: CODE, isAdmin: true }, 400],
  ])('with %j it is answered %i [CARD-07]', async (body, status) => {
    const app = await appWith({ kioskCode: CODE })
    const response = await enrol(app, body)
    expect(response.status).toBe(status)
    if (status === 403) expect(await errorKeys(response)).toEqual(['wrongKioskCode'])
    if (status === 404) expect(await errorKeys(response)).toEqual(['unknownLocation'])
  })

  it('a tablet can leave kiosk mode at a store that has closed since', async () => {
    expect((await enrol(await appWith({}), { locationId: 'CLOSED-1' })).status).toBe(201)
  })

  it('five wrong ones a minute, then the code is not even looked at, right or wrong [CARD-07, HD-27]', async () => {
    const app = await appWith({ kioskCode: CODE })
    const statuses: number[] = []
    for (const code of ['a', CODE, 'b', 'c', 'd', CODE, 'e']) {
      now += 5_000
      statuses.push((await enrol(app, { code })).status)
    }
    expect(statuses).toEqual([403, 201, 403, 403, 403, 201, 403])
    for (const code of ['f', CODE]) {
      const refused = await enrol(app, { code })
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toBe(String((60_000 - (now % 60_000)) / 1000))
      expect(await errorKeys(refused)).toEqual(['busy'])
    }
    now += 60_000 - (now % 60_000) - 1
    expect((await enrol(app, { code: CODE })).status).toBe(503)
    now += 1
    expect((await enrol(app, { code: CODE })).status).toBe(201)
  })

  it('a line has five wrong ones a minute, its network ten, whatever addresses they come from [HD-27]', async () => {
    const app = await appWith({ kioskCode: CODE, trustProxy: true })
    const answered = async (count: number, addressOf: (at: number) => string) => {
      const statuses = await Promise.all(
        Array.from({ length: count }, async (_, at) => {
          const headers = { 'x-forwarded-for': addressOf(at) }
          return (await enrol(app, { code: `guess-${at}` }, headers)).status
        }),
      )
      return statuses.filter((status) => status === 403).length
    }
    expect(await answered(500, (at) => `2001:db8:0:1::${at.toString(16)}`)).toBe(5)
    expect(await answered(300, (at) => `198.51.100.${at % 250}`)).toBe(10)
  })

  it('all networks have three hundred wrong ones an hour, a store sixty; a tablet leaves kiosk mode meanwhile [HD-27, HD-06]', async () => {
    const app = await appWith({ kioskCode: CODE, trustProxy: true })
    const { data } = await (await enrol(app, { code: CODE })).json()
    assert(data, postKioskEnrolment.data)
    const guess = async (at: number, locationId: string) => {
      const headers = { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` }
      return (await enrol(app, { locationId, code: 'guess' }, headers)).status
    }
    const ofStore: number[] = []
    for (let at = 0; at < 100; at++) ofStore.push(await guess(at, aLocation().id))
    expect(ofStore.filter((status) => status === 403)).toHaveLength(60)
    const ofOthers: number[] = []
    for (let at = 100; at < 1000; at++) {
      if (at % 100 === 0) now += 60_000
      ofOthers.push(await guess(at, `STORE-${at % 30}`))
    }
    expect(ofOthers.filter((status) => status === 403)).toHaveLength(240)
    expect((await enrol(app, { code: CODE }, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(503)
    const tablet = { 'x-forwarded-for': '10.0.0.1', [TABLET_HEADER]: data.tabletToken ?? '' }
    expect((await enrol(app, { code: CODE }, tablet)).status).toBe(201)
    const lines = app.logged.filter(({ event }) => event === 'kiosk-code-tries')
    expect(lines[0]).toEqual({ event: 'kiosk-code-tries', store: aLocation().id, wrong: 20 })
  })

  it('a clock that is set back does not lock a client out [fault 24]', async () => {
    const app = await appWith({ kioskCode: CODE })
    for (let time = 0; time < 5; time++) await enrol(app, { code: 'a' })
    now -= 48 * 3_600_000
    expect((await enrol(app, { code: CODE })).status).toBe(201)
  })

  it('the tries of one client are not those of another, and without a code none are counted', async () => {
    const app = await appWith({ kioskCode: CODE, trustProxy: true })
    const from = async (address: string) =>
      (await enrol(app, { code: 'a' }, { 'x-forwarded-for': address })).status
    for (let time = 0; time < 5; time++) await from('1.1.1.1')
    expect([await from('1.1.1.1'), await from('2.2.2.2')]).toEqual([503, 403])
    const open = await appWith({})
    for (let time = 0; time < 9; time++) expect((await enrol(open)).status).toBe(201)
  })

  it('a page of another origin cannot try codes, and neither code nor store is logged [class 43]', async () => {
    const app = await appWith({ kioskCode: CODE })
    expect((await enrol(app, { code: CODE }, { origin: 'https://evil.test' })).status).toBe(403)
    await enrol(app, { code: CODE })
    await enrol(app, { code: 'zanzibar' })
    expect(JSON.stringify(app.logged)).not.toMatch(new RegExp(`${CODE}|zanzibar|${aLocation().id}`))
  })
})

describe('the token of a tablet [HD-06]', () => {
  const enrol = async (app: TestApp, body: object, headers = {}) => {
    const response = await app.post(postKioskEnrolment.path, { locationId: aLocation().id, ...body }, headers)
    const { data } = await response.json()
    assert(data, postKioskEnrolment.data)
    return data.tabletToken
  }
  const sameStore = async (kioskCode: string | undefined, app: TestApp) => {
    const { keys } = app.deps
    const tablets = openTablets(keys, kioskCode)
    return (token: string | undefined) => tablets.idOf(token ?? null)
  }

  it('is there where the server has a code, another for each tablet, and none for a tablet that has one', async () => {
    expect(await enrol(await appWith({}), {})).toBeUndefined()
    const app = await appWith({ kioskCode: CODE })
    const [one, other] = [await enrol(app, { code: CODE }), await enrol(app, { code: CODE })]
    const idOf = await sameStore(CODE, app)
    expect(idOf(one)).toMatch(/^[\w-]{22}$/)
    expect(idOf(other)).not.toBe(idOf(one))
    expect(await enrol(app, { code: CODE }, { [TABLET_HEADER]: one })).toBeUndefined()
  })

  it('ends with the code, and whoever changes a letter has none', async () => {
    const app = await appWith({ kioskCode: CODE })
    const token = (await enrol(app, { code: CODE })) ?? ''
    const idOf = await sameStore(CODE, app)
    expect(idOf(token)).toBeDefined()
    expect((await sameStore('five-blue-mice', app))(token)).toBeUndefined()
    const [id = '', store = '', proof = ''] = token.split('.')
    const others = [
      `${id}.OTHER.${proof}`,
      `${'A'.repeat(22)}.${store}.${proof}`,
      `${id}.${store}.`,
      `${token}.`,
      '',
      '..',
    ]
    expect(others.map(idOf)).toEqual(others.map(() => undefined))
    expect(idOf(undefined)).toBeUndefined()
  })

  it('is given to twenty tablets of a store a day; more are enrolled without one', async () => {
    const app = await appWith({ kioskCode: CODE })
    const tokens: unknown[] = []
    for (let count = 0; count < 22; count++) tokens.push(await enrol(app, { code: CODE }))
    expect(tokens.filter((token) => token !== undefined)).toHaveLength(20)
    expect(await enrol(app, { code: CODE, locationId: 'CLOSED-1' })).toBeDefined()
    now += 25 * 3_600_000
    expect(await enrol(app, { code: CODE })).toBeDefined()
  })
})
