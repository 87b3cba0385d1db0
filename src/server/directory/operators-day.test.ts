import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchPhysical, searchVirtual } from '#contract/providers'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { timesOf } from '../../../tests/support/booking.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { exportRecords } from '../events/export.ts'
import { importFiles, importSources } from './import.ts'
import type { KindName } from './import-kinds.ts'

const FOLDER = join(import.meta.dirname, '../../docs/examples')
const FILES: [KindName, string][] = [
  ['services', 'services.csv'],
  ['locations', 'locations.csv'],
  ['dietitians', 'dietitians.csv'],
  ['teams', 'teams.csv'],
  ['codes', 'codes.csv'],
]
const DAYS = 'startDate=2026-11-30&endDate=2026-11-30'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
  for (const [kind, name] of FILES) await importFiles([join(FOLDER, name)], { store: app.store, kind })
})
afterEach(() => app.close())

function oneFile(text: string): () => AsyncGenerator<Uint8Array> {
  return async function* () {
    yield Buffer.from(text)
  }
}

async function exported(): Promise<
  { kind: string; payload: { serviceIds: number[]; locationNumber: string } }[]
> {
  const lines: string[] = []
  const { store, deps } = app
  await exportRecords({ store, keys: deps.keys, publicUrl: undefined }, 0, async (line) => {
    lines.push(line)
  })
  return lines.map((line) => JSON.parse(line))
}

describe('what was imported', () => {
  it('a dietitian is found in licensed states alone, with name and qualification, booked and exported', async () => {
    const inState = async (state: string) =>
      (
        await app.search(
          `${searchVirtual.path}?businessNames=dietitian&serviceIds=701&state=${state}&${DAYS}`,
        )
      ).found
    expect(await inState('TX')).toEqual([])
    const [ana] = await inState('KY')
    expect(ana).toMatchObject({
      providerId: '13000001',
      clinician: { name: 'Ana Whitfield', qualification: 'MS, RDN, LD' },
    })
    expect(timesOf(ana)[0]).toMatch(/T09:00/)
    const dateTime = { value: timesOf(ana)[0] ?? '', timezone: 'America/New_York' }
    await app.booked(
      aNutritionVisit({ serviceIds: [701], locationNumber: '13000001', licensureState: 'KY', dateTime }),
    )
    // An hour is two cells of thirty minutes.
    expect((await app.appointments())[0]?.cells).toHaveLength(2)
    expect(await exported()).toMatchObject([
      { kind: 'appointment', payload: { serviceIds: [701], locationNumber: '13000001' } },
    ])
  })

  it('a video team is found in its states, and has its places', async () => {
    const query = `${searchVirtual.path}?businessNames=tlc&serviceIds=801&${DAYS}`
    const { found } = await app.search(`${query}&state=MI`)
    expect(found.map(({ providerId }) => providerId)).toContain('15000001')
    expect((await app.search(`${query}&state=TX`)).found).toEqual([])
  })

  it('a vaccine is found, booked with its second dose, walked in for and exported [DIR-15]', async () => {
    const forAdults = { name: 'ages.csv', open: oneFile('id,maxAge\n502,\n503,') }
    await importSources([forAdults], { store: app.store, kind: 'services' })
    const query = `${searchPhysical.path}?freeFormAddress=Cincinnati,%20OH&businessNames=pharmacy`
    const { found } = await app.search(`${query}&serviceIds=502&${DAYS}`)
    const store = found.find(({ providerId }) => providerId === '11000001')
    const visit = {
      locationNumber: '11000001',
      serviceIds: [502],
      requestedVaccinations: ['Dengue'],
    }
    const second = await app.search(`${query}&serviceIds=503&startDate=2027-06-01&endDate=2027-06-01`)
    const later = second.found.find(({ providerId }) => providerId === '11000001')
    const at = (value = '') => ({ value, timezone: 'America/New_York' })
    await app.booked(
      aFluVisit({
        ...visit,
        dateTime: at(timesOf(store)[0]),
        eligibility: { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' },
        followupAppointment: { serviceId: 503, dateTime: at(timesOf(later)[0]) },
      }),
    )
    const other = guest(7)
    const walkIn = await app.postWalkIn(aWalkIn({ ...visit, basicInfo: other }))
    expect([walkIn.status, await walkIn.text()]).toEqual([201, expect.any(String)])
    const lines = await exported()
    expect(lines.map(({ kind, payload }) => [kind, payload.serviceIds]).sort()).toEqual([
      ['appointment', [502]],
      ['appointment', [503]],
      ['walkin', [502]],
    ])
  })

  it('a patient of another age is refused, on the day of the visit, by walk-in and booking [DIR-15]', async () => {
    const basicInfo = (dateOfBirth: string) => ({ ...guest(8), dateOfBirth })
    const chosen = { locationNumber: '11000001', serviceIds: [502], requestedVaccinations: ['Dengue'] }
    const walkIn = await app.postWalkIn(aWalkIn({ ...chosen, basicInfo: basicInfo('1990-01-02') }))
    expect([walkIn.status, (await walkIn.json()).errors]).toEqual([
      400,
      expect.arrayContaining([
        {
          key: 'patientTooOld',
          field: 'basicInfo.dateOfBirth',
          message: 'tooOldForVisit',
          values: [192],
        },
      ]),
    ])
    const refusedAt = async (day: string) => {
      const dateTime = { value: `${day}T10:00:00-05:00`, timezone: 'America/New_York' }
      // Nine years old on 2026-11-25.
      const [, keys] = await app.refused(
        aFluVisit({ ...chosen, dateTime, basicInfo: basicInfo('2017-11-25') }),
      )
      return keys
    }
    expect(await refusedAt('2026-11-24')).toContain('patientTooYoung')
    expect(await refusedAt('2026-11-25')).not.toContain('patientTooYoung')
  })

  it('a patient who is too old on the day of the second dose is refused, and not before [DIR-15]', async () => {
    const ages = { name: 'ages.csv', open: oneFile('id,maxAge\n502,\n503,16') }
    await importSources([ages], { store: app.store, kind: 'services' })
    const at = (value: string) => ({ value, timezone: 'America/New_York' })
    const visit = (dateOfBirth: string) =>
      aFluVisit({
        locationNumber: '11000001',
        serviceIds: [502],
        requestedVaccinations: ['Dengue'],
        dateTime: at('2026-11-30T10:00:00-05:00'),
        eligibility: { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' },
        followupAppointment: { serviceId: 503, dateTime: at('2027-06-01T10:00:00-04:00') },
        basicInfo: { ...guest(9), dateOfBirth },
      })
    const problem = { key: 'patientTooOld', message: 'tooOldForVisit', values: [192] }
    const refused = await app.post('/appointment-management/v1/appointments', visit('2010-06-01'))
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      expect.arrayContaining([{ ...problem, field: 'basicInfo.dateOfBirth' }]),
    ])
    const [, keys] = await app.refused(visit('2010-06-02'))
    expect(keys).not.toContain('patientTooOld')
  })

  it('a benefit code of a region is accepted by every store of its state [DIR-01]', async () => {
    const query = `${searchPhysical.path}?freeFormAddress=Cincinnati,%20OH&businessNames=pharmacy&radius=200`
    const { found } = await app.search(`${query}&serviceIds=501&benefitCode=bluegrass-27&${DAYS}`)
    expect(found.map(({ providerId }) => providerId)).toEqual(['11000002'])
  })
})
