import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DESK_ENDPOINTS, DESK_ROOT, DeskSession } from '#contract/desk'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, TEST_NOW } from '../../../tests/support/builders.ts'
import {
  anEnrolledDesk,
  anInvitation,
  auditOf,
  checkedIn,
  deskBrowser,
  PIN,
} from '../../../tests/support/desk.ts'

const MINUTE = 60_000
const HERE = aLocation().id

let app: TestApp
let now: number
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now })
})
afterEach(() => app.close())

describe('a desk', () => {
  it('is enrolled by an invitation once, within 15 minutes, with a cookie that no script reads [DESK-01]', async () => {
    const invitation = await anInvitation(app, HERE, '--name', 'Front counter')
    const browser = deskBrowser(app)
    const looked = await browser.call('POST', '/invitations/look', { invitation })
    expect(looked.data).toMatchObject({ deskName: 'Front counter', store: { providerId: HERE } })
    expect(await browser.call('POST', '/enrolments', { invitation, pin: '1234' })).toMatchObject({
      status: 400,
      key: 'pinTooSimple',
    })
    const enrolled = await browser.call('POST', '/enrolments', { invitation, pin: PIN })
    expect(enrolled.status).toBe(201)
    expect(DeskSession.is(enrolled.data.session)).toBe(true)
    const cookie = enrolled.response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/desk\/v1; Max-Age=34560000; HttpOnly; SameSite=Strict$/)
    expect((await browser.call('GET', '/session')).data.session).toMatchObject({
      desk: { name: 'Front counter' },
      isLocked: false,
      triesLeft: 5,
      waitSeconds: 0,
    })
    const late = await anInvitation(app)
    now += 15 * MINUTE
    for (const one of [invitation, late, 'guessed']) {
      const other = deskBrowser(app)
      for (const path of ['/invitations/look', '/enrolments'] as const) {
        const body = { invitation: one, ...(path === '/enrolments' && { pin: PIN }) }
        expect(await other.call('POST', path, body)).toMatchObject({ status: 403, key: 'invitationOver' })
      }
    }
    expect(JSON.stringify([app.logged, await app.store.desks(), await auditOf(app)])).not.toContain(
      invitation,
    )
  })

  it('has the name that was given with its invitation, or another one from its enrolment [DESK-01]', async () => {
    const nameOf = async (name?: string) => {
      const invitation = await anInvitation(app, HERE, '--name', 'Front counter')
      const enrolled = await deskBrowser(app).call('POST', '/enrolments', { invitation, pin: PIN, name })
      return enrolled.data?.session.desk.name ?? enrolled.status
    }
    expect(await nameOf()).toBe('Front counter')
    expect(await nameOf(' \u200b ')).toBe('Front counter')
    expect(await nameOf('  Drive-through ')).toBe('Drive-through')
    expect(await nameOf('x'.repeat(41))).toBe(400)
  })

  it('gets a cookie for https alone where the browser’s side is https [DESK-01]', async () => {
    const origin = 'https://visits.example'
    const other = await openTestApp({
      settings: { trustProxy: false, publicUrl: origin, kioskCode: undefined },
    })
    const browser = deskBrowser(other)
    const invitation = await anInvitation(other)
    const { response } = await browser.call('POST', '/enrolments', { invitation, pin: PIN }, { origin })
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/)
    await other.close()
  })

  it('locks after five idle minutes, and a page that asks by itself does not keep it open [DESK-01]', async () => {
    const browser = await anEnrolledDesk(app)
    for (let minute = 0; minute < 6; minute++) {
      expect((await browser.call('GET', '/today', undefined, { 'x-desk-active': '1' })).status).toBe(200)
      now += MINUTE
    }
    for (let minute = 0; minute < 4; minute++) {
      expect((await browser.call('GET', '/today')).status).toBe(200)
      now += MINUTE
    }
    expect(await browser.call('GET', '/today')).toMatchObject({ status: 403, key: 'deskLocked' })
    expect((await browser.call('GET', '/session')).data.session.isLocked).toBe(true)
    const before = browser.cookie
    expect((await browser.call('POST', '/unlock', { pin: PIN })).data.session.isLocked).toBe(false)
    expect(browser.cookie).not.toBe(before)
    expect((await browser.call('GET', '/today')).status).toBe(200)
    await browser.call('POST', '/lock', {})
    expect(await browser.call('GET', '/today')).toMatchObject({ key: 'deskLocked' })
  })

  it('takes five wrong PINs, then none for a growing while, not even the right one [DESK-01]', async () => {
    const browser = await anEnrolledDesk(app)
    await browser.call('POST', '/lock', {})
    const wrong = () => browser.call('POST', '/unlock', { pin: '9075' })
    for (const left of [4, 3, 2, 1]) expect(await wrong()).toMatchObject({ key: 'wrongPin', values: [left] })
    const fifth = await wrong()
    expect(fifth).toMatchObject({ status: 403, key: 'pinWait', values: [60] })
    expect(fifth.response.headers.get('retry-after')).toBe('60')
    expect(await browser.call('POST', '/unlock', { pin: PIN })).toMatchObject({ key: 'pinWait' })
    now += MINUTE
    expect(await wrong()).toMatchObject({ key: 'pinWait', values: [120] })
    now += 2 * MINUTE
    expect((await browser.call('POST', '/unlock', { pin: PIN })).status).toBe(200)
    const [desk] = await app.store.desks()
    expect(desk?.pin).not.toContain(PIN)
    expect((await auditOf(app)).filter(({ action }) => action === 'desk.wrongPin')).toHaveLength(6)
  })

  it('is one browser: a copied cookie opens nothing once the first has unlocked again [DESK-01]', async () => {
    const browser = await anEnrolledDesk(app)
    const copy = deskBrowser(app)
    copy.cookie = browser.cookie
    await browser.call('POST', '/unlock', { pin: PIN })
    expect(await copy.call('GET', '/today')).toMatchObject({ status: 403, key: 'deskLocked' })
    expect((await browser.call('GET', '/today')).status).toBe(200)
    expect(await copy.call('GET', '/session')).toMatchObject({ status: 401, key: 'deskUnknown' })
  })

  it('that is revoked hears so with its next call, whatever it asks [DESK-01]', async () => {
    const browser = await anEnrolledDesk(app)
    const [desk] = await app.store.desks()
    await app.store.revokeDesk(desk?.id ?? '')
    for (const { method, path } of DESK_ENDPOINTS.slice(2)) {
      const answer = await browser.call(
        method,
        path.slice(DESK_ROOT.length).replace(':id', 'x'),
        method === 'GET' ? undefined : {},
      )
      expect([path, answer.status, answer.key]).toEqual([path, 401, 'deskRevoked'])
    }
  })

  it('is called by pages of this origin alone, with JSON [DESK-01]', async () => {
    const browser = await anEnrolledDesk(app)
    const id = await checkedIn(app)
    const calls = [
      ['POST', `/visits/${id}/status`, { status: 'called', from: 'waiting' }],
      ['GET', '/today', undefined],
    ] as const
    for (const [method, path, body] of calls) {
      for (const [name, value] of [
        ['origin', 'https://elsewhere.example'],
        ['sec-fetch-site', 'same-site'],
      ] as const) {
        expect(await browser.call(method, path, body, { [name]: value })).toMatchObject({
          status: 403,
          key: 'crossSite',
        })
      }
    }
    const [method, path, body] = calls[0]
    const bare = { cookie: browser.cookie, 'content-type': 'application/json' }
    const nameless = await app.send(`${DESK_ROOT}${path}`, {
      method,
      headers: bare,
      body: JSON.stringify(body),
    })
    expect(nameless.status).toBe(403)
    expect(await browser.call(method, path, body, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
    })
    expect((await browser.call(method, path, body)).status).toBe(200)
  })
})
