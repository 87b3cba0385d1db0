import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COUNTER_CODE } from '#contract/vocabulary'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { confirmCode, openRecord } from '../keys/seal.ts'
import { StoreUnavailable } from '../store/engine.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

const KEY = { 'idempotency-key': 'the-key-of-visit-1' }
const basics = (overrides: Partial<WalkIn['basicInfo']>) =>
  aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, ...overrides } })

/** The error body of a refused walk-in. */
async function refused(body: unknown): Promise<{ status: number; keys: string[]; fields: string[] }> {
  const response = await app.postWalkIn(body)
  const { errors } = await response.json()
  return {
    status: response.status,
    keys: errors.map(({ key }: { key: string }) => key),
    fields: errors.map(({ field }: { field: string }) => field),
  }
}

describe('a walk-in', () => {
  it('is posted to an address of its own, which nothing else answers [API-25, API-33]', async () => {
    const path = '/appointment-management/v2/appointments/walk-in'
    expect((await app.post(path, aWalkIn(), KEY)).status).toBe(201)
    const asked = await app.send(path)
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('is checked in, and answered with an id and a confirm code [WALKIN-19, WALKIN-20, API-32]', async () => {
    const response = await app.postWalkIn(aWalkIn(), KEY)
    const { data } = await response.json()
    assert(data, postWalkIn.data)
    expect(response.status).toBe(201)
    const [checkIn, ...more] = await app.checkIns()
    expect(more).toEqual([])
    expect(data.appointments).toEqual([
      { id: checkIn?.id, confirmCode: confirmCode(app.deps.keys, checkIn?.id ?? ''), counterCode: 'B7K2MX' },
    ])
    expect(checkIn).toMatchObject({
      idempotencyKey: KEY['idempotency-key'],
      businessName: 'pharmacy',
      locationId: aLocation().id,
      serviceIds: [501],
      counterCode: 'B7K2MX',
      status: 'checkedIn',
      createdAt: Date.parse('2026-11-20T16:59:45.000Z'),
      receivedAt: TEST_NOW,
      day: '2026-11-20',
    })
  })

  it('all that was typed comes back from the sealed value, under its own id alone [BOOK-01, BOOK-02]', async () => {
    await app.postWalkIn(aWalkIn())
    const [checkIn] = await app.checkIns()
    if (!checkIn) throw new Error('nothing was recorded')
    expect(JSON.parse(openRecord(app.deps.keys.dataKeys, checkIn.id, checkIn.sealed).sent)).toEqual(aWalkIn())
  })

  it('the visit day is that of the store, not of the server', async () => {
    const zone = 'Pacific/Honolulu'
    await app.store.putLocations([aLocation({ timezone: zone })])
    const late = await openTestApp({ clock: () => Date.UTC(2026, 10, 21, 8), store: app.store })
    expect((await late.postWalkIn(aWalkIn())).status).toBe(201)
    await late.close()
    expect((await app.checkIns()).map(({ day }) => day)).toEqual(['2026-11-20'])
  })

  it('is kept with the reason that the store is closed [STORE-07, WI-01]', async () => {
    const night = await openTestApp({ clock: () => Date.UTC(2026, 10, 21, 2), store: app.store })
    expect((await night.postWalkIn(aWalkIn())).status).toBe(201)
    await night.close()
    expect(await app.checkIns()).toMatchObject([{ status: 'checkedIn', reasons: ['closed'] }])
  })

  it('nothing typed is readable in the data directory or the log, neither in UTF-8 nor in UTF-16', async () => {
    const walkIn = aWalkIn({ comments: 'Ängstlich vor Nadeln' })
    await app.postWalkIn(walkIn, KEY)
    await app.postWalkIn(walkIn)
    await app.postWalkIn({ ...walkIn, basicInfo: { ...walkIn.basicInfo, phoneNumber: 'none' } })
    const files = readdirSync(app.folder).filter((name) => name !== 'keys.json')
    expect(files.length).toBeGreaterThanOrEqual(2)
    const kept = [
      ...files.map((name) => readFileSync(join(app.folder, name))),
      Buffer.from(JSON.stringify(app.logged)),
    ]
    expect(typedTexts(walkIn).length).toBeGreaterThan(20)
    const found = typedTexts(walkIn).filter((text) =>
      (['utf8', 'utf16le'] as const).some((encoding) =>
        kept.some((bytes) => bytes.includes(text, 0, encoding)),
      ),
    )
    expect(found).toEqual([])
    expect(kept.some((bytes) => bytes.includes('B7K2MX'))).toBe(true)
  })
})

describe('the same walk-in again', () => {
  it('sent twice is one check-in with one answer [API-49]', async () => {
    const [first, second] = [await app.postWalkIn(aWalkIn(), KEY), await app.postWalkIn(aWalkIn(), KEY)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('sent twenty times at once is one check-in with one answer [API-49]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.postWalkIn(aWalkIn(), KEY)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(texts).size).toBe(1)
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('with its fields in another order is the same body [API-49]', async () => {
    await app.postWalkIn(aWalkIn(), KEY)
    const reversed = Object.fromEntries(Object.entries(aWalkIn()).reverse())
    expect((await app.postWalkIn(reversed, KEY)).status).toBe(201)
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('is answered as before although the location has closed since [API-49]', async () => {
    const first = await (await app.postWalkIn(aWalkIn(), KEY)).json()
    await app.store.putLocations([aLocation({ status: 'closed' })])
    const again = await app.postWalkIn(aWalkIn(), KEY)
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(first)
  })

  it('another body under the same key is refused [API-49]', async () => {
    await app.postWalkIn(aWalkIn(), KEY)
    const response = await app.postWalkIn(basics({ firstName: 'Wilma' }), KEY)
    expect(response.status).toBe(422)
    expect(await errorKeys(response)).toEqual(['idempotencyKeyReused'])
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('a refused body leaves its key free for the corrected one [API-49]', async () => {
    expect((await app.postWalkIn(basics({ firstName: '' }), KEY)).status).toBe(400)
    expect((await app.postWalkIn(aWalkIn(), KEY)).status).toBe(201)
  })

  it.each([
    ['empty', ''],
    ['one character', '1'],
    ['15 characters', 'k'.repeat(15)],
    ['129 characters', 'k'.repeat(129)],
    ['10 KB', 'k'.repeat(10_240)],
    ['not ASCII', 'clé de la visite'],
  ])('a key that is %s is refused [API-49, class 41, HD-31]', async (_, key) => {
    const response = await app.postWalkIn(aWalkIn(), { 'idempotency-key': key })
    expect(response.status).toBe(400)
    expect(await errorKeys(response)).toEqual(['invalidIdempotencyKey'])
    expect(await app.checkIns()).toEqual([])
  })

  it.each([16, 128])('a key of %i characters is taken [API-49, HD-31]', async (length) => {
    expect((await app.postWalkIn(aWalkIn(), { 'idempotency-key': 'k'.repeat(length) })).status).toBe(201)
  })
})

describe('the same guest again', () => {
  it('at the same store on the same day for the same service is a 429 that tells no detail [BOOK-20]', async () => {
    await app.postWalkIn(aWalkIn(), KEY)
    const again = {
      ...basics({ firstName: ' WILHELMINA', emailAddress: 'other@mail.example' }),
      counterCode: 'CCCCCC',
    }
    const response = await app.postWalkIn(again, { 'idempotency-key': 'the-key-of-another' })
    expect(response.status).toBe(429)
    const { errors } = await response.json()
    expect(errors).toEqual([
      { key: 'duplicateAppointment', message: 'There is already an appointment for this service.' },
    ])
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('without a key, twice at once, is checked in once [BOOK-20]', async () => {
    const statuses = (await Promise.all([app.postWalkIn(aWalkIn()), app.postWalkIn(aWalkIn())])).map(
      (r) => r.status,
    )
    expect(statuses.sort()).toEqual([201, 429])
  })

  it.each([
    ['another service', { serviceIds: [502], requestedVaccinations: [] }],
    ['another birth date', { basicInfo: { ...aWalkIn().basicInfo, dateOfBirth: '1984-07-05' } }],
    ['another phone', { basicInfo: { ...aWalkIn().basicInfo, phoneNumber: '513-555-0178' } }],
  ])('with %s is checked in [BOOK-20]', async (_, overrides) => {
    await app.postWalkIn(aWalkIn())
    expect((await app.postWalkIn(aWalkIn(overrides))).status).toBe(201)
  })
})

describe('a walk-in that breaks a rule is refused by the server too', () => {
  it.each<[string, unknown, string, string]>([
    [
      'under 12 months',
      basics({ dateOfBirth: '2025-11-21', sexAssignedAtBirth: 'Male' }),
      'patientTooYoung',
      'basicInfo.dateOfBirth',
    ],
    [
      'no word of which texts were agreed to',
      { ...aWalkIn(), consentDetails: { ...aWalkIn().consentDetails, documents: [] } },
      'consentMissing',
      'consentDetails.documents.vaccineConsent',
    ],
    [
      'a consent missing',
      { ...aWalkIn(), consentDetails: { ...aWalkIn().consentDetails, consentToTreat: false } },
      'consentMissing',
      'consentDetails.consentToTreat',
    ],
    ['a fourth vaccine', aWalkIn({ serviceIds: [501, 502, 503, 504] }), 'tooManyVaccines', 'serviceIds'],
    ['an unknown service', aWalkIn({ serviceIds: [777] }), 'unknownService', 'serviceIds.0'],
    ['a second dose', aWalkIn({ serviceIds: [505] }), 'serviceNotOffered', 'serviceIds.0'],
    ['a vaccine that is out', aWalkIn({ serviceIds: [506] }), 'serviceNotOffered', 'serviceIds.0'],
    ['a service of another business', aWalkIn({ serviceIds: [601] }), 'unknownService', 'serviceIds.0'],
    [
      'a birth date that is none',
      basics({ dateOfBirth: '1999-02-30' }),
      'invalidRequest',
      'basicInfo.dateOfBirth',
    ],
    ['a blank name', basics({ firstName: '\u00a0\u200b ' }), 'invalidRequest', 'basicInfo.firstName'],
    ['a name of controls', basics({ lastName: 'A\u0000B' }), 'invalidRequest', 'basicInfo.lastName'],
    ['an unknown field', { ...aWalkIn(), role: 'admin' }, 'unknownField', 'role'],
    ['a nested unknown field', basics({ admin: true } as object), 'unknownField', 'basicInfo.admin'],
    ['an array for a text', basics({ firstName: ['a'] } as object), 'invalidRequest', 'basicInfo.firstName'],
    ['a dateTime', { ...aWalkIn(), dateTime: '2026-11-20T12:00:00-05:00' }, 'unknownField', 'dateTime'],
    ['a clinic', { ...aWalkIn(), businessName: 'tlc' }, 'invalidRequest', 'businessName'],
    ['a counter code with look-alikes', aWalkIn({ counterCode: 'O0I1AE' }), 'invalidRequest', 'counterCode'],
    ['a service id 1e-7', aWalkIn({ serviceIds: [1e-7] }), 'invalidRequest', 'serviceIds.0'],
  ])('%s [class 1 to 29]', async (_, body, key, field) => {
    const { status, keys, fields } = await refused(body)
    expect(status).toBe(400)
    expect(keys).toContain(key)
    expect(fields).toContain(field)
    expect(await app.checkIns()).toEqual([])
  })

  it('under 18 months in Mississippi [PATIENT-16]', async () => {
    await app.store.putLocations([aLocation({ state: 'MS', timezone: 'America/Chicago' })])
    const { keys } = await refused(basics({ dateOfBirth: '2025-06-20' }))
    expect(keys).toContain('patientTooYoung')
  })

  it.each([
    ['an unknown location', 'NOWHERE', 'unknownLocation'],
    ['a closed location', 'CLOSED-1', 'locationClosed'],
  ])('%s', async (_, locationNumber, key) => {
    expect(await refused(aWalkIn({ locationNumber }))).toMatchObject({ status: 404, keys: [key] })
  })

  it('no error repeats what was typed [API-48]', async () => {
    const response = await app.postWalkIn(
      basics({ phoneNumber: 'zanzibar', firstName: 'xylophone'.repeat(90) }),
    )
    const text = await response.text()
    expect(response.status).toBe(400)
    expect(text).not.toMatch(/zanzibar|xylophone/)
  })
})

describe('a walk-in of a program that knows the tables alone', () => {
  const { counterCode: CODE, createdAt: AT, ...bare } = aWalkIn()
  const codeIn = async (response: Response): Promise<string> =>
    (await response.json()).data.appointments[0].counterCode

  it.each([
    ['neither code nor instant', {}],
    ['a code alone', { counterCode: CODE }],
    ['an instant alone', { createdAt: AT }],
    ['both', { counterCode: CODE, createdAt: AT }],
  ])('with %s is checked in, and its answer has the code [BK-60]', async (_, given: object) => {
    const response = await app.postWalkIn({ ...bare, ...given })
    expect(response.status).toBe(201)
    const code = await codeIn(response)
    expect(code).toMatch(COUNTER_CODE)
    const [kept] = await app.checkIns()
    expect(kept?.counterCode).toBe(code)
    if ('counterCode' in given) expect(code).toBe(CODE)
    expect(kept?.createdAt).toBe('createdAt' in given ? Date.parse(AT ?? '') : TEST_NOW)
  })

  it('whose code another guest has there today gets another, and the same key gives that one again [BK-60]', async () => {
    expect(await codeIn(await app.postWalkIn(aWalkIn()))).toBe(CODE)
    const other = aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName: 'Someone' } })
    const code = await codeIn(await app.postWalkIn(other, KEY))
    expect(code).not.toBe(CODE)
    expect(code).toMatch(COUNTER_CODE)
    expect(await codeIn(await app.postWalkIn(other, KEY))).toBe(code)
  })
})

it('while the disk is full a walk-in is a 503 with Retry-After and not acknowledged [fault 18]', async () => {
  const { recordCheckIn } = app.store
  app.store.recordCheckIn = () => Promise.reject(new StoreUnavailable('database or disk is full'))
  const response = await app.postWalkIn(aWalkIn(), KEY)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await errorKeys(response)).toEqual(['busy'])
  app.store.recordCheckIn = recordCheckIn
  expect((await app.postWalkIn(aWalkIn(), KEY)).status).toBe(201)
})

/** Every text of four characters or more that a guest typed or chose, save what the record names in clear. */
function typedTexts(walkIn: WalkIn): string[] {
  const clear = [walkIn.businessName, walkIn.locationNumber, walkIn.counterCode, walkIn.patientTimeZone]
  const texts: string[] = []
  JSON.stringify({ ...walkIn, requestedVaccinations: [] }, (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  // The directory names cities and states in clear too.
  const known = JSON.stringify(aLocation())
  return texts.filter((text) => text.length >= 4 && !clear.includes(text) && !known.includes(text))
}
