import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TABLET_HEADER } from '#contract/entry'
import { postKioskEnrolment } from '#contract/kiosk'
import { postWalkIn } from '#contract/walk-in'
import { exportRecords } from '../../src/server/events/export.ts'
import { newestOutboxKey } from '../../src/server/keys/keys.ts'
import { errorKeys, openTestApp, type TestApp } from '../support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../support/builders.ts'
import { sealBytes } from '../support/seal-walk-in.ts'

const CODE = 'four-blue-mice'

let now: number
let app: TestApp
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({
    clock: () => now,
    settings: {
      trustProxy: true,
      publicUrl: undefined,
      kioskCode: CODE,
      limits: { 'unreadableKept.all': 100 },
    },
  })
})
afterEach(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const ADDRESS = '192.0.2.7'

/** A check-in of another guest each time. */
let guests = 0
const walkIn = () => {
  const number = guests++
  const phoneNumber = `513-555-${String(1000 + (number % 9000)).padStart(4, '0')}`
  const lastName = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  return aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, lastName: `Guest${lastName}`, phoneNumber } })
}

async function tablet(): Promise<Record<string, string>> {
  const response = await app.post(postKioskEnrolment.path, { locationId: aLocation().id, code: CODE })
  const { data } = (await response.json()) as { data: { tabletToken: string } }
  return { ...from(ADDRESS), [TABLET_HEADER]: data.tabletToken }
}

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

describe('one person on the network of a store [HD-06]', () => {
  it('2,000 unusable check-ins from one address do not stop phones and tablets behind the same address', async () => {
    const onTablet = await tablet()
    const junk = async () => (await app.post(postWalkIn.path, {}, from(ADDRESS))).status
    const statuses: number[] = []
    const honest: number[] = []
    for (let count = 0; count < 2000; count++) {
      statuses.push(await junk())
      if (count % 100 === 0) {
        honest.push((await app.postWalkIn(walkIn(), from(ADDRESS))).status)
        honest.push((await app.postWalkIn(walkIn(), onTablet)).status)
      }
    }
    expect(tally(statuses)).toEqual({ 400: 120, 503: 1880 })
    expect(tally(honest)).toEqual({ 201: 40 })
  })

  it('is told to come again on a new connection, and is heard again after a while [API-50]', async () => {
    const junk = () => app.post(postWalkIn.path, 'no json', from(ADDRESS))
    for (let count = 0; count < 120; count++) expect((await junk()).status).toBe(400)
    const refused = await junk()
    expect([refused.status, await errorKeys(refused)]).toEqual([503, ['busy']])
    expect(refused.headers.get('connection')).toBe('close')
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    now += 10_000
    expect((await junk()).status).toBe(400)
  })
})

describe('false check-ins [HD-07]', () => {
  it('one address sends thirty an hour, then marked ones, then refused ones; marked guests see no difference', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 700; count++) {
      if (count % 500 === 0) now += 60_000
      statuses.push((await app.postWalkIn(walkIn(), from(ADDRESS))).status)
    }
    expect(tally(statuses)).toEqual({ 201: 600, 503: 100 })
    const checkIns = await app.checkIns()
    expect(tally(checkIns.map(({ status }) => status))).toEqual({ checkedIn: 30, needsAttention: 570 })
    const isMarked = checkIns.map(({ reasons }) => String(reasons.includes('manyAtOnce')))
    expect(tally(isMarked)).toEqual({ false: 30, true: 570 })
    const lines = app.logged.filter(({ event }) => event === 'check-in-pressure')
    expect(lines).toEqual([{ event: 'check-in-pressure', store: aLocation().id }])
  })

  it('networks and stores are counted too, and tablets are not stopped on a busy day [CARD-07]', async () => {
    const tablets = [await tablet(), await tablet(), await tablet()]
    for (let count = 0; count < 500; count++) {
      now += 30_000
      expect((await app.postWalkIn(walkIn(), tablets[count % 3])).status).toBe(201)
    }
    expect(tally((await app.checkIns()).map(({ status }) => status))).toEqual({ checkedIn: 500 })
    const marked = async (addressOf: (at: number) => string) => {
      now += 2 * 3_600_000
      const before = (await app.checkIns()).filter(({ status }) => status === 'needsAttention').length
      for (let at = 0; at < 130; at++) await app.postWalkIn(walkIn(), from(addressOf(at)))
      return (await app.checkIns()).filter(({ status }) => status === 'needsAttention').length - before
    }
    expect(await marked((at) => `198.51.100.${at}`)).toBe(70)
    expect(await marked((at) => `10.0.${at}.1`)).toBe(10)
  })
})

describe('junk in the outbox [HD-33]', () => {
  let keys = 0
  beforeEach(() => {
    keys = 0
  })
  const send = async (payload: unknown, headers: Record<string, string>) => {
    const idempotencyKey = `outbox-entry-of-a-device-${keys++}`
    const bytes = new TextEncoder().encode(JSON.stringify(payload))
    const sealed = await sealBytes(bytes, idempotencyKey, newestOutboxKey(app.deps.keys))
    return app.postWalkIn(sealed, { ...headers, 'idempotency-key': idempotencyKey })
  }
  const lines = async () => {
    const written: { kind: string; payload: unknown }[] = []
    await exportRecords(app.deps, 0, async (line) => void written.push(JSON.parse(line)))
    return written
  }

  it('is kept apart, little of it, while a tablet replays what an outage left, in order', async () => {
    const onTablet = await tablet()
    const statuses: number[] = []
    const honest: string[] = []
    const junk = ['<script>', null, [], 1234, 'x'.repeat(40_000), { locationNumber: 9 }]
    for (let count = 0; count < 600; count++) {
      now += count % 100 === 0 ? 60_000 : 1
      statuses.push((await send(junk[count % junk.length], from(`198.51.100.${count % 50}`))).status)
      if (count % 10 !== 0) continue
      const guest = walkIn()
      honest.push(guest.basicInfo.lastName)
      expect((await send(guest, onTablet)).status).toBe(201)
    }
    expect(Object.keys(tally(statuses)).sort()).toEqual(['201', '503'])
    const exported = await lines()
    const apart = exported.filter(({ kind }) => kind === 'unreadable')
    expect(apart.length).toBe(statuses.filter((status) => status === 201).length)
    expect(apart.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(apart).length).toBeLessThan(10e6)
    const walkIns = exported.filter(({ kind }) => kind === 'walkin')
    expect(walkIns.map(({ payload }) => (payload as ReturnType<typeof aWalkIn>).basicInfo.lastName)).toEqual(
      honest,
    )
    expect(app.logged.some(({ event }) => event === 'outbox-pressure')).toBe(true)
  })

  it('all clients together keep a limited number of entries, and one key keeps one', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 110; at++) {
      statuses.push((await send('junk', from(`10.${at >> 8}.${at & 255}.1`))).status)
    }
    expect(tally(statuses)).toEqual({ 201: 100, 503: 10 })
    expect((await send('junk', await tablet())).status).toBe(201)
    expect((await send(walkIn(), from('10.9.9.9'))).status).toBe(201)
    keys = 0
    expect((await send('junk', from('10.9.9.9'))).status).toBe(201)
    expect((await lines()).filter(({ kind }) => kind === 'unreadable')).toHaveLength(101)
  })
})
