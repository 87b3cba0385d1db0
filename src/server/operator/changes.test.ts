import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { viewAppointment } from '#contract/appointment-view'
import type { BookedAppointment } from '#contract/appointments'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { UNLIMITED } from '../../../tests/support/limits.ts'
import { aToken, operatorOf } from '../../../tests/support/operator.ts'
import type { Mail } from '../messages/smtp.ts'
import type { AuditRow } from '../store/audit.ts'

const ZONE = 'America/New_York'
const TEN = '2026-11-23T10:00:00-05:00'
const NOON = '2026-11-23T12:00:00-05:00'
const THREE = '2026-11-23T15:00:00-05:00'
const ANY = { days: [0, 1, 2, 3, 4, 5, 6], parts: ['morning', 'afternoon', 'evening'] }

let app: AppointmentApp
let call: ReturnType<typeof operatorOf>
let mails: Mail[]
beforeEach(async () => {
  mails = []
  app = await openAppointmentApp({
    sendMail: async (mail) => {
      mails.push(mail)
      return { outcome: 'sent' }
    },
    settings: {
      trustProxy: false,
      publicUrl: 'https://visits.example',
      kioskCode: undefined,
      limits: UNLIMITED,
    },
  })
  call = operatorOf(app, await aToken(app, 'pms', '--scope', 'write'))
})
afterEach(() => app.close())

let guests = 0
async function booked(time: string): Promise<BookedAppointment> {
  guests += 1
  const dateTime = { value: time, timezone: ZONE }
  const [one] = await app.booked(aFluVisit({ basicInfo: guest(guests), dateTime }))
  if (!one) throw new Error('nothing was booked')
  return one
}

async function audited(action: string): Promise<Pick<AuditRow, 'who' | 'visits' | 'about'>[]> {
  const rows: AuditRow[] = []
  for await (const row of app.store.auditSince(0)) if (row.action === action) rows.push(row)
  return rows.map(({ who, visits, about }) => ({ who, visits, about }))
}

const timeOf = (value: string) => ({ dateTime: { value, timezone: ZONE } })
const startOf = async ({ id }: BookedAppointment) => (await app.store.appointment(id))?.startsAt

