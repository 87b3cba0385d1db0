import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COUNTER_CODE } from '#contract/vocabulary'
import { ownShape } from '#contract/wire'
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { answering, aVisit, intakeFor } from '../../../../tests/support/intake.ts'
import { aNetwork, type Fate } from '../../../../tests/support/network.ts'
import { forget, waiting } from '../../platform/analytics.ts'
import { decodeDraft, encodeDraft } from '../../state/draft-record.ts'
import { clearVisit, restoreVisit, type Visit, visit } from '../../state/visit.ts'
import { walkInOf } from './payload.ts'
import { dismissSubmission, submission, submitWalkIn } from './submit.ts'

let app: TestApp
let network: ReturnType<typeof aNetwork>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  app = await openTestApp()
  network = aNetwork((path, init) => app.send(path, init))
  restoreVisit(aVisit())
  dismissSubmission()
  forget()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await app.close()
})

const press = () => submitWalkIn(intakeFor(visit as Visit))
const meets = (...fates: Fate[]) => network.fates.push(...fates)
const keys = () => network.sent.map(({ headers }) => headers.get('idempotency-key'))
const bodies = () => network.sent.map(({ body }) => body)
const edit = (firstName: string) => restoreVisit(answering(visit as Visit, 'patientDetails', { firstName }))
const firstNames = () => bodies().map((body) => JSON.parse(body).basicInfo.firstName)
const later = () => vi.setSystemTime(TEST_NOW + 60_000)

describe('a submission that is answered', () => {
  it('stores id and confirm code, and the key has done its work [WALKIN-20, BOOK-09, INTAKE-17]', async () => {
    expect(await press()).toEqual({ status: 'done' })
    expect(submission.state).toEqual({ status: 'done' })
    const [checkIn] = await app.checkIns()
    expect(visit.appointment).toMatchObject({ id: checkIn?.id, confirmCode: expect.any(String) })
    expect(visit.pending).toBeUndefined()
  })

  it('goes out once, under 128 random bits, with the counter code that the guest is shown [API-49]', async () => {
    await press()
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(visit.counterCode).toMatch(COUNTER_CODE)
    expect((await app.checkIns())[0]?.counterCode).toBe(visit.counterCode)
  })

  it('pressed twice is one request [API-49, fault 8]', async () => {
    const [first, second] = await Promise.all([press(), press()])
    expect(first).toEqual({ status: 'done' })
    expect(second).toEqual({ status: 'in_progress' })
    expect(network.sent).toHaveLength(1)
  })

  it('completes the flow [EVENTS-02, EVENTS-07]', async () => {
    await press()
    expect(waiting().map(({ event }) => event)).toEqual(['completeFlow'])
  })
})

describe('a submission without a definite answer', () => {
  it.each<Fate>(['never arrives', 'answer lost', 'answer cut', 'captive portal', 'no answer in time'])(
    '(%s) is sent once more with the same key and the same bytes [API-49, BOOK-18, fault 4 to 7]',
    async (fate) => {
      meets(fate)
      expect(await press()).toEqual({ status: 'done' })
      expect(keys()[1]).toBe(keys()[0])
      expect(bodies()[1]).toBe(bodies()[0])
      expect(network.sent).toHaveLength(2)
      expect(await app.checkIns()).toHaveLength(1)
    },
  )

  it.each<Fate>([
    'never arrives',
    'answer lost',
    'answer cut',
    'captive portal',
    'no answer in time',
    { status: 500 },
    { status: 503, key: 'busy' },
    { status: 201, body: '{"data":{"appointments":[]}}' },
    { status: 201, body: '{}' },
  ])(
    '(%j) for good keeps key and body for the next press, minutes later [API-49, BOOK-18, fault 3 to 7]',
    async (fate) => {
      meets(fate, fate)
      expect(await press()).toEqual({ status: 'failed' })
      const tries = network.sent.length
      expect(visit.pending).toMatchObject({ key: keys()[0], lacksSecrets: false })
      expect(JSON.parse(visit.pending?.body ?? '')).toEqual(ownShape(JSON.parse(bodies()[0] ?? '')))
      network.fates.length = 0
      later()
      expect(await press()).toEqual({ status: 'done' })
      expect(new Set(keys()).size).toBe(1)
      expect(new Set(bodies()).size).toBe(1)
      expect(network.sent).toHaveLength(tries + 1)
      expect(await app.checkIns()).toHaveLength(1)
    },
  )

  it('a busy server is not asked again by itself [API-50, BOOK-18]', async () => {
    meets({ status: 503, key: 'busy' })
    await press()
    expect(network.sent).toHaveLength(1)
  })

  it('waits 8 seconds for an answer [fault 4]', async () => {
    await press()
    expect(network.sent[0]?.timeoutMs).toBe(8000)
  })
})

