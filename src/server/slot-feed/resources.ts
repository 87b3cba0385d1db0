import {
  BOOKING_DEEP_LINK,
  CHOSEN_TIME,
  RESULTS_PATH,
  SLOT_CAPACITY,
  TIME_ZONE,
  VACCINE_DOSE,
} from '#contract/slot-feed'
import { storePhone } from '#domain/store'
import { nameOfLocation } from '../clinics/clinic-search.ts'
import type { DirectoryLocation } from '../store/store.ts'
import type { FeedSchedule } from './feed-files.ts'

const HL7_SERVICES = 'http://terminology.hl7.org/CodeSystem/service-type'
const SMART_SERVICES = 'http://fhir-registry.smarthealthit.org/CodeSystem/service-type'

/** A location as a FHIR R4 Location. */
export function locationResource(location: DirectoryLocation) {
  const { addressLines, city, state, zip, latitude, longitude, timezone } = location
  const phone = storePhone(location)?.shown
  return {
    resourceType: 'Location',
    id: locationId(location),
    extension: [{ url: TIME_ZONE, valueCode: timezone }],
    status: 'active',
    name: nameOfLocation(location),
    ...(phone !== undefined && { telecom: [{ system: 'phone', value: phone }] }),
    address: {
      ...(addressLines.length > 0 && { line: addressLines }),
      city,
      state,
      postalCode: zip,
      country: 'US',
    },
    position: { longitude, latitude },
  }
}

/** One vaccine at one location as a FHIR R4 Schedule. */
export function scheduleResource(schedule: FeedSchedule) {
  const { location, service } = schedule
  const immunization = { system: HL7_SERVICES, code: '57', display: 'Immunization' }
  const covid = {
    system: SMART_SERVICES,
    code: 'covid19-immunization',
    display: 'COVID-19 Immunization Appointment',
  }
  return {
    resourceType: 'Schedule',
    id: scheduleId(schedule),
    extension: [{ url: VACCINE_DOSE, valueInteger: service.dose || 1 }],
    active: true,
    serviceType: [
      { coding: service.isCovidVaccine ? [immunization, covid] : [immunization], text: service.name },
    ],
    actor: [{ reference: `Location/${locationId(location)}` }],
  }
}

/** One time: instants (epoch milliseconds) and as they are written, and how many more visits begin then. */
export type FeedSlot = { start: number; starts: string; ends: string; left: number }

/** One time of a schedule as a FHIR R4 Slot: busy when it has no place left, whoever has them; free with the address to book it at. */
export function slotResource(
  schedule: FeedSchedule,
  { start, starts, ends, left }: FeedSlot,
  origin: string,
) {
  const { provider } = schedule
  const capacity = { url: SLOT_CAPACITY, valueInteger: left }
  const link = { url: BOOKING_DEEP_LINK, valueUrl: bookingLink(schedule, starts, origin) }
  const extension = [...(left > 0 ? [link] : []), ...(provider.places > 1 ? [capacity] : [])]
  return {
    resourceType: 'Slot',
    id: `${scheduleId(schedule)}-${start / 60_000}`,
    ...(extension.length > 0 && { extension }),
    schedule: { reference: `Schedule/${scheduleId(schedule)}` },
    status: left > 0 ? 'free' : 'busy',
    start: starts,
    end: ends,
  }
}

/** The results of a search for the vaccine at this place, with the time chosen (ROUTE-33). */
function bookingLink({ location, service }: FeedSchedule, starts: string, origin: string): string {
  const query = new URLSearchParams({
    type: (service.groupName ?? service.category ?? '').trim(), // ENTITY-03
    serviceIds: String(service.id),
    location: location.zip.slice(0, 5),
    date: starts.slice(0, 10),
    [CHOSEN_TIME.slot]: starts,
    [CHOSEN_TIME.provider]: location.id,
    [CHOSEN_TIME.business]: location.businessName,
  })
  return `${origin}${RESULTS_PATH}?${query}`
}

function locationId({ businessName, id }: DirectoryLocation): string {
  return `${businessName}-${id}`
}

function scheduleId({ location, service }: FeedSchedule): string {
  return `${locationId(location)}-${service.id}`
}
