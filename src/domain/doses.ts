import type { ServiceNameCriteria } from '#contract/content/eligibility'
import type { Day } from './calendar.ts'
import { addDays, isDay } from './calendar.ts'
import type { ShownQuestion } from './eligibility/question.ts'
import type { CatalogueService } from './services.ts'
import { optionName } from './vaccines.ts'

const VACCINES_GROUP = 'Vaccines' // PRESCREEN-43
const BOOSTER_DAYS = 60 // PRESCREEN-52

/** Which questions a choice of vaccines calls for (PRESCREEN-43 to PRESCREEN-46); none: it is finished straight away. */
export type Detector = 'twoDose' | 'covid' | 'none'

/** Checks twoDose before covid, so a COVID vaccine of the Vaccines group is twoDose (PRESCREEN-46). */
export function detectorOf(chosen: readonly CatalogueService[]): Detector {
  const vaccines = chosen.filter(({ isVaccine }) => isVaccine)
  const inGroup = vaccines.filter(({ groupName }) => groupName === VACCINES_GROUP)
  if (inGroup.some((one) => one.followupServiceId !== undefined || one.isCovidVaccine)) return 'twoDose'
  return vaccines.some(({ isCovidVaccine }) => isCovidVaccine) ? 'covid' : 'none'
}

/** What moved a date: clinics need time, or the last dose was not long enough ago. */
export type DateMove =
  | { readonly by: 'leadTime'; readonly days: number; readonly service: string }
  | {
      readonly by: 'lastDose'
      /** The answer that decided. */
      readonly field: 'lastDoseDate'
      readonly lastDose: Day
      readonly days: number
    }

/** The dates with which a prescreen finishes (PRESCREEN-04). */
export interface FinishDates {
  /** The first day to look at. */
  readonly date: Day
  /** No day before it may be offered. */
  readonly earliestDate: Day
  readonly showLeadTimeWarning: boolean
  /** Why `date` is not the one asked for. */
  readonly moved?: DateMove
}

export interface DosePlan extends FinishDates {
  readonly serviceIds: readonly number[]
  /** No second dose is to be booked after this one (PRESCREEN-56, HOLD-13). */
  readonly isFirstDoseOnly: boolean
}

/** Dates by lead time alone, in days from today (PRESCREEN-48, PRESCREEN-49). */
export function finishDates(services: readonly CatalogueService[], date: Day, today: Day): FinishDates {
  const slowest = services.reduce<CatalogueService | undefined>(
    (most, one) => (one.leadTime > (most?.leadTime ?? 0) ? one : most),
    undefined,
  )
  const days = slowest?.leadTime ?? 0
  const earliestDate = addDays(today, days)
  if (date >= earliestDate) return { date, earliestDate, showLeadTimeWarning: false }
  return {
    date: earliestDate,
    earliestDate,
    showLeadTimeWarning: true,
    ...(slowest && { moved: { by: 'leadTime', days, service: optionName(slowest.name) } }),
  }
}

export interface DoseRequest {
  readonly detector: Detector
  /** What the guest chose, first doses. */
  readonly chosen: readonly CatalogueService[]
  /** Every service, follow-up doses among them. */
  readonly catalogue: readonly CatalogueService[]
  /** The questions of the prescreen that were asked, with their answers; empty if there were none. */
  readonly asked: readonly ShownQuestion[]
  readonly criteria: ServiceNameCriteria
  /** The date asked for. */
  readonly date: Day
  readonly today: Day
}

/**
 * What is booked, and from which day (PRESCREEN-48 to PRESCREEN-56). The date is never earlier than the one asked for, than
 * the lead time allows, or than the interval after the last dose; when the day of that dose is not known, it counts as today.
 */
export function planDoses(request: DoseRequest): DosePlan {
  const { detector, asked, date, today } = request
  const services = bookedServices(request)
  const dates = finishDates(services, date, today)
  const history = doseHistory(answersOf(asked))
  // A guest who has had a COVID dose books one dose only: the second, or a booster.
  const isFirstDoseOnly = history.isFirstDoseOnly || (detector === 'covid' && history.hadDose)
  const serviceIds = [...new Set(services.map(({ id }) => id))]
  return { serviceIds, isFirstDoseOnly, ...movedByDose(dates, history, request, today) }
}

