import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProviderSlots } from '#contract/providers'
import { searchPhysical } from '#contract/providers'
import type { ReservationBody } from '#contract/reservations'
import { extendReservation, RESERVATION_HEADER, reserve } from '#contract/reservations'
import type { Places } from '../../src/server/address/places.ts'
import type { AppDeps } from '../../src/server/create-app.ts'
import type {
  BenefitCodeRecord,
  ClinicianRecord,
  VirtualProviderRecord,
} from '../../src/server/directory/records.ts'
import type {
  DirectoryLocation,
  DirectoryRecord,
  WeekHours,
} from '../../src/server/store/directory-entries.ts'
import type { Engine } from '../../src/server/store/engine.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { openTestApp, type TestApp } from './app.ts'
import { aDirectoryService, aLocation, TEST_NOW } from './builders.ts'
import { filledDatabases } from './filled-database.ts'
import { UNLIMITED } from './limits.ts'

export const MINUTE = 60_000

/** Places that a search can be for. */
export const CINCINNATI = { latitude: 39.1031, longitude: -84.512 }
const POINTS: Record<string, typeof CINCINNATI> = {
  'Cincinnati, OH': CINCINNATI,
  'Nowhere, NV': { latitude: 39.5, longitude: -117 },
}

/** The same hours every day, local minutes. */
export function everyDay(...spans: [number, number][]): WeekHours {
  return [spans, spans, spans, spans, spans, spans, spans]
}

const SERVICES = [
  aDirectoryService({ businessNames: ['pharmacy', 'tlc'], maxDaysAhead: 30 }),
  aDirectoryService({ id: 502, name: 'Shingles dose 1', maxDaysAhead: 30, followupServiceId: 505 }),
  aDirectoryService({ id: 505, name: 'Shingles dose 2', maxDaysAhead: 120, dose: 2 }),
  aDirectoryService({ id: 506, name: 'Hepatitis B', isAvailable: false }),
  aDirectoryService({
    id: 601,
    isVaccine: false,
    name: 'Physical',
    businessNames: ['tlc'],
    cells: 2,
    leadTime: 1,
  }),
  aDirectoryService({
    id: 602,
    isVaccine: false,
    name: 'Wellness',
    businessNames: ['tlc'],
    cells: 3,
    maxDaysAhead: 10,
  }),
  aDirectoryService({
    id: 701,
    isVaccine: false,
    name: 'Video visit',
    businessNames: ['tlc'],
    maxDaysAhead: 14,
  }),
  aDirectoryService({
    id: 801,
    isVaccine: false,
    name: 'Nutrition',
    businessNames: ['dietitian'],
    cells: 2,
    leadTime: 3,
  }),
]

/** A clinic with two places and lunch at one. */
export function aClinic(overrides: Partial<DirectoryLocation> = {}): DirectoryLocation {
  return aLocation({
    businessName: 'tlc',
    id: '95100001',
    vanityName: 'Clinic at Corryville',
    breaks: everyDay([780, 840]),
    schedule: { cellMinutes: 20, places: 2 },
    ...overrides,
  })
}

/** Somebody who is seen on video by patients in Ohio. */
export function aVideoProvider(overrides: Partial<VirtualProviderRecord> = {}): VirtualProviderRecord {
  return {
    id: '96000001',
    businessName: 'tlc',
    name: 'Video Visits East',
    clinicianId: null,
    timezone: 'America/New_York',
    hours: everyDay([780, 840]),
    breaks: [[], [], [], [], [], [], []],
    schedule: { cellMinutes: 15, places: 1 },
    serviceIds: [701],
    licensureStates: ['OH', 'TX'],
    ...overrides,
  }
}

const CLINICIAN: ClinicianRecord = {
  id: 'dietitian-1',
  name: 'Maribel Okonkwo-Reyes',
  qualification: 'RDN',
  description: 'Helps families cook.',
  image: null,
  licensureStates: ['OH'],
}

const VIDEO = [
  aVideoProvider(),
  aVideoProvider({ id: '96000002', timezone: 'America/Chicago', licensureStates: ['OH'] }),
  aVideoProvider({
    id: '97000001',
    businessName: 'dietitian',
    name: 'Maribel Okonkwo-Reyes',
    clinicianId: 'dietitian-1',
    hours: everyDay([540, 660]),
    schedule: { cellMinutes: 30, places: 1 },
    serviceIds: [801],
    licensureStates: ['OH'],
  }),
]

const CODES: BenefitCodeRecord[] = [
  { code: 'LANTERN-2026', locations: null },
  { code: 'RIVERCREW', locations: [{ businessName: 'tlc', id: '95100001' }] },
]

