import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bookAppointment } from '#contract/appointments'
import { CONTRACT_HEADER, CONTRACT_VERSION } from '#contract/endpoint'
import { AppointmentLine, CheckInLine } from '#contract/visit-line'
import { postWalkIn } from '#contract/walk-in'
import { errorKeys } from '../../../tests/support/app.ts'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { ROOT } from '../../../tests/support/sources.ts'
import { exportRecords } from '../events/export.ts'

const RELEASES = join(ROOT, 'tests', 'releases')
const NEWER = { [CONTRACT_HEADER]: String(CONTRACT_VERSION + 1) }
const KEY = { 'idempotency-key': 'the-key-of-a-newer-page' }

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

/** The lines of the export, each as its struct reads it. */
async function lines(): Promise<{ payload: unknown }[]> {
  const written: { payload: unknown }[] = []
  await exportRecords({ ...app.deps, publicUrl: undefined }, 0, async (text) => {
    const line = JSON.parse(text)
    written.push(line.kind === 'walkin' ? create(line, CheckInLine) : create(line, AppointmentLine))
  })
  return written
}

it.each(readdirSync(RELEASES))(
  'the recorded requests of release %s are answered in full [RUN-06]',
  async (file) => {
    const { contract, calls } = JSON.parse(readFileSync(join(RELEASES, file), 'utf8'))
    expect(calls.length).toBeGreaterThan(3)
    for (const { path, body, status } of calls) {
      const response = await app.post(path, body, { [CONTRACT_HEADER]: String(contract) })
      expect([path, response.status]).toEqual([path, status])
    }
  },
)

describe('a page of a newer build', () => {
  const walkIn = { ...aWalkIn(), mood: 'calm', basicInfo: { ...aWalkIn().basicInfo, pronouns: ['they'] } }
  const booking = { ...aFluVisit(), mood: { now: 'calm' } }

  it('checks in and books with members that this build does not know: they are kept, sealed, under "extra" [RUN-06]', async () => {
    expect((await app.post(postWalkIn.path, walkIn, NEWER)).status).toBe(201)
    expect((await app.post(bookAppointment.path, booking, NEWER)).status).toBe(201)
    expect((await lines()).map(({ payload }) => (payload as { extra: unknown }).extra)).toEqual([
      { mood: 'calm', 'basicInfo.pronouns': ['they'] },
      { mood: { now: 'calm' } },
    ])
    const [row] = await app.checkIns()
    expect(Buffer.from(row?.sealed ?? []).includes('calm')).toBe(false)
  })

  it('may repeat a call, and another value of such a member is another body [RUN-06]', async () => {
    const send = (body: unknown) => app.post(postWalkIn.path, body, { ...NEWER, ...KEY })
    const [first, again] = [await send(walkIn), await send(walkIn)]
    expect(await again.json()).toEqual(await first.json())
    expect(await errorKeys(await send({ ...walkIn, mood: 'happy' }))).toEqual(['idempotencyKeyReused'])
  })

  it('is refused for what this build knows and finds wrong, and a page of this build for what it does not know [RUN-06]', async () => {
    const wrong = { ...walkIn, serviceIds: 'all' }
    expect(await errorKeys(await app.post(postWalkIn.path, wrong, NEWER))).toEqual(['invalidRequest'])
    const same = { [CONTRACT_HEADER]: String(CONTRACT_VERSION) }
    for (const headers of [same, {}, { [CONTRACT_HEADER]: 'newest' }]) {
      expect(await errorKeys(await app.post(postWalkIn.path, walkIn, headers))).toEqual([
        'unknownField',
        'unknownField',
      ])
    }
  })
})
