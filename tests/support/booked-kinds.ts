import type { BookedAppointment, BookingBody } from '#contract/appointments'
import { bookAppointment } from '#contract/appointments'
import { getTimeslots, type ProviderSlots } from '#contract/providers'
import { addDays } from '#domain/calendar'
import { todayIn } from '#domain/zones'
import type { Appointment, ChosenProvider, Visit } from '../../src/app/state/visit.ts'
import { agreedTo, aWalkIn } from './builders.ts'

/** Visits of the demonstration directory that are booked without their form. */
export type BookedKind = 'flu' | 'three' | 'shingles' | 'dietitian' | 'video'

/** Asks a server at a path; with a body, to make what it describes. */
export type Ask = (path: string, body?: object) => Promise<{ status: number; text: string }>

/** What was booked, as a page keeps it. */
export interface BookedVisit {
  visit: Visit
  first: BookedAppointment
  second: BookedAppointment | undefined
}

const ZONE = 'America/New_York'

type Plan = {
  flow: Visit['flow']
  category: string
  /** Whose times, and from how many days ahead on. */
  whose: string
  days: number
  services: Appointment['services']
  body: Body
  followup?: { service: Appointment['services'][number]; days: number }
}

/** What is booked, without when. */
type Body = Omit<BookingBody, 'dateTime'>

const service = (id: number, name: string) => ({ id, name, isAvailable: true, isVaccine: id < 300 })

const { counterCode: _, createdAt: __, notes: ___, ...TYPED } = aWalkIn()
const { comments: ____, medicalInfo: _____, questionnaire: ______, insuranceInfo: _______, ...BARE } = TYPED
const OLDER = { ...TYPED.basicInfo, dateOfBirth: '1960-07-04' }
// Who is 66 is not asked whether she is pregnant.
const OLDER_ANSWERS = Object.fromEntries(
  Object.entries(TYPED.questionnaire ?? {}).filter(([key]) => key !== 'isPregnant'),
)
/** No bad reaction, and no dose so far. */
const WELL = {
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
const at = (location: string) => `businessNames=pharmacy&locationIds=${location}`

const PLANS: Record<BookedKind, Plan> = {
  flu: {
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    whose: at('90100002'),
    days: 1,
    services: [service(201, 'Flu dose 1')],
    body: aVaccineVisit('90100002', [201]),
  },
  three: {
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    whose: at(STORE),
    days: 1,
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
    whose: at(STORE),
    days: 1,
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
    whose: 'businessNames=dietitian&locationIds=97000001&licensureState=OH',
    days: 5,
    services: [service(301, 'First Visit')],
    body: A_DIETITIAN_VISIT,
  },
  video: {
    flow: 'VIRTUAL_VISIT',
    category: 'Video Visits',
    whose: 'businessNames=tlc&isVirtualVisit=true&licensureState=OH',
    days: 1,
    services: [service(351, 'Video Visit')],
    body: A_VIDEO_VISIT,
  },
}

let guests = 4000

/** Books a visit of the demonstration directory for a guest of its own. */
export async function bookVisit(ask: Ask, kind: BookedKind): Promise<BookedVisit> {
  const { flow, category, whose, days, services, body, followup } = PLANS[kind]
  const { provider, value } = await freeTime(ask, whose, services, days)
  const later = followup && (await freeTime(ask, whose, [followup.service], followup.days))
  guests += 1
  const basicInfo = { ...body.basicInfo, phoneNumber: `513-555-${guests}` }
  const answer = await ask(bookAppointment.path, {
    ...body,
    basicInfo,
    dateTime: { value, timezone: ZONE },
    ...(later && {
      followupAppointment: {
        serviceId: followup?.service.id,
        dateTime: { value: later.value, timezone: ZONE },
      },
    }),
  })
  if (answer.status !== bookAppointment.status) throw new Error(answer.text)
  const [first, second] = JSON.parse(answer.text).data.appointments as BookedAppointment[]
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

/** The first provider of a search, with the times of a week. */
async function timesOf(
  ask: Ask,
  whose: string,
  services: Appointment['services'],
  days: number,
): Promise<ProviderSlots | undefined> {
  const today = todayIn(Date.now(), ZONE)
  const ids = services.map(({ id }) => `serviceIds=${id}`).join('&')
  const span = `startDate=${addDays(today, days)}&endDate=${addDays(today, days + 6)}`
  const answer = await ask(`${getTimeslots.path}?${whose}&${ids}&${span}`)
  return JSON.parse(answer.text).data.appointmentTimeSlots[0]
}

async function freeTime(ask: Ask, whose: string, services: Appointment['services'], days: number) {
  const provider = await timesOf(ask, whose, services, days)
  // The third day: none of its times is gone when it is booked.
  const value = provider?.services[0]?.availability[2]?.timeslots[0]?.value
  if (!provider || value === undefined) throw new Error(`no free time: ${whose}`)
  return { provider, value }
}

/** Whether a time is free for the first of the services of a kind. */
export async function isFree(ask: Ask, kind: BookedKind, value: string): Promise<boolean> {
  const { whose, services, days } = PLANS[kind]
  const provider = await timesOf(ask, whose, services, days)
  const all = provider?.services[0]?.availability ?? []
  return all.some(({ timeslots }) => timeslots.some((slot) => slot.value === value))
}

function appointmentOf(
  services: Appointment['services'],
  timestamp: string,
  { id, confirmCode, counterCode, hasMails }: BookedAppointment,
): Appointment {
  return { services, timestamp, timezone: ZONE, id, confirmCode, counterCode, hasMails }
}

function providerOf(provider: ProviderSlots): ChosenProvider {
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
