import type { Day } from '#domain/calendar'
import { addDays } from '#domain/calendar'
import { twoDigits } from '#domain/time-units'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { LocationWait } from '../store/waits.ts'
import { DIVISIONS } from './demonstration-places.ts'
import { DEMONSTRATION_SERVICES, idsOfGroup } from './demonstration-services.ts'
import { weekOf } from './opening-hours.ts'

/** Opening times and lunch breaks of stores, taken in turn. */
const STORE_WEEKS = [
  ['Mo-Fr 09:00-20:00; Sa 09:00-18:00; Su 10:00-17:00', 'Mo-Fr 13:30-14:00; Sa-Su 13:30-14:00'],
  ['Mo-Fr 08:00-21:00; Sa 09:00-18:00; Su 11:00-18:00', 'Mo-Su 13:00-13:30'],
  ['Mo-Sa 09:00-19:00; Su 11:00-17:00', 'Mo-Su 13:30-14:00'],
  ['24/7', ''],
  ['Mo-Fr 08:30-18:00; Sa 09:00-13:00', 'Mo-Fr 12:30-13:00'],
  ['Mo-Su 07:00-01:00', ''],
] as const

/** Opening times and lunch breaks of clinics, taken in turn. */
const CLINIC_WEEKS = [
  ['Mo-Fr 08:30-19:30; Sa 08:30-17:00; Su 09:30-16:00', 'Mo-Su 13:30-14:30'],
  ['Mo-Fr 09:00-18:00; Sa 09:00-15:00', 'Mo-Fr 12:30-13:30'],
] as const

/** What clinics tell of waiting, taken in turn: a time, none, an hour and more, words alone, nothing. */
const WAITS: Pick<LocationWait, 'waitMinutes' | 'waitDescription'>[] = [
  { waitMinutes: 20 },
  { waitMinutes: 0 },
  { waitMinutes: 75, waitDescription: 'Busier than usual today.' },
  { waitDescription: 'Please call for the wait time.' },
  {},
]

/** The first store never closes, so that a demonstration works at any hour. */
const ALWAYS_OPEN: Pick<DirectoryLocation, 'hours' | 'breaks' | 'closures'> = {
  hours: weekOf('24/7'),
  breaks: null,
  closures: [],
}

const YEARS_AHEAD = 2

/** All demonstration locations: stores first, then the clinics inside them. The holidays of the years around `today` are closed. */
export function demonstrationLocations(today: Day): DirectoryLocation[] {
  const closures = closuresAround(today)
  return [...storesOf(closures), ...clinicsOf(closures)]
}

/** What their clinics tell of waiting. */
export function demonstrationWaits(locations: readonly DirectoryLocation[]): LocationWait[] {
  return locations
    .filter(({ businessName }) => businessName === 'tlc')
    .map(({ businessName, id }, number) => ({ businessName, id, ...WAITS[number % WAITS.length] }))
}

type Division = (typeof DIVISIONS)[number]
type Closures = DirectoryLocation['closures']

function storesOf(closures: Closures): DirectoryLocation[] {
  let count = 0
  return DIVISIONS.flatMap((division) =>
    division.places.map((_, at): DirectoryLocation => {
      const number = count++
      return {
        ...baseOf(division, at, STORE_WEEKS[number % STORE_WEEKS.length] ?? STORE_WEEKS[0]),
        businessName: 'pharmacy',
        id: idOf(division.store, at),
        closures,
        ...(number === 0 && ALWAYS_OPEN),
        phone: phoneOf(division, at, number),
        serviceIds: storeServices(number),
        schedule: { cellMinutes: 20, places: number % 4 === 0 ? 2 : 1 },
        hostStoreId: null,
        ...rideshareOf(number),
      }
    }),
  )
}