/** The dates, moved to the end of the interval after the last dose (PRESCREEN-51, PRESCREEN-54, PRESCREEN-55). */
function movedByDose(
  dates: FinishDates,
  { hadDose, isBooster, lastDose = '' }: DoseHistory,
  { detector, chosen }: DoseRequest,
  today: Day,
): FinishDates {
  const days = intervalAfter(isBooster, chosen)
  if (detector === 'none' || !hadDose || days === 0) return dates
  const from = isDay(lastDose) ? lastDose : today
  const due = addDays(from, days)
  const earliestDate = due > dates.earliestDate ? due : dates.earliestDate
  if (due <= dates.date) return { ...dates, earliestDate }
  const moved: DateMove = { by: 'lastDose', field: 'lastDoseDate', lastDose: from, days }
  return { ...dates, earliestDate, date: due, moved }
}

/** The first doses chosen, or the follow-ups that replace them (PRESCREEN-53), and what criteria add (PRESCREEN-50). */
function bookedServices({ detector, chosen, catalogue, asked, criteria }: DoseRequest): CatalogueService[] {
  if (detector === 'covid') return [...chosen, ...mappedServices(asked, criteria, catalogue)]
  const isReplaced = detector === 'twoDose' && doseHistory(answersOf(asked)).hasReceivedFirstDose
  if (!isReplaced) return [...chosen]
  return chosen.flatMap((one) =>
    one.followupServiceId === undefined ? one : catalogue.filter(({ id }) => id === one.followupServiceId),
  )
}

/** The services that answers to criteriaDropdowns add, by name; of a series the first dose (ELIG-02, PRESCREEN-50). */
export function mappedServices(
  asked: readonly ShownQuestion[],
  criteria: ServiceNameCriteria,
  catalogue: readonly CatalogueService[],
): CatalogueService[] {
  const names = asked
    .filter(({ type, answer }) => type === 'criteriaDropdown' && answer !== undefined)
    .flatMap(({ answer = '' }) => (Object.hasOwn(criteria, answer) ? (criteria[answer] ?? []) : []))
  return names.flatMap((name) => {
    const isNamed = (service: CatalogueService) => [service.name, optionName(service.name)].includes(name)
    return catalogue
      .filter((service) => service.isAvailable && isNamed(service))
      .sort((a, b) => a.dose - b.dose)
      .slice(0, 1)
  })
}

type DoseHistory = {
  hasReceivedFirstDose: boolean
  isBooster: boolean
  isFirstDoseOnly: boolean
  hadDose: boolean
  lastDose?: Day
}

/** What the answers say of doses (ELIG-16). */
function doseHistory(answers: ReadonlyMap<string, string>): DoseHistory {
  const hasReceivedFirstDose = answers.get('hasReceivedFirstDose') === 'Yes'
  const isBooster = answers.get('isBooster') === 'Yes'
  const lastDose = answers.get('lastDoseDate') ?? ''
  return {
    hasReceivedFirstDose,
    isBooster,
    isFirstDoseOnly: answers.get('selectedDose') === 'firstDoseOnly', // PRESCREEN-56
    hadDose: hasReceivedFirstDose || isBooster || isDay(lastDose),
    ...(isDay(lastDose) && { lastDose }),
  }
}

/** Whether a dose is only for who had an earlier one. */
export function isLaterDose({ isVaccine, dose }: CatalogueService): boolean {
  return isVaccine && dose > 1
}

/** Whether the answers tell of an earlier dose (ELIG-16). */
export function hadDose(asked: readonly ShownQuestion[]): boolean {
  return doseHistory(answersOf(asked)).hadDose
}

/**
 * Whether a patient had any of the vaccines of a visit before, as the answers before its search say, so that the form need not ask
 * again (BK-31). Undefined where they do not say: they are about a single one of several vaccines, or there are none.
 */
export function hadVaccinesBefore(
  answers: Readonly<Record<string, unknown>>,
  vaccines: number,
): 'Yes' | 'No' | undefined {
  const answer = answers['hasReceivedFirstDose'] ?? answers['isBooster']
  if (answer === undefined) return undefined
  if (answer !== 'No') return 'Yes'
  return vaccines === 1 ? 'No' : undefined
}

/** Days between the last dose and this one (PRESCREEN-52, PRESCREEN-54); 0 when none are named. */
function intervalAfter(isBooster: boolean, chosen: readonly CatalogueService[]): number {
  // One on top of a series is a booster, whatever was answered.
  const isOnTop = chosen.some((one) => one.isCovidVaccine && (isBooster || isLaterDose(one)))
  if (isOnTop) return BOOSTER_DAYS
  return Math.max(0, ...chosen.map(({ followupAfterDays = 0 }) => followupAfterDays))
}

function answersOf(asked: readonly ShownQuestion[]): Map<string, string> {
  return new Map(asked.flatMap(({ field, answer }) => (answer === undefined ? [] : [[field, answer]])))
}
