import type { BusinessName } from '#contract/vocabulary'
import { LOCATION_ID } from '#contract/vocabulary'
import { isPhone, phoneDigits } from '#domain/phone'
import { tidy } from '#domain/text'
import { stateCode } from '../address/states.ts'
import type { DirectoryLocation, WeekHours } from '../store/directory-entries.ts'
import type { LocationWait } from '../store/waits.ts'
import type { ReadCell } from './columns.ts'
import { parseOpeningHours } from './opening-hours.ts'
import { isAmericanZone } from './time-zone.ts'

/** Grid of a location that gives only one half of its schedule. */
const DEFAULT_SCHEDULE = { cellMinutes: 20, places: 1 }
const MAX_PLACES = 100
const RIDESHARE_CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/
const MAX_TEXT = 200
const MAX_WAIT = 1440
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

export type Warning =
  | 'no street line'
  | 'no opening hours'
  | 'opening hours not understood'
  | 'holiday hours not kept'
  | 'lunch hours not understood'
  | 'ZIP code without its leading zeros'
  | 'phone number not understood'
  | 'schedule not understood'
  | 'rideshare code not understood'
  | 'wait time not understood'
  | 'services that the directory does not have'
  | 'characters that are not UTF-8'

/** A row that was read; without a zone where the file has none or an unknown one. */
type RowLocation = Omit<DirectoryLocation, 'timezone'> & { timezone: string | null }
export type ReadRow =
  | { outcome: 'read'; location: RowLocation; wait: LocationWait; warnings: Warning[] }
  | { outcome: 'refused'; reason: string }

/** Reads one row as a location of the business, or says why it cannot be one. */
export function readRow(cells: readonly string[], cell: ReadCell, businessName: BusinessName): ReadRow {
  const text = (column: Parameters<ReadCell>[1]) => tidy(cell(cells, column))
  const id = text('id')
  const state = stateCode(text('state'))
  const zip = readZip(text('zip'))
  const latitude = readDegrees(text('latitude'), 90)
  const longitude = readDegrees(text('longitude'), 180)
  const serviceIds = readServiceIds(text('services'))
  const reasons = [
    id === '' ? 'no id' : !LOCATION_ID.test(id) && `id '${show(id)}' is malformed`,
    text('latitude') === '' || text('longitude') === ''
      ? 'no point'
      : (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) &&
        `point '${show(text('latitude'))} ${show(text('longitude'))}' is not on the map`,
    text('city') === '' && 'no city',
    text('state') === '' ? 'no state' : state === undefined && `state '${show(text('state'))}' is unknown`,
    text('zip') === '' ? 'no ZIP code' : zip === undefined && `ZIP code '${show(text('zip'))}' is malformed`,
    TEXTS.some((column) => text(column).length > MAX_TEXT) && `a text is longer than ${MAX_TEXT} characters`,
    serviceIds === undefined && `services '${show(text('services'))}' are not ids`,
  ].filter((reason) => reason !== false)
  if (reasons.length > 0) return { outcome: 'refused', reason: reasons.join(', ') }

  const hours = readHours(text('hours'))
  const breaks = readBreaks(text('breaks'))
  const wait = wholeNumber(text('waitMinutes'))
  const phone = isPhone(text('phone')) ? phoneDigits(text('phone')) : null
  const schedule = readSchedule(text('cellMinutes'), text('places'))
  const rideshareCode = RIDESHARE_CODE.test(text('rideshareCode')) ? text('rideshareCode') : undefined
  const addressLines = [text('line1'), text('line2')].filter((line) => line !== '')
  const warnings: (Warning | false)[] = [
    text('line1') === '' && 'no street line',
    ...hours.warnings,
    breaks === 'unreadable' && 'lunch hours not understood',
    zip?.isPadded === true && 'ZIP code without its leading zeros',
    text('phone') !== '' && phone === null && 'phone number not understood',
    schedule === 'unreadable' && 'schedule not understood',
    text('rideshareCode') !== '' && rideshareCode === undefined && 'rideshare code not understood',
    text('waitMinutes') !== '' && !(wait <= MAX_WAIT) && 'wait time not understood',
    cells.some((value) => value.includes('\uFFFD')) && 'characters that are not UTF-8',
  ]
  const location: RowLocation = {
    businessName,
    id,
    status: 'open',
    demonstration: false,
    brand: text('brand') || null,
    legalName: text('legalName') || null,
    vanityName: readName(text('vanityName'), text('branch'), text('brand'), text('city')),
    addressLines,
    city: text('city'),
    state: state ?? '',
    zip: zip?.zip ?? '',
    phone,
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    timezone: isAmericanZone(text('timezone')) ? text('timezone') : null,
    hours: hours.hours,
    breaks: breaks === 'unreadable' ? null : breaks,
    closures: [],
    serviceIds: serviceIds ?? null,
    schedule: schedule === 'unreadable' ? null : schedule,
    hostStoreId: text('hostStoreId') || null,
    ...(rideshareCode !== undefined && { rideshareCode }),
  }
  const told = {
    ...(wait <= MAX_WAIT && { waitMinutes: wait }),
    ...(text('waitDescription') !== '' && { waitDescription: text('waitDescription') }),
  }
  return {
    outcome: 'read',
    location,
    wait: { businessName, id, ...told },
    warnings: warnings.filter((warning) => warning !== false),
  }
}

/** A branch may list several names with semicolons: the first is the store's own. */
function readName(vanityName: string, branch: string, brand: string, city: string): string {
  const ofBranch = branch.split(';')[0]?.trim() ?? ''
  return vanityName || ofBranch || `${brand} ${city}`.trim()
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

function readHours(text: string): { hours: WeekHours | null; warnings: Warning[] } {
  if (text === '') return { hours: null, warnings: ['no opening hours'] }
  const read = parseOpeningHours(text)
  if (read.outcome === 'refused') return { hours: null, warnings: ['opening hours not understood'] }
  return { hours: read.hours, warnings: read.notes.length > 0 ? ['holiday hours not kept'] : [] }
}

/** Pauses within the hours, in the notation of hours; null: none are named. */
function readBreaks(text: string): WeekHours | null | 'unreadable' {
  if (text === '') return null
  const read = parseOpeningHours(text)
  return read.outcome === 'refused' ? 'unreadable' : read.hours
}

/** null: the row names none, so every service of its business; undefined: not ids. */
function readServiceIds(text: string): number[] | null | undefined {
  if (text === '') return null
  const words = text.split(/[;|]/).map((word) => word.trim())
  const isList = words.every((word) => /^[1-9]\d{0,8}$/.test(word))
  return isList ? [...new Set(words.map(Number))].sort((a, b) => a - b) : undefined
}

function readSchedule(cellMinutes: string, places: string): DirectoryLocation['schedule'] | 'unreadable' {
  if (cellMinutes === '' && places === '') return null
  const cell = cellMinutes === '' ? DEFAULT_SCHEDULE.cellMinutes : wholeNumber(cellMinutes)
  const count = places === '' ? DEFAULT_SCHEDULE.places : wholeNumber(places)
  // Cells must fill an hour or whole hours, so that days line up.
  const isGrid = cell >= 5 && cell <= 240 && (60 % cell === 0 || cell % 60 === 0)
  return isGrid && count >= 1 && count <= MAX_PLACES ? { cellMinutes: cell, places: count } : 'unreadable'
}

function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}

function show(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
