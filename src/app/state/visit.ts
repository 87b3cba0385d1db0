import { proxy } from 'valtio'
import type { Clinician, ProviderSlots, RideshareDiscount } from '#contract/providers'
import type { StoreSummary } from '#contract/services'
import type { BusinessName, SchedulerFlow } from '#contract/vocabulary'
import type { AgeLimits } from '#domain/age-limits'
import type { Answers } from '#domain/answers'
import type { PagePosition } from '#domain/journey'
import type { Search } from '#domain/search'
import type { DaySpan } from '#domain/search-window'

/** `isAvailable`: the provider offers the service, so the visit is for it. */
export type ChosenService = AgeLimits & {
  id: number
  name: string
  isAvailable: boolean
  isVaccine?: boolean | undefined
}

/** The appointment in progress (ENTITY-16, WALKIN-18). `timestamp` is an ISO 8601 instant, empty for a walk-in. */
export interface Appointment {
  services: ChosenService[]
  timestamp: string
  /** The IANA zone for display. */
  timezone: string
  /** The hold on its slot (HOLD-06), when it began and ends in milliseconds since 1970 by the server's clock, and at which location. */
  reservationCode?: string | undefined
  heldSince?: number | undefined
  holdExpiresAt?: number | undefined
  heldAt?: string | undefined
  /** So many times of its day are held that this one is not: it is booked if it is still free then. */
  isUnheld?: boolean | undefined
  confirmCode?: string
  id?: string
  /** Staff find the appointment by this code, which opens nothing. A walk-in's code is `Visit.counterCode`. */
  counterCode?: string
  /** How long it takes, in minutes; undefined where the provider does not say (BK-39). */
  durationMinutes?: number | undefined
  /** Whether the guest can ask for e-mails about the visit; absent: no (VISIT-06). */
  hasMails?: boolean | undefined
  /** How often it was moved: the SEQUENCE of its calendar entry (VISIT-02). Absent before its link was opened. */
  revision?: number | undefined
  /** Idempotency key of a check-in in the outbox, until the server has received it. */
  savedAs?: string
}

/** Where the appointment is, or who sees the patient on video (ENTITY-11). */
export interface ChosenProvider {
  providerId: string
  businessName: BusinessName
  /** On video its address has only the patient's state. */
  store: StoreSummary
  /** The state of the patient in a video visit (ENTITY-14). */
  licensureState?: string | undefined
  /** Any free member of a team sees the patient, so its slots have no location number (HOLD-18). */
  isTeam?: boolean | undefined
  /** The dietitian (CONFIRM-05). */
  clinician?: Pick<Clinician, 'name' | 'qualification' | 'image'> | undefined
  /** The provider accepts the benefit code of the search (CONFIRM-08). */
  isBenefitCode?: boolean | undefined
  /** CONFIRM-13. */
  rideshareDiscount?: RideshareDiscount | undefined
}

/** The first page of the last search, for display without a network (quality, fault 2). */
export interface KeptResults {
  /** Key of the search plan. */
  key: string
  /** The time of the answer, in milliseconds since 1970. */
  at: number
  window: DaySpan
  providers: readonly ProviderSlots[]
}

/** A submission without a definite answer. A retry sends the same key and body (API-49). */
export interface Pending {
  key: string
  /** JSON of the body. The copy in the draft lacks secrets. */
  body: string
  /** The body lacks secrets, so the guest must type them again. */
  lacksSecrets: boolean
}

/** A request for a hold without an answer. A retry sends the same key and body, so that it holds once (API-49). */
export interface HoldRequest {
  which: 'appointment' | 'followup'
  key: string
  /** JSON of the body. */
  body: string
  /** Code of the hold that it replaces. */
  former?: string | undefined
}

/** Everything that the guest has chosen and typed. */
export interface Visit {
  flow: SchedulerFlow
  category: string
  appointment: Appointment | undefined
  provider: ChosenProvider | undefined
  followup: Appointment | undefined
  /** Submitted answers per step (INTAKE-09). */
  answers: Record<string, Answers>
  /** Typed but not submitted answers per step. */
  typing: Record<string, Answers>
  /** The last open page of the form. */
  place?: PagePosition | undefined
  /** Names of given answers that the draft does not store, by step. */
  forgotten: Record<string, string[]>
  counterCode: string | undefined
  pending: Pending | undefined
  /** The languages in which consents were shown, by their name; absent: English (LANG-07). */
  agreedIn?: Record<string, string> | undefined
  holdRequest?: HoldRequest | undefined
  /** Answers of the eligibility screen by field, which decide about the booking. */
  eligibility?: Readonly<Record<string, string>> | undefined
  /** Ids of the services of these answers. */
  eligibilityServiceIds?: readonly number[] | undefined
  /** The search that led to the appointment, and its results. */
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
  agreedIn: undefined,
  holdRequest: undefined,
  eligibility: undefined,
  eligibilityServiceIds: undefined,
  search: undefined,
  results: undefined,
})

export const visit = proxy(initial())

/** Stores a page's answers under its step (INTAKE-09). Keys in `asked` without an answer are removed. */
export function saveStep(step: string, answers: Answers, asked: readonly string[]): void {
  const kept = Object.entries(visit.answers[step] ?? {}).filter(([name]) => !asked.includes(name))
  visit.answers[step] = { ...Object.fromEntries(kept), ...answers }
  visit.typing = notYetSubmitted(step, asked)
  visit.forgotten[step] = (visit.forgotten[step] ?? []).filter((name) => !asked.includes(name))
}

/** Typed answers of other steps, and of other pages of this step. */
function notYetSubmitted(step: string, asked: readonly string[]): Visit['typing'] {
  const { [step]: typed = {}, ...others } = visit.typing
  const left = Object.entries(typed).filter(([name]) => !asked.includes(name))
  return left.length > 0 ? { ...others, [step]: Object.fromEntries(left) } : others
}

/** Stores typed answers, so that neither a reload nor another page loses them. */
export function keepTyping(step: string, answers: Answers): void {
  visit.typing[step] = answers
}

/** Whether the server has the appointment, or the outbox has the check-in. */
export function isFinished(appointment: Pick<Appointment, 'id' | 'savedAs'> | undefined): boolean {
  return appointment?.id !== undefined || appointment?.savedAs !== undefined
}

/** Restores the visit of a draft. */
export function restoreVisit(kept: Visit): void {
  Object.assign(visit, initial(), kept)
}

/** Clears the visit in memory. `endVisit` also deletes the draft. */
export function clearVisit(): void {
  Object.assign(visit, initial())
}
