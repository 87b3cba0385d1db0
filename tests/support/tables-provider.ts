import { addDays, type Day, daysBetween } from '#domain/calendar'

/**
 * A provider that is made of the tables of S1 sections 3 and 7 and S2 sections 3 and 7 alone. It refuses every path, method, name of a
 * query and member of a body that they do not name, and its answers have no member that they do not name. Its codes, ids and statuses
 * are its own, as the tables leave them open. It imports nothing of the product's contract.
 */
export interface TablesProvider {
  answer(path: string, init: RequestInit): Response
  /** What it did not understand, as "POST /path member"; a call that the tables do not name, as "PUT /path". */
  readonly refused: string[]
  readonly held: ReadonlyMap<string, string>
  readonly booked: { id: string; body: Json; canceled?: true }[]
}

type Json = { [name: string]: unknown }
type Call = { query: URLSearchParams; body: Json; id: string }
type Route = { names?: string; body?: (body: Json) => string[]; answer: (call: Call) => Response }

const words = (text: string) => text.trim().split(/\s+/)
const ok = (data: unknown, more: object = {}) => Response.json({ data, ...more })

const TIME = words('value timezone')
const ADDRESS = words('cityTown stateProvince postalCode addressLines county')
const TREATMENT = words('name lastTakenDate dose')
const POLICY = words(
  'insuranceCarrier memberId groupNumber policyholder-firstName policyholder-lastName relation sexAssignedAtBirth personCode sendInvoiceTo claimsAddress',
)
const ANY = ['*']

/** S2 section 3, by the path of the member. Flags of the questionnaire are "and more". */
const MEMBERS: Record<string, readonly string[]> = {
  walkIn: words(
    'businessName serviceIds basicInfo requestedVaccinations comments notes insuranceInfo medicalInfo consentDetails questionnaire locationNumber patientTimeZone',
  ),
  dateTime: TIME,
  followupAppointment: words('serviceId dateTime'),
  'followupAppointment.dateTime': TIME,
  basicInfo:
    words(`firstName lastName preferredName phoneNumber emailAddress dateOfBirth dobYear dobMonth dobDay weight
    sexAssignedAtBirth gender race ethnicity preferredLanguage altId isMobileNum isMobileConsentChecked motherMaidenFirstName
    motherMaidenLastName address primaryHealthcareProvider medicareBeneficiaryIdNumber`),
  'basicInfo.address': ADDRESS,
  insuranceInfo: [
    ...words(`hasPrimaryInsurance hasMedicaid hasMedicare hasReferral hasSecondaryInsurance stateId socialSecurityNumber
      insuranceCarrier cardholderIdNumber groupNumber stateIssuedId`),
    ...['primary', 'secondary'].flatMap((which) => POLICY.map((name) => `${which}-${name}`)),
  ],
  'insuranceInfo.primary-claimsAddress': ADDRESS,
  medicalInfo: words(
    'immunoSuppressants bloodProductDetails recentVaccinationDetails allergies medicalConditions withCare',
  ),
  'medicalInfo.immunoSuppressants': TREATMENT,
  'medicalInfo.bloodProductDetails': TREATMENT,
  'medicalInfo.recentVaccinationDetails': TREATMENT,
  consentDetails: words(
    'consentToTreat privacyPolicyConsent hieConsent noShowFeeConsent patientPortalConsent smsConsent telenutritionConsent telehealthConsent signature',
  ),
  'consentDetails.signature': words('legalName dateTime guardianName guardianLastName guardianDetails'),
  'consentDetails.signature.guardianDetails': words(
    'phoneNumber relationshipWithPatient address dateOfBirth sexAssignedAtBirth',
  ),
  'consentDetails.signature.guardianDetails.address': ADDRESS,
  questionnaire: ANY,
  reservation: words('serviceId businessName reservationTime licensureState locationNumber'),
  cancel: words('status confirmCode'),
  validation: ['address'],
  'validation.address': ADDRESS,
}
const BOOKING = [...(MEMBERS['walkIn'] ?? []), ...words('dateTime followupAppointment licensureState')]

/** Members of a body that its table does not name. */
function unnamed(body: Json, names: readonly string[], below = ''): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const path = below === '' ? name : `${below}.${name}`
    if (!names.includes(name) && names !== ANY) return [path]
    const inside = MEMBERS[path]
    if (!inside) return []
    const objects = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'object' && one)
    return objects.flatMap((one) => unnamed(one as Json, inside, path))
  })
}

const named = (part: string) => (body: Json) => unnamed(body, MEMBERS[part] ?? [], '')

/** "Reservation: ... and either licensureState or locationNumber" (S1 section 3). */
function ofReservation(body: Json): string[] {
  const places = words('licensureState locationNumber').filter((name) => name in body)
  return [...named('reservation')(body), ...(places.length === 1 ? [] : [`either of ${places}`])]
}

