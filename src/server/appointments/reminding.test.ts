import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => {
  vi.restoreAllMocks()
  return app.close()
})

const NOON = '2026-11-23T12:00:00-05:00'
let guests = 0

async function booked(time = NOON) {
  guests += 1
  const dateTime = { value: time, timezone: 'America/New_York' }
  const [one] = await app.booked(aFluVisit({ basicInfo: guest(guests), dateTime }))
  if (!one) throw new Error('nothing was booked')
  return one
}

/** Goes to an instant and reminds; the ids of all who were reminded by then. */
async function remindedAt(instant: string): Promise<string[]> {
  app.time.now = Date.parse(instant)
  await app.remind()
  const { events } = await app.store.eventsAfter(0, 100)
  return events.flatMap(({ type, visitId }) => (type === 'reminder.due' ? [visitId] : []))
}

describe('a reminder', () => {
  it('is due a day before the visit, once, and not sooner [VISIT-06, FEED-01]', async () => {
    const { id } = await booked()
    expect(await remindedAt('2026-11-22T11:59:00-05:00')).toEqual([])
    expect(await remindedAt('2026-11-22T12:00:00-05:00')).toEqual([id])
    expect(await remindedAt('2026-11-22T12:01:00-05:00')).toEqual([id])
    const { events } = await app.store.eventsAfter(0, 100)
    expect(events.at(-1)).toMatchObject({
      type: 'reminder.due',
      startsAt: Date.parse(NOON),
      visitKind: 'appointment',
    })
  })

  it('is written once when several processes remind at the same time [VISIT-06]', async () => {
    const { id } = await booked()
    app.time.now = Date.parse('2026-11-22T12:00:00-05:00')
    await Promise.all([app.remind(), app.remind(), app.remind()])
    expect(await remindedAt('2026-11-22T12:00:00-05:00')).toEqual([id])
  })

  it('waits from 21 until 8 o’clock, and does not come in the last hour [VISIT-06]', async () => {
    const { id } = await booked()
    expect(await remindedAt('2026-11-22T21:00:00-05:00')).toEqual([])
    expect(await remindedAt('2026-11-23T07:59:00-05:00')).toEqual([])
    const late = await booked('2026-11-24T10:00:00-05:00')
    expect(await remindedAt('2026-11-23T08:00:00-05:00')).toEqual([id])
    expect(await remindedAt('2026-11-24T09:00:01-05:00')).not.toContain(late.id)
  })

  it('waits until it is morning where the guest on video is [VISIT-06, TIME-05]', async () => {
    const [one] = await app.booked(aNutritionVisit({ patientTimeZone: 'America/Los_Angeles' }))
    expect(await remindedAt('2026-11-23T10:59:00-05:00')).toEqual([])
    expect(await remindedAt('2026-11-23T11:00:00-05:00')).toEqual([one?.id])
  })

  it('is none for a visit that was cancelled, nor for one that was booked within the day before it [VISIT-06]', async () => {
    const { id, confirmCode } = await booked()
    await app.cancel(id, { status: 'CANCELED', confirmCode })
    expect(await remindedAt('2026-11-22T12:00:00-05:00')).toEqual([])
    const soon = await booked('2026-11-23T10:00:00-05:00')
    expect(await remindedAt('2026-11-22T18:00:00-05:00')).not.toContain(soon.id)
  })

  it('is none for a visit at a store that is closed then, also before anybody was told [VISIT-06, DIR-08]', async () => {
    await booked()
    const closed = { scope: {}, from: '2026-11-23', to: '2026-11-23', reason: '' }
    await app.store.addClosures([closed], '2026-11-20')
    // A process looks for closures once a second.
    const soon = performance.now() + 1001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    expect(await remindedAt('2026-11-22T12:00:00-05:00')).toEqual([])
  })
})
