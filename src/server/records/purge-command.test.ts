import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { runPurge } from './purge-command.ts'

const LATER = '2026-11-25T10:00:00-05:00'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

/** Runs the command: the lines that it says, and the ids for the audit. */
async function purge(...words: string[]) {
  const lines: string[] = []
  const ids = await runPurge(app.store, words, (line) => lines.push(line))
  return { lines, ids }
}

it('the visits of one guest are removed before their time, after a yes, and the audit gets their ids [HD-17, RUN-12]', async () => {
  const [walkIn] = (await (await app.postWalkIn(aWalkIn())).json()).data.appointments
  const asked = await purge('--visit', walkIn.id)
  expect(asked).toEqual({
    lines: [
      `${walkIn.id}  ${walkIn.counterCode}`,
      '1 visit would be removed for good. Add --yes to remove it.',
    ],
    ids: [],
  })
  expect(await app.store.checkInsOf([walkIn.id])).toHaveLength(1)
  expect(await purge('--visit', walkIn.id, '--yes')).toEqual({ lines: ['1 visit removed'], ids: [walkIn.id] })
  expect(await app.store.checkInsOf([walkIn.id])).toEqual([])
})

it('an appointment to come is cancelled before it is removed, and an unknown visit removes nothing [HD-17]', async () => {
  const [booked] = await app.booked(aFluVisit())
  const id = booked?.id ?? ''
  const refused = `${id} is booked and not over: cancel it first. Nothing was removed.`
  await expect(purge('--visit', id)).rejects.toThrow(refused)
  await expect(purge('--visit', id, '--yes')).rejects.toThrow(refused)
  const [other] = await app.booked(
    aFluVisit({ basicInfo: guest(2), dateTime: { value: LATER, timezone: 'America/New_York' } }),
  )
  const both = [id, other?.id ?? ''].sort()
  await expect(purge(...both.flatMap((one) => ['--visit', one]))).rejects.toThrow(
    `${both.join(', ')} are booked and not over: cancel them first. Nothing was removed.`,
  )
  await app.store.cancel(id)
  await expect(purge('--visit', id, '--visit', 'never', '--yes')).rejects.toThrow(
    'There is no visit never. Nothing was removed.',
  )
  expect(await app.store.appointmentsOf([id])).toHaveLength(1)
  expect((await purge('--visit', id, '--yes')).ids).toEqual([id])
  expect(await app.store.appointmentsOf([id])).toEqual([])
})
