import { describe, expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import { aFluVisit, aPhysical, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { openRecord } from '../keys/seal.ts'

describe('the Medicare answers [BK-29]', () => {
  const answers = { hasMedicarePartB: 'Yes', hadWellnessVisit: 'No', wasInHospital: 'No', hasFallen: 'Yes' }
  const asked = aPhysical({ category: 'Medicare Annual Wellness Visit', questionnaire: answers } as object)

  it('are booked as flags of the questionnaire [BK-29]', async () => {
    const app = await openAppointmentApp()
    const [one] = await app.booked(asked)
    const appointment = one && (await app.store.appointment(one.id))
    if (!appointment) throw new Error('nothing was booked')
    const { sent } = openRecord(app.deps.keys.dataKeys, appointment.id, appointment.sealed)
    await app.close()
    expect(JSON.parse(sent)).toMatchObject({ questionnaire: answers })
  })

  it('are refused for a visit whose type does not ask for them [BK-29]', async () => {
    const app = await openAppointmentApp()
    const response = await app.book({ ...asked, category: undefined })
    await app.close()
    expect(response.status).toBe(400)
  })
})

it('a visit later than tomorrow is booked without the two questions about how the patient is that day [WI-12, BK-31]', async () => {
  const app = await openAppointmentApp()
  const given: Record<string, unknown> = { ...aFluVisit().questionnaire }
  const { haveFever: _, haveCovid19Symptoms: __, ...others } = given
  const questionnaire = others as BookingBody['questionnaire']
  expect(await app.refused(aFluVisit({ questionnaire })), 'a visit of tomorrow').toEqual([
    400,
    ['invalidRequest', 'invalidRequest'],
    ['questionnaire.haveFever', 'questionnaire.haveCovid19Symptoms'],
  ])
  const later = { value: '2026-11-24T10:00:00-05:00', timezone: 'America/New_York' }
  expect((await app.book(aFluVisit({ questionnaire, dateTime: later }))).status).toBe(201)
  await app.close()
})
