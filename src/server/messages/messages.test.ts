import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlierTimes } from '#contract/appointment-earlier'
import { moveAppointment } from '#contract/appointment-move'
import { viewAppointment } from '#contract/appointment-view'
import type { BookedAppointment } from '#contract/appointments'
import { aFluVisit, FIRST, guest, SECOND, twoDoses } from '../../../tests/support/appointments.ts'
import { MINUTE } from '../../../tests/support/booking.ts'
import {
  DAY_BEFORE,
  type MailingApp,
  NOON,
  openMailingApp,
  PUBLIC_URL,
  ZONE,
} from '../../../tests/support/mailing-app.ts'

let app: MailingApp
beforeEach(async () => {
  app = await openMailingApp()
})
afterEach(() => {
  vi.restoreAllMocks()
  return app.close()
})

async function move({ id, confirmCode }: BookedAppointment, time: string) {
  const revision = (await app.store.appointment(id))?.revision
  const body = { confirmCode, revision, dateTime: { value: time, timezone: ZONE } }
  const response = await app.post(moveAppointment.path.replace(':id', id), body)
  expect(response.status).toBe(200)
}

describe('e-mails about a visit', () => {
  it('are asked for in words that are kept with the time, and stopped at any time [VISIT-06]', async () => {
    const one = await app.visit()
    const { data } = await app.ask(one, { language: 'es' })
    expect(data).toEqual({ wording: expect.stringMatching(/^Envíenme correos/), agreedAt: null })
    const given = await app.agree(one, 'es')
    const at = new Date(app.time.now).toISOString()
    expect(given).toMatchObject({ status: 200, data: { wording: data.wording, agreedAt: at } })
    expect(await app.store.messageConsent(one.id)).toEqual({
      language: 'es',
      wording: data.wording,
      agreedAt: app.time.now,
      endedAt: null,
    })
    app.time.now += MINUTE
    expect((await app.ask(one, { wanted: false })).data.agreedAt).toBeNull()
    expect(await app.store.messageConsent(one.id)).toMatchObject({
      agreedAt: app.time.now - MINUTE,
      endedAt: app.time.now,
    })
  })

  it('are refused where the guest has read other words, the visit is over or the code is wrong [VISIT-06]', async () => {
    const one = await app.visit()
    expect(await app.ask(one, { wanted: true })).toMatchObject({ status: 409, keys: ['wordingChanged'] })
    expect(await app.ask(one, { wanted: true, wording: 'Yes.' })).toMatchObject({ keys: ['wordingChanged'] })
    expect(await app.store.messageConsent(one.id)).toBeUndefined()
    const wrong = { ...one, confirmCode: `${one.confirmCode}x` }
    expect(await app.ask(wrong)).toMatchObject({ status: 404, keys: ['unknownAppointment'] })
    expect(await app.ask({ ...one, id: 'nowhere' })).toMatchObject({
      status: 404,
      keys: ['unknownAppointment'],
    })
    await app.cancel(one.id, { status: 'CANCELED', confirmCode: one.confirmCode })
    expect(await app.agree(one)).toMatchObject({ status: 409, keys: ['alreadyCanceled'] })
    const begun = await app.visit()
    app.time.now = Date.parse(NOON)
    expect(await app.agree(begun)).toMatchObject({ status: 409, keys: ['visitBegun'] })
  })

  it('are seen with the visit, and are none where the operator has no mail server [VISIT-01, VISIT-06]', async () => {
    const seen = async ({ id, confirmCode }: BookedAppointment) => {
      const response = await app.post(viewAppointment.path.replace(':id', id), { confirmCode })
      return ((await response.json()) as { data: { messages?: unknown } }).data.messages
    }
    const one = await app.visit()
    expect(await seen(one)).toEqual({ isWanted: false })
    await app.agree(one)
    expect(await seen(one)).toEqual({ isWanted: true })
    await app.close()
    app = await openMailingApp(false)
    const other = await app.visit()
    expect(await seen(other)).toBeUndefined()
    expect(await app.ask(other)).toMatchObject({ status: 409, keys: ['noMessages'] })
  })
})

it('a booking says whether e-mails can be had, also when it is sent again [VISIT-06]', async () => {
  const key = { 'Idempotency-Key': 'a-key-of-a-guest-0001' }
  const booked = () => app.booked(aFluVisit({ basicInfo: guest(1) }), key)
  expect([(await booked())[0]?.hasMails, (await booked())[0]?.hasMails]).toEqual([true, true])
  await app.close()
  app = await openMailingApp(false)
  expect(await app.visit()).not.toHaveProperty('hasMails')
})

