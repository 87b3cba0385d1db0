import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moveAppointment } from '#contract/appointment-move'
import { viewAppointment } from '#contract/appointment-view'
import type { BookedAppointment } from '#contract/appointments'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { anEnrolledDesk, PIN } from '../../../tests/support/desk.ts'
import { openTablets } from '../kiosk/tablets.ts'
import { openData } from '../store/open-data.ts'
import { openKeys, type ServerKeys } from './keys.ts'
import { runKeys } from './keys-command.ts'

const MINUTE = 60_000
const quiet = () => {}

let folder: string
let keysFile: string
let app: AppointmentApp
/** The keys as a process has read them last. */
let read: ServerKeys
const keys: ServerKeys = {
  get dataKeys() {
    return read.dataKeys
  },
  get codeKeys() {
    return read.codeKeys
  },
  get outboxKeys() {
    return read.outboxKeys
  },
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'code-keys-'))
  keysFile = join(folder, 'keys.json')
  read = openKeys(keysFile, quiet, () => TEST_NOW)
  app = await openAppointmentApp({ keys })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

async function command(...words: string[]): Promise<string[]> {
  const said: string[] = []
  const { now } = app.time
  await runKeys({ store: app.store, keysFile, now }, words, (line) => said.push(line))
  read = openKeys(keysFile, quiet, () => now)
  return said
}

async function bookedOne(...asked: Parameters<AppointmentApp['booked']>): Promise<BookedAppointment> {
  const [one] = await app.booked(...asked)
  if (!one) throw new Error('nothing was booked')
  return one
}

const at = ({ path }: { path: string }, id: string) => path.replace(':id', id)
const statusOfLink = async ({ id, confirmCode }: Pick<BookedAppointment, 'id' | 'confirmCode'>) =>
  (await app.post(at(viewAppointment, id), { confirmCode })).status
const sentAs = (name: string) => ({ 'idempotency-key': `${name} of sixteen signs` })
const ELEVEN = { value: '2026-11-21T11:00:00-05:00', timezone: 'America/New_York' }

