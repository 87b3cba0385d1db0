import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointments'
import { cancelAppointmentV2 } from '#contract/appointments'
import {
  type AppointmentApp,
  aFluVisit,
  FIRST,
  guest,
  openAppointmentApp,
  SECOND,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { MINUTE, timesOf } from '../../../tests/support/booking.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-21'
const CANCELED = 'CANCELED'

async function bookedOne(body = aFluVisit()): Promise<BookedAppointment> {
  const [one] = await app.booked(body)
  if (!one) throw new Error('nothing was booked')
  return one
}

async function isFree(): Promise<boolean> {
  const [first] = await app.physical(FLU)
  return timesOf(first).includes(FIRST)
}

async function answered(response: Response): Promise<[number, string]> {
  return [response.status, await response.text()]
}

const cancel = ({ id, confirmCode }: Pick<BookedAppointment, 'id' | 'confirmCode'>) =>
  app.cancel(id, { status: CANCELED, confirmCode })

describe('a cancel', () => {
  it('with id and code cancels, and the time is free for a search and a guest at once [CANCEL-12, API-34]', async () => {
    const one = await bookedOne()
    expect(await isFree()).toBe(false)
    const response = await cancel(one)
    expect(response.status).toBe(200)
    const startsAt = new Date(FIRST).toISOString()
    expect(await response.json()).toEqual({
      data: { appointments: [{ id: one.id, revision: 0, status: CANCELED, startsAt }] },
    })
    expect(await isFree()).toBe(true)
    expect((await app.book(aFluVisit({ basicInfo: guest(1) }))).status).toBe(201)
  })

  it('is taken at the other version’s address too [API-35]', async () => {
    const { id, confirmCode } = await bookedOne()
    const response = await app.send(cancelAppointmentV2.path.replace(':id', id), {
      method: 'PUT',
      body: JSON.stringify({ status: CANCELED, confirmCode }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
  })

  it('the right code on a cancelled appointment is told so [CANCEL-15, quality S5]', async () => {
    const one = await bookedOne()
    await cancel(one)
    const response = await cancel(one)
    expect(response.status).toBe(409)
    expect((await response.json()).errors).toEqual([
      { key: 'alreadyCanceled', message: 'This appointment has already been canceled.' },
    ])
  })

  it('cancelling a first dose cancels its follow-up too [CANCEL-13, CANCEL-14]', async () => {
    const [first, second] = await app.booked(twoDoses())
    if (!first || !second) throw new Error('nothing was booked')
    const { data } = await (await cancel(first)).json()
    expect(data.appointments.map(({ id }: { id: string }) => id).sort()).toEqual([first.id, second.id].sort())
    expect((await cancel(second)).status).toBe(409)
    expect((await app.appointments()).map(({ status }) => status)).toEqual(['canceled', 'canceled'])
    expect(await app.booked(twoDoses())).toHaveLength(2)
  })

  it('cancelling a follow-up leaves its first dose [CANCEL-13]', async () => {
    const [first, second] = await app.booked(twoDoses())
    if (!first || !second) throw new Error('nothing was booked')
    await cancel(second)
    expect((await app.store.appointment(first.id))?.status).toBe('booked')
    const { data } = await (await cancel(first)).json()
    expect(data.appointments).toMatchObject([{ id: first.id, status: CANCELED }])
  })

  it('of a first dose that has begun or was served cancels the second that is left [CANCEL-13, VISIT-01]', async () => {
    const [first, second] = await app.booked(twoDoses())
    if (!first || !second) throw new Error('nothing was booked')
    await app.store.setVisitStatus(first.id, 'served', 'desk 1')
    app.time.now = Date.parse(FIRST) + 1
    const { data } = await (await cancel(first)).json()
    expect(data.appointments).toMatchObject([{ id: second.id, status: CANCELED }])
    expect((await app.store.appointment(first.id))?.status).toBe('booked')
    expect((await cancel(first)).status).toBe(409)
    app.time.now = Date.parse(SECOND)
    expect((await cancel(first)).status).toBe(404)
  })

  it('one of twenty simultaneous cancels succeeds, and the others get "already cancelled" [quality fault 15]', async () => {
    const one = await bookedOne()
    const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(one)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  it('after the visit has begun its code opens nothing any more [class 37]', async () => {
    const one = await bookedOne()
    app.time.now = Date.parse(FIRST) - 1
    const never = await answered(await app.cancel('never', { status: CANCELED, confirmCode: 'never' }))
    app.time.now += 1
    expect(await answered(await cancel(one))).toEqual(never)
    expect((await app.store.appointment(one.id))?.status).toBe('booked')
  })

  it('a visit that staff have served or missed is not cancelled [CANCEL-12, DESK-05]', async () => {
    const one = await bookedOne()
    const never = await answered(await app.cancel('never', { status: CANCELED, confirmCode: 'never' }))
    for (const status of ['served', 'noshow'] as const) {
      await app.store.setVisitStatus(one.id, status, 'desk 1')
      expect(await answered(await cancel(one))).toEqual(never)
      await app.store.undoVisitStatus(one.id, 'desk 1')
    }
    await app.store.setVisitStatus(one.id, 'arrived', 'desk 1')
    expect((await cancel(one)).status).toBe(200)
  })

  it('a wrong id, a wrong code and text that can be none answer alike, and nothing is looked up [class 37, quality S5, CANCEL-16]', async () => {
    const one = await bookedOne()
    const other = await bookedOne(
      aFluVisit({ basicInfo: guest(1), dateTime: { value: '2026-11-21T11:00:00-05:00', timezone: 'UTC' } }),
    )
    const walkIn = await (await app.postWalkIn(aWalkIn())).json()
    const { id, confirmCode } = one
    const looked: string[] = []
    const watched = await openAppointmentApp({
      keys: app.deps.keys,
      store: {
        ...app.store,
        appointment: (asked) => {
          looked.push(asked)
          return app.store.appointment(asked)
        },
      },
    })
    const tries: [string, string][] = [
      ['never', confirmCode],
      [id, other.confirmCode],
      [other.id, confirmCode],
      [confirmCode, id],
      [id, ''],
      [id, confirmCode.slice(0, -1)],
      [id, `${confirmCode}A`],
      [id, confirmCode.toLowerCase()],
      [id.toUpperCase(), confirmCode],
      [id, 'x'.repeat(10_000)],
      ['%00../', '\u202Eé'],
      ["' OR 1=1 --", "' OR 1=1 --"],
    ]
    const answers = new Set<string>()
    for (const [wrong, code] of tries) {
      const response = await watched.cancel(wrong, { status: CANCELED, confirmCode: code })
      answers.add(`${response.status} ${await response.text()}`)
    }
    expect(looked).toEqual([])
    const [checkIn] = walkIn.data.appointments
    const ofWalkIn = await watched.cancel(checkIn.id, { status: CANCELED, confirmCode: checkIn.confirmCode })
    answers.add(`${ofWalkIn.status} ${await ofWalkIn.text()}`)
    expect([...answers]).toEqual([expect.stringMatching(/^404 .*unknownAppointment/)])
    expect((await app.store.appointment(id))?.status).toBe('booked')
    await watched.close()
  })

  it('no other text is the code of an appointment [class 37]', async () => {
    const one = await bookedOne()
    const quick = await openAppointmentApp({ keys: app.deps.keys, store: app.store })
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
        fc.pre(text !== one.confirmCode)
        quick.time.now += MINUTE
        const { status } = await quick.cancel(one.id, { status: CANCELED, confirmCode: text })
        expect(status).toBe(404)
      }),
      { numRuns: 40 },
    )
    await quick.close()
  })

  it.each([
    [{ status: 'canceled', confirmCode: 'x' }, 'status'],
    [{ confirmCode: 'x' }, 'status'],
    [{ status: CANCELED }, 'confirmCode'],
    [{ status: CANCELED, confirmCode: ['x'] }, 'confirmCode'],
    [{ status: CANCELED, confirmCode: 'x', reason: 'ill' }, 'reason'],
  ])('the body %j is refused before anything is compared [class 15]', async (body, field) => {
    const response = await app.cancel('any', body)
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0].field).toBe(field)
  })

  it.each(['GET', 'HEAD', 'POST', 'DELETE', 'PATCH'])(
    '%s cancels nothing [class 42, quality fault 16]',
    async (method) => {
      const { id } = await bookedOne()
      const response = await app.send(`/appointment-management/v1/appointments/${id}`, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT'])
      expect((await app.store.appointment(id))?.status).toBe('booked')
    },
  )

  it('after thirty wrong codes in a minute a client hears 503 busy for the next, and right ones pass [API-50, HD-06]', async () => {
    const one = await bookedOne()
    const guess = () => app.cancel('never', { status: CANCELED, confirmCode: 'never' })
    for (let tries = 0; tries < 30; tries++) expect((await guess()).status).toBe(404)
    const response = await guess()
    expect([response.status, (await response.json()).errors[0].key]).toEqual([503, 'busy'])
    expect(response.headers.has('retry-after')).toBe(true)
    expect((await cancel(one)).status).toBe(200)
    app.time.now += MINUTE
    expect((await guess()).status).toBe(404)
  })

  it('neither id nor code is in the log', async () => {
    const one = await bookedOne()
    await cancel(one)
    expect(JSON.stringify(app.logged)).not.toContain(one.confirmCode)
    expect(JSON.stringify(app.logged)).not.toContain(`appointments/${one.id}`)
    expect(app.logged.at(-1)?.['route']).toBe('/appointment-management/v1/appointments/:id')
  })
})
