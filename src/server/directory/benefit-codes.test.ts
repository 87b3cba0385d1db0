import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validateBenefitCode } from '#contract/benefit-code'
import { VISIT_HEADER } from '#contract/entry'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { benefitCodeOf } from './benefit-codes.ts'
import type { BenefitCodeRecord } from './records.ts'

const CODE: BenefitCodeRecord = { code: 'RiverCrew-7', locations: [{ businessName: 'tlc', id: '95100001' }] }

let now: number
let app: TestApp
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now, settings: { ...SETTINGS, trustProxy: true } })
  await app.store.putRecords(
    [CODE, { code: 'LANTERNS', locations: null }].map((body) => {
      return { kind: 'benefitCode', key: body.code, demonstration: false, body }
    }),
  )
})
afterEach(() => app.close())

const SETTINGS = { trustProxy: false, publicUrl: undefined, kioskCode: undefined }

function check(
  text: string,
  client = '192.0.2.7',
  name = 'filter.benefitCode',
  visit: Record<string, string> = {},
): Promise<Response> {
  const query = new URLSearchParams({ [name]: text })
  const headers = { 'x-forwarded-for': client, ...visit }
  return app.send(`${validateBenefitCode.path}?${query}`, { headers })
}

async function isValid(text: string, client?: string): Promise<boolean> {
  const { data } = await (await check(text, client)).json()
  assert(data, validateBenefitCode.data)
  return data.validation.isValid
}

describe('a benefit code', () => {
  it.each([
    'RiverCrew-7',
    'rivercrew-7',
    'RIVERCREW-7',
    '  RiverCrew-7 \t',
    'ＲＩＶＥＲＣＲＥＷ-7',
    'lanterns',
  ])('is right, trimmed and in any case: %j [API-05]', async (text) => {
    expect(await isValid(text)).toBe(true)
  })

  it.each([
    'RiverCrew',
    'RiverCrew-77',
    'River Crew-7',
    'RiverCrew‐7',
    'RıverCrew-7',
    'RivеrCrew-7',
    '%',
    'RiverCrew-_',
    "' OR '1'='1",
    '[object Object]',
    '__proto__',
    ' ',
    '\u0000',
    'x'.repeat(128),
  ])('is wrong: %j [class 38]', async (text) => {
    expect(await isValid(text)).toBe(false)
  })

  it('is refused unread when it is empty or longer than 128 characters [class 38]', async () => {
    for (const text of ['', 'x'.repeat(129), 'x'.repeat(10_240)]) {
      const response = await check(text)
      expect([response.status, await errorKeys(response)]).toEqual([400, ['invalidRequest']])
    }
    expect((await app.send(validateBenefitCode.path)).status).toBe(400)
  })

  it('is asked with and without "filter." [API-52]', async () => {
    expect((await check('lanterns', '192.0.2.7', 'benefitCode')).status).toBe(200)
  })

  it('hit, miss and junk are answered alike: status, headers, length [S6]', async () => {
    const shapes = new Set<string>()
    for (const text of ['lanterns', 'lantermz', '%', 'x'.repeat(128)]) {
      const response = await check(text)
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
      const { length } = await response.text()
      shapes.add(JSON.stringify([response.status, headers, length]))
    }
    expect(shapes.size).toBe(1)
    expect([...shapes][0]).toContain('no-store')
  })

  it('is found with its locations for the search [BENEFIT-13]', async () => {
    expect(await benefitCodeOf(app.store, ' rivercrew-7')).toEqual(CODE)
    expect(await benefitCodeOf(app.store, 'rivercrew')).toBeUndefined()
  })
})

describe('guessing benefit codes', () => {
  const statusOf = async (text: string, client: string) => (await check(text, client)).status

  it('a right one is no try, and locks nobody out [S6]', async () => {
    for (let time = 0; time < 12; time += 1) expect(await statusOf('lanterns', '192.0.2.7')).toBe(200)
    expect(await statusOf('a', '192.0.2.7')).toBe(200)
  })

  it('a client has five wrong tries a minute, then is told when to come again [S6]', async () => {
    const statuses: number[] = []
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      now += 5_000
      statuses.push(await statusOf(text, '192.0.2.7'))
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    for (const text of ['d', 'lanterns']) {
      const refused = await check(text)
      expect([refused.status, await errorKeys(refused)]).toEqual([503, ['busy']])
      expect(refused.headers.get('retry-after')).toBe(String((60_000 - (now % 60_000)) / 1000))
    }
    expect(await statusOf('lanterns', '192.0.2.8')).toBe(200)
    now += 60_000 - (now % 60_000)
    expect(await statusOf('lanterns', '192.0.2.7')).toBe(200)
  })

  it('a guest with many IPv6 addresses is one client [S6]', async () => {
    for (let host = 1; host <= 5; host++) expect(await statusOf('a', `2001:db8:0:1::${host}`)).toBe(200)
    expect(await statusOf('a', '2001:db8::1:9:8:7:6')).toBe(503)
    expect(await statusOf('a', '2001:db8:0:2::1')).toBe(200)
  })

  it('a network has six hundred wrong tries a minute [S6, HD-28]', async () => {
    let answered = 0
    for (let host = 1; host <= 160; host++)
      for (let count = 0; count < 4; count++)
        if ((await statusOf('a', `198.51.100.${host}`)) === 200) answered++
    expect(answered).toBe(600)
    expect(await statusOf('a', '198.51.101.1')).toBe(200)
    now += 60_000
    expect(await statusOf('a', '198.51.100.99')).toBe(200)
  })

  it('five wrong ones of one guest leave the right ones of others behind the address alone [HD-28]', async () => {
    const from = async (text: string, visit: string) =>
      (await check(text, undefined, undefined, { [VISIT_HEADER]: visit })).status
    const wrong: number[] = []
    for (let count = 0; count < 7; count++) wrong.push(await from('wrong', 'visit-of-one'))
    expect(wrong).toEqual([200, 200, 200, 200, 200, 503, 503])
    for (let other = 0; other < 20; other++) expect(await from('lanterns', `visit-of-${other}`)).toBe(200)
    expect(await from('lanterns', 'visit-of-one')).toBe(503)
  })

  it('whoever takes a new id for each try has sixty a minute with its address [HD-28]', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 70; count++) {
      statuses.push((await check('wrong', undefined, undefined, { [VISIT_HEADER]: `new-${count}` })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  })

  it('many wrong ones of many networks are one line for the operator, and nobody is refused for them [HD-28]', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 400; at++) statuses.push(await statusOf('a', `10.${at >> 8}.${at & 255}.1`))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const lines = app.logged.filter(({ event }) => event === 'benefit-code-tries')
    expect(lines).toEqual([{ event: 'benefit-code-tries', wrong: 300 }])
  })

  it('what is typed is not logged', async () => {
    await check('Secret-Guess')
    expect(JSON.stringify(app.logged)).not.toContain('Secret')
  })
})
