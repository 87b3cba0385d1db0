import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RESERVATION_HEADER, reserve } from '#contract/reservations'
import { errorKeys } from '../../../tests/support/app.ts'
import {
  aReservation,
  type BookingApp,
  MINUTE,
  openBookingApp,
  timesOf,
} from '../../../tests/support/booking.ts'
import { aDirectoryService } from '../../../tests/support/builders.ts'
import { aHold } from '../store/holds-conformance.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'

let app: BookingApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  app = await openBookingApp()
})
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

const TEN = '2026-11-21T10:00:00-05:00'
const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-21'
const CLINIC = { businessName: 'tlc', locationNumber: '95100001' } as const

async function held(response: Response) {
  const { data } = await response.json()
  assert(data, reserve.data)
  const [reservation] = data.appointmentReservations
  if (!reservation) throw new Error('nothing is held')
  return reservation
}

/** Whether tomorrow at ten is shown as free at aLocation(). */
async function isFree(code?: string): Promise<boolean> {
  const [first] = await app.physical(FLU, code)
  return timesOf(first).includes(TEN)
}

async function answered(response: Response): Promise<[number, string[], string | undefined]> {
  const { errors = [] } = (await response.json()) as { errors?: { key: string; field?: string }[] }
  return [response.status, errors.map(({ key }) => key), errors[0]?.field]
}

describe('a hold that is sent twice', () => {
  const KEY = { 'idempotency-key': 'the-key-of-one-tap' }

  it('is held once, and answered as the first time [API-49]', async () => {
    const [first, second] = await Promise.all([app.hold({}, KEY), app.hold({}, KEY)])
    expect([first?.status, second?.status]).toEqual([201, 201])
    const [one, other] = await Promise.all([held(first as Response), held(second as Response)])
    expect(one).toEqual(other)
  })

  it('its key with another body is refused with 422, and a key that is too short or too long with 400 [API-49, HD-31]', async () => {
    await app.hold({}, KEY)
    const other = await app.hold({ reservationTime: '2026-11-21T11:00:00-05:00' }, KEY)
    expect(await answered(other)).toEqual([422, ['idempotencyKeyReused'], undefined])
    for (const length of [15, 129]) {
      expect((await app.hold({}, { 'idempotency-key': 'a'.repeat(length) })).status).toBe(400)
    }
  })

  it('for any free provider of a state is repeated with the same provider [API-49]', async () => {
    const { locationNumber: _, ...base } = aReservation({
      businessName: 'tlc',
      serviceId: 701,
      licensureState: 'OH',
      reservationTime: '2026-11-21T13:00:00-05:00',
    })
    const one = await held(await app.post(reserve.path, base, KEY))
    expect(await held(await app.post(reserve.path, base, KEY))).toEqual(one)
  })
})

describe('races', () => {
  it('one of 64 guests who want one place at once gets it, and 63 get slotTaken [RESULTS-37, quality R1]', async () => {
    for (let round = 0; round < 20; round += 1) {
      const reservationTime = new Date(Date.parse(TEN) + round * 20 * MINUTE).toISOString()
      const answers = await Promise.all(Array.from({ length: 64 }, () => app.hold({ reservationTime })))
      const keys = await Promise.all(
        answers.map(async (one) => (one.status === 201 ? 'held' : (await errorKeys(one)).join())),
      )
      expect(keys.filter((key) => key === 'held')).toHaveLength(1)
      expect(keys.filter((key) => key === 'slotTaken')).toHaveLength(63)
    }
  })

  it('no cell with two places gets a third visit when 64 guests want overlapping ones [quality R1]', async () => {
    const minutes = [0, 20, 40, 60, 80]
    const wanted = Array.from({ length: 64 }, (_, at) => minutes[at % minutes.length] ?? 0)
    const answers = await Promise.all(
      wanted.map((minute) =>
        app.hold({
          ...CLINIC,
          serviceId: 601,
          reservationTime: new Date(Date.parse(TEN) + minute * MINUTE).toISOString(),
        }),
      ),
    )
    const cells = answers.flatMap(({ status }, at) =>
      status === 201 ? [wanted[at] ?? 0, (wanted[at] ?? 0) + 20] : [],
    )
    const most = Math.max(...cells.map((cell) => cells.filter((other) => other === cell).length))
    expect(most).toBe(2)
  })

  it('none of 64 rivals gets a released time within the 60 s of its holder [quality R3]', async () => {
    const { reservationCode } = await held(await app.hold({}))
    const rivals = Array.from({ length: 64 }, () => app.hold({}))
    const [released, ...answers] = await Promise.all([app.release(reservationCode), ...rivals])
    expect(released?.status).toBe(204)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]))
    expect((await app.hold({}, { [RESERVATION_HEADER]: reservationCode })).status).toBe(201)
  })

  it('what another process writes is seen within a second [RESULTS-37]', async () => {
    expect(await isFree()).toBe(true)
    const other = createStore(openSqlite(app.database, () => app.time.now))
    try {
      const provider = { businessName: 'pharmacy', id: '01400376' } as const
      const held = await other.hold(aHold({ provider, cells: [Date.parse(TEN)] }), null)
      expect(held.outcome).toBe('held')
    } finally {
      await other.close()
    }
    vi.advanceTimersByTime(1050)
    expect(await isFree()).toBe(false)
  })

  it('a service that takes more cells from now on is held for as many [ENTITY-02]', async () => {
    await app.hold({ reservationTime: '2026-11-21T10:20:00-05:00' })
    await app.store.putServices([aDirectoryService({ cells: 2, businessNames: ['pharmacy'] })])
    vi.advanceTimersByTime(1050)
    expect((await app.hold({})).status).toBe(409)
    expect(await isFree()).toBe(false)
  })
})
