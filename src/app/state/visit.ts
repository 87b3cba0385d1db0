import { proxy } from 'valtio'
import type { Clinician, ProviderSlots, RideshareDiscount } from '#contract/providers'
import type { StoreSummary } from '#contract/services'
import type { BusinessName, SchedulerFlow } from '#contract/vocabulary'
import type { Answers } from '#domain/answers'
import type { Place } from '#domain/journey'
import type { Search } from '#domain/search'
import type { DaySpan } from '#domain/search-window'

/** The appointment in progress (ENTITY-16, WALKIN-18): timestamp is an instant of ISO 8601, empty for a walk-in. */
export interface Appointment {
  /** `isAvailable`: the provider offers it, and the visit is for it. */
  services: { id: number; name: string; isAvailable: boolean; isVaccine?: boolean | undefined }[]
  timestamp: string
  /** IANA zone in which it is shown. */
  timezone: string
  /** The hold on its time (HOLD-06), when that ends, in milliseconds since 1970 by the server's clock, and whose time it is. */
  reservationCode?: string | undefined
  holdExpiresAt?: number | undefined
  heldAt?: string | undefined
  /** So many times of its day are held that this one is not: it is booked if it is still free then. */
  isUnheld?: boolean | undefined
  confirmCode?: string
  id?: string
  /** Names it at the counter, and opens nothing; a walk-in's is the visit's. */
  counterCode?: string
  /** Saved on this device under this idempotency key and not yet received. */
  savedAs?: string
}

/** Where the appointment is, or who sees the patient on video (ENTITY-11). */
export interface Provider {
  providerId: string
  businessName: BusinessName
  /** On video: an address with the patient's state alone. */
  store: StoreSummary
  /** The state that the patient of a visit on video is in (ENTITY-14). */
  licensureState?: string | undefined
  /** Whoever of a team is free: its times have no location number (HOLD-18). */
  isTeam?: boolean | undefined
  /** Who is seen at a dietitian visit (CONFIRM-05). */
  clinician?: Pick<Clinician, 'name' | 'qualification' | 'image'> | undefined
  /** It accepts the benefit code that was searched with (CONFIRM-08). */
  isBenefitCode?: boolean | undefined
  /** CONFIRM-13. */
  rideshareDiscount?: RideshareDiscount | undefined
}

/** The first page of the last search, to be shown without a network as of its time (quality, fault 2). */
export interface KeptResults {
  /** What was searched. */
  key: string
  /** Milliseconds since 1970. */
  at: number
  window: DaySpan
  providers: readonly ProviderSlots[]
}

/** A submission without a definite answer yet: the same key and body are sent again (API-49). */
export interface Pending {
  key: string
  /** JSON of the body; secrets are taken out of a copy that is kept across a reload. */
  body: string
  /** The kept copy lacks secrets, which must be typed again. */
  lacksSecrets: boolean
}

/** A request for a time whose answer is not known yet: it is sent again as it was, so that it holds once (API-49). */
export interface Asking {
  which: 'appointment' | 'followup'
  key: string
  /** JSON of the body. */
  body: string
  /** The hold that it takes the place of. */
  former?: string | undefined
}

/** Everything one guest's visit consists of, until it is cleared. */
export interface Visit {
  flow: SchedulerFlow
  category: string
  appointment: Appointment | undefined
  provider: Provider | undefined
  followup: Appointment | undefined
  /** Submitted answers per step (INTAKE-09). */
  answers: Record<string, Answers>
  /** What was typed and not yet submitted, per step. */
  typing: Record<string, Answers>
  /** The page of the form that was last open. */
  place?: Place | undefined
  /** Names of answers that were given and are not kept in the draft, by step. */
  forgotten: Record<string, string[]>
  counterCode: string | undefined
  pending: Pending | undefined
  asking?: Asking | undefined
  /** Answers of the eligibility screen by field, where one was asked: the booking is judged by them. */
  eligibility?: Readonly<Record<string, string>> | undefined
  /** Ids of the services that those answers were given for. */
  eligibilityServiceIds?: readonly number[] | undefined
  /** The search that led to the appointment, and what it found. */
  search?: Partial<Search> | undefined
  results?: KeptResults | undefined
}

