import type { Page } from 'playwright'
import type { Clinic } from '#contract/clinics'

export const LOCATIONS = '/health-services/clinic/locations'
export const DETAILS = '/health-services/clinic/details'
/** A clinic of the demonstration directory. */
export const CLINIC = `${DETAILS}/951/00001`
export const SEARCHES = /\/appointment-management\/v1\/clinics\?/
export const DETAILS_CALL = /\/appointment-management\/v1\/clinic-details\?/

/** A clinic as the server tells of it, that differs from others by its number. */
export function aClinic(number: number, overrides: Partial<Clinic> = {}): Clinic {
  return {
    id: `951${String(number).padStart(5, '0')}`,
    name: `Clinic ${number}`,
    vanityName: null,
    legalName: null,
    banner: null,
    address: {
      addressLines: [`${number} Main St`],
      cityTown: 'Mason',
      stateProvince: 'OH',
      postalCode: '45040',
    },
    phone: '5135550160',
    location: { lat: 39.1 + number / 100, lng: -84.5 },
    timeZone: 'America/New_York',
    distance: number + 0.126,
    isSchedulerEnabled: true,
    isTelehealthEnabled: false,
    timingInfo: {
      todaysHours: '09:00 AM - 06:00 PM',
      todaysLunchHours: '12:30 PM - 01:00 PM',
      closedReason: null,
    },
    waitTimeInfo: { description: null, clinicAvailable: true, waitMinutes: 20 },
    weekHours: [],
    nextAvailableAppointment: null,
    ...overrides,
  }
}

/** Answers every search from a list of clinics, by page; tells what was asked. */
export async function answerSearches(
  page: Page,
  list: readonly Clinic[],
  asOf = new Date().toISOString(),
): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = []
  await page.route(SEARCHES, (route) => {
    const query = new URL(route.request().url()).searchParams
    asked.push(query)
    const [offset, size] = [Number(query.get('page.offset')), Number(query.get('page.size'))]
    const meta = { page: { offset, size, total: list.length }, asOf }
    return route.fulfill({ json: { data: { clinics: list.slice(offset, offset + size) }, meta } })
  })
  return asked
}

export const cards = (page: Page) => page.getByRole('article')
export const placeOf = (page: Page) => page.getByRole('combobox', { name: 'ZIP code or City, State' })
