import { assert } from 'superstruct'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getClinicDetails } from '#contract/clinics'
import { CATALOGUE } from '#contract/content/catalogue'
import { searchPhysical } from '#contract/providers'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { aReservation } from '../../../tests/support/booking.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { warningsOf } from '../content/errors.ts'

let app: AppointmentApp
beforeEach(async () => {
  const content = bundledContent()
  const config = await content.document('schedulerConfig')
  const off = { ...config, categories: { ...config.categories, Vaccines: { isEnabled: false } } }
  app = await openAppointmentApp({ content: bundledContent({ schedulerConfig: off }) })
})
afterEach(() => app.close())

const SEARCH = 'businessNames=pharmacy&startDate=2026-11-24&endDate=2026-11-24&radius=100'

it('nothing of a category that is switched off is found, held or booked [BK-54, SCOPE-12]', async () => {
  const keysOf = async (response: Response) => {
    const { errors } = (await response.json()) as { errors: { key: string }[] }
    return [response.status, errors.map(({ key }) => key)]
  }
  const refused = [400, ['serviceSwitchedOff']]
  const found = await app.send(`${searchPhysical.path}?${SEARCH}&serviceIds=501&freeFormAddress=45202`)
  expect(await keysOf(found)).toEqual(refused)
  expect(await keysOf(await app.hold(aReservation()))).toEqual(refused)
  expect((await app.refused(aFluVisit())).slice(0, 2)).toEqual(refused)
})

it('no COVID-19 vaccine is found, held or booked while these are not offered [CONTENT-28, SCOPE-12]', async () => {
  const COVID = 507
  const openWith = (isEnabled: boolean) =>
    openAppointmentApp({ content: bundledContent({ covidVaccinesToggle: { isEnabled } }) })
  const keysOf = async (response: Response) => {
    const { errors = [] } = (await response.json()) as { errors?: { key: string }[] }
    return [response.status, ...errors.map(({ key }) => key)]
  }
  const search = `${searchPhysical.path}?${SEARCH}&freeFormAddress=Cincinnati,%20OH&serviceIds=${COVID}`
  const on = await openWith(true)
  expect(await keysOf(await on.send(search))).toEqual([200])
  await on.close()
  const covidOff = await openWith(false)
  const refused = [400, 'serviceSwitchedOff']
  const [status, keys] = await covidOff.refused(aFluVisit({ serviceIds: [COVID] }))
  expect([status, ...keys]).toEqual(refused)
  expect(await keysOf(await covidOff.send(search))).toEqual(refused)
  expect(await keysOf(await covidOff.hold(aReservation({ serviceId: COVID })))).toEqual(refused)
  await covidOff.close()
})

it('a clinic lists nothing of it, and names no times for it [BK-54, BK-47, SC-35]', async () => {
  const clinicOf = async (of: AppointmentApp, reason: number) => {
    const response = await of.send(
      `${getClinicDetails.path}?divisionNumber=951&storeNumber=00001&reasonId=${reason}`,
    )
    const { data } = await response.json()
    assert(data, getClinicDetails.data)
    return [data.clinic.services.map(({ id }) => id).sort(), data.clinic.nextSlots?.length]
  }
  const whole = await openAppointmentApp()
  expect(await clinicOf(whole, 501)).toEqual([[501, 601, 602], 3])
  await whole.close()
  expect(await clinicOf(app, 501)).toEqual([[601], 0])
  expect(await clinicOf(app, 601)).toEqual([[601], 3])
})

it('a key that nothing reads is named to the operator [BK-54]', () => {
  const said = (data: unknown) => warningsOf('reservationToggle', data, '')
  expect(said({ isEnabled: true, banner: { kroger: { isEnabled: false } } })).toEqual([])
  expect(said({ isEnabled: true, banners: {} })).toEqual(['has the key banners, which nothing reads'])
  const layers = {
    flow: { IN_PERSON: {}, WALK_IN: {} },
    state: { OH: {}, Ohio: {} },
    businessName: { shop: {} },
  }
  const unread = ['flow.WALK_IN', 'state.Ohio', 'businessName.shop']
  const lines = (where: string, keys: string[]) =>
    keys.map((key) => `has the key ${where}${key}, which nothing reads`)
  expect(said({ isEnabled: true, ...layers })).toEqual(lines('', unread))
  const group = { default: { steps: [], showCountry: true }, ...layers, banner: { frys: { maxVaccine: 1 } } }
  expect(warningsOf('formConfig', { standard: { ...group, banners: {} } }, '')).toEqual(
    lines('standard.', ['banners', ...unread, 'default.showCountry', 'banner.frys.maxVaccine']),
  )
  expect(CATALOGUE.reservationToggle.struct.is({ isEnabled: true, banner: { kroger: true } })).toBe(false)
})
