import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutboxKey } from '#contract/outbox'
import type { WalkIn } from '#contract/walk-in'
import { DAY_MS } from '#domain/time-units'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { UNLIMITED_SETTINGS } from '../../../tests/support/limits.ts'
import { sealBytes, sealWalkIn } from '../../../tests/support/seal-walk-in.ts'
import { exportRecords } from '../events/export.ts'
import { newestOutboxKey } from '../keys/keys.ts'

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

async function exported(): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  await exportRecords({ store: app.store, keys: app.deps.keys }, 0, async (line) => {
    lines.push(JSON.parse(line))
  })
  return lines
}

describe('what opens is never refused', () => {
  it.each<[string, () => WalkIn, string[]]>([
    [
      'under 12 months [PATIENT-15]',
      () => aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, dateOfBirth: '2025-11-21' } }),
      ['patientTooYoung basicInfo.dateOfBirth'],
    ],
    ['with a service that is out', () => aWalkIn({ serviceIds: [506] }), ['serviceNotOffered serviceIds.0']],
    ['for an unknown location', () => aWalkIn({ locationNumber: '9' }), ['unknownLocation locationNumber']],
    [
      'for a closed location',
      () => aWalkIn({ locationNumber: 'CLOSED-1' }),
      ['locationClosed locationNumber'],
    ],
    ['older than a day', () => aWalkIn({ createdAt: at(TEST_NOW - DAY_MS - 1) }), ['late createdAt']],
    [
      'fault 25 of a clock years ahead',
      () => aWalkIn({ createdAt: '2031-01-01T00:00:00Z' }),
      ['early createdAt'],
    ],
    [
      'of an instant that is none',
      () => aWalkIn({ createdAt: '2026-99-99T99:99:99Z' }),
      ['invalidRequest createdAt pattern'],
    ],
    [
      'of a minor who signed alone [DESK-06]',
      () => aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, dateOfBirth: '2012-03-04' } }),
      ['invalidRequest consentDetails.signature.relationshipWithPatient guardianMustSign'],
    ],
  ])('one %s is kept as needing attention, and answered 201', async (_, walkIn, reasons) => {
    const response = await sealAndSend(walkIn())
    expect(response.status).toBe(201)
    const [line, ...more] = await exported()
    expect(more).toEqual([])
    expect(line).toMatchObject({
      status: 'needsAttention',
      counterCode: 'B7K2MX',
      locationId: walkIn().locationNumber,
      payload: walkIn(),
    })
    expect(line?.['reasons']).toEqual(expect.arrayContaining(reasons))
  })

  it('one exactly a day old is checked in', async () => {
    await sealAndSend(aWalkIn({ createdAt: at(TEST_NOW - DAY_MS) }))
    expect(await app.checkIns()).toMatchObject([{ status: 'checkedIn', day: '2026-11-19' }])
  })

  it('the day of the visit is that on which the guest pressed Submit, in the zone of the store', async () => {
    await sealAndSend(aWalkIn({ createdAt: '2026-11-20T04:59:59Z' }))
    await sealAndSend(aWalkIn({ createdAt: '2026-11-20T05:00:00Z' }), 'the-key-of-visit-2')
    expect((await app.checkIns()).map(({ day, status }) => `${day} ${status}`).sort()).toEqual([
      '2026-11-19 checkedIn',
      '2026-11-20 checkedIn',
    ])
  })

  it('a second walk-in of a guest is kept with this reason first, and blocks no later walk-in [BOOK-20]', async () => {
    await app.postWalkIn(aWalkIn(), { 'idempotency-key': 'the-key-before-it' })
    const again = aWalkIn({ serviceIds: [501, 502], counterCode: 'CCCCCC' })
    expect((await sealAndSend(again)).status).toBe(201)
    const lines = await exported()
    expect(lines.map(({ status }) => status).sort()).toEqual(['checkedIn', 'needsAttention'])
    expect(lines.find(({ status }) => status === 'needsAttention')).toMatchObject({
      counterCode: 'CCCCCC',
      reasons: ['duplicateAppointment', 'tooYoung'],
      payload: again,
    })
    const other = await app.postWalkIn(aWalkIn({ serviceIds: [502], requestedVaccinations: [] }))
    expect(other.status).toBe(201)
  })

  it.each([
    ['without a consent', { ...aWalkIn(), consentDetails: undefined }, 'invalidRequest consentDetails'],
    [
      'with a line break in a name',
      { ...aWalkIn(), basicInfo: { ...aWalkIn().basicInfo, lastName: 'van\r\nOstrander' } },
      'invalidRequest basicInfo.lastName pattern',
    ],
    ['with a field of its own', { ...aWalkIn(), Wilhelmina: 1 }, 'unknownField'],
    [
      'with a question of its own',
      { ...aWalkIn(), questionnaire: { 'Wilhelmina.x': 'No' } },
      'invalidRequest questionnaire',
    ],
  ])('one %s is kept with what could be read of it', async (_, payload, reason) => {
    expect((await sealTextAndSend(JSON.stringify(payload))).status).toBe(201)
    expect(await exported()).toEqual([
      {
        schemaVersion: 1,
        kind: 'walkin',
        id: expect.any(String),
        status: 'needsAttention',
        counterCode: 'B7K2MX',
        reasons: [reason],
        attention: [{ reason, meaning: expect.any(String), action: expect.any(String) }],
        businessName: 'pharmacy',
        locationId: aLocation().id,
        serviceIds: expect.any(Array),
        createdAt: aWalkIn().createdAt,
        receivedAt: at(TEST_NOW),
        payload: JSON.parse(JSON.stringify(payload)),
      },
    ])
  })

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, string]>([
    ['JSON cut short', JSON.stringify(aWalkIn()).slice(0, -9), 'invalidRequest', 'B7K2MX'],
    ['half a character', JSON.stringify(named('\ud800')), 'invalidEncoding', 'B7K2MX'],
    ['a prototype', '{"__proto__":{},"locationNumber":"01400376"}', 'unknownField', '?'],
    [
      'a counter code inside what was typed',
      '{"locationNumber":"01400376","a":"\\"counterCode\\":\\"B7K2MX\\""}',
      'invalidRequest',
      '?',
    ],
    ['a byte order mark', '\ufeff{"locationNumber":"01400376"}', 'invalidRequest', '?'],
  ])('one that holds %s is kept as its text', async (_, text, reason, counterCode) => {
    expect((await sealTextAndSend(text)).status).toBe(201)
    const [line] = await exported()
    expect(line).toMatchObject({ status: 'needsAttention', counterCode })
    expect(JSON.stringify(line?.['reasons'])).toContain(reason)
    const { payload } = line ?? {}
    expect(typeof payload === 'string' ? payload : JSON.stringify(payload)).toBe(text)
  })

  it.each<[string, string | Uint8Array<ArrayBuffer>, unknown]>([
    ['no JSON', 'hello "counterCode"', 'hello "counterCode"'],
    ['nesting beyond measure', '['.repeat(20_000), '['.repeat(20_000)],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), '\ufffd\ufffd'],
    ['nothing', 'null', null],
    ['a list', '[ ]', []],
    ['a store that is a number', '{"locationNumber":9}', { locationNumber: 9 }],
  ])(
    'one that names no store, as it holds %s, is kept apart from the guests [HD-33]',
    async (_, text, payload) => {
      expect((await sealTextAndSend(text)).status).toBe(201)
      expect(await exported()).toEqual([
        { schemaVersion: 1, kind: 'unreadable', id: expect.any(String), receivedAt: at(TEST_NOW), payload },
      ])
      expect(await app.checkIns()).toEqual([])
    },
  )

  it('each entry of whatever text is kept once and comes back in the export', async () => {
    let run = 0
    const some = fc.oneof(fc.json(), fc.string({ unit: 'grapheme', minLength: 1 }), fc.constant('null'))
    await fc.assert(
      fc.asyncProperty(some, async (text) => {
        const key = `the-key-of-text-${++run}`
        const body = await sealBytes(new TextEncoder().encode(text.padEnd(2)), key, outboxKey)
        const [first, second] = [await send(body, key), await send(body, key)]
        expect([first.status, second.status]).toEqual([201, 201])
        expect(await second.text()).toBe(await first.text())
      }),
      { numRuns: 60 },
    )
    expect(await exported()).toHaveLength(run)
  })

  it('nothing typed is readable in the data directory or the log', async () => {
    await sealTextAndSend(JSON.stringify({ ...aWalkIn(), Zanzibar: 'Zanzibar' }))
    await sealTextAndSend('Zanzibar', 'the-key-of-visit-2')
    await sealTextAndSend(
      JSON.stringify({ ...aWalkIn(), questionnaire: { Zanzibar: 'No' } }),
      'the-key-of-visit-3',
    )
    const kept = [
      ...readdirSync(app.folder).map((name) => readFileSync(join(app.folder, name))),
      Buffer.from(JSON.stringify(app.logged)),
    ]
    for (const text of ['Zanzibar', 'Wilhelmina', 'QX55820914']) {
      expect(kept.some((bytes) => bytes.includes(text) || bytes.includes(text, 0, 'utf16le'))).toBe(false)
    }
  })
})
