import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { MINUTE } from '../../../tests/support/booking.ts'

/** Times of one morning at a place with one visit at a time. */
const TIMES = ['10:00', '10:20', '10:40'].map((time) => `2026-11-21T${time}:00-05:00`)

const visitOf = (who: number, time: number, over: Partial<BookingBody> = {}) =>
  aFluVisit({
    basicInfo: guest(who),
    dateTime: { value: TIMES[time] ?? '', timezone: 'America/New_York' },
    ...over,
  })

async function withApp(work: (app: AppointmentApp) => Promise<void>): Promise<void> {
  const app = await openAppointmentApp()
  try {
    await work(app)
  } finally {
    await app.close()
  }
}

/** Uncancelled appointments by their time; a time that two have would be there twice. */
async function bookedTimes(app: AppointmentApp): Promise<number[]> {
  const all = await app.appointments()
  return all.filter(({ status }) => status === 'booked').map(({ startsAt }) => startsAt)
}

type Step =
  | { kind: 'book' | 'twin' | 'cancel' | 'hold'; who: number; time: number }
  | { kind: 'wait'; ms: number }

const who = fc.integer({ min: 0, max: 4 })
const time = fc.integer({ min: 0, max: TIMES.length - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('book', 'twin', 'cancel', 'hold'), who, time }),
  fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(1000, MINUTE, 15 * MINUTE) }),
)

describe('bookings at once', () => {
  it('between release and booking no time is lost to the rivals who wait for it [R3, BOOK-08]', async () => {
    const rivals = fc.array(fc.constantFrom('book', 'hold', 'search'), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rivals, fc.nat(8), fc.integer({ min: 0, max: MINUTE - 1 }), (kinds, turn, late) =>
        withApp(async (app) => {
          const reservationCode = await app.held()
          const wait = kinds.map((kind, at) => async () => {
            if (kind === 'book') return (await app.book(visitOf(at + 1, 0))).status
            if (kind === 'hold') return (await app.hold({})).status
            await app.physical(
              'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-21',
            )
            return 409
          })
          const before = wait.slice(0, turn).map((rival) => rival())
          const released = app.release(reservationCode)
          const lost = await Promise.all([...before, ...wait.slice(turn).map((rival) => rival())])
          await released
          app.time.now += late
          const [mine, ...theirs] = await Promise.all([
            app.book(visitOf(0, 0, { reservationCode })).then(({ status }) => status),
            ...wait.map((rival) => rival()),
          ])
          expect(mine).toBe(201)
          expect([...lost, ...theirs].every((status) => status === 409)).toBe(true)
        }),
      ),
      { numRuns: 10 },
    )
  })

  it('whatever guests do at once, a time has one visit, a key one answer, and an acknowledged booking stands [R2, API-49, BOOK-20, CANCEL-12]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), (rounds) =>
        withApp(async (app) => {
          const acknowledged = new Map<string, { id: string; confirmCode: string }>()
          const canceled = new Set<string>()
          const codes = new Map<number, string>()
          const book = async (one: number, at: number) => {
            const key = `the key of ${one} for ${at}`
            const reservationCode = codes.get(one)
            const body = visitOf(one, at, reservationCode === undefined ? {} : { reservationCode })
            const response = await app.book(body, { 'idempotency-key': key })
            expect([201, 409, 422, 429]).toContain(response.status)
            if (response.status !== 201) return
            const [{ id, confirmCode }] = (await response.json()).data.appointments
            expect(acknowledged.get(key) ?? { id, confirmCode }).toEqual({ id, confirmCode })
            acknowledged.set(key, { id, confirmCode })
          }
          const run = async (one: Step): Promise<void> => {
            if (one.kind === 'wait') app.time.now += one.ms
            else if (one.kind === 'hold') {
              const response = await app.hold({ reservationTime: TIMES[one.time] ?? '' })
              if (response.status !== 201) return
              codes.set(one.who, (await response.json()).data.appointmentReservations[0].reservationCode)
            } else if (one.kind === 'cancel') {
              const mine = acknowledged.get(`key of ${one.who} for ${one.time}`)
              if (!mine) return
              const { status } = await app.cancel(mine.id, {
                status: 'CANCELED',
                confirmCode: mine.confirmCode,
              })
              if (status === 200) expect(canceled.has(mine.id)).toBe(false)
              if (status === 200) canceled.add(mine.id)
              else expect([409, 503]).toContain(status)
            } else {
              const twins = one.kind === 'twin' ? 3 : 1
              await Promise.all(Array.from({ length: twins }, () => book(one.who, one.time)))
            }
          }
          for (const round of rounds) await Promise.all(round.map(run))
          const times = await bookedTimes(app)
          expect(new Set(times).size).toBe(times.length)
          const standing = (await app.appointments()).filter(({ status }) => status === 'booked')
          expect(standing.map(({ id }) => id).sort()).toEqual(
            [...acknowledged.values()].flatMap(({ id }) => (canceled.has(id) ? [] : [id])).sort(),
          )
        }),
      ),
      { numRuns: 15 },
    )
  })
})
