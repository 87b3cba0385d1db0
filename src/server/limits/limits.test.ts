import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { Refusal } from '../http/refusal.ts'
import type { SecretKey } from '../keys/keys.ts'
import type { LogLine } from '../log.ts'
import { type Client, type Limits, openLimits } from './limits.ts'
import type { OtherLimits } from './table.ts'

const MINUTE = 60_000

let now: number
let app: TestApp
let limits: Limits
let logged: LogLine[]
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now })
  logged = []
  limits = opened()
})
afterEach(() => app.close())

function opened(others: OtherLimits = {}): Limits {
  const { store } = app
  const log = (line: LogLine) => void logged.push(line)
  return openLimits({ store, keys: { codeKeys: [KEY] }, clock: () => now, log, others })
}
const KEY = aCodeKey()

function aCodeKey(): SecretKey {
  return { keyId: 'aaaaaaaa', key: new Uint8Array(randomBytes(32)), from: 0 }
}

const at = (address: string) => limits.clientOf(address, undefined)

/** Seconds until a refused call may come again; undefined: it was not refused. */
async function refusedFor(work: () => unknown): Promise<number | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect([error.status, error.errors[0]?.key]).toEqual([503, 'busy'])
    return Number(error.headers['retry-after'])
  }
}

describe('who a call counts for [HD-02]', () => {
  it('is its connection and network, as marks that hold no address', () => {
    const one = at('2001:db8:0:1::1')
    expect(at('2001:db8::1:9:8:7:6').origin).toBe(one.origin)
    expect(at('2001:db8:0:2::1')).toMatchObject({ network: one.network })
    expect(at('2001:db8:0:2::1').origin).not.toBe(one.origin)
    expect(at('2001:db8:1::1').network).not.toBe(one.network)
    for (const mark of [one.origin, one.network]) expect(mark).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const other = openLimits({
      store: app.store,
      keys: { codeKeys: [aCodeKey()] },
      clock: () => now,
      log: () => {},
    })
    expect(other.clientOf('2001:db8:0:1::1', undefined).origin).not.toBe(one.origin)
  })

  it('is the tablet alone where there is one, in every limit', () => {
    const [one, other] = ['a', 'b'].map((id) => limits.clientOf('192.0.2.7', id)) as [Client, Client]
    expect(one.origin).not.toBe(other.origin)
    expect(limits.charges('bookings', one, 'store').map(({ limit, key }) => [limit, key])).toEqual([
      ['bookings.tablet', one.origin],
    ])
    expect(limits.charges('sameCell', one, 'cell').map(({ key }) => key)).toEqual([`${one.origin} cell`])
    expect(
      limits.charges('checkIns', one, 'store').filter(({ limit }) => limit === 'checkIns.store'),
    ).toEqual([])
  })

  it('is charged apart for each store where the table says so', () => {
    const client = at('192.0.2.7')
    expect(
      limits.charges('bookings', client, 'store').map(({ limit, key, most }) => [limit, key, most]),
    ).toEqual([
      ['bookings.connection@store', `${client.origin} store`, 60],
      ['bookings.network@store', `${client.network} store`, 120],
      ['bookings.connection', client.origin, 600],
      ['bookings.network', client.network, 1800],
    ])
  })
})

describe('a spent limit [HD-02]', () => {
  const charge = (address = '192.0.2.7') => limits.charge(limits.charges('duplicates', at(address)))

  it('is 503 busy until its window is over, after a restart too', async () => {
    for (let count = 0; count < 5; count++) expect(await refusedFor(() => charge())).toBeUndefined()
    expect(await refusedFor(() => charge())).toBe(60)
    limits = opened()
    now += 45_000
    expect(await refusedFor(() => charge())).toBe(15)
    expect(await refusedFor(() => charge('192.0.3.7'))).toBeUndefined()
    now += 15_000
    expect(await refusedFor(() => charge())).toBeUndefined()
  })

  it('is refused from memory for ten seconds, so that a flood is no flood of writes', async () => {
    for (let count = 0; count < 6; count++) await refusedFor(() => charge())
    const writes = vi.spyOn(app.store, 'charge')
    for (let count = 0; count < 1000; count++) expect(await refusedFor(() => charge())).toBe(60)
    expect(writes).not.toHaveBeenCalled()
    now += 10_000
    expect(await refusedFor(() => charge())).toBe(50)
    expect(writes).toHaveBeenCalledOnce()
  })

  it.each([
    ['48 hours ahead', 48],
    ['48 hours back', -48],
    ['20 days ahead', 480],
    ['20 days back', -480],
  ])(
    'after a clock that stepped %s, and again when it is right, keeps nobody out for longer than its minute [HD-02, HD-38, fault 24]',
    async (_, hours) => {
      const step = hours * 60 * MINUTE
      limits = opened({ 'duplicates.network': 1e9, 'posts.connection': 5 })
      const post = () => refusedFor(() => limits.spend('posts', at('192.0.2.7')))
      const spendAll = async () => {
        for (let count = 0; count < 6; count++) await refusedFor(() => charge())
        for (let count = 0; count < 6; count++) await post()
        expect([await refusedFor(() => charge()), await post()]).not.toContain(undefined)
      }
      await spendAll()
      now += step
      expect(await refusedFor(() => charge())).toBeUndefined()
      await spendAll()
      now -= step
      expect((await refusedFor(() => charge())) ?? 0).toBeLessThanOrEqual(60)
      expect((await post()) ?? 0).toBeLessThanOrEqual(60)
      now += MINUTE
      expect([await refusedFor(() => charge()), await post()]).toEqual([undefined, undefined])
    },
  )

  it('is one line of the log in ten minutes, with the limit and without whose it was', async () => {
    for (let count = 0; count < 20; count++) await refusedFor(() => charge())
    expect(logged).toEqual([{ event: 'limit', limit: 'duplicates.connection' }])
    now += 10 * MINUTE
    for (let count = 0; count < 20; count++) await refusedFor(() => charge())
    expect(logged).toHaveLength(2)
  })

  it('is such a line too where each process counts alone', async () => {
    limits = opened({ 'searches.connection': 5 })
    for (let count = 0; count < 20; count++) await refusedFor(() => limits.spend('searches', at('192.0.2.7')))
    expect(logged).toEqual([{ event: 'limit', limit: 'searches.connection' }])
  })
})

describe('a secret [HD-27, HD-28]', () => {
  const look = (isRight: boolean, address = '192.0.2.7') =>
    limits.lookAt(limits.charges('kioskCodes', at(address), 'store'), async () => isRight || undefined)

  it('is looked at while tries are left, and only wrong ones are counted', async () => {
    for (let count = 0; count < 20; count++) expect(await look(true)).toBe(true)
    for (let count = 0; count < 5; count++) expect(await look(false)).toBeUndefined()
    expect(await refusedFor(() => look(true))).toBe(60)
    now += MINUTE
    expect(await look(true)).toBe(true)
  })

  it('simultaneous tries are as limited as successive ones', async () => {
    const looked = vi.fn(async () => undefined)
    const charges = limits.charges('kioskCodes', at('192.0.2.7'), 'store')
    await Promise.all(Array.from({ length: 50 }, () => refusedFor(() => limits.lookAt(charges, looked))))
    expect(looked).toHaveBeenCalledTimes(5)
  })
})
