import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownShape } from '#contract/wire'
import {
  type AppointmentApp,
  aFluVisit,
  FIRST,
  guest,
  openAppointmentApp,
  SECOND,
} from '../../../../tests/support/appointments.ts'
import { MINUTE } from '../../../../tests/support/booking.ts'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { aFluBooking, aTwoDoseBooking, holding, movedTo } from '../../../../tests/support/held-visit.ts'
import { answering, intakeFor } from '../../../../tests/support/intake.ts'
import { aNetwork, type Fate } from '../../../../tests/support/network.ts'
import { forget, waiting } from '../../platform/analytics.ts'
import { decodeDraft, encodeDraft } from '../../state/draft-record.ts'
import { holdAgain, settleHold } from '../../state/hold-again.ts'
import { forgetPrescreen, keepEligibility, prescreen, startPrescreen } from '../../state/prescreen.ts'
import { restoreVisit, type Visit, visit } from '../../state/visit.ts'
import { dismissSubmission, holdingSettled, holdPending, submission, submit } from './submit.ts'

let app: AppointmentApp
let network: ReturnType<typeof aNetwork>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  app = await openAppointmentApp()
  network = aNetwork((path, init) => app.send(path, init))
  dismissSubmission()
  settleHold()
  forgetPrescreen()
  forget()
})
afterEach(async () => {
  await holdingSettled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await app.close()
})

const hold = async (wanted: Visit = aFluBooking()) => restoreVisit(await holding(app, wanted))
const press = async () => {
  const outcome = await submit(intakeFor(visit as Visit))
  await holdingSettled()
  return outcome
}
const meets = (...fates: Fate[]) => network.fates.push(...fates)
const sent = () => network.sent.map(({ method, path }) => `${method} ${path.split('/').at(3)}`)
const bookings = () => network.sent.filter(({ path }) => path.endsWith('/v2/appointments'))
const keys = () => bookings().map(({ headers }) => headers.get('idempotency-key'))
/** What was sent, in the shape in which the visit keeps it. */
const bodies = () => bookings().map(({ body }) => ownShape(JSON.parse(body)) as Any)
type Any = ReturnType<typeof JSON.parse>
const standing = async () => (await app.appointments()).filter(({ status }) => status === 'booked')
const later = (ms: number) => {
  app.time.now += ms
  vi.setSystemTime(app.time.now)
}
const ELEVEN = FIRST.replace('T10', 'T11')
const RELEASE = 'DELETE appointment-reservations'
const BOOK = 'POST appointments'
const HOLD = 'POST appointment-reservations'

