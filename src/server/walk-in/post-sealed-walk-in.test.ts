import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getOutboxKey, type OutboxKey, postSealedWalkIn, type SealedWalkIn } from '#contract/outbox'
import type { WalkIn } from '#contract/walk-in'
import { DAY_MS } from '#domain/time-units'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { UNLIMITED_SETTINGS } from '../../../tests/support/limits.ts'
import { sealBytes, sealWalkIn } from '../../../tests/support/seal-walk-in.ts'
import { newestOutboxKey } from '../keys/keys.ts'
import { confirmCode, openRecord } from '../keys/seal.ts'
import { StoreUnavailable } from '../store/engine.ts'

const KEY = 'the-key-of-visit-1'

let app: TestApp
let outboxKey: OutboxKey
beforeEach(async () => {
  app = await openTestApp({ settings: UNLIMITED_SETTINGS })
  outboxKey = newestOutboxKey(app.deps.keys)
})
afterEach(() => app.close())

const send = (body: unknown, key = KEY) => app.postWalkIn(body, { 'idempotency-key': key })
const sealAndSend = async (walkIn: WalkIn, key = KEY) => send(await sealWalkIn(walkIn, key, outboxKey), key)
const sealTextAndSend = async (text: string | Uint8Array<ArrayBuffer>, key = KEY) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return send(await sealBytes(bytes, key, outboxKey), key)
}
const named = (firstName: string) => aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName } })
const at = (instant: number) => new Date(instant).toISOString()

describe('a sealed walk-in', () => {
  it('sealed as a browser seals it is checked in, and answered like a plain one [CARD-05]', async () => {
    const response = await sealAndSend(aWalkIn())
    const { data } = await response.json()
    assert(data, postSealedWalkIn.data)
    expect(response.status).toBe(201)
    const [checkIn, ...more] = await app.checkIns()
    if (!checkIn) throw new Error('nothing was recorded')
    expect(more).toEqual([])
    expect(data.appointments).toEqual([
      { id: checkIn.id, confirmCode: confirmCode(app.deps.keys, checkIn.id), counterCode: 'B7K2MX' },
    ])
    expect(checkIn).toMatchObject({
      idempotencyKey: KEY,
      businessName: 'pharmacy',
      locationId: aLocation().id,
      serviceIds: [501],
      counterCode: 'B7K2MX',
      status: 'checkedIn',
      reasons: [],
      createdAt: TEST_NOW - 15_000,
      receivedAt: TEST_NOW,
      day: '2026-11-20',
    })
    expect(JSON.parse(openRecord(app.deps.keys.dataKeys, checkIn.id, checkIn.sealed).sent)).toEqual(aWalkIn())
  })

  it('opens whatever the ephemeral key is, 60 times', async () => {
    for (let time = 0; time < 60; time++) {
      const walkIn = named(`Ana ${'b'.repeat(1 + (time % 20))}${'c'.repeat(Math.floor(time / 20))}`)
      expect((await sealAndSend(walkIn, `the-key-of-visit-${time}`)).status).toBe(201)
    }
    expect((await app.checkIns()).filter(({ status }) => status === 'checkedIn')).toHaveLength(60)
  })

  it('without an Idempotency-Key is refused [class 41]', async () => {
    const response = await app.postWalkIn(await sealWalkIn(aWalkIn(), KEY, outboxKey))
    expect(response.status).toBe(400)
    expect(await errorKeys(response)).toEqual(['invalidIdempotencyKey'])
  })

  it('to a key that the server does not have is refused', async () => {
    const response = await send(await sealWalkIn(aWalkIn(), KEY, { ...outboxKey, keyId: 'unknown' }))
    expect(response.status).toBe(422)
    expect(await errorKeys(response)).toEqual(['unknownOutboxKey'])
  })

  it('to an older key opens, and a key that is put in front is the one told', async () => {
    const other = await openTestApp()
    const [newest] = other.deps.keys.outboxKeys
    app.deps.keys.outboxKeys.unshift(newest)
    const { data } = await (await app.send(getOutboxKey.path)).json()
    expect(data.keyId).toBe(newest.keyId)
    expect((await sealAndSend(aWalkIn())).status).toBe(201)
    expect(
      (await send(await sealWalkIn(named('Ana'), 'the-key-of-visit-2', data), 'the-key-of-visit-2')).status,
    ).toBe(201)
    await other.close()
  })

  it.each<[string, (sealed: SealedWalkIn['sealed']) => Partial<SealedWalkIn['sealed']>]>([
    ['data', ({ data }) => ({ data: flipped(data, 40) })],
    ['tag', ({ data }) => ({ data: flipped(data, data.length - 4) })],
    ['end', ({ data }) => ({ data: data.slice(0, -8) })],
    ['iv', ({ iv }) => ({ iv: flipped(iv, 3) })],
    ['ephemeral key, no longer a point', ({ epk }) => ({ epk: flipped(epk, 30) })],
    ['ephemeral key, the point at infinity', () => ({ epk: 'A'.repeat(87) })],
    ['data, hardly more than a tag', () => ({ data: 'A'.repeat(24) })],
  ])('with another %s it does not open', async (_, change) => {
    const { sealed } = await sealWalkIn(aWalkIn(), KEY, outboxKey)
    const response = await send({ sealed: { ...sealed, ...change(sealed) } })
    expect(response.status).toBe(400)
    expect(await errorKeys(response)).toEqual(['sealBroken'])
    expect(await app.checkIns()).toEqual([])
  })

  it('under another Idempotency-Key, or sealed to the other of two keys, does not open', async () => {
    const body = await sealWalkIn(aWalkIn(), KEY, outboxKey)
    expect(await errorKeys(await send(body, 'the-key-of-visit-2'))).toEqual(['sealBroken'])
    const swapped = await sealWalkIn(aWalkIn(), KEY, { ...outboxKey, keyId: 'other' })
    const moved = { sealed: { ...swapped.sealed, keyId: outboxKey.keyId } }
    expect(await errorKeys(await send(moved))).toEqual(['sealBroken'])
  })

  it.each([
    ['no object', { sealed: 'x' }],
    ['null', { sealed: null }],
    ['without its iv', { sealed: { keyId: 'a', epk: 'A'.repeat(87), data: 'A'.repeat(24) } }],
    ['beside a plain one', { ...aWalkIn(), sealed: {} }],
    [
      'of other letters',
      { sealed: { keyId: 'a', epk: '+'.repeat(87), iv: 'A'.repeat(16), data: 'A'.repeat(24) } },
    ],
  ])('%s is refused [class 15]', async (_, body) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await app.checkIns()).toEqual([])
  })

  it('while the disk is full is a 503, and taken when it is sent again [fault 18]', async () => {
    const { recordCheckIn } = app.store
    app.store.recordCheckIn = () => Promise.reject(new StoreUnavailable('database or disk is full'))
    expect((await sealAndSend(aWalkIn())).status).toBe(503)
    app.store.recordCheckIn = recordCheckIn
    expect((await sealAndSend(aWalkIn())).status).toBe(201)
  })
})

