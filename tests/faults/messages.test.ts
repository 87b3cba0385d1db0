import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitMessages } from '#contract/appointment-messages'
import { moveAppointment } from '#contract/appointment-move'
import { type BookedAppointment, bookAppointment, cancelAppointment } from '#contract/appointments'
import { openKeys } from '../../src/server/keys/keys.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { aFluVisit, guest } from '../support/appointments.ts'
import { aDirectoryService, aLocation, TEST_NOW } from '../support/builders.ts'
import { UNLIMITED } from '../support/limits.ts'
import { type Database, openAhead } from '../support/mail-process.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { runInChild } from '../support/run-in-child.ts'
import { headersOf, openSmtpServer, type SmtpServer, textOf } from '../support/smtp.ts'

const PUBLIC_URL = 'https://visits.example'
const ZONE = 'America/New_York'
const HOURS = [10, 11, 12, 13, 14, 15, 16, 17]
const PLACES = 3
/** All guests of the test come from one address. */
const LIMITS = { ...UNLIMITED, 'cancels.connection': 1e9 }
const at = (day: number, hour: number) => `2026-11-${day}T${hour}:00:00-05:00`

let folder: string
let smtp: SmtpServer
let children: ChildProcess[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  smtp = await openSmtpServer()
  children = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A server at TEST_NOW, three days before the visits. */
async function openServer(database: Database): Promise<TestApp> {
  const engine = openAhead(database, TEST_NOW - Date.now())
  await migrate(engine)
  const store = createStore(engine)
  await store.putLocations([aLocation({ schedule: { cellMinutes: 20, places: PLACES } })])
  await store.putServices([aDirectoryService({ maxDaysAhead: 30 })])
  return openTestApp({
    store,
    keys: openKeys(join(folder, 'keys.json'), () => {}),
    sendMail: async () => ({ outcome: 'failed', problem: 'another process sends' }),
    settings: { trustProxy: false, publicUrl: PUBLIC_URL, kioskCode: undefined, limits: LIMITS },
  })
}

async function answered<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return (JSON.parse(text) as { data: T }).data
}

/** A guest books, and asks for e-mails. */
async function bookAndAgree(app: TestApp, number: number, time: string): Promise<BookedAppointment> {
  const body = aFluVisit({ basicInfo: guest(number), dateTime: { value: time, timezone: ZONE } })
  const { appointments } = await answered<{ appointments: BookedAppointment[] }>(
    await app.post(bookAppointment.path, body),
  )
  const [one] = appointments
  if (!one) throw new Error('nothing was booked')
  const { id, confirmCode } = one
  const asked = { confirmCode, language: 'en' }
  const path = visitMessages.path.replace(':id', id)
  const { wording } = await answered<{ wording: string }>(await app.post(path, asked))
  await answered(await app.post(path, { ...asked, wanted: true, wording }))
  return one
}

const move = (app: TestApp, { id, confirmCode }: BookedAppointment, time: string) =>
  app
    .post(moveAppointment.path.replace(':id', id), {
      confirmCode,
      revision: 0,
      dateTime: { value: time, timezone: ZONE },
    })
    .then(answered)

const cancel = (app: TestApp, { id, confirmCode }: BookedAppointment) =>
  app
    .send(cancelAppointment.path.replace(':id', id), {
      method: 'PUT',
      body: JSON.stringify({ status: 'CANCELED', confirmCode }),
      headers: { 'content-type': 'application/json' },
    })
    .then(answered)

/** What three processes send the day before, about visits of which every third was moved or cancelled. */
async function sendByThree(database: Database): Promise<void> {
  const app = await openServer(database)
  const expected = new Map<string, string>()
  let number = 0
  for (const hour of HOURS) {
    for (let place = 0; place < PLACES; place++) {
      number += 1
      const one = await bookAndAgree(app, number, at(23, hour))
      if (place === 0) await cancel(app, one)
      else if (place === 1 && hour % 2 === 0) await move(app, one, at(25, hour))
      else if (place === 1 && hour < 17) {
        await move(app, one, at(23, hour + 1))
        expected.set(one.id, `${hour + 1}`)
      } else expected.set(one.id, `${hour}`)
    }
  }
  const ahead = Date.parse(at(22, 18)) - Date.now()
  const keysFile = join(folder, 'keys.json')
  const job = { database, keysFile, publicUrl: PUBLIC_URL, smtpPort: smtp.port, ahead }
  children = await Promise.all(
    [0, 1, 2].map(() => runInChild('tests/support/mail-process.ts', 'remindAndSend', [job])),
  )
  await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(expected.size))
  // Whatever a second process still has to send comes within a few of its turns.
  for (let turn = 0; turn < 3; turn++) {
    for (const id of expected.keys())
      await vi.waitFor(async () => expect(await app.store.messagesOf(id)).toMatchObject([{ status: 'sent' }]))
  }
  const told = smtp.mails.map((mail) => {
    const text = textOf(mail).replaceAll('\r\n', '\n')
    const [, id = ''] = /cancel\/([^/]+)\//.exec(text) ?? []
    const [, hour = '0', half = ''] = /at (\d+):00 ([AP])M/.exec(text) ?? []
    return [id, String((Number(hour) % 12) + (half === 'P' ? 12 : 0))] as const
  })
  expect([...told].sort()).toEqual([...expected].sort())
  expect(new Set(smtp.mails.map((mail) => headersOf(mail)['message-id'])).size).toBe(expected.size)
  await app.store.close()
}

describe('three processes that remind and send at the same time', () => {
  it('send one message for each visit, at the time that it has, and none for what is gone, on SQLite [VISIT-06, VISIT-03]', async () => {
    await sendByThree({ path: join(folder, 'scheduler.db') })
  }, 120_000)

  it.skipIf(!isPostgresHere())(
    'send one message for each visit, at the time that it has, and none for what is gone, on PostgreSQL [VISIT-06, VISIT-03]',
    async () => {
      const database = await openTestDatabase()
      try {
        await sendByThree({ url: database.url })
      } finally {
        for (const child of children) child.kill('SIGKILL')
        await database.close()
      }
    },
    120_000,
  )
})
