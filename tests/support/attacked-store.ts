import Database from 'libsql'
import { bookAppointment } from '#contract/appointments'
import { validateBenefitCode } from '#contract/benefit-code'
import { TABLET_HEADER, VISIT_HEADER } from '#contract/entry'
import { postKioskEnrolment } from '#contract/kiosk'
import { getTimeslots, type SlotSearch } from '#contract/providers'
import { type Reservations, releaseReservation, reserve } from '#contract/reservations'
import { postWalkIn } from '#contract/walk-in'
import { createApp } from '../../src/server/create-app.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'
import { ORIGIN } from './app.ts'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from './appointments.ts'
import { everyDay } from './booking.ts'
import { aLocation, aWalkIn } from './builders.ts'
import { seededRandom } from './hold-races.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Some 700 open places in a month, and 200 on each day. */
export const MONTH_STORE = '90100003'
export const DAY_STORE = '90100200'
const TOMORROW = '2026-11-21'
const KIOSK_CODE = 'four-blue-mice'

/** What a try came to: the status, and the key of a refusal. */
export type Outcome = {
  status: number
  key: string | undefined
  id?: string
  confirmCode?: string
  code?: string
}

/** A store under attack, served by two processes on one database, whose clock the attack moves. */
export class AttackedStore {
  readonly random: () => number
  private readonly app: AppointmentApp
  private readonly processes: ReturnType<typeof createApp>[]
  private readonly second: Store
  private readonly database: InstanceType<typeof Database>
  private calls = 0
  private guests = 0

  private constructor(app: AppointmentApp, seed: number) {
    this.app = app
    this.random = seededRandom(seed)
    this.second = createStore(openSqlite(app.database, () => app.time.now))
    this.database = new Database(app.database, { readonly: true })
    this.processes = [createApp(app.deps), createApp({ ...app.deps, store: this.second })]
  }

  static async open(seed: number): Promise<AttackedStore> {
    const app = await openAppointmentApp({
      settings: { trustProxy: true, publicUrl: undefined, kioskCode: KIOSK_CODE },
    })
    await app.store.putLocations([
      aLocation({ id: MONTH_STORE, hours: everyDay([540, 1000]), breaks: null }),
      aLocation({
        id: DAY_STORE,
        hours: everyDay([540, 1040]),
        breaks: null,
        schedule: { cellMinutes: 20, places: 8 },
      }),
      ...Array.from({ length: 9 }, (_, at) => aLocation({ id: `QUIET-${at}`, breaks: null })),
    ])
    return new AttackedStore(app, seed)
  }

  get now(): number {
    return this.app.time.now
  }

  get store(): Store {
    return this.app.store
  }

  wait(ms: number): void {
    this.app.time.now += ms
  }

  async close(): Promise<void> {
    this.database.close()
    await this.second.close()
    await this.app.close()
  }

  /** Lines of the log with this event. */
  lines(event: string) {
    return this.app.logged.filter((line) => line['event'] === event)
  }

  /** One of some, at random. */
  oneOf<T>(all: readonly T[]): T {
    const one = all[Math.floor(this.random() * all.length)]
    if (one === undefined) throw new Error('There is nothing to choose from.')
    return one
  }

