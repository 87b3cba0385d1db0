import type { Infer } from 'superstruct'
import { is } from 'superstruct'
import type { BusinessName } from '#contract/vocabulary'
import { LOCATION_ID } from '#contract/vocabulary'
import { WaitMinutes } from '#contract/wait-minutes'
import { milesBetween, type Point } from '#domain/distance'
import { isPhone, phoneDigits } from '#domain/phone'
import { stateOf } from '#domain/place-state'
import { tidy } from '#domain/text'
import { stateCode } from '../address/states.ts'
import type { DayHours, DirectoryLocation, WeekHours } from '../store/directory-entries.ts'
import type { LocationWait } from '../store/waits.ts'
import { isAmericanPoint } from './american-points.ts'
import type { LocationColumn } from './columns.ts'
import type { ReadEntry } from './import-kind.ts'
import type { ReadCell } from './import-rows.ts'
import {
  isStatus,
  MAX_TEXT,
  noSchedule,
  noStatus,
  PAST_MIDNIGHT,
  readBreaks,
  readSchedule,
  readServiceIds,
  show,
  wholeNumber,
} from './import-words.ts'
import { parseOpeningHours } from './opening-hours.ts'
import { haveSameClock, isAmericanZone } from './time-zone.ts'

const RIDESHARE_CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/
const TEXTS = [
  'brand',
  'legalName',
  'vanityName',
  'branch',
  'line1',
  'line2',
  'city',
  'hostStoreId',
  'waitDescription',
] as const

type Fields = Partial<DirectoryLocation>
export type ReadLocation = ReadEntry<DirectoryLocation> & { wait?: LocationWait }

/** What a new location has where its file says nothing. */
const NOTHING_SAID = {
  status: 'open' as const,
  demonstration: false,
  brand: null,
  legalName: null,
  addressLines: [],
  phone: null,
  hours: null,
  breaks: null,
  closures: [],
  serviceIds: null,
  schedule: null,
  hostStoreId: null,
}

/**
 * Reads one row as a location of the business, or says why it cannot be one. `findZone` finds the zone at a point, for a row that
 * has none or an unknown one, and to compare.
 */
export async function readLocation(
  text: ReadCell<LocationColumn>,
  businessName: BusinessName,
  findZone: (latitude: number, longitude: number) => Promise<string | undefined>,
): Promise<ReadLocation> {
  const key = text('id') ?? ''
  const { fields, warnings, reasons: unread } = fieldsOf(text)
  const wait = waitOf(text)
  const reasons = [...reasonsOf(text), ...pointReasons(text), ...unread]
  if (wait === 'unreadable') reasons.push(noWait(text('waitMinutes') ?? ''))
  if (reasons.length > 0 || wait === 'unreadable')
    return { outcome: 'refused', key, reason: reasons.join(', ') }
  const point = pointOf(text)
  const written = text('timezone') ?? ''
  const atPoint = point && (await findZone(point.latitude, point.longitude))
  const timezone = isAmericanZone(written) ? written : atPoint
  if (point && timezone === undefined)
    return { outcome: 'refused', key, reason: 'its point lies in no American zone' }
  const given: Fields = { ...fields, ...point, ...(timezone !== undefined && { timezone }) }
  return {
    outcome: 'read',
    key,
    warnings: [
      ...warnings,
      ...(written !== '' && written !== timezone
        ? [`a zone that is not American${point ? ', derived from the point' : ', left as it was'}`]
        : []),
      ...(timezone !== undefined && atPoint !== undefined && !haveSameClock(timezone, atPoint)
        ? ['a zone that shows another time than its point']
        : []),
    ],
    make: (kept, replaces) => made({ businessName, id: key }, text, given, kept, replaces),
    ...(wait && { wait: { businessName, id: key, ...wait } }),
  }
}

