import { beforeEach, describe, expect, it } from 'vitest'
import { aStore, aVisit } from '../../../tests/support/intake.ts'
import { storeBooking } from './booked.ts'
import { clearVisit, keepTyping, restoreVisit, saveStep, visit } from './visit.ts'
import { startWalkIn } from './walk-in.ts'

beforeEach(() => {
  clearVisit()
})

const FLU = { id: 501, name: 'Flu dose 1', more: 'not taken over' }
const SHINGLES = { id: 502, name: 'Shingles dose 1' }

describe('a walk-in that starts', () => {
  it('has category, flow, business, services, store and zone, and no time [WALKIN-13, WALKIN-17, WALKIN-18]', () => {
    startWalkIn([FLU, SHINGLES], aStore())
    expect(visit).toMatchObject({
      flow: 'INSTANT_VACCINE',
      category: 'Instant Vaccines',
      appointment: {
        services: [
          { id: 501, name: 'Flu dose 1', isAvailable: true },
          { id: 502, name: 'Shingles dose 1', isAvailable: true },
        ],
        timestamp: '',
        timezone: 'America/New_York',
      },
      provider: { providerId: '01400376', businessName: 'pharmacy' },
      followup: undefined,
    })
    expect(JSON.stringify(visit)).not.toContain('not taken over')
  })

  it('keeps answers when it starts again at the same store with other vaccines [WALKIN-13, INTAKE-16]', () => {
    startWalkIn([FLU], aStore())
    saveStep('patientDetails', { firstName: 'Wilhelmina' }, ['firstName'])
    startWalkIn([SHINGLES], aStore())
    expect(visit.appointment?.services).toMatchObject([{ id: 502 }])
    expect(visit.answers['patientDetails']).toEqual({ firstName: 'Wilhelmina' })
  })

  it('starts without answers at another store [WALKIN-18]', () => {
    restoreVisit(aVisit({ pending: { key: 'k', body: '{}', lacksSecrets: false }, counterCode: 'B7K2MX' }))
    startWalkIn([FLU], aStore({ providerId: '01400999' }))
    expect(visit).toMatchObject({ answers: {}, pending: undefined, counterCode: undefined })
    expect(visit.provider?.providerId).toBe('01400999')
  })

  it('starts without answers after a finished one [WALKIN-20]', () => {
    restoreVisit(aVisit({ counterCode: 'B7K2MX' }))
    storeBooking({ id: 'id-1', confirmCode: 'c' })
    startWalkIn([FLU], aStore())
    expect(visit).toMatchObject({ answers: {}, counterCode: undefined })
    expect(visit.appointment?.id).toBeUndefined()
  })
})

describe('a booking', () => {
  it('stores ids and codes of both appointments, and removes their holds [BOOK-09]', () => {
    const held = {
      services: [{ id: 209, name: 'Shingles dose 1', isAvailable: true }],
      timestamp: '2026-11-23T09:00:00-05:00',
      timezone: 'America/New_York',
      reservationCode: 'AAAAAAAAAAAAAAAAAAAAAA',
      holdExpiresAt: 1_795_000_000_000,
      heldAt: '90100001',
    }
    restoreVisit(aVisit({ appointment: { ...held }, followup: { ...held, timestamp: 'later' } }))
    storeBooking(
      { id: 'a', confirmCode: 'x', counterCode: 'B7K2MX' },
      { id: 'b', confirmCode: 'y', counterCode: 'C8L3NY' },
    )
    const { services, timestamp, timezone } = held
    const booked = { services, timestamp, timezone, id: 'a', confirmCode: 'x', counterCode: 'B7K2MX' }
    expect(visit.appointment).toEqual(booked)
    expect(visit.followup).toEqual({
      ...booked,
      timestamp: 'later',
      id: 'b',
      confirmCode: 'y',
      counterCode: 'C8L3NY',
    })
  })
})

describe('what a guest types', () => {
  it('is stored under the key of its step when the page is submitted [INTAKE-09]', () => {
    saveStep('patientDetails', { firstName: 'W' }, ['firstName', 'preferredName'])
    saveStep('patientDetails', { city: 'Irmo' }, ['city'])
    saveStep('generalConsent', { hieConsent: true }, ['hieConsent'])
    expect(visit.answers).toEqual({
      patientDetails: { firstName: 'W', city: 'Irmo' },
      generalConsent: { hieConsent: true },
    })
  })

  it('is removed when emptied or hidden, and stays for other pages [INTAKE-09]', () => {
    saveStep('patientDetails', { firstName: 'W', preferredName: 'Mina' }, ['firstName', 'preferredName'])
    saveStep('patientDetails', { city: 'Irmo' }, ['city'])
    saveStep('patientDetails', { firstName: 'V' }, ['firstName', 'preferredName'])
    expect(visit.answers['patientDetails']).toEqual({ firstName: 'V', city: 'Irmo' })
  })

  it('is stored while the guest types, until the page is submitted [CARD-05]', () => {
    keepTyping('patientDetails', { firstName: 'Wil' })
    expect(visit.typing).toEqual({ patientDetails: { firstName: 'Wil' } })
    saveStep('patientDetails', { firstName: 'Wilma' }, ['firstName'])
    expect(visit.typing).toEqual({})
  })

  it('stays on one page while the guest submits another [CARD-05]', () => {
    keepTyping('patientDetails', { firstName: 'Wil', phoneNumber: '513' })
    keepTyping('simpleInsurance', { groupNumber: 'G' })
    saveStep('patientDetails', { firstName: 'Wilma' }, ['firstName'])
    expect(visit.typing).toEqual({
      patientDetails: { phoneNumber: '513' },
      simpleInsurance: { groupNumber: 'G' },
    })
  })

  it('names of dropped secrets stay until their page is submitted [CARD-05]', () => {
    restoreVisit(aVisit({ forgotten: { patientDetails: ['medicareBeneficiaryIdNumber'] } }))
    saveStep('patientDetails', { firstName: 'W' }, ['firstName'])
    expect(visit.forgotten['patientDetails']).toEqual(['medicareBeneficiaryIdNumber'])
    saveStep('patientDetails', {}, ['medicareBeneficiaryIdNumber'])
    expect(visit.forgotten['patientDetails']).toEqual([])
  })
})

it("the appointment stores the server's codes, and no submission is pending [BOOK-09, WALKIN-20]", () => {
  restoreVisit(aVisit({ pending: { key: 'k', body: '{}', lacksSecrets: false } }))
  storeBooking({ id: 'id-1', confirmCode: 'c0de' })
  expect(visit.appointment).toMatchObject({ id: 'id-1', confirmCode: 'c0de' })
  expect(visit.pending).toBeUndefined()
})

it('a cleared visit is empty', () => {
  restoreVisit(aVisit({ typing: { x: { y: 'z' } }, forgotten: { a: ['b'] } }))
  clearVisit()
  expect(JSON.parse(JSON.stringify(visit))).toEqual({
    flow: 'IN_PERSON',
    category: '',
    answers: {},
    typing: {},
    forgotten: {},
  })
})
