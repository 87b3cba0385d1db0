import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { aToken, operatorOf } from '../../../tests/support/operator.ts'
import type { AuditRow } from '../store/audit.ts'

const DAY = new Date(TEST_NOW).toISOString().slice(0, 10)

let app: TestApp
let now: number
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now })
})
afterEach(() => app.close())

const named = (firstName: string) => aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName } })

async function caller(...words: string[]) {
  return operatorOf(app, await aToken(app, 'pms', ...words))
}

async function audit(): Promise<AuditRow[]> {
  const rows: AuditRow[] = []
  for await (const row of app.store.auditSince(0)) rows.push(row)
  return rows
}

describe("events over the operator's API", () => {
  it('come in pages, each goes on where the one before ended, and every page is in the audit [FEED-03, RUN-12]', async () => {
    for (const name of ['Ann', 'Ben', 'Cleo']) await app.postWalkIn(named(name))
    const call = await caller('--scope', 'read')
    const first = await call('GET', '/events?after=start&page.size=2')
    const names = ({ data }: typeof first) =>
      data.events.map(
        (one: { payload: { basicInfo: { firstName: string } } }) => one.payload.basicInfo.firstName,
      )
    expect([names(first), first.data.isEnd]).toEqual([['Ann', 'Ben'], false])
    now += 1
    const second = await call('GET', `/events?after=${first.data.next}&page.size=1000000`)
    expect([names(second), second.data.isEnd]).toEqual([['Cleo'], true])
    expect(await call('GET', `/events?after=${second.data.next}`)).toMatchObject({ data: { events: [] } })
    const ids = [...first.data.events, ...second.data.events].map(({ id }) => id)
    expect(await audit()).toMatchObject([
      { who: 'token pms', action: 'events.read', visits: ids.slice(0, 2) },
      { who: 'token pms', action: 'events.read', visits: ids.slice(2) },
    ])
    for (const after of ['x', '9-9', `${first.data.next}000`]) {
      expect((await call('GET', `/events?after=${after}`)).status).toBe(400)
    }
    expect([first.data.size, second.data.size]).toEqual([2, 500])
    for (const size of ['0', '-1', '1.5', '1e9', 'many', '']) {
      expect(await call('GET', `/events?page.size=${size}`)).toMatchObject({
        status: 400,
        keys: ['invalidRequest'],
      })
    }
  })

  it('begin at the start of the log without a cursor and without a reader, and its document says so [FEED-03, FEED-14]', async () => {
    await app.postWalkIn(named('Ann'))
    const call = await caller('--scope', 'read')
    const started = await call('GET', '/events?after=start')
    expect(started.data.events).toHaveLength(1)
    for (const query of ['', '?aftr=start']) expect(await call('GET', `/events${query}`)).toEqual(started)
    const { paths } = await (await app.send('/operator/v1/openapi.json')).json()
    expect(paths['/operator/v1/events'].get.description).toContain('begins at the start of the log')
  })

  it('are of a local day at one location, and of a code, where asked; a wrong one is refused [FEED-03]', async () => {
    await app.postWalkIn(named('Ann'))
    const call = await caller('--scope', 'read')
    const here = `location=${aLocation().id}`
    const count = async (query: string) => (await call('GET', `/events?${query}`)).data.events.length
    expect([await count(`${here}&day=${DAY}`), await count(`${here}&day=2026-11-19`)]).toEqual([1, 0])
    const local = operatorOf(app, await aToken(app, 'local', '--scope', 'read', '--location', aLocation().id))
    expect((await local('GET', `/events?day=${DAY}`)).data.events).toHaveLength(1)
    for (const query of [
      `day=${DAY}`,
      `${here},CLOSED-1&day=${DAY}`,
      `${here}&day=2026-02-30`,
      `${here}&day=today`,
      'code=ZZZ',
      'kind=walk-in',
      'location=a%20b',
    ]) {
      expect([query, (await call('GET', `/events?${query}`)).status]).toEqual([query, 400])
    }
    const unknown = { status: 404, keys: ['unknownLocation'] }
    expect(await call('GET', '/events?location=01400367')).toMatchObject(unknown)
    expect(await call('GET', `/events?location=01400367&day=${DAY}`)).toMatchObject(unknown)
  })

  it('are acknowledged for a named reader, which then goes on from there [FEED-05]', async () => {
    await app.postWalkIn(named('Ann'))
    const call = await caller('--scope', 'write')
    const read = async () => (await call('GET', '/events?reader=pms')).data
    const { events, next } = await read()
    expect([events.length, (await read()).isNewReader]).toEqual([1, true])
    expect(await call('PUT', '/readers/pms', { cursor: next })).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ events: [], isEnd: true })
    expect(await read()).not.toHaveProperty('isNewReader')
    await app.postWalkIn(named('Ben'))
    expect((await call('GET', '/readers')).data.readers).toMatchObject([
      { name: 'pms', cursor: next, behind: 1 },
    ])
    expect((await call('DELETE', '/readers/pms')).status).toBe(204)
    expect(await call('DELETE', '/readers/pms')).toMatchObject({ status: 404, keys: ['unknownReader'] })
    for (const [name, cursor] of [
      ['pms', 'x'],
      ['P%20', 'start'],
    ]) {
      expect((await call('PUT', `/readers/${name}`, { cursor })).status).toBe(400)
    }
    const wrongs = [await call('PUT', '/readers/pms', { cursor: 'x' }), await call('GET', '/events?after=x')]
    expect(wrongs.map(({ errors }) => errors[0])).toMatchObject([
      { key: 'invalidCursor', field: 'cursor' },
      { key: 'invalidCursor', field: 'after' },
    ])
    expect((await call('GET', '/events?reader=pms&after=start')).status).toBe(400)
    const marks = (await audit()).flatMap(({ who, action, about }) =>
      action.startsWith('reader.') ? [[who, action, about]] : [],
    )
    expect(marks.sort()).toEqual([
      ['token pms', 'reader.acknowledge', { reader: 'pms', cursor: next }],
      ['token pms', 'reader.remove', { reader: 'pms' }],
    ])
  })

  it('of the whole log are neither counted, acknowledged nor forgotten by a token of one store [FEED-05, FEED-10]', async () => {
    const call = await caller('--scope', 'write')
    await call('PUT', '/readers/chain', { cursor: 'start' })
    const local = operatorOf(app, await aToken(app, 'local', '--scope', 'write', '--location', 'CLOSED-1'))
    const refused = { status: 403, keys: ['tokenLocation'] }
    expect(await local('PUT', '/readers/chain', { cursor: 'start' })).toMatchObject(refused)
    expect(await local('DELETE', '/readers/chain')).toMatchObject(refused)
    expect(await local('GET', '/readers')).toMatchObject(refused)
    expect((await call('GET', '/readers')).data.readers).toHaveLength(1)
  })
})