it('of a second dose can be stopped and asked for again after the first [VISIT-06]', async () => {
  const [one] = await app.booked(twoDoses())
  if (!one) throw new Error('nothing was booked')
  await app.agree(one)
  app.time.now = Date.parse(FIRST) + MINUTE
  const view = await app.post(viewAppointment.path.replace(':id', one.id), { confirmCode: one.confirmCode })
  expect((await view.json()).data.messages).toEqual({ isWanted: true })
  expect((await app.ask(one, { wanted: false })).data.agreedAt).toBeNull()
  expect((await app.agree(one)).status).toBe(200)
  app.time.now = Date.parse(SECOND)
  expect(await app.agree(one)).toMatchObject({ status: 409, keys: ['visitBegun'] })
})

describe('a reminder by e-mail', () => {
  it('has banner, phone, day, time and link, and comes once however many send [VISIT-06]', async () => {
    const one = await app.agreed()
    await app.visit('2026-11-23T11:00:00-05:00') // Who has not asked for it gets none.
    app.time.now = Date.parse(DAY_BEFORE)
    await Promise.all([app.remind(), app.remind()])
    await Promise.all([app.sendMessages(), app.sendMessages(), app.sendMessages()])
    await app.workAt('2026-11-22T13:00:00-05:00')
    const link = `${PUBLIC_URL}/health-services/scheduler/cancel/${one.id}/${one.confirmCode}`
    expect(app.mails).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        to: guest(1).emailAddress,
        language: 'en',
        stopLink: link,
        subject: 'Reminder of your visit on Monday, November 23',
        text: [
          'You have a visit on Monday, November 23 at 12:00 PM EST.',
          `See, change or cancel your visit: ${link}`,
          'Questions? Call Kroger at (800) 555-0103.',
          'You get this e-mail because you asked for it. To stop, open your visit and press "Stop e-mails", or answer with the word STOP.\n',
        ].join('\n\n'),
      },
    ])
    expect(await app.messagesOf(one)).toEqual([{ status: 'sent', reason: null, attempts: 1 }])
  })

  it('goes by the time that the visit has then: moved once means one for the new time alone [VISIT-03, VISIT-06]', async () => {
    const one = await app.agreed()
    app.time.now = Date.parse(DAY_BEFORE)
    await app.remind()
    await move(one, '2026-11-25T10:00:00-05:00')
    await app.sendMessages()
    expect(app.mails).toEqual([])
    expect(await app.messagesOf(one)).toEqual([{ status: 'dropped', reason: 'moved', attempts: 1 }])
    await app.workAt('2026-11-24T10:00:00-05:00')
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'Reminder of your visit on Wednesday, November 25',
    ])
  })

  it('is none for a visit that was cancelled, stopped, served or displaced after it was due [VISIT-06, DIR-08]', async () => {
    const at = (hour: number) => app.agreed(`2026-11-23T${hour}:00:00-05:00`)
    const [canceled, stopped, served, kept] = [await at(12), await at(13), await at(14), await at(15)]
    app.time.now = Date.parse('2026-11-22T15:00:00-05:00')
    await app.remind()
    await app.cancel(canceled.id, { status: 'CANCELED', confirmCode: canceled.confirmCode })
    await app.ask(stopped, { wanted: false })
    await app.store.setVisitStatus(served.id, 'served', 'desk')
    await app.sendMessages()
    expect(app.mails).toHaveLength(1)
    const reasons = [canceled, stopped, served, kept].map(
      async (one) => (await app.messagesOf(one))[0]?.reason,
    )
    expect(await Promise.all(reasons)).toEqual(['canceled', 'stopped', 'served', null])
    const displaced = await app.agreed('2026-11-24T12:00:00-05:00')
    app.time.now = Date.parse('2026-11-23T12:00:00-05:00')
    await app.remind()
    const closed = { scope: {}, from: '2026-11-24', to: '2026-11-24', reason: '' }
    await app.store.addClosures([closed], '2026-11-20')
    // A process looks for closures once a second.
    const soon = performance.now() + 1001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    await app.sendMessages()
    expect([app.mails.length, await app.messagesOf(displaced)]).toEqual([
      1,
      [{ status: 'dropped', reason: 'displaced', attempts: 1 }],
    ])
  })

  it('comes at once to a guest who agrees when it was due before, and once [VISIT-06]', async () => {
    const [one, late] = [await app.visit(), await app.visit('2026-11-23T12:20:00-05:00')]
    await app.workAt('2026-11-22T13:00:00-05:00')
    expect(app.mails).toEqual([])
    for (let times = 0; times < 2; times++) {
      expect((await app.agree(one)).status).toBe(200)
      await app.sendMessages()
      await app.ask(one, { wanted: false })
    }
    expect(app.mails).toHaveLength(1)
    app.time.now = Date.parse('2026-11-23T11:40:00-05:00')
    await app.agree(late)
    await app.sendMessages()
    expect(await app.messagesOf(late)).toMatchObject([{ status: 'dropped', reason: 'late' }])
  })

  it('of a series comes for each dose, with the link of the first [VISIT-06]', async () => {
    const [first, second] = await app.booked(twoDoses())
    if (!first || !second) throw new Error('there are not two')
    await app.agree(first)
    await app.workAt('2027-01-19T10:00:00-05:00')
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]?.stopLink).toContain(`/${first.id}/${first.confirmCode}`)
    expect(app.mails[0]?.subject).toBe('Reminder of your visit on Wednesday, January 20')
  })

  it('waits for the morning when the mail server fails until night [VISIT-06]', async () => {
    const one = await app.agreed('2026-11-23T18:00:00-05:00')
    app.answers({ outcome: 'failed', problem: 'ECONNREFUSED' })
    await app.workAt('2026-11-22T20:58:00-05:00')
    app.answers({ outcome: 'sent' })
    for (
      let at = Date.parse('2026-11-22T21:00:00-05:00');
      at < Date.parse('2026-11-23T08:00:00-05:00');
      at += 10 * MINUTE
    )
      await app.workAt(at)
    expect(app.mails).toHaveLength(1)
    await app.workAt('2026-11-23T08:05:00-05:00')
    expect([app.mails.length, await app.messagesOf(one)]).toEqual([
      2,
      [{ status: 'sent', reason: null, attempts: 2 }],
    ])
  })
})