const initial = (): Visit => ({
  flow: 'IN_PERSON', // SCOPE-09
  category: '',
  appointment: undefined,
  provider: undefined,
  followup: undefined,
  answers: {},
  typing: {},
  place: undefined,
  forgotten: {},
  counterCode: undefined,
  pending: undefined,
  asking: undefined,
  eligibility: undefined,
  eligibilityServiceIds: undefined,
  search: undefined,
  results: undefined,
})

export const visit = proxy(initial())

/** Sets the appointment of a walk-in (WALKIN-13, WALKIN-17, WALKIN-18); answers typed before at the same store stay. */
export function startWalkIn(services: { id: number; name: string }[], store: StoreSummary): void {
  if (visit.provider && visit.provider.providerId !== store.providerId) clearVisit()
  if (isFinished(visit.appointment)) clearVisit()
  visit.flow = 'INSTANT_VACCINE'
  visit.category = 'Instant Vaccines'
  visit.appointment = {
    services: services.map(({ id, name }) => ({ id, name, isAvailable: true })),
    timestamp: '',
    timezone: store.timezone,
  }
  visit.provider = { providerId: store.providerId, businessName: 'pharmacy', store }
  visit.followup = undefined
}

/** Stores a page's answers under its step's key (INTAKE-09); `asked` names all the page asks, so that what was emptied goes. */
export function saveStep(step: string, answers: Answers, asked: readonly string[]): void {
  const kept = Object.entries(visit.answers[step] ?? {}).filter(([name]) => !asked.includes(name))
  visit.answers[step] = { ...Object.fromEntries(kept), ...answers }
  visit.typing = notYetSubmitted(step, asked)
  visit.forgotten[step] = (visit.forgotten[step] ?? []).filter((name) => !asked.includes(name))
}

/** What stays typed when a page is submitted: other steps, and other pages of its own. */
function notYetSubmitted(step: string, asked: readonly string[]): Visit['typing'] {
  const { [step]: typed = {}, ...others } = visit.typing
  const left = Object.entries(typed).filter(([name]) => !asked.includes(name))
  return left.length > 0 ? { ...others, [step]: Object.fromEntries(left) } : others
}

/** Keeps what is being typed, so that neither a reload nor a look at another page loses it. */
export function keepTyping(step: string, answers: Answers): void {
  visit.typing[step] = answers
}

type Booked = { id: string; confirmCode: string; counterCode?: string | undefined }

/** Stores what the server gave for the appointment and its follow-up, which hold nothing any more (BOOK-09, WALKIN-20). */
export function storeBooking(booked: Booked, followup?: Booked): void {
  if (visit.appointment) store(visit.appointment, booked)
  if (visit.followup && followup) store(visit.followup, followup)
  visit.pending = undefined
}

function store(appointment: Appointment, { id, confirmCode, counterCode }: Booked): void {
  Object.assign(appointment, { id, confirmCode, ...(counterCode !== undefined && { counterCode }) })
  for (const held of ['reservationCode', 'holdExpiresAt', 'heldAt', 'isUnheld'] as const)
    delete appointment[held]
}

/** The walk-in is in the outbox: sealed, and not yet received. */
export function storeSaved(idempotencyKey: string): void {
  if (visit.appointment) visit.appointment.savedAs = idempotencyKey
  visit.pending = undefined
}

/** Whether the form is finished: received, or saved to be sent. */
export function isFinished(appointment: Pick<Appointment, 'id' | 'savedAs'> | undefined): boolean {
  return appointment?.id !== undefined || appointment?.savedAs !== undefined
}

/** Puts a kept visit back in place. */
export function restoreVisit(kept: Visit): void {
  Object.assign(visit, initial(), kept)
}

/** Ends the visit in memory; the draft's owner throws the kept copy away. */
export function clearVisit(): void {
  Object.assign(visit, initial())
}