describe('the same walk-in, plain and sealed', () => {
  it('sealed after a plain one whose answer was lost gives the first answer again [API-49, fault 5]', async () => {
    const plain = await (await send(aWalkIn())).json()
    const reversed = Object.fromEntries(Object.entries(aWalkIn()).reverse()) as WalkIn
    for (const walkIn of [aWalkIn(), reversed]) {
      const response = await sealAndSend(walkIn)
      expect(response.status).toBe(201)
      expect(await response.json()).toEqual(plain)
    }
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('plain after a sealed one, also one that needs attention, gives the first answer again [API-49]', async () => {
    const walkIn = aWalkIn({ createdAt: at(TEST_NOW - 2 * DAY_MS) })
    const sealed = await (await sealAndSend(walkIn)).json()
    expect(await (await send(walkIn)).json()).toEqual(sealed)
  })

  it('another payload under the key is refused, sealed or plain [class 41]', async () => {
    await send(aWalkIn())
    for (const response of [
      await sealAndSend(named('Ana')),
      await sealTextAndSend('{}'),
      await send(named('Ana')),
    ]) {
      expect(response.status).toBe(422)
      expect(await errorKeys(response)).toEqual(['idempotencyKeyReused'])
    }
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('twenty at once, plain and sealed, are one check-in with one answer [API-49]', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 20 }, (_, one) =>
        one % 2 === 0 ? aWalkIn() : sealWalkIn(aWalkIn(), KEY, outboxKey),
      ),
    )
    const answers = await Promise.all(bodies.map((body) => send(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await app.checkIns()).toMatchObject([{ status: 'checkedIn' }])
  })

  it('twenty of one guest at once under their own keys: one is checked in, every sealed one is kept [BOOK-20]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, one) =>
        one % 2 === 0
          ? send(aWalkIn(), `the-key-of-visit-${one}`)
          : sealAndSend(aWalkIn(), `the-key-of-visit-${one}`),
      ),
    )
    expect(answers.filter((_, one) => one % 2 === 1).map(({ status }) => status)).toEqual(Array(10).fill(201))
    const checkIns = await app.checkIns()
    expect(checkIns.filter(({ status }) => status === 'checkedIn')).toHaveLength(1)
    expect(checkIns).toHaveLength(answers.filter(({ status }) => status === 201).length)
    const sealedOnes = checkIns.filter(({ idempotencyKey }) => /[13579]$/.test(String(idempotencyKey)))
    expect(sealedOnes).toHaveLength(10)
  })

  it('a duplicate sent twenty times at once under one key is kept once [BOOK-20]', async () => {
    await send(aWalkIn(), 'the-key-before-it')
    const answers = await Promise.all(Array.from({ length: 20 }, () => sealAndSend(aWalkIn())))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await app.checkIns()).toHaveLength(2)
  })
})

describe('the outbox key', () => {
  it('is an uncompressed point, fits the contract, and is not stored', async () => {
    const response = await app.send(getOutboxKey.path)
    const { data } = await response.json()
    assert(data, getOutboxKey.data)
    expect(data).toEqual(outboxKey)
    expect(data.publicKey).toMatch(/^B[A-Za-z0-9_-]{86}$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(data)).not.toContain('private')
  })

  it('takes GET alone [class 42]', async () => {
    expect((await app.post(getOutboxKey.path, {})).status).toBe(405)
  })
})

/** The text with another letter at a place. */
function flipped(text: string, place: number): string {
  return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1)
}