describe('an offer by e-mail', () => {
  /** A guest waits for an earlier time, and another one gives one back. */
  async function offered(day = 21) {
    const holder = await app.visit(`2026-11-${day}T10:00:00-05:00`)
    const one = await app.agreed(`2026-11-${day}T15:00:00-05:00`)
    const wish = { days: [0, 1, 2, 3, 4, 5, 6], parts: ['morning', 'afternoon', 'evening'] }
    const { id, confirmCode } = one
    await app.post(`/appointment-management/v1/appointments/${id}/earlier`, { confirmCode, wish })
    await app.cancel(holder.id, { status: 'CANCELED', confirmCode: holder.confirmCode })
    await app.offerTimes()
    return one
  }

  it('comes at once, says until when the time is kept, and is none when the offer is over [VISIT-04, VISIT-06]', async () => {
    const one = await offered()
    await app.sendMessages()
    expect(app.mails.map(({ subject }) => subject)).toEqual(['An earlier time is kept for you'])
    expect(app.mails[0]?.text).toMatch(
      /^You can come earlier: on Saturday, November 21 at 10:00 AM EST. We keep this time for you until \d+:\d\d [AP]M EST\./,
    )
    expect(await app.messagesOf(one)).toMatchObject([{ status: 'sent' }])
    const late = await offered(23)
    app.time.now += 10 * MINUTE
    await app.sendMessages()
    expect([app.mails.length, await app.messagesOf(late)]).toMatchObject([
      1,
      [{ status: 'dropped', reason: 'over' }],
    ])
  })

  it('is none, and the page shows no offer, when the day of the time was closed meanwhile [VISIT-04, DIR-08]', async () => {
    const one = await offered()
    await app.store.addClosures(
      [{ scope: {}, from: '2026-11-21', to: '2026-11-21', reason: '' }],
      '2026-11-20',
    )
    // A process looks for closures once a second.
    const soon = performance.now() + 1001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    await app.sendMessages()
    expect([app.mails.length, await app.messagesOf(one)]).toMatchObject([
      0,
      [{ status: 'dropped', reason: 'displaced' }],
    ])
    const path = earlierTimes.path.replace(':id', one.id)
    const asked = await app.post(path, { confirmCode: one.confirmCode })
    expect((await asked.json()).data.offers).toEqual([])
  })
})

describe('a program that opens the links of an e-mail', () => {
  it('changes nothing: no call of a visit answers a GET [VISIT-04, VISIT-06]', async () => {
    const one = await app.agreed()
    const before = [await app.store.appointment(one.id), await app.store.messageConsent(one.id)]
    for (const name of ['move', 'earlier', 'messages', 'view', 'receipt']) {
      const path = `/appointment-management/v1/appointments/${one.id}/${name}?confirmCode=${one.confirmCode}`
      expect((await app.send(path)).status, name).toBe(405)
    }
    await app.send(`/health-services/scheduler/cancel/${one.id}/${one.confirmCode}`)
    expect([await app.store.appointment(one.id), await app.store.messageConsent(one.id)]).toEqual(before)
  })
})
