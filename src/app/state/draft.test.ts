import { set } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { onDevice } from '../../../tests/support/device.ts'
import { answering, aStore, aVisit, FLAGGED } from '../../../tests/support/intake.ts'
import { makeKey, seal } from '../platform/secrets.ts'
import type { Visit } from './visit.ts'

const HOUR = 60 * 60 * 1000
const SECRETS = {
  socialSecurityNumber: '078-05-1120',
  stateId: 'SID-449172',
  stateIssuedId: 'RT 884210',
  memberId: 'MBR-551209',
  'primary-memberId': 'MBR-551210',
  cardholderIdNumber: 'QX55820914',
  groupNumber: 'GRP7714',
  medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
}

const device = onDevice()
const { load, loaded, stored, names } = device

/** A page on which a guest has typed. */
async function typedOn(visit: Visit = aVisit()) {
  const page = await loaded()
  page.restoreVisit(visit)
  await page.draftSaved()
  return page
}

describe('the draft of a visit', () => {
  it('is restored after a reload, with appointment, answers, typing and counter code [CARD-05]', async () => {
    const typing = { generalConsent: { hieConsent: true } }
    const before = aVisit({ typing, counterCode: 'B7K2MX' })
    await typedOn({ ...before, answers: { patientDetails: before.answers['patientDetails'] ?? {} } })
    const { visit, draft } = await loaded()
    expect(draft.status).toBe('kept')
    expect(visit).toMatchObject({
      flow: 'INSTANT_VACCINE',
      appointment: before.appointment,
      provider: before.provider,
      answers: { patientDetails: before.answers['patientDetails'] },
      typing,
      counterCode: 'B7K2MX',
    })
  })

  it('goes on with its flow after a reload, unless another one was started [EVENTS-05, EVENTS-07]', async () => {
    const before = await loaded()
    before.startFlow('Vaccines', before.FLOW_STEPS.walkInSelection)
    before.restoreVisit(aVisit())
    await before.draftSaved()
    const after = await loaded()
    after.continueFlow('Vaccines', after.FLOW_STEPS.walkInSelection)
    expect(after.flow).toMatchObject({ stepNum: 3, appointmentType: 'Vaccines' })
    const other = await load()
    other.startFlow('Physicals', other.FLOW_STEPS.find)
    await other.readDraft()
    expect(other.flow).toMatchObject({ stepNum: 2, appointmentType: 'Physicals', step: 'find appointment' })
  })

  it('has the last of many changes [CARD-05]', async () => {
    const { keepTyping, draftSaved } = await typedOn()
    for (let length = 1; length <= 20; length += 1)
      keepTyping('patientDetails', { lastName: 'x'.repeat(length) })
    await draftSaved()
    expect((await loaded()).visit.typing['patientDetails']).toEqual({ lastName: 'x'.repeat(20) })
  })

  it('is sealed, so that no typed text is readable in storage', async () => {
    await typedOn()
    const { key, sealed } = await stored()
    const bytes = Buffer.from(sealed.data)
    const typed = ['Wilhelmina', 'Ostrander', '1984', '513', 'Cormorant', 'mail.example', 'Hamilton', 'Flu']
    const found = typed.filter((text) => bytes.includes(text) || bytes.includes(text, 0, 'utf16le'))
    expect(found).toEqual([])
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('is sealed with a new nonce each time', async () => {
    const { keepTyping, draftSaved } = await typedOn()
    const first = (await stored()).sealed.iv
    keepTyping('patientDetails', { firstName: 'W' })
    await draftSaved()
    expect((await stored()).sealed.iv).not.toEqual(first)
  })
})

it('a page for an unfinished visit ends a booked one, and keeps an unfinished one [CONFIRM-01]', async () => {
  await typedOn(aVisit())
  const unfinished = await loaded()
  await unfinished.readUnfinished()
  expect(unfinished.visit.appointment).toBeDefined()
  await typedOn(answered())
  const booked = await loaded()
  await booked.readUnfinished()
  expect(booked.visit.appointment).toBeUndefined()
  expect(booked.draft.status).toBe('kept')
  expect((await loaded()).visit.appointment).toBeUndefined()
})

function answered() {
  const visit = aVisit()
  return aVisit({
    appointment: { ...visit.appointment, id: 'id-1', confirmCode: 'c0de' } as typeof visit.appointment,
  })
}

describe('numbers that identify a person', () => {
  it('are never in the draft, which remembers only their names [INSURANCE-18]', async () => {
    const visit = answering(aVisit(), 'simpleInsurance', SECRETS)
    await typedOn(answering(visit, 'patientDetails', FLAGGED))
    const { text } = await stored()
    expect(Object.values(SECRETS).filter((secret) => text.includes(secret))).toEqual([])
    const { forgotten, answers } = (await loaded()).visit
    expect([...(forgotten['simpleInsurance'] ?? [])].sort()).toEqual(Object.keys(SECRETS).sort())
    expect(forgotten['patientDetails']).toEqual(['medicareBeneficiaryIdNumber'])
    expect(answers['simpleInsurance']).toEqual({
      hasPrimaryInsurance: '1',
      insuranceCarrier: 'Employer plan',
    })
  })

  it('are not stored while the guest types them, and must be typed again [INSURANCE-18]', async () => {
    await typedOn(aVisit({ answers: {}, typing: { simpleInsurance: SECRETS } }))
    const { text } = await stored()
    expect(Object.values(SECRETS).filter((secret) => text.includes(secret))).toEqual([])
    expect((await loaded()).visit.forgotten['simpleInsurance']).toContain('socialSecurityNumber')
  })

  it('are remembered by name over a second reload, until the guest types them again [INSURANCE-18]', async () => {
    await typedOn(answering(aVisit(), 'simpleInsurance', { groupNumber: '' }))
    await loaded()
    const { visit, saveStep, draftSaved } = await loaded()
    expect(visit.forgotten['simpleInsurance']).toEqual(['cardholderIdNumber'])
    saveStep('simpleInsurance', { cardholderIdNumber: 'QX55820914' }, ['cardholderIdNumber', 'groupNumber'])
    expect(visit.forgotten['simpleInsurance']).toEqual([])
    await draftSaved()
  })

  it('are removed from an unanswered submission, whose key is stored [API-49]', async () => {
    const body = JSON.stringify({ insuranceInfo: SECRETS, basicInfo: { firstName: 'Wilhelmina' } })
    const { visit } = await typedOn(aVisit({ pending: { key: 'k'.repeat(32), body, lacksSecrets: false } }))
    expect(visit.pending?.body).toBe(body)
    const { text } = await stored()
    expect(Object.values(SECRETS).filter((secret) => text.includes(secret))).toEqual([])
    expect((await loaded()).visit.pending).toEqual({
      key: 'k'.repeat(32),
      body: JSON.stringify({ insuranceInfo: {}, basicInfo: { firstName: 'Wilhelmina' } }),
      lacksSecrets: true,
    })
  })
})

describe('a draft that is deleted', () => {
  const restored = async () => (await loaded()).visit.appointment !== undefined
  /** Whether it is gone, and the guest is told so. */
  const lost = async () => {
    const { visit, draft } = await loaded()
    return visit.appointment === undefined && draft.isLost
  }

  it('is one older than 24 hours', async () => {
    await typedOn()
    vi.setSystemTime(TEST_NOW + 24 * HOUR)
    expect(await restored()).toBe(true)
    vi.setSystemTime(TEST_NOW + 24 * HOUR + 1000)
    const { visit, draft } = await loaded()
    expect([visit.appointment, draft.isLost]).toEqual([undefined, false])
    vi.setSystemTime(TEST_NOW)
    expect(await restored()).toBe(false)
  })

  it('is one that was changed by others [fault 34]', async () => {
    await typedOn()
    const { sealed } = await stored()
    new Uint8Array(sealed.data)[20] = 0xff ^ (new Uint8Array(sealed.data)[20] ?? 0)
    await set('visit', sealed, device.database.use)
    expect(await lost()).toBe(true)
    expect(await lost()).toBe(false)
  })

  it.each<[string, (text: string) => string]>([
    ['of another schema', (text) => text.replace('"schema":1', '"schema":2')],
    ['that is half written', (text) => text.slice(0, text.length / 2)],
    ['with a flow that does not exist', (text) => text.replace('INSTANT_VACCINE', 'PALM_READING')],
    ['with answers that are none', (text) => text.replace('"answers":{', '"answers":7,"left":{')],
  ])('fault 34 is one %s', async (_, change) => {
    await typedOn()
    const { key, text } = await stored()
    expect(change(text)).not.toBe(text)
    await set('visit', await seal(key, change(text)), device.database.use)
    expect(await lost()).toBe(true)
  })

  it('is one of another key, which is reported until the visit ends [fault 34]', async () => {
    await typedOn()
    await set('visit', await seal(await makeKey(), (await stored()).text), device.database.use)
    const { draft, endVisit } = await loaded()
    expect(draft.isLost).toBe(true)
    await endVisit()
    expect(draft.isLost).toBe(false)
  })

  it.each([
    ['key', true],
    ['visit', false],
  ])('is one whose %s is gone; that there was one is known: %s [fault 32]', async (name, isKnown) => {
    await typedOn()
    await set(name, undefined, device.database.use)
    const { visit, draft, restoreVisit, draftSaved } = await loaded()
    expect(visit.appointment).toBeUndefined()
    expect(draft.isLost).toBe(isKnown)
    expect(draft.status).toBe('kept')
    restoreVisit(aVisit())
    await draftSaved()
    expect(await restored()).toBe(true)
  })
})

describe('the end of a visit', () => {
  it('deletes the database, the key and the visit in memory', async () => {
    const { endVisit, visit } = await typedOn()
    await endVisit()
    expect(await names()).toEqual([])
    expect(visit).toMatchObject({ appointment: undefined, provider: undefined, answers: {} })
    expect((await loaded()).visit.appointment).toBeUndefined()
  })

  it('is not undone by a read or write that is under way', async () => {
    await typedOn()
    const { readDraft, endVisit, visit } = await load()
    const reading = readDraft()
    await endVisit()
    await reading
    expect(visit.appointment).toBeUndefined()
    expect(await names()).toEqual([])
  })

  it('comes before the next guest, so that a page that reads at once finds nothing', async () => {
    const { endVisit, readDraft, keepTyping, visit } = await typedOn()
    keepTyping('patientDetails', { firstName: 'W' })
    void endVisit()
    await readDraft()
    expect(visit).toMatchObject({ appointment: undefined, answers: {} })
  })

  it('does not change a visit that begins at once', async () => {
    const { endVisit, readDraft, startWalkIn, draftSaved, draft } = await typedOn()
    const ending = endVisit()
    startWalkIn([{ id: 502, name: 'Shingles dose 1' }], aStore())
    await Promise.all([ending, readDraft()])
    await draftSaved()
    expect(draft.status).toBe('kept')
    expect((await loaded()).visit).toMatchObject({ appointment: { services: [{ id: 502 }] }, answers: {} })
  })
})

describe('a browser without storage', () => {
  it('keeps the visit in memory without IndexedDB, and reports that [fault 28]', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { draft, visit, endVisit } = await typedOn()
    expect(draft.status).toBe('memory')
    expect(visit.appointment?.services).toHaveLength(1)
    await endVisit()
    expect(visit.appointment).toBeUndefined()
  })

  it('keeps the visit in memory without a secure context [fault 28]', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array() })
    expect((await typedOn()).draft.status).toBe('memory')
  })

  it('keeps the visit in memory while the disk is full [fault 29]', async () => {
    const { draft, keepTyping, draftSaved } = await typedOn()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepTyping('patientDetails', { firstName: 'W' })
    await draftSaved()
    expect(draft.status).toBe('memory')
    put.mockRestore()
    keepTyping('patientDetails', { firstName: 'Wi' })
    await draftSaved()
    expect(draft.status).toBe('kept')
    expect((await loaded()).visit.typing['patientDetails']).toEqual({ firstName: 'Wi' })
  })

  it('begins in memory where the disk is full already, and is kept with the first change for which there is room [fault 29]', async () => {
    vi.stubGlobal('navigator', {}) // no worker has room to make
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { draft, keepTyping, draftSaved } = await typedOn()
    expect(draft.status).toBe('memory')
    put.mockRestore()
    keepTyping('patientDetails', { firstName: 'Wi' })
    await draftSaved()
    expect(draft.status).toBe('kept')
    expect((await loaded()).visit.typing['patientDetails']).toEqual({ firstName: 'Wi' })
  })

  it('stores visit and key again with the next change after it has deleted everything [fault 30]', async () => {
    const { keepTyping, draftSaved } = await typedOn()
    await device.database.destroy()
    expect(await names()).toEqual([])
    keepTyping('patientDetails', { firstName: 'W' })
    await draftSaved()
    expect((await loaded()).visit).toMatchObject({ typing: { patientDetails: { firstName: 'W' } } })
  })
})

it('a tablet whose clock is years off keeps the draft over a reload [fault 25]', async () => {
  const { learnServerTime, keepTyping, draftSaved, visit } = await typedOn()
  learnServerTime('Tue, 20 Nov 2029 17:00:00 GMT')
  keepTyping('patientDetails', { firstName: 'W' })
  await draftSaved()
  expect(visit.appointment).toBeDefined()
  expect((await loaded()).visit.appointment).toBeDefined()
})

it('a visit that began during the read of the draft is newer, and is stored [CARD-05]', async () => {
  await typedOn()
  const { readDraft, startWalkIn, visit, draftSaved } = await load()
  const reading = readDraft()
  startWalkIn([{ id: 502, name: 'Shingles dose 1' }], aStore())
  await reading
  expect(visit.answers).toEqual({})
  await draftSaved()
  expect((await loaded()).visit.appointment?.services).toMatchObject([{ id: 502 }])
})