describe('answers edited after a submission without an answer', () => {
  it('wait for the old body: when that is taken, the visit is done with it [API-49]', async () => {
    meets('never arrives', 'never arrives')
    await press()
    edit('Wilma')
    expect(await press()).toEqual({ status: 'done' })
    expect(firstNames()).toEqual(['Wilhelmina', 'Wilhelmina', 'Wilhelmina'])
    expect(new Set(keys()).size).toBe(1)
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('go out under a key of their own, in the same press, when the old body is refused [API-49]', async () => {
    meets('never arrives', 'never arrives', { status: 400 })
    await press()
    edit('Wilma')
    expect(await press()).toEqual({ status: 'done' })
    expect(firstNames()).toEqual(['Wilhelmina', 'Wilhelmina', 'Wilhelmina', 'Wilma'])
    expect(keys()[2]).toBe(keys()[0])
    expect(keys()[3]).not.toBe(keys()[0])
    const codes = bodies().map((body) => JSON.parse(body).counterCode)
    expect(new Set(codes).size).toBe(1)
  })

  it('are not sent while the old body has no answer [API-49]', async () => {
    meets({ status: 500 }, { status: 500 })
    await press()
    edit('Wilma')
    expect(await press()).toEqual({ status: 'failed' })
    expect(firstNames()).toEqual(['Wilhelmina', 'Wilhelmina'])
  })

  it('are reported as a duplicate if the server has the earlier ones [API-49, BOOK-20]', async () => {
    meets('answer lost', 'answer lost')
    await press()
    visit.pending = undefined
    edit(' wilhelmina')
    expect(await press()).toMatchObject({ status: 'refused', reason: 'duplicate' })
    expect(await app.checkIns()).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it.each([
    [409, 'slotTaken', 'BOOK-12', 'conflict'],
    [429, 'duplicateAppointment', 'BOOK-14', 'duplicate'],
    [400, 'invalidRequest', 'BOOK-16', 'error'],
    [404, 'unknownLocation', 'BOOK-16', 'error'],
    [422, 'idempotencyKeyReused', 'BOOK-16', 'error'],
  ])('%i %s (%s) means %s, and its key is not used again', async (status, key, _, reason) => {
    meets({ status, key })
    expect(await press()).toEqual({ status: 'refused', reason, errors: [{ key, message: 'No.' }] })
    expect(network.sent).toHaveLength(1)
    expect(visit.pending).toBeUndefined()
    expect(await press()).toEqual({ status: 'done' })
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it("a 429 of a proxy's rate limit is not taken for an answer about appointments [API-50, BOOK-14]", async () => {
    meets({ status: 429, key: 'busy' }, { status: 429, key: 'busy' })
    expect(await press()).toEqual({ status: 'failed' })
    expect(visit.pending).toMatchObject({ key: keys()[0] })
    network.fates.length = 0
    expect(await press()).toEqual({ status: 'done' })
    expect(new Set(keys()).size).toBe(1)
  })

  it.each([
    { status: 400, key: 'bodyBroken' },
    { status: 408, key: 'requestTimeout' },
  ])(
    'of a body that did not arrive ($key) is none: the check-in is sent again under its key [HD-10, HD-34, API-49]',
    async (answer) => {
      meets(answer)
      expect(await press()).toEqual({ status: 'done' })
      expect(new Set(keys()).size).toBe(1)
      expect(network.sent).toHaveLength(2)
    },
  )

  it('a refused body that the guest did not edit is not sent again under another key [API-49]', async () => {
    meets('never arrives', 'never arrives', { status: 400 })
    await press()
    expect(await press()).toMatchObject({ status: 'refused', reason: 'error' })
    expect(network.sent).toHaveLength(3)
  })

  it('is reported without anything that was typed [EVENTS-03, EVENTS-04]', async () => {
    meets({ status: 409 }, { status: 500 })
    await press()
    await press()
    expect(waiting()).toMatchObject([
      { event: 'customerError', description: 'refused', status: 409 },
      { event: 'customerError', description: 'failed', status: 500 },
    ])
    expect(JSON.stringify(waiting())).not.toMatch(/Ostrander|Wilhelmina|Cormorant|QX55820914|1984/i)
  })
})

describe('a reload while a submission has no answer', () => {
  const reload = () => restoreVisit(decodeDraft(encodeDraft(visit as Visit, TEST_NOW)).visit)
  const typeAgain = (cardholderIdNumber: string) =>
    restoreVisit(answering(visit as Visit, 'simpleInsurance', { cardholderIdNumber, groupNumber: 'GRP7714' }))

  it('keeps the body without its secrets; typed again they make the very same bytes [INSURANCE-18, API-49]', async () => {
    meets('answer lost', 'answer lost')
    await press()
    reload()
    expect(visit.pending?.lacksSecrets).toBe(true)
    expect(JSON.stringify(visit)).not.toMatch(/QX55820914|GRP7714/)
    typeAgain('QX55820914')
    later()
    expect(await press()).toEqual({ status: 'done' })
    expect(new Set(bodies()).size).toBe(1)
    expect(new Set(keys()).size).toBe(1)
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('typed differently they make another body: the guest reads that a check-in exists [API-49, BOOK-20]', async () => {
    meets('answer lost', 'answer lost')
    await press()
    reload()
    typeAgain('QX00000000')
    expect(await press()).toMatchObject({ status: 'refused', reason: 'duplicate' })
    expect(await app.checkIns()).toHaveLength(1)
  })

  it('a body without secrets is sent as it was kept [API-49]', async () => {
    restoreVisit(answering(visit as Visit, 'simpleInsurance', { hasPrimaryInsurance: '0' }))
    meets('answer lost', 'answer lost')
    await press()
    reload()
    expect(visit.pending?.lacksSecrets).toBe(false)
    expect(await press()).toEqual({ status: 'done' })
    expect(new Set(bodies()).size).toBe(1)
  })
})

describe('a visit that makes no payload', () => {
  it('without an appointment names what is missing [HOLD-22]', async () => {
    const intake = intakeFor(aVisit())
    clearVisit()
    await expect(walkInOf(intake, { createdAt: '', counterCode: '' })).rejects.toThrow(
      'Scheduling requires first setting an appointment/provider',
    )
  })

  it('leaves the button usable [INTAKE-17]', async () => {
    edit('x'.repeat(500))
    expect(await press()).toEqual({ status: 'failed' })
    expect(network.sent).toEqual([])
    edit('Wilhelmina')
    expect(await press()).toEqual({ status: 'done' })
  })
})