describe('a booking that is answered', () => {
  it('releases the hold, then books with its code [BOOK-07, BOOK-08]', async () => {
    await hold()
    const code = visit.appointment?.reservationCode
    expect(await press()).toEqual({ status: 'done' })
    expect(sent()).toEqual([RELEASE, BOOK])
    expect(bodies()[0].reservationCode).toBe(code)
    expect(await standing()).toHaveLength(1)
  })

  it('stores id and codes, and clears the hold [BOOK-09, BOOK-10]', async () => {
    await hold()
    await press()
    const [booked] = await standing()
    expect(visit.appointment).toMatchObject({
      id: booked?.id,
      confirmCode: expect.any(String),
      counterCode: booked?.counterCode,
    })
    expect(visit.appointment?.reservationCode).toBeUndefined()
    expect(visit.pending).toBeUndefined()
  })

  it('by id and code alone is booked: it is sent once, and there is no counter code [BK-63]', async () => {
    await hold()
    meets('arrives', {
      status: 201,
      body: JSON.stringify({ data: { appointments: [{ id: 'a', confirmCode: 'c' }, null] } }),
    })
    expect(await press()).toEqual({ status: 'done' })
    expect(bookings()).toHaveLength(1)
    expect(visit.appointment).toMatchObject({ id: 'a', confirmCode: 'c' })
    expect(visit.appointment?.counterCode).toBeUndefined()
  })

  it('says whether e-mails about the visit can be had [VISIT-06]', async () => {
    await hold()
    const one = { id: 'a', confirmCode: 'c', hasMails: true }
    meets('arrives', { status: 201, body: JSON.stringify({ data: { appointments: [one] } }) })
    await press()
    expect(visit.appointment?.hasMails).toBe(true)
  })

  it('with data that cannot be read is not sent again by itself [BK-63]', async () => {
    await hold()
    meets('arrives', { status: 201, body: JSON.stringify({ data: {} }) })
    expect(await press()).toEqual({ status: 'failed' })
    expect(bookings()).toHaveLength(1)
  })

  it('carries the code of another provider as it is [BK-63]', async () => {
    await hold()
    if (visit.appointment) visit.appointment.reservationCode = 'R1'
    await press()
    expect(bodies()[0].reservationCode).toBe('R1')
  })

  it('both doses are booked, and both answers are stored [BOOK-03, API-30]', async () => {
    await hold(aTwoDoseBooking())
    const code = visit.followup?.reservationCode
    expect(await press()).toEqual({ status: 'done' })
    expect(sent()).toEqual([RELEASE, RELEASE, BOOK])
    expect(bodies()[0].followupAppointment).toEqual({
      serviceId: 505,
      dateTime: { value: SECOND, timezone: 'America/New_York' },
      reservationCode: code,
    })
    const ids = (await standing()).map(({ id }) => id)
    expect([visit.appointment?.id, visit.followup?.id].sort()).toEqual(ids.sort())
    expect(visit.followup).toMatchObject({ confirmCode: expect.any(String), counterCode: expect.any(String) })
  })

  it('never contains the second dose if the guest wants the first alone [HOLD-13, PRESCREEN-56]', async () => {
    const eligibility = { hasReceivedFirstDose: 'No', selectedDose: 'firstDoseOnly' }
    await hold(aTwoDoseBooking({ eligibility, search: { isFirstDoseOnly: true } }))
    expect(await press()).toEqual({ status: 'done' })
    expect(bodies()[0]).not.toHaveProperty('followupAppointment')
    expect(await standing()).toHaveLength(1)
  })

  it('completes the flow, and forgets the prescreen [EVENTS-07]', async () => {
    startPrescreen()
    keepEligibility({ hasReceivedFirstDose: 'No' }, [502])
    await hold()
    await press()
    expect(waiting().map(({ event }) => event)).toEqual(['completeFlow'])
    expect(prescreen.answers).toEqual({})
  })

  it('pressed twice is one booking [fault 8]', async () => {
    await hold()
    const [first, second] = await Promise.all([press(), press()])
    expect([first, second]).toEqual([{ status: 'done' }, { status: 'in_progress' }])
    expect(bookings()).toHaveLength(1)
  })

  it('books a slot without a hold where holds are switched off [HOLD-05]', async () => {
    restoreVisit(aFluBooking())
    expect(await press()).toEqual({ status: 'done' })
    expect(sent()).toEqual([BOOK])
  })
})

describe('the release before a booking', () => {
  it.each<Fate>(['never arrives', 'answer lost', { status: 500 }])(
    '(%j) does not stop the booking [BOOK-08]',
    async (fate) => {
      await hold()
      meets(fate)
      expect(await press()).toEqual({ status: 'done' })
      expect(await standing()).toHaveLength(1)
    },
  )

  it('keeps the slot from other guests [BOOK-08]', async () => {
    await hold()
    const server = app.send
    let rivals = 0
    app.send = async (path, init) => {
      const response = await server(path, init)
      if (init?.method !== 'DELETE') return response
      rivals = (await app.book(aFluVisit({ basicInfo: guest(1) }))).status
      return response
    }
    expect(await press()).toEqual({ status: 'done' })
    expect(rivals).toBe(409)
  })
})

describe('a booking without a definite answer', () => {
  it.each<Fate>(['never arrives', 'answer lost', 'answer cut', 'captive portal', 'no answer in time'])(
    '(%s) is sent once more with the same key and the same bytes [API-49, BOOK-18, fault 4 to 7]',
    async (fate) => {
      await hold()
      meets('arrives', fate)
      expect(await press()).toEqual({ status: 'done' })
      expect(new Set(keys()).size).toBe(1)
      expect(new Set(bookings().map(({ body }) => body)).size).toBe(1)
      expect(await standing()).toHaveLength(1)
    },
  )

  it.each<Fate>([
    'never arrives',
    'answer lost',
    'answer cut',
    { status: 500 },
    { status: 503, key: 'busy' },
  ])(
    '(%j) for good keeps key and body, holds the time again if it is free, and books once [API-49, BOOK-08, BOOK-18]',
    async (fate) => {
      await hold()
      meets('arrives', fate, fate)
      expect(await press()).toEqual({ status: 'failed' })
      expect(visit.pending?.key).toBe(keys()[0])
      expect(JSON.parse(visit.pending?.body ?? '')).toEqual(bodies()[0])
      expect(holdAgain.state.status).toBe('idle')
      network.fates.length = 0
      later(2 * MINUTE)
      expect(await press()).toEqual({ status: 'done' })
      expect(keys().filter((key) => key === keys()[0]).length).toBeGreaterThan(1)
      expect(await standing()).toHaveLength(1)
      expect((await app.hold({})).status).toBe(409)
    },
  )

  it('a device without a network says how long the time is still kept for it [fault 3, BOOK-08]', async () => {
    await hold()
    meets('arrives', ...Array<Fate>(8).fill('never arrives'))
    expect(await press()).toEqual({ status: 'failed' })
    expect(visit.appointment?.holdExpiresAt).toBe(TEST_NOW + MINUTE)
  })

  it('nothing of it waits in an outbox [fault 3, BOOK-19]', async () => {
    await hold()
    meets(...Array<Fate>(8).fill('never arrives'))
    await press()
    expect(visit.appointment?.savedAs).toBeUndefined()
    expect(sent().filter((one) => ![RELEASE, BOOK, HOLD].includes(one))).toEqual([])
  })

  it('for a slot that was replaced by another is not sent again [BOOK-14]', async () => {
    await hold()
    meets('arrives', 'never arrives', 'never arrives')
    await press()
    restoreVisit(await holding(app, movedTo({ ...aFluBooking(), pending: visit.pending }, ELEVEN)))
    expect(await press()).toEqual({ status: 'done' })
    const [booked] = await standing()
    expect(booked?.startsAt).toBe(Date.parse(ELEVEN))
    expect(await standing()).toHaveLength(1)
  })
})

