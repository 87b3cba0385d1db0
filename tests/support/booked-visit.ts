import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { BookedAppointment, BookingBody } from '#contract/appointments'
import { bookAppointment } from '#contract/appointments'
import { getTimeslots, type ProviderSlots } from '#contract/providers'
import type { Appointment, Provider, Visit } from '../../src/app/state/visit.ts'
import { agreedTo, aWalkIn } from './builders.ts'
import { dayAhead } from './results-flow.ts'

/** Visits of the demonstration directory that are booked without their form. */
export type BookedKind = 'flu' | 'three' | 'shingles' | 'dietitian' | 'video'

const ZONE = 'America/New_York'

type Plan = {
  flow: Visit['flow']
  category: string
  /** Whose times, and from which day on. */
  search: string
  services: Appointment['services']
  body: Body
  followup?: { service: Appointment['services'][number]; days: number }
}

const service = (id: number, name: string) => ({ id, name, isAvailable: true, isVaccine: id < 300 })
const near = (business: string, id: string, days: number, services: number[]) =>
  `businessNames=${business}&locationIds=${id}&${services.map((one) => `serviceIds=${one}`).join('&')}&startDate=${dayAhead(days)}&endDate=${dayAhead(days + 6)}`

/** What is booked, without when. */
type Body = Omit<BookingBody, 'dateTime'>

const { counterCode: _, createdAt: __, notes: ___, ...TYPED } = aWalkIn()
const { comments: ____, medicalInfo: _____, questionnaire: ______, insuranceInfo: _______, ...BARE } = TYPED
const OLDER = { ...TYPED.basicInfo, dateOfBirth: '1960-07-04' }
// Who is 66 is not asked whether she is pregnant.
const OLDER_ANSWERS = Object.fromEntries(
  Object.entries(TYPED.questionnaire ?? {}).filter(([key]) => key !== 'isPregnant'),
)
/** Well, and with no dose so far. */
const WELL = {
  isSickNow: 'No',
  hadSevereReaction: 'No',
  hasReceivedFirstDose: 'No',
  selectedDose: 'bothDoses',
}
const ON_VIDEO = {
  ...TYPED.consentDetails,
  noShowFeeConsent: true,
  patientPortalConsent: true,
  documents: agreedTo('telemedicineFinancialConsent', 'privacyPractice', 'generalConsent'),
}

function aVaccineVisit(locationNumber: string, serviceIds: number[], more: Partial<Body> = {}): Body {
  return { ...TYPED, locationNumber, serviceIds, ...more }
}

const A_VIDEO_VISIT: Body = {
  ...withoutPlace(BARE),
  businessName: 'tlc',
  serviceIds: [351],
  requestedVaccinations: [],
  licensureState: 'OH',
  notes: ['Fever'],
  insuranceInfo: {
    hasPrimaryInsurance: 'YES',
    hasMedicaid: 'NO',
    hasMedicare: 'NO',
    hasReferral: 'NO',
    hasSecondaryInsurance: 'NO',
    'primary-insuranceCarrier': 'Employer plan',
    'primary-memberId': 'QX55820914',
    'primary-relation': 'Self',
    'primary-sendInvoiceTo': 'Patient',
    'primary-claimsAddress': TYPED.basicInfo.address,
  },
  consentDetails: { ...ON_VIDEO, telehealthConsent: true },
}

const A_DIETITIAN_VISIT: Body = {
  ...BARE,
  businessName: 'dietitian',
  locationNumber: '97000001',
  serviceIds: [301],
  requestedVaccinations: [],
  licensureState: 'OH',
  consentDetails: { ...ON_VIDEO, telenutritionConsent: true },
  questionnaire: {
    medical_conditions: { answers: ['Diabetes'] },
    current_medications: { answers: ['No'] },
    food_allergies: { answers: ['No'] },
    learning_objectives: { answers: ['Eat healthier'] },
    referral_source: { answers: ['Online'] },
  },
}

function withoutPlace({ locationNumber: _place, ...rest }: typeof BARE): Omit<typeof BARE, 'locationNumber'> {
  return rest
}

const STORE = '90100001'
const PLANS: Record<BookedKind, Plan> = {
  flu: {
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    search: near('pharmacy', '90100002', 1, [201]),
    services: [service(201, 'Flu dose 1')],
    body: aVaccineVisit('90100002', [201]),
  },
  three: {
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    search: near('pharmacy', STORE, 1, [201, 205, 207]),
    services: [
      service(201, 'Flu dose 1'),
      service(205, 'Tdap (tetanus, diphtheria, whooping cough)'),
      service(207, 'Pneumococcal (pneumonia)'),
    ],
    body: aVaccineVisit(STORE, [201, 205, 207], { basicInfo: OLDER, questionnaire: OLDER_ANSWERS }),
  },
  shingles: {
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    search: near('pharmacy', STORE, 1, [209]),
    services: [service(209, 'Shingles dose 1')],
    body: aVaccineVisit(STORE, [209], {
      basicInfo: OLDER,
      questionnaire: OLDER_ANSWERS,
      requestedVaccinations: ['Shingles'],
      eligibility: WELL,
    }),
    followup: { service: service(210, 'Shingles dose 2'), days: 70 },
  },
  dietitian: {
    flow: 'DIETITIAN',
    category: 'Telenutrition',
    search: `${near('dietitian', '97000001', 5, [301])}&licensureState=OH`,
    services: [service(301, 'First Visit')],
    body: A_DIETITIAN_VISIT,
  },
  video: {
    flow: 'VIRTUAL_VISIT',
    category: 'Video Visits',
    search: `businessNames=tlc&serviceIds=351&startDate=${dayAhead(1)}&endDate=${dayAhead(5)}&isVirtualVisit=true&licensureState=OH`,
    services: [service(351, 'Video Visit')],
    body: A_VIDEO_VISIT,
  },
}