  async send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const serve = this.processes[this.calls++ % this.processes.length]
    if (!serve) throw new Error('no process')
    return serve(new Request(new URL(path, ORIGIN), init), { clientAddress: '127.0.0.1' })
  }

  private async post(path: string, body: unknown, headers: Record<string, string>): Promise<Outcome> {
    const response = await this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    const reply = (await response.json()) as {
      errors?: { key: string }[]
      data?: Partial<Reservations> & { appointments?: { id: string; confirmCode: string }[] }
    }
    const [booked] = reply.data?.appointments ?? []
    const code = reply.data?.appointmentReservations?.[0]?.reservationCode
    return {
      status: response.status,
      key: reply.errors?.[0]?.key,
      ...(booked && { id: booked.id, confirmCode: booked.confirmCode }),
      ...(code !== undefined && { code }),
    }
  }

  /** Books for a name that nobody had before. */
  book(
    address: string | Record<string, string>,
    locationNumber: string,
    value: string,
    reservationCode?: string,
  ): Promise<Outcome> {
    const body = aFluVisit({
      locationNumber,
      basicInfo: this.newGuest(),
      dateTime: { value, timezone: 'America/New_York' },
      ...(reservationCode !== undefined && { reservationCode }),
    })
    return this.post(bookAppointment.path, body, headersOf(address))
  }

  hold(address: string | Record<string, string>, locationNumber: string, reservationTime: string) {
    const body = { serviceId: 501, businessName: 'pharmacy', reservationTime, locationNumber }
    return this.post(reserve.path, body, headersOf(address))
  }

  async release(address: string, code: string): Promise<void> {
    const path = releaseReservation.path.replace(':reservationCode', code)
    await this.send(path, { method: 'DELETE', headers: headersOf(address) })
  }

  checkIn(address: string | Record<string, string>, locationNumber: string): Promise<Outcome> {
    const body = aWalkIn({ locationNumber, basicInfo: this.newGuest() })
    return this.post(postWalkIn.path, body, headersOf(address))
  }

  /** What a guest's slip of the finger sends. */
  slip(address: string | Record<string, string>): Promise<Outcome> {
    return this.post(bookAppointment.path, { serviceIds: 'flu' }, headersOf(address))
  }

  async tryBenefitCode(address: string, visit: string): Promise<{ status: number }> {
    const headers = { ...headersOf(address), [VISIT_HEADER]: visit }
    return this.send(`${validateBenefitCode.path}?benefitCode=WRONG-CODE`, { headers })
  }

  /** Headers of a tablet that staff enrol at a store. */
  async enrol(address: string, locationId: string): Promise<Record<string, string>> {
    const response = await this.send(postKioskEnrolment.path, {
      method: 'POST',
      body: JSON.stringify({ locationId, code: KIOSK_CODE }),
      headers: { 'content-type': 'application/json', ...headersOf(address) },
    })
    const { data } = (await response.json()) as { data: { tabletToken: string } }
    return { ...headersOf(address), [TABLET_HEADER]: data.tabletToken }
  }

  /** Free times of a store from tomorrow for some days, as a search shows them. */
  async freeTimes(
    address: string,
    locationId: string,
    lastDay = TOMORROW,
    firstDay = TOMORROW,
  ): Promise<string[]> {
    const query = `businessNames=pharmacy&serviceIds=501&locationIds=${locationId}`
    const path = `${getTimeslots.path}?${query}&startDate=${firstDay}&endDate=${lastDay}`
    const response = await this.send(path, { headers: headersOf(address) })
    const { data } = (await response.json()) as { data: SlotSearch }
    const services = data.appointmentTimeSlots.flatMap((one) => one.services)
    return services.flatMap(({ availability }) =>
      availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value)),
    )
  }

  /** How many places of a store are under holds now, and how many of them are of one client at most. */
  held(locationId: string): { all: number; ofOne: number } {
    const counts = this.database
      .prepare(
        `SELECT COUNT(*) AS n FROM taken JOIN holds ON holds.code = taken.holder
         WHERE taken.provider_id = ? AND taken.expires_at > ? GROUP BY holds.origin`,
      )
      .all(locationId, this.now) as { n: number }[]
    return { all: counts.reduce((sum, { n }) => sum + n, 0), ofOne: Math.max(0, ...counts.map(({ n }) => n)) }
  }

  async booked(locationId: string): Promise<{ receivedAt: number; origin: string | null }[]> {
    return this.store.bookedAppointments({ providerId: locationId })
  }

  async cancel(outcome: Outcome): Promise<void> {
    if (outcome.id !== undefined) await this.store.cancel(outcome.id)
  }

  private newGuest() {
    const letters = [...(this.guests++).toString(26)].map((digit) => LETTERS[Number.parseInt(digit, 26)])
    return { ...aWalkIn().basicInfo, lastName: `Guest${letters.join('')}` }
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

function headersOf(address: string | Record<string, string>): Record<string, string> {
  return typeof address === 'string' ? { 'x-forwarded-for': address } : address
}
