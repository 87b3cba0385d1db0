import Ajv2020 from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '#contract/wire'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  openAppointmentApp,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { bodySchemas } from './body-schemas.ts'

let app: AppointmentApp
beforeAll(async () => {
  app = await openAppointmentApp()
})
afterAll(() => app.close())

const ask = (call: string) => app.send(`/appointment-management/schema/${call}.json`)

/** Whether bodies fit the schema of a call as a program reads it. */
async function judgeOf(call: string): Promise<(body: unknown) => boolean> {
  const response = await ask(call)
  expect(response.headers.get('content-type')).toBe('application/json')
  return new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    strictTypes: false,
  }).compile(await response.json())
}

describe('the schema of a body', () => {
  it('is served for each call with a body, and for no other name [BK-59]', async () => {
    const calls = [...bodySchemas().keys()]
    expect(calls).toEqual(
      expect.arrayContaining([
        'bookAppointment',
        'cancelAppointment',
        'postWalkIn',
        'reserve',
        'validateAddress',
      ]),
    )
    for (const call of calls) await judgeOf(call)
    for (const other of ['getServices', 'constructor', 'nothing'])
      expect((await ask(other)).status, other).toBe(404)
  })

  it.each([
    ['a flu shot', aFluVisit({ category: 'Vaccines' })],
    ['two doses', twoDoses()],
    ['a physical', aPhysical()],
    ['a video visit', aVideoVisit()],
    ['a visit with a dietitian', aNutritionVisit()],
  ])(
    'takes %s as the app sends it, with and without what exceeds the tables [BK-59, BK-64]',
    async (_, body) => {
      const fits = await judgeOf('bookAppointment')
      expect([wireOf(body, true), wireOf(body, false), body].map(fits)).toEqual([true, true, true])
      expect([{ ...body, extension: { colour: 'red' } }, { ...body, colour: 'red' }, {}].map(fits)).toEqual([
        false,
        false,
        false,
      ])
    },
  )

  it('takes a check-in and a hold as the app sends them [BK-59, BK-64]', async () => {
    const fits = await judgeOf('postWalkIn')
    expect([wireOf(aWalkIn(), true), wireOf(aWalkIn(), false)].map(fits)).toEqual([true, true])
    const hold = {
      serviceId: 501,
      serviceIds: [501, 502],
      businessName: 'pharmacy',
      reservationTime: '2026-11-21T10:00:00-05:00',
      locationNumber: 'NORTH-20',
    }
    const holds = await judgeOf('reserve')
    expect([wireOf(hold, true), wireOf(hold, false)].map(holds)).toEqual([true, true])
  })

  it('takes the patient by the names of S2 section 3, and refuses one without a birth date [BK-59, BOOK-05]', async () => {
    const fits = await judgeOf('bookAppointment')
    const { dateOfBirth: _, address: __, ...basicInfo } = aFluVisit().basicInfo
    const flat = {
      addressLineOne: '1 Oak St',
      city: 'Mason',
      state: 'OH',
      zipCode: '45040',
      county: 'Warren',
    }
    const born = { dobYear: '1990', dobMonth: '1', dobDay: 2 }
    expect(fits({ ...aFluVisit(), notes: 'Fever', basicInfo: { ...basicInfo, ...flat, ...born } })).toBe(true)
    expect(fits({ ...aFluVisit(), basicInfo: { ...basicInfo, ...flat, dobYear: '1990' } })).toBe(false)
  })
})