/** The location that a row makes of a kept one: a column that its file does not have stays as it is. */
function made(
  key: Pick<DirectoryLocation, 'businessName' | 'id'>,
  text: ReadCell<LocationColumn>,
  given: Fields,
  kept: DirectoryLocation | undefined,
  replaces: boolean,
): DirectoryLocation | string {
  const needed = ['city', 'state', 'zip', 'latitude', 'longitude'] as const
  const absent = kept ? [] : needed.filter((column) => text(column) === undefined)
  if (absent.length > 0) return `it is new, and the file has no column for ${absent.join(', ')}`
  const schedule = scheduleOf(text, kept)
  const { rideshareCode, ...before } = kept ?? {}
  const location = {
    ...NOTHING_SAID,
    ...before,
    // An empty cell takes the code away.
    ...(text('rideshareCode') === undefined && rideshareCode !== undefined && { rideshareCode }),
    ...(replaces && { status: 'open' as const }),
    ...key,
    ...given,
    ...schedule,
  } as DirectoryLocation
  // A branch may list several names with semicolons: the first is the store's own.
  const ofBranch = (text('branch') ?? '').split(';')[0]?.trim() ?? ''
  const named = text('vanityName') || ofBranch || (kept?.vanityName ?? '')
  return { ...location, vanityName: named || `${location.brand ?? ''} ${location.city}`.trim() }
}

function scheduleOf(text: ReadCell<LocationColumn>, kept: DirectoryLocation | undefined): Fields {
  const [cellMinutes, places] = [text('cellMinutes'), text('places')]
  if (cellMinutes === undefined && places === undefined) return {}
  const keptHalf = (cellMinutes === undefined || places === undefined) && kept?.schedule
  if ((cellMinutes ?? '') === '' && (places ?? '') === '' && !keptHalf) return { schedule: null }
  const read = readSchedule(cellMinutes ?? '', places ?? '', (keptHalf && kept?.schedule) || undefined)
  return { schedule: read ?? null }
}

function reasonsOf(text: ReadCell<LocationColumn>): string[] {
  const id = text('id') ?? ''
  const [city, state, zip, status] = [text('city'), text('state'), text('zip'), text('status') ?? '']
  const reasons = [
    id === '' ? 'no id' : !LOCATION_ID.test(id) && `id '${show(id)}' is malformed`,
    city === '' && 'no city',
    state === ''
      ? 'no state'
      : state !== undefined && stateCode(state) === undefined && `state '${show(state)}' is unknown`,
    zip === ''
      ? 'no ZIP code'
      : zip !== undefined && readZip(zip) === undefined && `ZIP code '${show(zip)}' is malformed`,
    hasLostDigit(zip, state) && `ZIP code '${show(zip ?? '')}' has too few digits for its state`,
    TEXTS.some((column) => (text(column)?.length ?? 0) > MAX_TEXT) &&
      `a text is longer than ${MAX_TEXT} characters`,
    text('services') && readServiceIds(text('services') ?? '') === undefined && 'services are not ids',
    !isStatus(status) && noStatus(status),
  ]
  return reasons.filter((reason): reason is string => typeof reason === 'string' && reason !== '')
}

/** Whether a ZIP code that lacks digits is no ZIP code of the state with zeros before it, as those that a spreadsheet cut off are. */
function hasLostDigit(zip: string | undefined, state: string | undefined): boolean {
  const code = zip === undefined ? undefined : readZip(zip)
  const named = state === undefined ? undefined : stateCode(state)
  return code?.isPadded === true && named !== undefined && stateOf(code.zip) !== named
}

function pointReasons(text: ReadCell<LocationColumn>): string[] {
  const written = [text('latitude'), text('longitude')]
  if (written.every((part) => part === undefined)) return []
  if (written.some((part) => !part)) return ['no point']
  const point = pointOf(text)
  if (point && isAmericanPoint(point)) return []
  const [latitude = '', longitude = ''] = written
  const swapped = readPoint(longitude, latitude)
  if (swapped && isAmericanPoint(swapped)) return ['latitude and longitude are swapped']
  const place = point ? 'in the United States' : 'on the map'
  return [`point '${show(latitude)} ${show(longitude)}' is not ${place}`]
}