const ADDRESSES = {
  addressLines: ['7 Quay St'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
}
const SERVICE = { businessNames: ['pharmacy'], maxDaysAhead: 120, isAvailable: true }
const VACCINE = { ...SERVICE, groupName: 'Vaccines', isVaccine: true }
const SERVICES = [
  { ...SERVICE, id: 29, name: 'Sore Throat Visit', groupName: 'Clinic Visits', businessNames: ['tlc'] },
  { ...SERVICE, id: 106, name: 'Checkup', groupName: 'Physicals', businessNames: ['tlc'] },
  { ...VACCINE, id: 201, name: 'Flu dose 1', dose: 1 },
  { ...VACCINE, id: 209, name: 'Shingles dose 1', dose: 1, followupServiceId: 210, followupAfterDays: 60 },
  { ...VACCINE, id: 210, name: 'Shingles dose 2', dose: 2, notMenuOption: true },
  { ...SERVICE, id: 301, name: 'First Visit', groupName: 'Telenutrition', businessNames: ['dietitian'] },
  { ...SERVICE, id: 351, name: 'Video Visit', groupName: 'Video Visits', businessNames: ['tlc'] },
]
const PLACE = {
  brand: 'HART',
  legalName: 'Quay Street Health LLC',
  vanityName: 'Quay Street',
  address: ADDRESSES,
  phone: '5135550191',
  distance: 1.234,
  location: { lat: 39.1, lng: -84.51 },
  timezone: 'America/New_York',
}
const PROVIDERS = [
  { ...PLACE, providerId: 'Q-7', businessName: 'tlc' },
  { ...PLACE, providerId: 'S-77', businessName: 'pharmacy' },
  { ...PLACE, providerId: 'D-1', businessName: 'dietitian', name: 'Ida Quill', qualification: 'RD' },
]
const CLINIC = {
  id: '77700042',
  vanityName: 'Quay Street Clinic',
  phone: '5135550192',
  address: ADDRESSES,
  location: { lat: 39.1, lng: -84.51 },
  timeZone: 'America/New_York',
  distance: 1.234567,
  timingInfo: { todaysHours: '09:00 AM - 06:00 PM', todaysLunchHours: '12:30 PM - 01:00 PM' },
  waitTimeInfo: { description: 'Busy today', clinicAvailable: true, waitMinutes: 60 },
  isSchedulerEnabled: true,
  weekHours: ['Friday: 09:00 AM - 06:00 PM'],
}
const HOURS = ['09:00:00', '11:20:00', '16:40:00']
const NEAR = 'filter.businessName filter.reasonId'
const WHEN = 'filter.businessNames filter.startDate filter.endDate filter.serviceIds'

export function aTablesProvider(): TablesProvider {
  const refused: string[] = []
  const held = new Map<string, string>()
  const booked: TablesProvider['booked'] = []
  const isTaken = (key: string) =>
    [...held.values()].includes(key) ||
    booked.some(
      ({ body, canceled }) => !canceled && key === keyOf(body, (body['dateTime'] as Json)?.['value']),
    )

  /** Whose time: the provider that a body names, or whoever is licensed in its state. */
  const keyOf = (body: Json, value: unknown) =>
    `${body['businessName']} ${body['locationNumber'] ?? body['licensureState']} ${value}`

  function times(query: URLSearchParams, who: readonly (typeof PROVIDERS)[number][]) {
    const from = query.get('filter.startDate') as Day
    const days = daysBetween(from, query.get('filter.endDate') as Day) + 1
    const offered = SERVICES.filter(({ id }) => query.getAll('filter.serviceIds').includes(String(id)))
    return who.map((provider) => ({
      ...provider,
      services: offered
        .filter(({ businessNames }) => businessNames.includes(provider.businessName))
        .map(({ id }) => ({
          id,
          availability: Array.from({ length: Math.min(days, 14) }, (_, at) => addDays(from, at)).map(
            (date) => ({
              date,
              timeslots: HOURS.map((hour) => ({ value: `${date}T${hour}-05:00` })).filter(
                ({ value }) => !isTaken(`${provider.businessName} ${provider.providerId} ${value}`),
              ),
            }),
          ),
        })),
    }))
  }
  const found = (query: URLSearchParams, who: readonly (typeof PROVIDERS)[number][]) =>
    ok({
      appointmentTimeSlots: times(
        query,
        who.filter(({ businessName }) => query.getAll('filter.businessNames').includes(businessName)),
      ).filter(({ services }) => services.length > 0),
    })

  const v1 = '/appointment-management/v1'
  const v2 = '/appointment-management/v2'
  const ROUTES: Record<string, Route> = {
    [`GET ${v1}/services`]: { names: 'filter.businessNames', answer: () => ok({ services: SERVICES }) },
    [`GET ${v1}/services/location`]: {
      names: 'filter.locationId filter.businessNames',
      answer: () =>
        ok({ services: SERVICES.filter(({ businessNames }) => businessNames.includes('pharmacy')) }),
    },
    [`GET ${v1}/similar-addresses`]: {
      names: 'filter.freeFormAddress page.size',
      answer: () => ok({ similarAddresses: ['Cincinnati, OH'] }),
    },
    [`GET ${v1}/benefit-code/validate`]: {
      names: 'filter.benefitCode',
      answer: ({ query }) => ok({ validation: { isValid: query.get('filter.benefitCode') === 'QUAY' } }),
    },
    [`GET ${v1}/results/physical`]: {
      names: `${WHEN} filter.maxResults filter.radius filter.benefitCode filter.freeFormAddress`,
      answer: ({ query }) => found(query, PROVIDERS),
    },
    [`GET ${v1}/results/virtual`]: {
      names: `${WHEN} filter.maxResults filter.state filter.isVirtualVisit`,
      answer: ({ query }) => found(query, PROVIDERS),
    },
    ['GET /appointment-management/v3/timeslots']: {
      names: `${WHEN} filter.locationIds filter.isVirtualVisit filter.licensureState`,
      answer: ({ query }) => {
        const ids = query.get('filter.locationIds')?.split(',')
        return found(query, ids ? PROVIDERS.filter(({ providerId }) => ids.includes(providerId)) : PROVIDERS)
      },
    },
    [`POST ${v1}/appointment-reservations`]: {
      body: ofReservation,
      answer: ({ body }) => {
        const key = keyOf(body, body['reservationTime'])
        if (isTaken(key)) return Response.json({}, { status: 409 })
        const reservationCode = `R${held.size + booked.length + 1}`
        held.set(reservationCode, key)
        return ok({ appointmentReservations: { reservationCode } })
      },
    },
    [`DELETE ${v1}/appointment-reservations/:id`]: {
      answer: ({ id }) => ok({ released: held.delete(id) }),
    },
    [`POST ${v2}/appointments`]: {
      body: (body) => unnamed(body, BOOKING),
      answer: ({ body }) =>
        ok({ appointments: 'followupAppointment' in body ? [make(body), make(body)] : [make(body), null] }),
    },
    [`POST ${v2}/appointments/walk-in`]: {
      body: named('walkIn'),
      answer: ({ body }) => ok({ appointments: [make(body)] }),
    },
    [`PUT ${v1}/appointments/:id`]: {
      body: named('cancel'),
      answer: ({ id, body }) => {
        const one = booked.find((booking) => booking.id === id)
        if (!one || body['confirmCode'] !== `C${id}`) return Response.json({}, { status: 404 })
        if (one.canceled) return Response.json({}, { status: 409 })
        one.canceled = true
        return ok({ data: null })
      },
    },
    [`GET ${v2}/licensure-states`]: {
      names: 'filter.serviceId',
      answer: () =>
        ok(
          { 'licensure-states': [{ name: 'Ohio', code: 'OH', hasLicense: true }] },
          { meta: { 'licensure-states': {} } },
        ),
    },
    ['POST /atlas/v1/locator/address-validation']: {
      body: named('validation'),
      answer: ({ body }) =>
        ok({ addressValidations: { validated: true, corrected: false, address: body['address'] } }),
    },
    [`GET ${v1}/clinics`]: {
      names: `${NEAR} filter.freeFormAddress filter.latLng filter.maxResults page.offset page.size filter.radius sortBy`,
      answer: () => ok({ clinics: [CLINIC] }),
    },
    [`GET ${v1}/clinic-details`]: {
      names: `${NEAR} filter.divisionNumber filter.storeNumber`,
      answer: () => ok(CLINIC),
    },
  }

  function make(body: Json) {
    const id = String(7000 + booked.length)
    booked.push({ id, body })
    return { id, confirmCode: `C${id}` }
  }

  function answer(path: string, { method = 'GET', body: text }: RequestInit): Response {
    const { pathname, searchParams: query } = new URL(path, 'http://provider')
    const [, id = ''] =
      /^\/appointment-management\/v1\/(?:appointment-reservations|appointments)\/([^/]+)$/.exec(pathname) ??
      []
    const call = `${method} ${id === '' ? pathname : pathname.replace(/[^/]+$/, ':id')}`
    const route = ROUTES[call]
    if (!route) {
      refused.push(call)
      return new Response('no such call', { status: 404 })
    }
    const body: Json = typeof text === 'string' ? JSON.parse(text) : {}
    const names = words(route.names ?? '-')
    const odd = [
      ...[...query.keys()].filter((name) => !names.includes(name)),
      ...(route.body ? route.body(body) : Object.keys(body)),
    ]
    if (odd.length > 0) {
      refused.push(...odd.map((name) => `${call} ${name}`))
      return Response.json({ error: `unknown: ${odd}` }, { status: 400 })
    }
    return route.answer({ query, body, id })
  }

  return { answer, refused, held, booked }
}
