import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { searchVirtual } from '#contract/providers'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { timesOf } from '../../../tests/support/booking.ts'
import { aLocation, aWalkIn } from '../../../tests/support/builders.ts'
import { aToken, operatorOf } from '../../../tests/support/operator.ts'
import { readFeedFile, readManifest, type Slot } from '../../../tests/support/slot-feed.ts'

const REAL = '../shared/data/stores'
const FILES = {
  stores: `${REAL}/kroger_family_stores_2024.csv`,
  clinics: `${REAL}/little_clinic_locations_2024.csv`,
}
const isThere = Object.values(FILES).every(existsSync)

/** A real store of Cincinnati. */
const STORE = '01400513'

let app: AppointmentApp
let secret: string
let seconds = 0
beforeAll(async () => {
  if (!isThere) return
  app = await openAppointmentApp()
  await app.store.putLocations([aLocation({ id: 'SHOWN-1', demonstration: true })])
  secret = await aToken(app, 'pms', '--scope', 'write')
})
afterAll(async () => {
  vi.restoreAllMocks()
  if (isThere) await app.close()
})

/** Imports one file by the API, and asks the server again a second later. */
async function send(kind: string, text: string) {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' }
  const response = await app.send(`/operator/v1/imports/${kind}`, { method: 'POST', headers, body: text })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  expect(data.outcome).toBe('written')
  later()
  return data
}

function later(): void {
  seconds += 2
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + seconds * 1000)
}

async function timesAt(service: number, day: string): Promise<string[]> {
  const query = `businessNames=pharmacy&serviceIds=${service}&startDate=${day}&endDate=${day}&radius=5`
  const found = await app.physical(query)
  return timesOf(found.find(({ providerId }) => providerId === STORE)).map((time) => time.slice(11, 16))
}

it('an operator runs a day at a chain of 2,700 real stores, one command a step [DIR-01, DIR-06, DIR-12, DIR-15]', async () => {
  if (!isThere) return console.info('real stores: not found, not checked')
  const stores = await send('locations', readFileSync(FILES.stores, 'utf8'))
  expect(stores).toMatchObject({ counts: { read: 2694, refused: 1 }, demonstration: { locations: 1 } })
  expect(await app.store.location('pharmacy', 'SHOWN-1')).toBeUndefined()
  expect((await send('locations', readFileSync(FILES.clinics, 'utf8'))).counts.added).toBe(63)
  const vaccines = [
    'id,name,group,businesses,minutes,daysAhead,vaccine,dose,cvx,followupId,followupDays,minAge,menu',
    '901,Dengue dose 1,Vaccines,pharmacy,20,300,yes,1,56,902,183,9,yes',
    '902,Dengue dose 2,Vaccines,pharmacy,20,300,yes,2,56,,,9,no',
    '911,Nutrition visit,Nutrition,dietitian,30,60,no,0,,,,,yes',
  ]
  await send('services', vaccines.join('\n'))
  const people = 'id,name,qualification,states,timezone,hours,services'
  const week = 'America/New_York,Mo-Fr 09:00-17:00'
  await send(
    'dietitians',
    [
      people,
      `D1,Ana Whitfield,RDN,OH;KY;IN;MI,${week},911`,
      `D2,Bo Ramirez,RDN,OH;KY;IN;MI,${week},911`,
      `D3,Cy Adeyemi,RDN,OH;KY;IN;MI,${week},911`,
    ].join('\n'),
  )
  await send('teams', [people.replace('qualification,', ''), `T1,Video team,OH;KY,${week},601`].join('\n'))
  await send('codes', 'code,states\nBUCKEYE-26,OH')
  const changed = await send(
    'locations',
    `storeId,hours,cellMinutes,services\n${STORE},Mo-Su 10:00-18:00,30,`,
  )
  expect(changed.changed[0].fields).toEqual(expect.arrayContaining(['hours', 'schedule']))

  const call = operatorOf(app, secret)
  const closed = await call('POST', '/closures', {
    scope: { ids: [STORE] },
    from: '2026-11-26',
    to: '2026-11-26',
    reason: 'Thanksgiving',
  })
  expect(closed.status).toBe(201)
  const hour = { from: '2026-11-25', to: '2026-11-25', hours: '10:00-11:00', reason: 'Training' }
  await call('POST', '/closures', { scope: { ids: [STORE, 'D1'] }, ...hour })
  expect((await call('PUT', `/waits/85100102`, { minutes: 25 })).status).toBe(200)
  later()

  expect(await timesAt(901, '2026-11-26')).toEqual([])
  expect((await timesAt(901, '2026-11-25'))[0]).toBe('11:00')
  const [first = '', second] = await timesAt(901, '2026-11-24')
  expect([first, second]).toEqual(['10:00', '10:30'])
  expect(await app.store.waits()).toMatchObject([{ id: '85100102', waitMinutes: 25 }])
  const dietitians = await app.search(
    `${searchVirtual.path}?businessNames=dietitian&serviceIds=911&state=KY&startDate=2026-11-25&endDate=2026-11-25`,
  )
  const atTen = dietitians.found.map((one) => [
    one.providerId,
    timesOf(one).some((time) => time.slice(11, 16) === '10:00'),
  ])
  expect(atTen).toEqual([
    ['D1', false],
    ['D2', true],
    ['D3', true],
  ])

  const chosen = { locationNumber: STORE, serviceIds: [901], requestedVaccinations: ['Dengue'] }
  const eligibility = { hasReceivedFirstDose: 'No', selectedDose: 'firstDoseOnly' }
  const dateTime = { value: `2026-11-24T${first}:00-05:00`, timezone: 'America/New_York' }
  const [booked] = await app.booked(aFluVisit({ ...chosen, eligibility, dateTime }))
  expect((await app.postWalkIn(aWalkIn({ ...chosen, basicInfo: guest(4) }))).status).toBe(201)
  const { data } = await call('GET', `/events?after=start&location=${STORE}`)
  expect(
    data.events.map(({ kind, serviceIds }: { kind: string; serviceIds: number[] }) => [kind, serviceIds]),
  ).toEqual([
    ['appointment', [901]],
    ['walkin', [901]],
  ])
  expect(data.events[0].id).toBe(booked?.id)
  const { output } = await readManifest(app)
  const files = output.filter(
    ({ type, extension }) => type === 'Slot' && JSON.stringify(extension).includes('"OH"'),
  )
  let ofStore: Slot[] = []
  for (const { url } of files) {
    const slots = await readFeedFile<Slot>(app, url)
    ofStore = slots.filter(({ schedule }) => schedule.reference === `Schedule/pharmacy-${STORE}-901`)
    if (ofStore.length > 0) break
  }
  const busy = ofStore.filter(({ status }) => status === 'busy').map(({ start }) => start.slice(0, 16))
  expect(busy).toEqual([`2026-11-24T${first}`])
  expect(ofStore.filter(({ start }) => start.startsWith('2026-11-26'))).toEqual([])
})