let guests = 4000

/** What was booked, as a page keeps it. */
export interface BookedVisit {
  visit: Visit
  first: BookedAppointment
  second: BookedAppointment | undefined
}

/** Books a visit of the demonstration directory for a guest of its own. */
export async function bookVisit(page: Page, kind: BookedKind): Promise<BookedVisit> {
  const { flow, category, search, services, body, followup } = PLANS[kind]
  const { provider, value } = await freeTime(page, search)
  const later = followup && (await freeTime(page, laterSearch(search, followup)))
  guests += 1
  const basicInfo = { ...body.basicInfo, phoneNumber: `513-555-${guests}` }
  const answer = await page.request.post(bookAppointment.path, {
    data: {
      ...body,
      basicInfo,
      dateTime: { value, timezone: ZONE },
      ...(later && {
        followupAppointment: {
          serviceId: followup?.service.id,
          dateTime: { value: later.value, timezone: ZONE },
        },
      }),
    },
  })
  expect(answer.status(), await answer.text()).toBe(bookAppointment.status)
  const [first, second] = (await answer.json()).data.appointments as BookedAppointment[]
  if (!first) throw new Error('nothing was booked')
  const { firstName, lastName, phoneNumber, emailAddress, dateOfBirth } = basicInfo
  const [dobYear, dobMonth, dobDay] = dateOfBirth.split('-')
  const visit: Visit = {
    flow,
    category,
    appointment: appointmentOf(services, value, first),
    followup: second && followup && later && appointmentOf([followup.service], later.value, second),
    provider: providerOf(provider),
    answers: {
      patientDetails: { firstName, lastName, phoneNumber, emailAddress, dobYear, dobMonth, dobDay },
    },
    typing: {},
    forgotten: {},
    counterCode: undefined,
    pending: undefined,
  }
  return { visit, first, second }
}

function laterSearch(search: string, { service: { id }, days }: NonNullable<Plan['followup']>): string {
  return search
    .replace(/serviceIds=\d+/, `serviceIds=${id}`)
    .replace(/startDate=[^&]+&endDate=[^&]+/, `startDate=${dayAhead(days)}&endDate=${dayAhead(days + 6)}`)
}

async function freeTime(page: Page, search: string): Promise<{ provider: ProviderSlots; value: string }> {
  const answer = await page.request.get(`${getTimeslots.path}?${search}`)
  const [provider] = (await answer.json()).data.appointmentTimeSlots as ProviderSlots[]
  // The third day: none of its times is gone when it is booked.
  const value = provider?.services[0]?.availability[2]?.timeslots[0]?.value
  if (!provider || value === undefined) throw new Error(`no free time: ${search}`)
  return { provider, value }
}

function appointmentOf(
  services: Appointment['services'],
  timestamp: string,
  { id, confirmCode, counterCode }: BookedAppointment,
): Appointment {
  return { services, timestamp, timezone: ZONE, id, confirmCode, counterCode }
}

function providerOf(provider: ProviderSlots): Provider {
  const { providerId, businessName, vanityName, brand, legalName, phone, timezone, clinician } = provider
  const address = provider.address ?? {
    addressLines: [],
    cityTown: '',
    stateProvince: 'OH',
    postalCode: '',
  }
  return {
    providerId,
    businessName,
    store: { providerId, vanityName, brand, legalName, phone, timezone, address },
    isBenefitCode: true,
    ...(clinician && { clinician }),
    ...(provider.rideshareDiscount && { rideshareDiscount: provider.rideshareDiscount }),
  }
}

/** Whether a time is free for the first of the services of a kind. */
export async function isFree(page: Page, kind: BookedKind, value: string): Promise<boolean> {
  const answer = await page.request.get(`${getTimeslots.path}?${PLANS[kind].search}`)
  const [provider] = (await answer.json()).data.appointmentTimeSlots as ProviderSlots[]
  const days = provider?.services[0]?.availability ?? []
  return days.some(({ timeslots }) => timeslots.some((slot) => slot.value === value))
}

/** Opens the confirmation of a booked visit: puts it where the app keeps one across a reload, and lets the app read it. */
export async function openConfirmation(page: Page, visit: Visit): Promise<void> {
  await page.goto('/health-services/clinic/locations') // a page that looks at no visit
  const text = JSON.stringify({ schema: 1, savedAt: Date.now(), visit })
  await page.evaluate(async (kept) => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(kept))
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('visit', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('values')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise((resolve, reject) => {
      const writing = database.transaction('values', 'readwrite')
      writing.objectStore('values').put(key, 'key')
      writing.objectStore('values').put({ iv, data }, 'visit')
      writing.oncomplete = resolve
      writing.onerror = () => reject(writing.error)
    })
    database.close()
  }, text)
  await page.goto('/health-services/scheduler/confirmation')
}
