import { assert } from 'superstruct'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveAppointment } from '#contract/appointment-move'
import { viewAppointment } from '#contract/appointment-view'
import { getClinicDetails } from '#contract/clinics'
import { CATALOGUE } from '#contract/content/catalogue'
import { searchPhysical } from '#contract/providers'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { aReservation, MINUTE } from '../../../tests/support/booking.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { warningsOf } from '../content/errors.ts'
import { confirmCode, sealRecord } from '../keys/seal.ts'
import { aBooking } from '../store/bookings-conformance.ts'

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

it.each([
  ['a category', 501],
  ['a COVID-19 vaccine', 507],
])(
  'a booked visit of %s offers no other time while this is switched off, and can be cancelled [BK-54, CONTENT-28, VISIT-02]',
  async (what, service) => {
    const on = bundledContent({ covidVaccinesToggle: { isEnabled: true } })
    const { categories, ...config } = await on.document('schedulerConfig')
    const vaccinesOff = { ...config, categories: { ...categories, Vaccines: { isEnabled: false } } }
    const off = bundledContent(
      what === 'a category'
        ? { schedulerConfig: vaccinesOff }
        : { covidVaccinesToggle: { isEnabled: false } },
    )
    let now = on
    const content = { ...on, document: ((slug) => now.document(slug)) as typeof on.document }
    const switched = await openAppointmentApp({ content })
    const [flu] = await switched.booked(aFluVisit())
    const { keys } = switched.deps
    const stored = await switched.store.appointment(flu?.id ?? '')
    const sealed = sealRecord(keys.dataKeys, 'visit', JSON.stringify(aFluVisit({ serviceIds: [service] })))
    const later = (stored?.startsAt ?? 0) + 120 * MINUTE
    const times = { startsAt: later, endsAt: later + 20 * MINUTE, cells: [later] }
    await switched.store.book(aBooking({ ...stored, ...times, id: 'visit', serviceIds: [service], sealed }))
    const link = { confirmCode: confirmCode(keys, 'visit') }
    const to = (path: string) => path.replace(':id', 'visit')
    const canMove = async () =>
      (await (await switched.post(to(viewAppointment.path), link)).json()).data.appointments[0].canMove
    expect(await canMove()).toBe(true)
    now = off
    expect(await canMove()).toBe(false)
    const dateTime = { value: '2026-11-21T11:00:00-05:00', timezone: 'America/New_York' }
    const moved = await switched.post(to(moveAppointment.path), { ...link, revision: 0, dateTime })
    expect([moved.status, (await moved.json()).errors]).toMatchObject([400, [{ key: 'serviceSwitchedOff' }]])
    expect((await switched.cancel('visit', { status: 'CANCELED', ...link })).status).toBe(200)
    await switched.close()
  },
)

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
