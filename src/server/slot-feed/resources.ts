import {
  BOOKING_DEEP_LINK,
  CHOSEN_TIME,
  CVX,
  RESULTS_PATH,
  SLOT_CAPACITY,
  SLOT_FEED_PATH,
  TIME_ZONE,
  VACCINE_DOSE,
  VACCINE_PRODUCT,
} from '#contract/slot-feed'
import { storePhone } from '#domain/store'
import { MINUTE_MS } from '#domain/time-units'
import { optionName } from '#domain/vaccines'
import { nameOfLocation } from '../clinics/clinic-search.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { FeedSchedule } from './feed-files.ts'

/** Where guests look for clinics (ROUTE-26). */
const CLINICS_PATH = '/health-services/clinic/locations'
const HL7_SERVICES = 'http://terminology.hl7.org/CodeSystem/service-type'
const SMART_SERVICES = 'http://fhir-registry.smarthealthit.org/CodeSystem/service-type'

/** A location with a street and a phone as a FHIR R4 Location; `origin`: where guests find it. */
export function locationResource(location: DirectoryLocation, origin: string) {
  const { id, addressLines, city, state, zip, latitude, longitude, timezone } = location
  const phone = storePhone(location)?.shown
  return {
    resourceType: 'Location',
    id: locationId(location),
    extension: [{ url: TIME_ZONE, valueCode: timezone }],
    identifier: [{ system: `${origin}${SLOT_FEED_PATH}/${location.businessName}`, value: id }],
    status: 'active',
    name: nameOfLocation(location),
    telecom: [
      ...(phone === undefined ? [] : [{ system: 'phone', value: phone }]),
      { system: 'url', value: origin + pageOf(location) },
    ],
    address: {
      line: addressLines,
      city,
      state,
      postalCode: zip,
      country: 'US',
    },
    position: { longitude, latitude },
  }
}

/** A vaccine at one location as a FHIR R4 Schedule: strict readers take one product of each (FEED-13). */
export function scheduleResource(schedule: FeedSchedule) {
  const { location, service } = schedule
  const { isCovidVaccine, name, cvx } = service
  const immunization = { system: HL7_SERVICES, code: '57', display: 'Immunization' }
  const covid = {
    system: SMART_SERVICES,
    code: 'covid19-immunization',
    display: 'COVID-19 Immunization Appointment',
  }
  const product = {
    url: VACCINE_PRODUCT,
    valueCoding: { system: CVX, code: cvx, display: optionName(name) },
  }
  return {
    resourceType: 'Schedule',
    id: scheduleId(schedule),
    extension: [{ url: VACCINE_DOSE, valueInteger: 1 }, ...(cvx == null ? [] : [product])],
    active: true,
    serviceType: [{ coding: isCovidVaccine ? [immunization, covid] : [immunization], text: name }],
    actor: [{ reference: `Location/${locationId(location)}` }],
  }
}

/** The page of a location: a store's walk-in, or the clinics of its ZIP code. */
function pageOf({ businessName, id, zip }: DirectoryLocation): string {
  return businessName === 'pharmacy' ? `/w/${id}` : `${CLINICS_PATH}?searchText=${zip.slice(0, 5)}`
}

/**
 * The times of an hour: its begin (epoch milliseconds), as begin and end are written, the first free time as it is written in an
 * address, and how many more visits can begin.
 */
export type FeedSlot = { start: number; starts: string; ends: string; inAddress: string; left: number }

/**
 * Writes times of a schedule as lines of FHIR R4 Slots: busy when no place is left, whoever has them; free with the address to book
 * at. Of half a million slots most of the text is the same, so that it is put together once.
 */
export function slotWriter(schedule: FeedSchedule, origin: string): (slot: FeedSlot) => string {
  const id = scheduleId(schedule)
  const link = `{"url":"${BOOKING_DEEP_LINK}","valueUrl":"${origin}${linkOf(schedule)}`
  const capacityOf = (left: number) => `{"url":"${SLOT_CAPACITY}","valueInteger":${left}}`
  return ({ start, starts, ends, inAddress, left }) => {
    const query = `&date=${starts.slice(0, 10)}&${CHOSEN_TIME.slot}=${inAddress}`
    // Readers go through the extensions of every slot, so that a busy one has some too.
    const extensions = [
      ...(left > 0 ? [`${link}${query}"}`] : []),
      ...(left === 1 ? [] : [capacityOf(left)]),
    ].join()
    const head = `{"resourceType":"Slot","id":"${id}-${start / MINUTE_MS}","extension":[${extensions}],`
    const status = left > 0 ? 'free' : 'busy'
    const times = `"status":"${status}","start":"${starts}","end":"${ends}"`
    return `${head}"schedule":{"reference":"Schedule/${id}"},${times}}\n`
  }
}

/**
 * What all booking links of a schedule have in common: a search for its vaccine at this place, and whose time is chosen (ROUTE-33).
 * The results ask first what has to be asked.
 */
function linkOf({ location, type, service }: FeedSchedule): string {
  const query = new URLSearchParams({
    type,
    location: location.zip.slice(0, 5),
    [CHOSEN_TIME.provider]: location.id,
    [CHOSEN_TIME.business]: location.businessName,
    serviceIds: String(service.id),
  })
  return `${RESULTS_PATH}?${query}`
}

function locationId({ businessName, id }: DirectoryLocation): string {
  return `${businessName}-${id}`
}

function scheduleId({ location, service }: FeedSchedule): string {
  return `${locationId(location)}-${service.id}`
}
