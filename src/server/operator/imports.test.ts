import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_IMPORT_BYTES } from '#contract/operator-imports'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { aToken } from '../../../tests/support/operator.ts'

const STORE = aLocation().id
const HEADER = 'storeId,brand,city,state,zip,latitude,longitude,tz,hours'
const aRow = (id: string, city = 'Mason') =>
  `${id},Marrowby,${city},OH,45040,39.3,-84.3,America/New_York,24/7`
const table = (...rows: string[]) => [HEADER, ...rows].join('\n')

let app: AppointmentApp
let secret: string
beforeEach(async () => {
  app = await openAppointmentApp()
  secret = await aToken(app, 'pms', '--scope', 'write')
})
afterEach(() => app.close())

type Sent = { type?: string; token?: string; headers?: Record<string, string> }

/** Imports as a program does; answers the status, the data and the errors. */
async function send(path: string, body: BodyInit, { type = 'text/csv', token = secret, headers }: Sent = {}) {
  const response = await app.send(`/operator/v1/imports/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)
  const { data, errors } = await response.json()
  return { status: response.status, data, errors }
}

async function audit() {
  const rows = []
  for await (const { who, action, about } of app.store.auditSince(0)) rows.push({ who, action, about })
  return rows.filter(({ action }) => action === 'directory.import')
}

describe('an import by the API', () => {
  it('merges the rows, names each refused line, and is in the audit [FEED-10, DIR-04, RUN-12]', async () => {
    const { status, data } = await send('locations', table(aRow('1'), aRow(''), aRow('2', 'Dayton')))
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({
        kind: 'locations',
        outcome: 'written',
        counts: expect.objectContaining({ read: 3, added: 2, refused: 1, removed: 0 }),
        refused: [{ line: 3, reason: 'no id' }],
      }),
    ])
    expect((await app.store.location('pharmacy', '2'))?.city).toBe('Dayton')
    expect((await app.store.location('pharmacy', STORE))?.status).toBe('open')
    const about = { kind: 'locations', outcome: 'written', added: 2, changed: 0, removed: 0 }
    expect(await audit()).toEqual([{ who: 'token pms', action: 'directory.import', about }])
    const again = await send('locations', table(aRow('1'), aRow('2', 'Mason')))
    expect(again.data).toMatchObject({
      counts: { unchanged: 1 },
      changed: [{ key: '2', line: 3, fields: ['city'] }],
    })
  })

  it('takes NDJSON as it arrives in pieces, and a calendar of holidays [FEED-10, DIR-07]', async () => {
    const text = '{"location":"95100001","minutes":25}\n{"location":"NO-1","minutes":"soon"}\n'
    const pieces = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte))
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift()
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
    })
    const { data } = await send('waits', body, { type: 'application/x-ndjson' })
    expect(data).toMatchObject({ counts: { waits: 0, added: 1 }, refused: [{ line: 2 }] })
    expect(await app.store.waits()).toMatchObject([{ id: '95100001', waitMinutes: 25 }])
    const day = 'BEGIN:VEVENT\nDTSTART:20261225\nSUMMARY:Christmas\nEND:VEVENT\n'
    expect((await send('holidays', day, { type: 'text/calendar' })).data.counts.added).toBe(1)
    expect(await app.store.closures()).toMatchObject([{ from: '2026-12-25', scope: { onHolidays: true } }])
  })

  it('tries with dryRun, and closes many with yes alone [DIR-02, DIR-03, DIR-08]', async () => {
    await app.booked(aFluVisit())
    const whole = table(aRow('1'))
    const tried = await send('locations?replace=true&dryRun=true', whole)
    expect(tried.data).toMatchObject({
      outcome: 'dryRun',
      closesMany: true,
      counts: { added: 1, displaced: 1 },
    })
    expect(tried.data.displaced).toMatchObject([{ locationId: STORE, reason: 'closedForGood' }])
    const refused = await send('locations?replace=true', whole)
    expect([refused.status, refused.errors[0].key]).toEqual([409, 'needsYes'])
    expect(refused.errors[0].message).toContain(STORE)
    expect((await app.store.location('pharmacy', STORE))?.status).toBe('open')
    const done = await send('locations?replace=true&yes=true&notify=true', whole)
    expect(done.data).toMatchObject({ outcome: 'written', removed: expect.arrayContaining([STORE]) })
    expect((await app.store.location('pharmacy', STORE))?.status).toBe('closed')
    const { events } = await app.store.eventsAfter(0, 100)
    expect(events.at(-1)).toMatchObject({ type: 'appointment.displaced', reason: 'closedForGood' })
    expect((await audit()).map(({ about }) => about['outcome']).sort()).toEqual([
      'dryRun',
      'needsYes',
      'written',
    ])
  })

  it('is refused for a token that only reads or is of one location, and for other kinds and types [FEED-10]', async () => {
    const reader = await aToken(app, 'reader', '--scope', 'read')
    const local = await aToken(app, 'local', '--scope', 'write', '--location', STORE)
    const text = table(aRow('1'))
    const refusals = [
      await send('locations', text, { token: reader }),
      await send('locations', text, { token: local }),
      await send('pets', text),
      await send('locations', text, { type: 'application/json' }),
      await send('locations', text, { headers: { 'content-encoding': 'gzip' } }),
      await send('locations?replace=maybe', text),
    ]
    expect(refusals.map(({ status, errors }) => [status, errors[0].key])).toEqual([
      [403, 'tokenScope'],
      [403, 'tokenLocation'],
      [404, 'notFound'],
      [415, 'unsupportedMediaType'],
      [415, 'unsupportedMediaType'],
      [400, 'invalidRequest'],
    ])
    expect(await app.store.location('pharmacy', '1')).toBeUndefined()
    expect(await audit()).toEqual([])
  })

  it('of a body that breaks off, is too long or is no table changes nothing, and the audit says why [FEED-10, DIR-04, RUN-12]', async () => {
    const first = Buffer.from(`${table(aRow('1'))}\n`)
    const long = new ReadableStream({
      start: (controller) => controller.enqueue(first),
      pull: (controller) => controller.enqueue(new Uint8Array(MAX_IMPORT_BYTES)),
    })
    const torn = new ReadableStream({
      start: (controller) => controller.enqueue(first),
      pull: (controller) => controller.error(new Error('reset')),
    })
    const refusals = [
      await send('locations', long),
      await send('locations', torn),
      await send('locations', 'storeId;city\n1;Mason'),
      await send('locations', ''),
      await send('locations', 'id,city\n1,Mason'),
    ]
    expect(refusals.map(({ status, errors }) => [status, errors[0].key])).toEqual([
      [413, 'bodyTooLarge'],
      [400, 'bodyBroken'],
      [400, 'invalidFile'],
      [400, 'invalidFile'],
      [400, 'invalidFile'],
    ])
    expect(refusals[4]?.errors[0].message).toContain('name the business (--business, by the API ?business=)')
    expect(refusals[2]?.errors[0].message).toBe(
      'body.csv has semicolons between its columns: save it with commas.',
    )
    expect(refusals[0]?.errors[0].message).toContain(String(MAX_IMPORT_BYTES))
    expect(await app.store.location('pharmacy', '1')).toBeUndefined()
    // In the audit are those that a token was allowed to try, and why they came to nothing.
    const reasons = (await audit()).map(({ about: { outcome, reason } }) => `${outcome}: ${reason}`)
    expect(reasons.sort()).toEqual([
      'refused: body.csv has no header row.',
      'refused: body.csv has semicolons between its columns: save it with commas.',
      'refused: body.csv: the header does not tell whose locations these are; name the business (--business, by the API ?business=).',
      'refused: bodyTooLarge',
      'refused: reset',
    ])
  })

  it('waits for no second one: that is asked to come again [FEED-10]', async () => {
    let finish = () => {}
    const slow = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(table(aRow('1'))))
        finish = () => controller.close()
      },
    })
    const importing = send('locations', slow)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(await send('locations', table(aRow('2')))).toMatchObject({
      status: 503,
      errors: [{ key: 'busy' }],
    })
    finish()
    expect((await importing).status).toBe(200)
    expect((await send('locations', table(aRow('2')))).status).toBe(200)
  })
})
