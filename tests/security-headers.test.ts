import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SmartRouter } from 'hono/router/smart-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DESK_ROOT } from '#contract/desk'
import type { Endpoint } from '#contract/endpoint'
import { OPERATOR_ROOT } from '#contract/operator'
import { openPages } from '../src/server/pages/pages.ts'
import { StoreUnavailable } from '../src/server/store/engine.ts'
import {
  at,
  type Case,
  fileCases,
  goodCalls,
  type Made,
  pageCases,
  particularRefusals,
  refusals,
} from './support/answers.ts'
import { ORIGIN } from './support/app.ts'
import { type AppointmentApp, aFluVisit, guest, openAppointmentApp } from './support/appointments.ts'
import { bundledContent } from './support/bundled-content.ts'
import { anEnrolledDesk, deskBrowser } from './support/desk.ts'
import { headerFaults } from './support/header-faults.ts'
import { UNLIMITED, UNLIMITED_SETTINGS } from './support/limits.ts'
import { aToken } from './support/operator.ts'
import { ROOT } from './support/sources.ts'

const KEPT = {
  never: 'no-store',
  'asked again': 'no-cache',
  'two minutes': 'public, max-age=120',
  'for ever': 'public, max-age=31536000, immutable',
}
const YEAR = 31_536_000

type Seen = { name: string; case: Case; status: number; headers: Headers; text: string }

const pages = openPages(join(ROOT, '.build'))
const { styleHashes } = pages
const contract = import.meta.glob<Record<string, unknown>>(['../src/contract/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/** Whether an address is of the operator's API or of the counter, which guests never call. */
function isForStaff(path: string): boolean {
  return path.startsWith(OPERATOR_ROOT) || path.startsWith(DESK_ROOT)
}

/** Every endpoint of the contract that the server answers to guests; two kinds of body at one address are one. */
function endpoints(): Endpoint<unknown, unknown, unknown>[] {
  const found = Object.values(contract)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .filter(({ path }) => !isForStaff(path))
  const answered = found.filter(({ path }) => registered.some(([, known]) => known === path))
  return [...new Map(answered.map((one) => [`${one.method} ${one.path}`, one])).values()]
}

function isEndpoint(value: unknown): value is Endpoint<unknown, unknown, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function openApp(overrides: Parameters<typeof openAppointmentApp>[0] = {}): Promise<AppointmentApp> {
  const content = bundledContent()
  content.image = async (asset) =>
    asset === 'a.png' ? { bytes: new Uint8Array([137, 80]), type: 'image/png' } : undefined
  return openAppointmentApp({
    pages,
    content,
    settings: { trustProxy: false, publicUrl: ORIGIN, kioskCode: undefined },
    sendMail: async () => ({ outcome: 'sent' }),
    ...overrides,
  })
}

const NOTHING = { id: 'none', confirmCode: 'A'.repeat(43), counterCode: '' }
const NOTHING_MADE: Made = { code: 'A'.repeat(22), booked: [NOTHING, NOTHING] }
async function made(app: AppointmentApp): Promise<Made> {
  const code = await app.held()
  const [one = NOTHING] = await app.booked(aFluVisit({ basicInfo: guest(1), dateTime: at('13:00') }))
  const [other = NOTHING] = await app.booked(aFluVisit({ basicInfo: guest(2), dateTime: at('14:00') }))
  return { code, booked: [one, other] }
}

function goodCases(about: Made): Case[] {
  return Object.entries(goodCalls(about)).map(([name, { query = '', path, ...rest }]) => ({
    what: name,
    path: (path ?? name.slice(name.indexOf(' ') + 1)) + query,
    ...rest,
  }))
}

it('every GET ignores names that it does not know [BK-61, FEED-14]', async () => {
  const app = await openApp()
  const gets = goodCases(await made(app)).filter(({ what }) => what.startsWith('GET '))
  expect(gets.length).toBeGreaterThan(10)
  for (const { what, path, init, status } of gets) {
    const more = `${path}${path.includes('?') ? '&' : '?'}_=1&utm_source=x`
    expect([what, (await app.send(more, init)).status]).toEqual([what, status])
  }
  await app.close()
})

async function allCases(app: AppointmentApp): Promise<Case[]> {
  const about = await made(app)
  const { code, booked } = about
  const refused = endpoints().flatMap(({ method, path, body }) =>
    refusals(
      method,
      path
        .replace(':reservationCode', code)
        .replace(':id', booked[0].id)
        .replace(/:(division|store)Number/g, '001'),
      body.type !== 'never',
    ),
  )
  const [asset = ''] = readdirSync(join(ROOT, '.build/app/assets')).filter((name) => name.endsWith('.js'))
  const etag = (await app.send('/service-worker.js')).headers.get('etag') ?? ''
  const files = fileCases(`/assets/${asset}`, etag)
  return [...goodCases(about), ...refused, ...(await particularRefusals(app)), ...pageCases(), ...files]
}

async function sendAll(app: AppointmentApp, cases: Case[], origin = ''): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const one of cases) {
    const response = await app.send(origin + one.path, one.init)
    const name = `${one.what}: ${one.init?.method ?? 'GET'} ${one.path}`
    const { status, headers } = response
    seen.push({ name, case: one, status, headers, text: await response.text() })
  }
  return seen
}