function pointOf(text: ReadCell<LocationColumn>): Point | undefined {
  return readPoint(text('latitude') ?? '', text('longitude') ?? '')
}

function readPoint(north: string, east: string): Point | undefined {
  const latitude = readDegrees(north, 90)
  const longitude = readDegrees(east, 180)
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined
  return { latitude, longitude }
}

/** What the cells say. A cell that is not understood is a reason to refuse the row: what it would have changed stays (decision 117). */
function fieldsOf(text: ReadCell<LocationColumn>): { fields: Fields; warnings: string[]; reasons: string[] } {
  const fields: Fields = {}
  for (const column of ['brand', 'legalName', 'hostStoreId'] as const) {
    const value = text(column)
    if (value !== undefined) fields[column] = value || null
  }
  const [line1, line2] = [text('line1'), text('line2')]
  if (line1 !== undefined || line2 !== undefined) {
    fields.addressLines = [line1, line2].filter((line) => line !== undefined && line !== '') as string[]
  }
  const [city, state, zip] = [text('city'), text('state'), text('zip')]
  if (city !== undefined) fields.city = city
  if (state !== undefined) fields.state = stateCode(state) ?? ''
  const code = zip === undefined ? undefined : readZip(zip)
  if (code) fields.zip = code.zip
  const phone = text('phone')
  if (phone !== undefined) fields.phone = isPhone(phone) ? phoneDigits(phone) : null
  const services = text('services')
  if (services !== undefined) fields.serviceIds = services === '' ? null : (readServiceIds(services) ?? null)
  const rideshare = text('rideshareCode') ?? ''
  if (RIDESHARE_CODE.test(rideshare)) fields.rideshareCode = rideshare
  const status = text('status')?.toLowerCase()
  if (status !== undefined) fields.status = status === 'closed' ? 'closed' : 'open'
  const cells = [text('cellMinutes') ?? '', text('places') ?? ''] as const
  const reasons = [
    phone !== undefined && phone !== '' && !isPhone(phone) && `phone '${show(phone)}' is no American number`,
    noSchedule(...cells),
    rideshare !== '' &&
      fields.rideshareCode === undefined &&
      `rideshare code '${show(rideshare)}' is malformed`,
  ]
  const hours = readHours(text, fields)
  return {
    fields,
    warnings: [...hours.warnings, ...(code?.isPadded ? ['ZIP code without its leading zeros'] : [])],
    reasons: [
      ...hours.reasons,
      ...reasons.filter((reason): reason is string => typeof reason === 'string' && reason !== ''),
    ],
  }
}

/** Fills in hours and breaks, and returns what to warn of and why to refuse. */
function readHours(
  text: ReadCell<LocationColumn>,
  fields: Fields,
): { warnings: string[]; reasons: string[] } {
  const warnings: string[] = []
  const reasons: string[] = []
  const hours = text('hours')
  if (hours === '') fields.hours = null
  else if (hours !== undefined) {
    const read = parseOpeningHours(hours)
    if (read.outcome === 'refused') reasons.push(`hours not understood: ${read.reason}`)
    else {
      if (read.notes.length > 0) warnings.push('holiday hours not kept')
      if (read.endsBeforeStart) warnings.push(PAST_MIDNIGHT)
      fields.hours = read.hours
      fields.closesOnHolidays = read.closesOnHolidays
      fields.yearlyClosures = read.yearlyClosures
    }
  }
  const breaks = text('breaks')
  if (breaks !== undefined) {
    const read = readBreaks(breaks)
    if (read.outcome === 'refused') reasons.push(`lunch hours not understood: ${read.reason}`)
    else fields.breaks = read.breaks
  }
  return { warnings, reasons }
}

