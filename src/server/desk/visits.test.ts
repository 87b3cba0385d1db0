import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DeskOpened } from '#contract/desk'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import {
  anEnrolledDesk,
  auditOf,
  checkedIn,
  type DeskBrowser,
  listOf,
  PIN,
} from '../../../tests/support/desk.ts'
import { confirmCode, sealCheckIn } from '../keys/seal.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { aCheckIn } from '../store/conformance.ts'

const MINUTE = 60_000
const HERE = aLocation().id

let app: TestApp
let now: number
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now })
})
afterEach(() => app.close())

describe('the day', () => {
  it('has walk-ins and appointments by time, as a first name and an initial [DESK-02]', async () => {
    const browser = await anEnrolledDesk(app)
    await checkedIn(
      app,
      aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName: 'Zoë', lastName: 'ångström' } }),
    )
    const starts = (hours: number) => ({
      startsAt: TEST_NOW + hours * 60 * MINUTE,
      endsAt: TEST_NOW + (hours + 1) * 60 * MINUTE,
    })
    const provider = { businessName: 'pharmacy', id: HERE } as const
    const cells = (hours: number) => [TEST_NOW + hours * 60 * MINUTE]
    await app.store.book(aBooking(anAppointment({ id: 'soon', provider, cells: cells(2), ...starts(2) })))
    await app.store.book(
      aBooking(anAppointment({ id: 'tomorrow', provider, cells: cells(24), ...starts(24) })),
    )
    const { day, timezone, endsAt, visits } = await listOf(browser)
    expect([day, timezone, endsAt]).toEqual(['2026-11-20', 'America/New_York', '2026-11-21T05:00:00.000Z'])
    expect(visits).toMatchObject([
      {
        kind: 'walkin',
        name: 'Zoë Å.',
        services: ['Flu'],
        status: 'waiting',
        waitingSince: '2026-11-20T16:59:45.000Z',
        progress: null,
        day: '2026-11-20',
      },
      // What was sealed by another key cannot be opened, and is on the list all the same.
      {
        id: 'soon',
        kind: 'appointment',
        name: null,
        startsAt: new Date(TEST_NOW + 120 * MINUTE).toISOString(),
      },
    ])
    expect(JSON.stringify(visits)).not.toMatch(/ngstr|513-555|Faints/i)
  })

  it('is a 304 until something happens, and another day at midnight of the store [DESK-02]', async () => {
    now = Date.UTC(2026, 10, 21, 4, 58)
    const browser = await anEnrolledDesk(app)
    await checkedIn(app, aWalkIn({ createdAt: new Date(now).toISOString() }))
    const first = await browser.call('GET', '/today')
    const etag = first.response.headers.get('etag') ?? ''
    const again = () => browser.call('GET', '/today', undefined, { 'if-none-match': etag })
    expect([first.data.visits.length, (await again()).status]).toEqual([1, 304])
    await browser.call('POST', `/visits/${first.data.visits[0].id}/status`, {
      status: 'called',
      from: 'waiting',
    })
    const changed = await again()
    expect([changed.status, changed.data.visits[0].status]).toEqual([200, 'called'])
    now += 3 * MINUTE
    const visits = [{ status: 'called', day: '2026-11-20' }]
    expect(await listOf(browser)).toMatchObject({ day: '2026-11-21', visits })
  })

  it('says what needs attention, and why [DESK-06]', async () => {
    const browser = await anEnrolledDesk(app)
    const early = { createdAt: TEST_NOW + 2 * 86_400_000, receivedAt: TEST_NOW, reasons: ['early createdAt'] }
    await app.store.recordCheckIn(
      aCheckIn({ id: 'odd', locationId: HERE, status: 'needsAttention', ...early }),
    )
    const { visits } = await listOf(browser)
    expect(visits).toMatchObject([
      {
        id: 'odd',
        needsAttention: true,
        reasons: ['early createdAt'],
        waitingSince: new Date(TEST_NOW).toISOString(),
      },
    ])
    const opened = await browser.call('GET', '/visits/odd')
    expect(opened.data).toMatchObject({ payload: null, isUnreadable: true })
  })
})