describe('an operator', () => {
  it('moves a visit for the guest, more often than five times, and the audit has each [VISIT-02, FEED-10]', async () => {
    const one = await booked(TEN)
    for (let revision = 0; revision < 6; revision++) {
      const time = timeOf(revision % 2 === 0 ? NOON : TEN)
      const { status, data } = await call('POST', `/visits/${one.id}/move`, { revision, ...time })
      expect([status, data.appointments[0].revision]).toEqual([200, revision + 1])
    }
    expect(await startOf(one)).toBe(Date.parse(TEN))
    expect(await audited('visit.move')).toHaveLength(6)
    const seen = (await call('GET', `/visits/${one.id}`)).data.visit
    expect(seen).toMatchObject({ revision: 6, startsAt: new Date(TEN).toISOString() })
    const view = await app.post(viewAppointment.path.replace(':id', one.id), { confirmCode: one.confirmCode })
    expect((await view.json()).data.appointments).toMatchObject([{ revision: 6, canMove: true }])
  })

  it('is refused as a guest is: a taken time, an old revision, a time outside the hours, a visit of another location [VISIT-02]', async () => {
    const one = await booked(TEN)
    await booked(NOON)
    const move = (body: object) => call('POST', `/visits/${one.id}/move`, { revision: 0, ...body })
    expect(await move(timeOf(NOON))).toMatchObject({ status: 409, keys: ['slotTaken'] })
    expect(await move({ ...timeOf(THREE), revision: 3 })).toMatchObject({
      status: 409,
      keys: ['visitChanged'],
    })
    expect(await move(timeOf('2026-11-23T03:00:00-05:00'))).toMatchObject({
      status: 400,
      keys: ['notOnSchedule'],
    })
    expect(await move({})).toMatchObject({ status: 400, keys: ['invalidRequest'] })
    const elsewhere = operatorOf(
      app,
      await aToken(app, 'other', '--scope', 'write', '--location', 'CLOSED-1'),
    )
    const hidden = [
      await elsewhere('POST', `/visits/${one.id}/move`, { revision: 0, ...timeOf(THREE) }),
      await elsewhere('GET', `/visits/${one.id}/earlier`),
      await elsewhere('POST', `/visits/${one.id}/earlier`, { wish: ANY }),
      await elsewhere('GET', `/visits/${one.id}/messages`),
    ]
    for (const answer of hidden) expect(answer).toMatchObject({ status: 404, keys: ['unknownVisit'] })
    expect(await startOf(one)).toBe(Date.parse(TEN))
  })

  it('hears of a walk-in that it has no appointment, and not that there is no such visit [VISIT-02, FEED-10]', async () => {
    await app.postWalkIn(aWalkIn())
    const [checkIn] = await app.checkIns()
    const path = `/visits/${checkIn?.id}`
    expect((await call('GET', path)).status).toBe(200)
    const refused = [
      await call('POST', `${path}/move`, { revision: 0, ...timeOf(NOON) }),
      await call('GET', `${path}/earlier`),
      await call('POST', `${path}/earlier`, { wish: ANY }),
      await call('GET', `${path}/messages`),
    ]
    expect(refused.map(({ status, keys }) => [status, keys])).toEqual([
      [409, ['notMovable']],
      [409, ['notMovable']],
      [409, ['notMovable']],
      [409, ['noMessages']],
    ])
    expect(refused[0]?.errors[0].message).toBe('This visit is a walk-in: it has no appointment.')
    const elsewhere = await aToken(app, 'other', '--scope', 'write', '--location', 'CLOSED-1')
    expect((await operatorOf(app, elsewhere)('GET', `${path}/earlier`)).keys).toEqual(['unknownVisit'])
  })

  it('has a guest wait for an earlier time, sees the offer and accepts it for them [VISIT-04]', async () => {
    const holder = await booked(TEN)
    const one = await booked(THREE)
    expect((await call('POST', `/visits/${one.id}/earlier`, { wish: ANY })).data).toEqual({
      wish: ANY,
      offers: [],
    })
    expect((await call('POST', `/visits/${holder.id}/cancel`, {})).status).toBe(200)
    await app.offerTimes()
    const { offers } = (await call('GET', `/visits/${one.id}/earlier`)).data
    expect(offers).toHaveLength(1)
    const answer = { offer: offers[0].id, accept: true }
    expect(await call('POST', `/visits/${one.id}/earlier`, { answer })).toMatchObject({
      status: 200,
      data: { wish: null, offers: [] },
    })
    expect(await startOf(one)).toBe(Date.parse(TEN))
    const said = (await audited('visit.earlier')).map(({ about }) => JSON.stringify(about))
    expect(said.sort()).toEqual(['{"offer":"accepted"}', '{"wish":"set"}'])
  })

  it('sees what a guest agreed to, and a stop word of theirs ends all e-mails to the address [VISIT-06]', async () => {
    const one = await booked(NOON)
    const path = `/appointment-management/v1/appointments/${one.id}/messages`
    const ask = async (body: object) => {
      const sent = { confirmCode: one.confirmCode, language: 'en', ...body }
      const { data, errors } = (await (await app.post(path, sent)).json()) as {
        data: { wording: string }
        errors?: { key: string }[]
      }
      return { data, key: errors?.[0]?.key }
    }
    const { wording } = (await ask({})).data
    await ask({ wanted: true, wording })
    const address = guest(1).emailAddress
    const reply = async (text: string) => (await call('POST', '/replies', { address, text })).data.meaning
    expect(await reply('Thank you!\n> STOP')).toBe('other')
    expect(await reply('\n Stop. \r\n\r\n> You have a visit')).toBe('stop')
    app.time.now = Date.parse('2026-11-22T12:00:00-05:00')
    await app.remind()
    await app.sendMessages()
    expect(mails).toEqual([])
    expect((await call('GET', `/visits/${one.id}/messages`)).data).toEqual({
      consent: { language: 'en', wording, agreedAt: expect.any(String), endedAt: null },
      messages: [
        {
          kind: 'reminder',
          startsAt: new Date(NOON).toISOString(),
          status: 'dropped',
          reason: 'optedOut',
          at: expect.any(String),
        },
      ],
    })
    expect((await ask({ wanted: true, wording })).key).toBe('optedOut')
    expect(await reply('START')).toBe('start')
    expect((await ask({ wanted: true, wording })).key).toBeUndefined()
    expect(JSON.stringify([await audited('messages.stop'), await audited('messages.start')])).not.toContain(
      '@',
    )
    const local = operatorOf(app, await aToken(app, 'one', '--scope', 'write', '--location', '01400376'))
    expect(await local('POST', '/replies', { address, text: 'STOP' })).toMatchObject({
      status: 403,
      keys: ['tokenLocation'],
    })
    expect(await call('POST', '/replies', { address: 'nobody', text: 'STOP' })).toMatchObject({ status: 400 })
  })
})

it('a cancel takes an empty body, whatever type a program names for it [FEED-10]', async () => {
  const { id } = await booked(TEN)
  const token = await aToken(app, 'bare', '--scope', 'write')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await app.send(`/operator/v1/visits/${id}/cancel`, { method: 'POST', body: '', headers })
  expect(response.status).toBe(200)
  expect((await app.store.appointment(id))?.status).toBe('canceled')
})