function clinicsOf(closures: Closures): DirectoryLocation[] {
  const hosts = DIVISIONS.flatMap((division) =>
    division.places.flatMap((place, at) => (place.at(-1) === 'clinic' ? [{ division, at }] : [])),
  )
  const numbers = new Map<string, number>()
  return hosts.map(({ division, at }, number): DirectoryLocation => {
    const base = baseOf(division, at, CLINIC_WEEKS[number % CLINIC_WEEKS.length] ?? CLINIC_WEEKS[0])
    const inDivision = numbers.get(division.clinic) ?? 0
    numbers.set(division.clinic, inDivision + 1)
    return {
      ...base,
      businessName: 'tlc',
      id: idOf(division.clinic, inDivision),
      brand: 'Fernlight Clinic',
      legalName: 'Fernlight Clinics, P.C.',
      vanityName: `Fernlight Clinic at ${base.vanityName}`,
      closures,
      phone: phoneOf(division, at, 60 + number),
      serviceIds: clinicServices(number),
      schedule: { cellMinutes: 20, places: 2 },
      hostStoreId: idOf(division.store, at),
      ...rideshareOf(number),
    }
  })
}

type Base = Omit<
  DirectoryLocation,
  'businessName' | 'id' | 'closures' | 'phone' | 'serviceIds' | 'schedule' | 'hostStoreId'
>

function baseOf(division: Division, at: number, [hours, breaks]: readonly [string, string]): Base {
  const [zip, city, state, latitude, longitude, timezone, , street, name] = placeOf(division, at)
  return {
    status: 'open',
    demonstration: true,
    brand: division.brand,
    legalName: division.legalName,
    vanityName: `${division.brand} ${name}`,
    addressLines: [street],
    city,
    state,
    zip,
    latitude,
    longitude,
    timezone,
    hours: weekOf(hours),
    breaks: breaks === '' ? null : weekOf(breaks),
  }
}

function placeOf({ places }: Division, at: number) {
  const place = places[at]
  if (!place) throw new RangeError(`no place ${at}`)
  return place
}

/** Division and number, as ENTITY-18 has it. */
function idOf(division: string, at: number): string {
  return division + String(at + 1).padStart(5, '0')
}

/** Numbers 555-0100 to 555-0199 are kept for fiction. */
function phoneOf(division: Division, at: number, number: number): string {
  return `${placeOf(division, at)[6]}55501${twoDigits(number)}`
}

/** Most stores offer every vaccine (null), every seventh only the everyday ones. */
function storeServices(number: number): number[] | null {
  return number % 7 === 3 ? idsOfGroup('Vaccines') : null
}

/** Every ninth of stores and of clinics has a discount. */
function rideshareOf(number: number): Pick<DirectoryLocation, 'rideshareCode'> {
  return number % 9 === 1 ? { rideshareCode: `FERNRIDE${twoDigits(number)}` } : {}
}

/** All clinic services but video visits; DOT physicals and travel vaccines not everywhere. */
function clinicServices(number: number): number[] {
  const elsewhere = new Set([
    ...idsOfGroup('Video Visits'),
    ...(number % 3 === 1 ? idsOfGroup('DOT Physicals') : []),
    ...(number % 4 === 2 ? idsOfGroup('Travel Vaccines') : []),
  ])
  return DEMONSTRATION_SERVICES.filter((service) => service.businessNames.includes('tlc'))
    .map(({ id }) => id)
    .filter((id) => !elsewhere.has(id))
}

function closuresAround(today: Day): Closures {
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS_AHEAD + 2 }, (_, at) => year - 1 + at)
  return years.flatMap((of) => [
    closedOn(`${of}-01-01`, "New Year's Day"),
    closedOn(thanksgiving(of), 'Thanksgiving'),
    closedOn(`${of}-12-25`, 'Christmas Day'),
  ])
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): Day {
  const first = `${year}-11-01`
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay()
  return addDays(first, ((4 - weekday + 7) % 7) + 21)
}

function closedOn(day: Day, reason: string): Closures[number] {
  return { from: day, to: day, reason }
}