type ReadWait = Pick<LocationWait, 'waitMinutes' | 'waitDescription'>

function waitOf(text: ReadCell<LocationColumn>): ReadWait | 'unreadable' | undefined {
  const [minutes, words] = [text('waitMinutes'), text('waitDescription')]
  return minutes === undefined && words === undefined ? undefined : readWait(minutes ?? '', words ?? '')
}

/** The wait that a file gives. Without minutes and words it is not known. */
export function readWait(minutes: string, words: string): ReadWait | 'unreadable' {
  const wait = minutes === '' ? null : wholeNumber(minutes)
  return is(wait, WaitMinutes) ? aWait(wait, words) : 'unreadable'
}

/** A wait as it is kept. */
export function aWait(minutes: Infer<typeof WaitMinutes>, words: string): ReadWait {
  const said = tidy(words)
  return { ...(minutes !== null && { waitMinutes: minutes }), ...(said !== '' && { waitDescription: said }) }
}

export function noWait(minutes: string): string {
  return `wait '${show(minutes)}' is no number of minutes of a day`
}

function readDegrees(text: string, limit: number): number | undefined {
  const degrees = /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(degrees) <= limit ? degrees : undefined
}

function readZip(text: string): { zip: string; isPadded: boolean } | undefined {
  const [, five = '', four] = /^(\d{3,5})(?:-(\d{4}))?$/.exec(text) ?? /^(\d{5})(\d{4})$/.exec(text) ?? []
  const zip = five.padStart(5, '0')
  if (five === '' || zip === '00000') return undefined
  return { zip: four ? `${zip}-${four}` : zip, isPadded: five.length < 5 }
}

/** Strict readers of the slot feed refuse a location without street or phone (FEED-13). */
const NOT_IN_FEED = 'left out of the slot feed'

/** Of 12,000 real stores none is more than 40 miles from the middle of its ZIP code, those of Alaska included. */
const MOST_ZIP_MILES = 100

/** What to warn of in a location as it is now, among these services and stores (DIR-11, DIR-14). `findZipPoint` knows the middle of a ZIP code. */
export function locationWarnings(
  location: DirectoryLocation,
  services: ReadonlySet<number>,
  stores: ReadonlySet<string>,
  findZipPoint: (zip: string) => Point | undefined,
): string[] {
  const middle = findZipPoint(location.zip)
  const { addressLines, phone, hours, serviceIds, businessName, hostStoreId, zip, state } = location
  const warnings = [
    addressLines.length === 0 && `no street line (${NOT_IN_FEED})`,
    phone === null && `no phone (${NOT_IN_FEED})`,
    hours === null && 'no opening hours (guests can walk in, and book nothing)',
    serviceIds?.some((id) => !services.has(id)) === true && 'services that the directory does not have',
    businessName === 'tlc' && !stores.has(hostStoreId ?? '') && 'no host store in the directory',
    // A ZIP code of a territory is of none of the states that a row can have.
    (stateOf(zip) ?? state) !== state && 'a ZIP code of another state',
    hours !== null && isBreakAllDay(hours, location.breaks) && 'lunch hours that cover all hours of a day',
    middle !== undefined &&
      milesBetween(location, middle) > MOST_ZIP_MILES &&
      `a point that is more than ${MOST_ZIP_MILES} miles from its ZIP code`,
  ]
  return warnings.filter((warning) => warning !== false)
}

/** Whether there is a day of whose hours the breaks leave nothing. */
function isBreakAllDay(hours: WeekHours, breaks: WeekHours | null): boolean {
  return hours.some(
    (spans, day) => spans.length > 0 && spans.every((span) => isWithin(span, breaks?.[day] ?? [])),
  )
}

function isWithin([start, end]: DayHours[number], breaks: DayHours): boolean {
  const inOrder = [...breaks].sort(([one], [other]) => one - other)
  return inOrder.reduce((free, [from, to]) => (from <= free ? Math.max(free, to) : free), start) >= end
}