describe('another code key', () => {
  it('makes the codes from then on, and what was made before is known: links, repeated calls and guests [HD-30]', async () => {
    const before = await bookedOne(aFluVisit(), sentAs('booking'))
    const checkIn = await (await app.postWalkIn(aWalkIn(), sentAs('walk-in'))).json()
    const move = () =>
      app.post(
        at(moveAppointment, before.id),
        { confirmCode: before.confirmCode, revision: 0, dateTime: ELEVEN },
        sentAs('move'),
      )
    const moved = await (await move()).json()
    await command('rotate', 'code', '--in', '0')
    expect(await statusOfLink(before)).toBe(200)
    expect(await statusOfLink({ ...before, confirmCode: `${before.confirmCode}x` })).toBe(404)

    const again = await bookedOne(aFluVisit(), sentAs('booking'))
    expect(again).toEqual({ ...before, confirmCode: again.confirmCode })
    expect(again.confirmCode).not.toBe(before.confirmCode)
    expect(await statusOfLink(again)).toBe(200)
    expect(await (await move()).json()).toEqual(moved)
    const [{ id, counterCode }] = checkIn.data.appointments
    const repeated = await (await app.postWalkIn(aWalkIn(), sentAs('walk-in'))).json()
    expect(repeated.data.appointments).toEqual([expect.objectContaining({ id, counterCode })])

    const other = { ...aFluVisit(), comments: 'Another body' }
    const refused = async (body: unknown, name: string) => (await app.refused(body, sentAs(name))).slice(0, 2)
    expect(await refused(other, 'booking')).toEqual([422, ['idempotencyKeyReused']])
    expect(await refused(aFluVisit(), 'second')).toEqual([429, ['duplicateAppointment']])
    expect((await app.postWalkIn(aWalkIn(), sentAs('third'))).status).toBe(429)
  })

  it('has no visit ahead in the list that was booked before it, also while a later one waits for its time [RUN-14]', async () => {
    await bookedOne(aFluVisit())
    app.time.now += MINUTE
    await command('rotate', 'code', '--in', '0')
    app.time.now += MINUTE
    await command('rotate', 'code')
    expect((await command('list')).filter((line) => line.startsWith('code'))).toEqual([
      expect.stringMatching(/makes codes, visits ahead: 0, counters: 0$/),
      expect.stringMatching(/checks codes, visits ahead: 1, counters: 0$/),
      expect.stringMatching(/makes codes from \S+ on$/),
    ])
  })

  it('lets the former one be retired when no visit ahead has a link of it; its links are then refused [HD-30, RUN-14]', async () => {
    const former = readFileSync(keysFile)
    const [{ keyId }] = read.codeKeys
    const before = await bookedOne(aFluVisit())
    await expect(command('retire', keyId)).rejects.toThrow('is the one that seals')
    app.time.now += MINUTE
    await command('rotate', 'code', '--in', '0')
    await expect(command('retire', keyId)).rejects.toThrow('used until a moment ago')
    app.time.now += 11 * MINUTE
    const after = await bookedOne(aFluVisit({ basicInfo: guest(1), dateTime: ELEVEN }))
    await expect(command('retire', keyId)).rejects.toThrow('visits ahead with a link of it: 1;')
    expect((await command('list')).slice(-2)).toEqual([
      `code   ${read.codeKeys[0].keyId}  makes codes, visits ahead: 1, counters: 0`,
      `code   ${keyId}  checks codes, visits ahead: 1, counters: 0`,
    ])
    expect(
      (await app.cancel(before.id, { status: 'CANCELED', confirmCode: before.confirmCode })).status,
    ).toBe(200)
    await command('retire', keyId)
    expect(await statusOfLink(before)).toBe(404)
    expect(await statusOfLink(after)).toBe(200)

    const file = join(folder, 'former.json')
    writeFileSync(file, former, { mode: 0o600 })
    const open = (one: string) => openData({ dataDir: dirname(app.database), keysFile: one }, quiet, true)
    await expect(open(file)).rejects.toThrow('are not those that the data was written with')
    await (await open(keysFile)).store.close()
  })

  it('is missed at a start with the file from before its rotation [HD-30]', async () => {
    const file = join(folder, 'former.json')
    writeFileSync(file, readFileSync(keysFile), { mode: 0o600 })
    await command('rotate', 'code')
    const [, { keyId: waiting = '' } = {}] = read.codeKeys
    await expect(openData({ dataDir: dirname(app.database), keysFile: file }, quiet, true)).rejects.toThrow(
      `lacks the code key ${waiting},`,
    )
  })

  it('takes the PIN of a counter and the token of a tablet over; a retired key ends both [HD-30, DESK-01]', async () => {
    const [{ keyId }] = read.codeKeys
    const [used, unused] = [await anEnrolledDesk(app), await anEnrolledDesk(app)]
    const tablets = openTablets(keys, 'four-blue-mice')
    const token = tablets.issue('01100002') ?? null
    await command('rotate', 'code', '--in', '0')
    for (const _ of [1, 2]) expect((await used.call('POST', '/unlock', { pin: PIN })).status).toBe(200)
    expect((await used.call('POST', '/unlock', { pin: '9075' })).key).toBe('wrongPin')
    expect(tablets.idOf(token)).toHaveLength(22)
    app.time.now += 11 * MINUTE
    await expect(command('retire', keyId)).rejects.toThrow('counters with a PIN under it: 1.')
    await command('retire', keyId, '--yes')
    expect((await used.call('POST', '/unlock', { pin: PIN })).status).toBe(200)
    expect((await unused.call('POST', '/unlock', { pin: PIN })).key).toBe('wrongPin')
    expect(tablets.idOf(token)).toBeUndefined()
    expect(tablets.idOf(tablets.issue('01100002') ?? null)).toHaveLength(22)
  })
})
