import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BookingBody, bookAppointment, cancelAppointment } from '#contract/appointments'
import { TENANT_HEADERS } from '#contract/endpoint'
import { getOutboxKey } from '#contract/outbox-key'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { localDay, offsetAt } from '#domain/offsets'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import { aWalkIn } from './builders.ts'
import { sealWalkIn } from './seal-walk-in.ts'
import { runVerb } from './server.ts'
import { guestOfNumber } from './walk-in-load.ts'

/** The store of the simulated guests, and another one whose desks must not see them. */
export const COUNTER_STORE = '44000001'
export const OTHER_STORE = '44000002'

/** Zones around the world, so that it is the forenoon in one of them whenever the guests come. */
const ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Nuuk',
  'Pacific/Palau',
  'Pacific/Guam',
  'Pacific/Auckland',
]
const CELL_MS = 20 * MINUTE_MS

/** The zone where it is nearest to nine in the morning at an instant. */
export function morningZone(instant: number): string {
  const nine = 9 * 60 * MINUTE_MS
  const farness = (zone: string) =>
    Math.abs(instant + offsetAt(instant, zone) - localDay(instant, zone) * DAY_MS - nine)
  return ZONES.reduce((best, zone) => (farness(zone) < farness(best) ? zone : best))
}

/** Imports two stores that are open from early to late, into a folder whose server has run or runs. */
export async function importCounterStores(
  options: { dataDir: string; env?: Record<string, string> },
  zone: string,
): Promise<void> {
  const file = join(options.dataDir, 'counter-stores.csv')
  const row = (id: string, name: string) =>
    `${id},${name},1 Main Street,Cincinnati,OH,45202,39.1031,-84.512,${zone},Mo-Su 00:00-23:40,30`
  const head = 'storeId,vanityName,addressLine1,city,state,zip,latitude,longitude,timezone,hours,places'
  writeFileSync(
    file,
    [head, row(COUNTER_STORE, 'Elm Street Pharmacy'), row(OTHER_STORE, 'Vine Street Pharmacy'), ''].join(
      '\n',
    ),
  )
  const { code, stderr } = await runVerb('import', [file, '--keep-demonstration'], options)
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${stderr}`)
}

export type SimulatedGuest = {
  id: string
  kind: 'walkin' | 'appointment'
  counterCode: string
  lastName: string
  confirmCode?: string
}

const SIGNS = '23456789BCDFGHJKMNPQRTVWXZ'

/** A counter code that differs for each number. */
export function codeOf(number: number): string {
  let [code, rest] = ['', number * 7919 + 104_729]
  for (let at = 0; at < 6; at += 1) {
    code += SIGNS[rest % SIGNS.length]
    rest = Math.floor(rest / SIGNS.length) + number
  }
  return code
}

/** A walk-in at a store that its guest finished and signed so many minutes ago. */
export function aWalkInAt(locationNumber: string, given: Partial<WalkIn>, minutesAgo = 0): WalkIn {
  const at = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString()
  const walkIn = aWalkIn({ locationNumber, serviceIds: [201], createdAt: at, ...given })
  const { basicInfo, consentDetails } = walkIn
  const legalName = `${basicInfo.firstName} ${basicInfo.lastName}`
  return {
    ...walkIn,
    consentDetails: {
      ...consentDetails,
      signature: { ...consentDetails.signature, legalName, dateTime: at },
    },
  }
}

/** A walk-in at the counter's store by the guest of a number. */
export function walkInOf(number: number, zone: string, minutesAgo = 0): WalkIn {
  const { basicInfo } = guestOfNumber(aWalkIn(), number)
  const given = { basicInfo, patientTimeZone: zone, counterCode: codeOf(number) }
  return aWalkInAt(COUNTER_STORE, given, minutesAgo)
}

/** Sends a walk-in as the form does (`sealed`: as a device does that was offline), and returns what the counter knows of it. */
export async function sendWalkIn(
  url: string,
  walkIn: WalkIn,
  { sealed = false } = {},
): Promise<SimulatedGuest> {
  const key = randomUUID()
  const body = sealed ? await sealWalkIn(walkIn, key, await outboxKeyOf(url)) : walkIn
  const { appointments } = await post<{ appointments: { id: string; counterCode: string }[] }>(
    url + postWalkIn.path,
    body,
    key,
  )
  const [{ id, counterCode } = { id: '', counterCode: '' }] = appointments
  return { id, kind: 'walkin', counterCode, lastName: walkIn.basicInfo.lastName }
}

/** Books the flu vaccine at the counter's store, in the cell that begins so many cells after the next one. */
export async function book(
  url: string,
  { number, zone, cell }: { number: number; zone: string; cell: number },
): Promise<SimulatedGuest> {
  const { counterCode: _, createdAt: __, notes: ___, ...typed } = walkInOf(number, zone)
  const body: BookingBody = { ...typed, dateTime: { value: startOf(cell, zone), timezone: zone } }
  const { appointments } = await post<{
    appointments: { id: string; counterCode: string; confirmationCode?: string; confirmCode?: string }[]
  }>(url + bookAppointment.path, body, randomUUID())
  const [booked] = appointments
  if (!booked) throw new Error('Nothing was booked.')
  const confirmCode = booked.confirmCode ?? booked.confirmationCode ?? ''
  return {
    id: booked.id,
    kind: 'appointment',
    counterCode: booked.counterCode,
    confirmCode,
    lastName: typed.basicInfo.lastName,
  }
}

/** Cancels an appointment as its guest does. */
export async function cancelAsGuest(url: string, { id, confirmCode = '' }: SimulatedGuest): Promise<void> {
  const answer = await fetch(url + cancelAppointment.path.replace(':id', encodeURIComponent(id)), {
    method: 'PUT',
    headers: { ...TENANT_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'CANCELED', confirmCode }),
  })
  if (!answer.ok) throw new Error(`A guest could not cancel: ${answer.status} ${await answer.text()}`)
}

/** The local start of a cell with its offset, as the wire has it. */
function startOf(cell: number, zone: string): string {
  const start = (Math.floor(Date.now() / CELL_MS) + 1 + cell) * CELL_MS
  const offset = offsetAt(start, zone)
  const sign = offset < 0 ? '-' : '+'
  const hours = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return `${new Date(start + offset).toISOString().slice(0, 19)}${sign}${hours}`
}

async function outboxKeyOf(url: string) {
  const answer = await fetch(url + getOutboxKey.path, { headers: TENANT_HEADERS })
  return getOutboxKey.data.create(((await answer.json()) as { data: unknown }).data)
}

async function post<Data>(address: string, body: unknown, key: string): Promise<Data> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...TENANT_HEADERS, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`A guest was answered ${answer.status}: ${text}`)
  return (JSON.parse(text) as { data: Data }).data
}