/** Answers that only a failing server gives. */
async function failures(): Promise<Seen[]> {
  const limits = { ...UNLIMITED, 'posts.connection': 0 }
  const app = await openApp({ settings: { ...UNLIMITED_SETTINGS, limits } })
  const busy = goodCases(NOTHING_MADE)
    .filter(({ init }) => init !== undefined)
    .map((one) => ({ ...one, what: 'too often', status: 503 }))
  app.store.ping = () => Promise.reject(new StoreUnavailable('full'))
  await app.deps.health.check()
  app.store.services = () => Promise.reject(new Error('unforeseen'))
  const seen = await sendAll(app, [
    ...busy,
    { what: 'unhealthy', path: '/healthz', status: 503 },
    { what: 'unforeseen', path: '/appointment-management/v1/services', status: 500 },
  ])
  await app.close()
  return seen
}

let registered: [method: string, path: string][] = []
let plain: Seen[] = []
let secure: Seen[] = []
beforeAll(async () => {
  const add = vi.spyOn(SmartRouter.prototype, 'add')
  const app = await openApp()
  registered = add.mock.calls
    .map(([method, path]): [string, string] => [method, path])
    .filter(([, path]) => !isForStaff(path))
  add.mockRestore()
  plain = [...(await sendAll(app, await allCases(app))), ...(await failures())]
  await app.close()
  const overTls = await openApp()
  secure = await sendAll(overTls, await allCases(overTls), 'https://shop.test')
  await overTls.close()
})
afterAll(() => vi.restoreAllMocks())