describe('a visit', () => {
  it('is found by its code in either case, yesterday’s too, today’s first [DESK-03]', async () => {
    const browser = await anEnrolledDesk(app)
    const yesterday = await checkedIn(app, aWalkIn({ counterCode: 'B7XJFT' }))
    now += 86_400_000
    await browser.call('POST', '/unlock', { pin: PIN })
    const today = await checkedIn(
      app,
      aWalkIn({ counterCode: 'B7XJFT', createdAt: new Date(now).toISOString() }),
    )
    const found = await browser.call('GET', '/visits?code=b7xjft')
    expect(found.data.visits.map(({ id }: { id: string }) => id)).toEqual([today, yesterday])
    expect((await browser.call('GET', '/visits?code=ZZZZZZ')).data.visits).toEqual([])
  })

  it('is opened whole with its wordings, and the audit has it before [DESK-04, DESK-07]', async () => {
    const browser = await anEnrolledDesk(app)
    const agreed = { sha256: 'a'.repeat(64), slug: 'generalConsent' }
    await app.store.keepWordings([{ ...agreed, body: '{"title":"Consent"}' }])
    const { consentDetails } = aWalkIn()
    const sent = aWalkIn({ consentDetails: { ...consentDetails, documents: [agreed] } })
    const misfits = [{ reason: 'tooYoung', vaccine: 'Flu', question: 'dateOfBirth' }]
    const id = 'with-wording'
    const sealed = sealCheckIn(app.deps.keys.dataKeys, id, { sent: JSON.stringify(sent), misfits })
    await app.store.recordCheckIn(
      aCheckIn({ id, locationId: HERE, serviceIds: [501], sealed, reasons: ['closed'] }),
    )
    const { data } = await browser.call('GET', `/visits/${id}`)
    const opened = DeskOpened.create(data)
    expect(opened).toMatchObject({
      visit: { id, name: 'Wilhelmina O.', reasons: ['closed'], misfits },
      payload: {
        basicInfo: { phoneNumber: '513-555-0177' },
        comments: 'Faints at needles, please lie down first',
      },
      services: [{ id: 501, name: 'Flu' }],
      wordings: [{ ...agreed, body: { title: 'Consent' } }],
      history: [{ type: 'checkin.received' }],
    })
    const [desk] = await app.store.desks()
    expect((await auditOf(app)).find(({ visits }) => visits.includes(id))).toMatchObject({
      who: `desk ${desk?.id}`,
      action: 'visits.read',
      visits: [id],
    })
    expect(JSON.stringify(app.logged)).not.toContain('Faints')
  })

  it('goes forward and back, and names who did it [DESK-05]', async () => {
    const [front, back] = [
      await anEnrolledDesk(app, HERE, '--name', 'Front'),
      await anEnrolledDesk(app, HERE, '--name', 'Back'),
    ]
    const id = await checkedIn(app)
    const set = (browser: DeskBrowser, status: string, from: string) =>
      browser.call('POST', `/visits/${id}/status`, { status, from })
    expect((await set(front, 'called', 'waiting')).data).toMatchObject({
      outcome: 'done',
      visit: {
        status: 'called',
        progress: { by: 'Front', isOwn: true, undoUntil: new Date(TEST_NOW + 10 * MINUTE).toISOString() },
      },
    })
    expect((await set(back, 'served', 'waiting')).data).toMatchObject({
      outcome: 'changedMeanwhile',
      visit: { status: 'called', progress: { by: 'Front', isOwn: false } },
    })
    expect((await set(back, 'served', 'called')).data).toMatchObject({ outcome: 'done' })
    expect((await set(front, 'arrived', 'served')).data).toMatchObject({
      outcome: 'notPossible',
      visit: { status: 'served' },
    })
    expect((await set(front, 'undo', 'served')).data).toMatchObject({
      outcome: 'done',
      visit: { status: 'called', progress: { by: 'Front', undoUntil: expect.any(String) } },
    })
    expect((await set(back, 'undo', 'called')).data).toMatchObject({
      outcome: 'done',
      visit: { status: 'waiting', progress: null },
    })
    await set(front, 'noshow', 'waiting')
    now += 10 * MINUTE + 1
    await front.call('POST', '/unlock', { pin: PIN })
    expect((await set(front, 'undo', 'noshow')).data).toMatchObject({
      outcome: 'undoTooLate',
      visit: { status: 'noshow' },
    })
    expect(
      (await auditOf(app)).filter(({ action }) => action === 'visit.status').map(({ about }) => about),
    ).toContainEqual({
      status: 'served',
      outcome: 'changedMeanwhile',
    })
  })

  it('of two desks that press at once, one is answered "done" and both show the same [DESK-05]', async () => {
    const [front, back] = [await anEnrolledDesk(app), await anEnrolledDesk(app)]
    const id = await checkedIn(app)
    const answers = await Promise.all([
      front.call('POST', `/visits/${id}/status`, { status: 'served', from: 'waiting' }),
      back.call('POST', `/visits/${id}/cancel`, { from: 'waiting' }),
    ])
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual(['changedMeanwhile', 'done'])
    expect(answers[0]?.data.visit.status).toBe(answers[1]?.data.visit.status)
  })

  it('of Served and Cancel at once on an appointment, one is "done" [DESK-05, CANCEL-13]', async () => {
    const [front, back] = [await anEnrolledDesk(app), await anEnrolledDesk(app)]
    for (let at = 0; at < 5; at++) {
      const startsAt = TEST_NOW + (at + 1) * 60 * MINUTE
      const provider = { businessName: 'pharmacy', id: HERE } as const
      const id = `booked-${at}`
      const times = { cells: [startsAt], startsAt, endsAt: startsAt + 20 * MINUTE }
      await app.store.book(aBooking(anAppointment({ id, provider, ...times })))
      const answers = await Promise.all([
        front.call('POST', `/visits/${id}/status`, { status: 'served', from: 'waiting' }),
        back.call('POST', `/visits/${id}/cancel`, { from: 'waiting' }),
      ])
      expect(answers.map(({ data }) => data.outcome).sort()).toEqual(['changedMeanwhile', 'done'])
    }
  })

  it('is cancelled on behalf of the guest, and a time is free at once [DESK-05, CANCEL-13]', async () => {
    const browser = await anEnrolledDesk(app)
    const provider = { businessName: 'pharmacy', id: HERE } as const
    const booking = anAppointment({
      id: 'soon',
      provider,
      cells: [TEST_NOW + 60 * MINUTE],
      startsAt: TEST_NOW + 60 * MINUTE,
      endsAt: TEST_NOW + 80 * MINUTE,
    })
    await app.store.book(aBooking(booking))
    const cancel = (from: string) => browser.call('POST', '/visits/soon/cancel', { from })
    expect((await cancel('arrived')).data).toMatchObject({
      outcome: 'changedMeanwhile',
      visit: { status: 'waiting' },
    })
    await browser.call('POST', '/visits/soon/status', { status: 'arrived', from: 'waiting' })
    expect((await cancel('arrived')).data).toMatchObject({
      outcome: 'done',
      canceled: ['soon'],
      visit: { status: 'canceled' },
    })
    expect((await cancel('canceled')).data).toMatchObject({ outcome: 'notPossible', canceled: [] })
    // "Canceled by" would name who had marked it arrived.
    expect((await listOf(browser)).visits.find(({ id }) => id === 'soon')?.progress).toBeNull()
    const walkIn = await checkedIn(app)
    await browser.call('POST', `/visits/${walkIn}/cancel`, { from: 'waiting' })
    expect((await listOf(browser)).visits.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
  })

  it('is changed on the guest’s own page, whose way a desk of the store alone gets, and the audit has it [DESK-05, VISIT-01, VISIT-02]', async () => {
    const browser = await anEnrolledDesk(app)
    const startsAt = TEST_NOW + 60 * MINUTE
    const booking = anAppointment({
      id: 'soon',
      provider: { businessName: 'pharmacy', id: HERE },
      cells: [startsAt],
      startsAt,
      endsAt: startsAt + 20 * MINUTE,
    })
    await app.store.book(aBooking(booking))
    const page = (id: string) => browser.call('POST', `/visits/${id}/guest-page`, {})
    const { path } = (await page('soon')).data
    expect(path).toBe(`/health-services/scheduler/cancel/soon/${confirmCode(app.deps.keys, 'soon')}`)
    const rows = []
    for await (const row of app.store.auditSince(0))
      if (row.action === 'visit.guest-page') rows.push(row.visits)
    expect(rows).toEqual([['soon']])
    // A change that staff make on that page does not count as one of the guest's five.
    expect((await app.store.appointment('soon'))?.guestMoves).toBe(-1)
    const walkIn = await checkedIn(app)
    expect((await page(walkIn)).key).toBe('notMovable')
    expect((await page('elsewhere')).key).toBe('unknownVisit')
    await browser.call('POST', '/visits/soon/status', { status: 'served', from: 'waiting' })
    expect((await page('soon')).key).toBe('notMovable')
  })
})