function records(): DirectoryRecord[] {
  const recordOf = (kind: DirectoryRecord['kind'], key: string, body: unknown) => ({
    kind,
    key,
    demonstration: true,
    body,
  })
  return [
    recordOf('clinician', CLINICIAN.id, CLINICIAN),
    ...VIDEO.map((one) => recordOf('virtualProvider', one.id, one)),
    ...CODES.map((one) => recordOf('benefitCode', one.code, one)),
  ]
}

/** A server whose clock, and its database's, is `time.now`. */
export interface BookingApp extends TestApp {
  time: { now: number }
  /** Path of its database. */
  database: string
  engine: Engine
  search(query: string, code?: string): Promise<{ status: number; found: ProviderSlots[]; text: string }>
  physical(query: string, code?: string): Promise<ProviderSlots[]>
  hold(body: Partial<ReservationBody>, headers?: Record<string, string>): Promise<Response>
  extend(code: string): Promise<Response>
  release(code: string): Promise<Response>
}

/** All guests of a test come from one address, and hold as much as they like. */
const ONE_CLIENT = { trustProxy: false, publicUrl: undefined, kioskCode: undefined, limits: UNLIMITED }

const openFilled = filledDatabases(() => TEST_NOW, fill)

const KNOWN_PLACES: Places = {
  resolve: (text) => POINTS[text],
  meaningOf: (text) => {
    const point = POINTS[text]
    return point && { places: [{ text, rank: 0, ...point }] }
  },
  similar: () => [],
  zipCodesNear: () => [],
  withTowns: () => KNOWN_PLACES,
}

/** A server with a pharmacy and a clinic in Cincinnati, others beyond, and three who are seen on video, at TEST_NOW. */
export async function openBookingApp(overrides: Partial<AppDeps> = {}): Promise<BookingApp> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-'))
  const time = { now: TEST_NOW }
  const database = join(folder, 'scheduler.db')
  const engine = await openFilled(database, () => time.now)
  const store = createStore(engine)
  const app = await openTestApp({
    store,
    clock: () => time.now,
    places: KNOWN_PLACES,
    settings: ONE_CLIENT,
    ...overrides,
  })
  const search: BookingApp['search'] = async (query, code) => {
    const headers = new Headers(code === undefined ? [] : [[RESERVATION_HEADER, code]])
    const response = await app.send(query, { headers })
    const text = await response.text()
    return { status: response.status, found: JSON.parse(text).data?.appointmentTimeSlots ?? [], text }
  }
  const at = (code: string) => extendReservation.path.replace(':reservationCode', code)
  return {
    ...app,
    store,
    time,
    database,
    engine,
    search,
    async physical(query, code) {
      const { status, found, text } = await search(
        `${searchPhysical.path}?freeFormAddress=Cincinnati,%20OH&${query}`,
        code,
      )
      if (status !== 200) throw new Error(text)
      return found
    },
    hold: (body, headers) => app.post(reserve.path, { ...aReservation(), ...body }, headers),
    extend: (code) =>
      app.send(at(code), { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } }),
    release: (code) => app.send(at(code), { method: 'DELETE' }),
    async close() {
      await app.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(store: Store): Promise<void> {
  await store.putServices(SERVICES)
  await store.putRecords(records())
  await store.putLocations([
    aLocation(),
    aClinic(),
    aLocation({ id: 'CLOSED-1', status: 'closed' }),
    aLocation({ id: 'UNKNOWN-HOURS', hours: null }),
    // About 20, 40 and 60 miles north; the first without the second dose of Shingles.
    aLocation({ id: 'NORTH-20', latitude: 39.3926, serviceIds: [501, 502] }),
    aLocation({ id: 'NORTH-40', latitude: 39.682 }),
    aLocation({ id: 'NORTH-60', latitude: 39.9715 }),
  ])
}

/** Tomorrow at ten, a flu vaccine at aLocation(). */
export function aReservation(overrides: Partial<ReservationBody> = {}): ReservationBody {
  return {
    serviceId: 501,
    businessName: 'pharmacy',
    reservationTime: '2026-11-21T10:00:00-05:00',
    locationNumber: '01400376',
    ...overrides,
  }
}

/** All times of an entry's service, in order. */
export function timesOf(one: ProviderSlots | undefined, serviceId?: number): string[] {
  const service = one?.services.find((other) => serviceId === undefined || other.serviceId === serviceId)
  return (service?.availability ?? []).flatMap(({ timeslots }) => timeslots.map(({ value }) => value))
}