describe('the security headers (quality, section 7)', () => {
  it('every endpoint that the server answers is called here', () => {
    const names = endpoints().map(({ method, path }) => `${method} ${path}`)
    expect(names.sort()).toEqual(Object.keys(goodCalls(NOTHING_MADE)).sort())
  })

  it('every address that the server knows is answered here, well and with a refusal', () => {
    const fits = (pattern: string, { path }: Case) =>
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path.replace(/\?.*/, ''))
    const answered = (method: string, pattern: string, isGood: boolean) =>
      plain.some(
        (seen) =>
          fits(pattern, seen.case) &&
          (method === 'ALL' || (seen.case.init?.method ?? 'GET') === method) &&
          seen.status < 400 === isGood,
      )
    expect(registered.length).toBeGreaterThan(15)
    const uncovered = registered.filter(
      ([method, path]) => !(method === 'ALL' ? answered(method, path, false) : answered(method, path, true)),
    )
    expect(uncovered).toEqual([])
  })

  it('every kind of answer was seen', () => {
    const wrong = [...plain, ...secure].filter((seen) => seen.status !== seen.case.status)
    expect(wrong.map(({ name, status, text }) => `${name}: ${status} ${text.slice(0, 200)}`)).toEqual([])
    const statuses = [...new Set(plain.map(({ status }) => status))].sort()
    expect(statuses).toEqual([
      200, 201, 204, 302, 304, 308, 400, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503,
    ])
  })

  it('every page and worker has them all, and any other answer what browsers obey there [quality S3, P12]', () => {
    const faults = [...plain, ...secure].flatMap(({ name, headers, case: { what } }) =>
      headerFaults(headers, { styleHashes, isWorker: what.startsWith('worker') }).map(
        (fault) => `${name}: ${fault}`,
      ),
    )
    expect(faults).toEqual([])
  })

  it("the operator's API has them too, and its answers are not kept [quality S3, FEED-10]", async () => {
    const app = await openApp()
    const secret = await aToken(app, 'pms', '--scope', 'read')
    for (const [authorization, status] of [
      ['', 401],
      [`Bearer ${secret}`, 200],
    ] as const) {
      const answer = await app.send(`${OPERATOR_ROOT}/events`, { headers: { authorization } })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
      expect(headerFaults(answer.headers, { styleHashes })).toEqual([])
    }
    await app.close()
  })

  it('the calls of the counter have them too, and their answers are not kept [quality S3, DESK-01]', async () => {
    const app = await openApp()
    const browser = await anEnrolledDesk(app)
    for (const answer of [
      await browser.call('GET', '/today'),
      await browser.call('GET', '/visits/nobody'),
      await deskBrowser(app).call('GET', '/today'),
    ]) {
      expect(answer.response.headers.get('cache-control')).toBe('no-store')
      expect(headerFaults(answer.response.headers, { styleHashes })).toEqual([])
    }
    await app.close()
  })

  it('nothing asks who a guest is: no answer sets a cookie, wants credentials or a role [SCOPE-01, SCOPE-13]', () => {
    const asking = plain.filter(
      ({ status, headers }) => status === 401 || headers.has('www-authenticate') || headers.has('set-cookie'),
    )
    expect(asking.map(({ name }) => name)).toEqual([])
    const isForeign = (init: RequestInit | undefined) =>
      ['origin', 'sec-fetch-site'].some((name) => new Headers(init?.headers).has(name))
    const forbidden = plain.filter((seen) => seen.status === 403 && !isForeign(seen.case.init))
    expect(forbidden.map(({ name }) => name)).toEqual([])
  })

  it('https is for two years, and said over https alone', () => {
    const said = (seen: Seen) => seen.headers.get('strict-transport-security')
    expect(plain.filter((seen) => said(seen) !== null).map(({ name }) => name)).toEqual([])
    const short = secure.filter((seen) => {
      const [, age] = /^max-age=(\d+); includeSubDomains$/.exec(said(seen) ?? '') ?? []
      return Number(age ?? 0) < YEAR
    })
    expect(short.map(({ name }) => name)).toEqual([])
  })

  it('only hashed assets are kept for ever; calls about guests and pages are not kept at all', () => {
    const wrong = plain.filter(
      ({ headers, case: { kept = 'never' } }) => headers.get('cache-control') !== KEPT[kept],
    )
    expect(wrong.map(({ name, headers }) => `${name}: ${headers.get('cache-control')}`)).toEqual([])
  })

  it('storage is emptied by the one address that is for it', () => {
    const clearing = plain.filter(({ headers }) => headers.has('clear-site-data')).map(({ name }) => name)
    expect(clearing).toEqual(['POST /health-services/recover: POST /health-services/recover'])
  })

  it('no page has a script, a style or a handler that its policy forbids [quality S3]', () => {
    const html = plain.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'))
    expect(html.filter(({ text }) => text !== '').length).toBeGreaterThan(10)
    const breaches = html.flatMap(({ name, text }) => [
      ...[...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
        .map(([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`)
        .filter((hash) => !styleHashes.includes(hash)),
      ...[...text.matchAll(/<script(?![^>]*(?:\bsrc="\/assets\/|type="application\/json"))[^>]*>/g)].map(
        ([tag]) => tag,
      ),
      ...[...text.matchAll(/\s(?:style|on\w+)="[^"]*"|(?:src|href)="(?:https?:)?\/\/[^"]*"/g)].map(
        ([attribute]) => `${name}: ${attribute}`,
      ),
    ])
    expect(breaches).toEqual([])
  })
})
