import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveAppointment } from '#contract/appointment-move'
import { viewAppointment } from '#contract/appointment-view'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  FIRST,
  openAppointmentApp,
  SECOND,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { MINUTE } from '../../../tests/support/booking.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

type Link = { id: string; confirmCode: string }

const view = ({ id, confirmCode }: Link) =>
  app.post(viewAppointment.path.replace(':id', encodeURIComponent(id)), { confirmCode })

async function seen(link: Link) {
  const response = await view(link)
  expect(response.status).toBe(200)
  return (await response.json()).data
}

async function booked(body: unknown = aFluVisit()) {
  const [first, second] = await app.booked(body)
  if (!first) throw new Error('nothing was booked')
  return { first, second }
}

const cancel = (one: Link) => app.cancel(one.id, { status: 'CANCELED', confirmCode: one.confirmCode })
const statusesOf = ({ appointments }: { appointments: { status: string }[] }) =>
  appointments.map(({ status }) => status)

describe('the visit of a cancel link', () => {
  it('that is still to come is shown with time, length, place and code, and no word of the guest [BK-44]', async () => {
    const { first } = await booked()
    const answer = await seen(first)
    expect(answer).toEqual({
      appointments: [
        {
          id: first.id,
          status: 'BOOKED',
          dateTime: { value: new Date(FIRST).toISOString(), timezone: 'America/New_York' },
          durationMinutes: 20,
          services: [{ id: 501, name: expect.stringContaining('Flu') }],
          counterCode: first.counterCode,
          revision: 0,
          canMove: true,
        },
      ],
      provider: {
        id: expect.any(String),
        businessName: 'pharmacy',
        vanityName: expect.any(String),
        legalName: expect.anything(),
        brand: expect.anything(),
        address: {
          addressLines: expect.any(Array),
          cityTown: expect.any(String),
          stateProvince: 'OH',
          postalCode: expect.any(String),
        },
        phone: expect.any(String),
      },
      earlier: { wish: null, offers: [] },
    })
    const text = JSON.stringify(answer)
    const { firstName, lastName, dateOfBirth, phoneNumber } = aWalkIn().basicInfo
    for (const typed of [firstName, lastName, dateOfBirth, phoneNumber]) expect(text).not.toContain(typed)
    expect((await app.appointments()).map(({ status }) => status)).toEqual(['booked'])
  })

  it('with a second dose shows both, and only the first after the second was cancelled alone [BK-44]', async () => {
    const { first, second } = await booked(twoDoses())
    if (!second) throw new Error('no second dose was booked')
    const both = await seen(first)
    expect(both.appointments.map(({ dateTime }: { dateTime: { value: string } }) => dateTime.value)).toEqual([
      new Date(FIRST).toISOString(),
      new Date(SECOND).toISOString(),
    ])
    expect((await seen(second)).appointments).toHaveLength(1)
    await cancel(second)
    expect(statusesOf(await seen(first))).toEqual(['BOOKED'])
    expect(statusesOf(await seen(second))).toEqual(['CANCELED'])
  })

  it('that is cancelled says so, a first dose with its second [BK-44]', async () => {
    const { first } = await booked(twoDoses())
    await cancel(first)
    expect(statusesOf(await seen(first))).toEqual(['CANCELED', 'CANCELED'])
  })

  it('that a closure displaced says so and why, until it is moved [VISIT-01, DIR-06, DIR-08]', async () => {
    const { first } = await booked()
    const day = FIRST.slice(0, 10)
    const reasons = ['A broken pipe', 'Snow', '']
    for (const reason of reasons)
      await app.store.addClosures([{ scope: {}, from: day, to: day, reason }], '2026-11-20')
    // A process looks for closures once a second.
    const soon = performance.now() + 1001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    expect((await seen(first)).appointments).toMatchObject([
      { status: 'BOOKED', isDisplaced: true, closedReason: 'Snow' },
    ])
    const dateTime = { value: '2026-11-24T10:00:00-05:00', timezone: 'America/New_York' }
    const body = { confirmCode: first.confirmCode, revision: 0, dateTime }
    expect((await app.post(moveAppointment.path.replace(':id', first.id), body)).status).toBe(200)
    expect((await seen(first)).appointments[0]).not.toHaveProperty('isDisplaced')
    expect((await seen(first)).appointments[0]).not.toHaveProperty('closedReason')
    vi.restoreAllMocks()
  })

  it('that has begun says so [BK-44]', async () => {
    const { first } = await booked()
    app.time.now = Date.parse(FIRST)
    expect(statusesOf(await seen(first))).toEqual(['BEGUN'])
  })

  it('of two doses shows the second as still to come months after the first [BK-44, VISIT-01]', async () => {
    const { first } = await booked(twoDoses())
    app.time.now = Date.parse(FIRST)
    expect((await seen(first)).appointments).toMatchObject([
      { status: 'BEGUN', canMove: false },
      { status: 'BOOKED', canMove: true },
    ])
  })

  it('that staff have served before its time says so, and can be neither cancelled nor moved [BK-44]', async () => {
    const { first } = await booked()
    await app.store.setVisitStatus(first.id, 'served', 'desk 1')
    expect((await seen(first)).appointments).toMatchObject([{ status: 'BEGUN', canMove: false }])
  })

  it('on video has no address, and its whole length [BK-44]', async () => {
    const { first } = await booked(aNutritionVisit())
    const { appointments, provider } = await seen(first)
    expect(provider.address).toBeNull()
    expect(appointments[0].durationMinutes).toBeGreaterThan(30)
  })

  it('is refused alike for an unknown id, a wrong code and a check-in, and nothing is looked up without the code [BK-44, class 37]', async () => {
    const { first } = await booked()
    const looked: string[] = []
    const watched = await openAppointmentApp({
      keys: app.deps.keys,
      store: {
        ...app.store,
        appointment: (id) => {
          looked.push(id)
          return app.store.appointment(id)
        },
      },
    })
    const tries = [
      { id: 'never', confirmCode: first.confirmCode },
      { id: first.id, confirmCode: `${first.confirmCode}A` },
      { id: first.confirmCode, confirmCode: first.id },
    ]
    const answers = new Set<string>()
    const ask = async ({ id, confirmCode }: Link) => {
      const response = await watched.post(viewAppointment.path.replace(':id', id), { confirmCode })
      answers.add(`${response.status} ${await response.text()}`)
    }
    for (const one of tries) await ask(one)
    expect(looked).toEqual([])
    const [checkIn] = (await (await app.postWalkIn(aWalkIn())).json()).data.appointments
    await ask(checkIn)
    expect([...answers]).toEqual([expect.stringMatching(/^404 .*unknownAppointment/)])
    await watched.close()
  })

  it('opens as often as the guests behind one address like, with right codes [VISIT-01, API-50]', async () => {
    const { first } = await booked()
    for (let opened = 0; opened < 40; opened++) expect((await view(first)).status).toBe(200)
  })

  it('counts wrong codes with those of cancelling: after thirty in a minute a client hears 503 busy [BK-44, API-50]', async () => {
    const { first } = await booked()
    const never = { id: 'never', confirmCode: 'never' }
    for (let tries = 0; tries < 15; tries++) {
      expect((await view(never)).status).toBe(404)
      expect((await cancel(never)).status).toBe(404)
    }
    expect((await view(never)).status).toBe(503)
    expect((await view(first)).status).toBe(200)
    app.time.now += MINUTE
    expect((await view(never)).status).toBe(404)
  })

  it('has its code in the body alone, so that no log has it [BK-44]', async () => {
    const { first } = await booked()
    await seen(first)
    expect(JSON.stringify(app.logged)).not.toContain(first.confirmCode)
    expect(app.logged.at(-1)?.['route']).toBe(viewAppointment.path)
  })
})