describe('a booking that is refused', () => {
  const taken = async () => {
    const code = visit.appointment?.reservationCode ?? ''
    await app.release(code)
    later(2 * MINUTE)
    await app.booked(aFluVisit({ basicInfo: guest(1) }))
  }

  it('a 409 is shown as a conflict, with the nearest slots [BOOK-12]', async () => {
    await hold()
    await taken()
    expect(await press()).toMatchObject({ status: 'refused', reason: 'conflict' })
    expect(visit.pending).toBeUndefined()
    expect(holdAgain.state).toMatchObject({ status: 'lost', which: 'appointment' })
    expect(holdAgain.state.status === 'lost' && holdAgain.state.nearest.length).toBeGreaterThan(0)
  })

  it('429: the same guest has a visit for this already [BOOK-14, BOOK-20]', async () => {
    await hold()
    await press()
    await hold(movedTo(aFluBooking(), ELEVEN))
    expect(await press()).toMatchObject({ status: 'refused', reason: 'duplicate' })
    expect(await standing()).toHaveLength(1)
  })

  it('400 holds the time again, and names the field [BOOK-08, BOOK-16]', async () => {
    await hold()
    const code = visit.appointment?.reservationCode
    meets('arrives', { status: 400 })
    expect(await press()).toMatchObject({ status: 'refused', reason: 'error' })
    expect(sent()).toEqual([RELEASE, BOOK, HOLD])
    expect(visit.appointment?.reservationCode).not.toBe(code)
    expect(holdAgain.state.status).toBe('idle')
    expect(await press()).toEqual({ status: 'done' })
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('a 429 that knows nothing of appointments is no answer [API-50]', async () => {
    await hold()
    meets('arrives', { status: 429, key: 'busy' })
    expect(await press()).toEqual({ status: 'failed' })
    expect(submission.state).toEqual({ status: 'failed' })
    expect(visit.pending).toBeDefined()
  })
})

it('after a reload in the middle of a submission the page holds the time again, or shows no message [HOLD-24, BOOK-08]', async () => {
  await hold()
  meets('arrives', 'never arrives', 'never arrives', 'never arrives', 'never arrives')
  await press()
  const code = visit.appointment?.reservationCode
  holdPending()
  await holdingSettled()
  expect(visit.appointment?.reservationCode).not.toBe(code)
  expect(await press()).toEqual({ status: 'done' })
  holdPending()
  await holdingSettled()
  expect(sent().at(-1)).toBe(BOOK)
})

it('after a reload the numbers that were not kept are typed again, and it is the same booking [INSURANCE-18, API-49]', async () => {
  await hold()
  meets('arrives', 'answer lost', 'answer lost')
  await press()
  restoreVisit(decodeDraft(encodeDraft(visit as Visit, TEST_NOW)).visit)
  expect(visit.pending?.lacksSecrets).toBe(true)
  restoreVisit(
    answering(visit as Visit, 'simpleInsurance', {
      cardholderIdNumber: 'QX55820914',
      groupNumber: 'GRP7714',
    }),
  )
  later(MINUTE)
  expect(await press()).toEqual({ status: 'done' })
  expect(new Set(bookings().map(({ body }) => body)).size).toBe(1)
  expect(await standing()).toHaveLength(1)
})
