import { create } from 'superstruct'
import { BookingBody } from '#contract/appointments'
import type { LanguageCode } from '#contract/languages'
import { WalkIn } from '#contract/walk-in'
import { isSecret } from '#domain/secret-answers'
import { shownText } from '#domain/shown-text'
import { optionName } from '#domain/vaccines'
import type { PayloadContext } from '../../forms/step.ts'
import { spokenLanguage } from '../../messages/catalogue.ts'
import { browserZone } from '../../platform/clock.ts'
import { sha256 } from '../../platform/secrets.ts'
import { type Appointment, type ChosenProvider, visit } from '../../state/visit.ts'
import { type Intake, shownAnswers } from './intake.ts'
import { bookedMedicareAnswers } from './medicare-answers.ts'

/** What the device makes of a check-in: when it was sent first, and its code. */
export type Made = { createdAt: string; counterCode: string }

/** The body of a walk-in's check-in (WALKIN-19, BOOK-01, BOOK-02, BOOK-06). */
export async function walkInOf(intake: Intake, { createdAt, counterCode }: Made): Promise<WalkIn> {
  const { appointment, provider } = selected()
  const own = {
    businessName: 'pharmacy',
    serviceIds: appointment.services.map(({ id }) => id),
    locationNumber: provider.providerId,
    patientTimeZone: browserZone(),
    requestedVaccinations: appointment.services.map(({ name }) => optionName(name)),
    counterCode,
    createdAt,
  }
  return create(await wholeOf(intake, own, createdAt), WalkIn)
}

/** The body of a booking with its follow-up (BOOK-01 to BOOK-06). `submittedAt`: ISO 8601 in UTC. */
export async function bookingOf(intake: Intake, submittedAt: string): Promise<BookingBody> {
  const { appointment, provider } = selected()
  const { flow, category, eligibility = {}, eligibilityServiceIds, search } = visit
  const isJudged = flow === 'EVERYDAY_VACCINE' && Object.keys(eligibility).length > 0
  const followup = search?.isFirstDoseOnly ? undefined : visit.followup
  const services = appointment.services.filter(({ isAvailable }) => isAvailable)
  const medicare = bookedMedicareAnswers(visit)
  const own = {
    businessName: provider.businessName,
    serviceIds: services.map(({ id }) => id),
    ...timeOf(appointment),
    followupAppointment: followup && { serviceId: firstService(followup), ...timeOf(followup) },
    // Any free member of a team may take the visit.
    locationNumber: provider.isTeam ? undefined : provider.providerId,
    licensureState: provider.licensureState,
    category: category === '' ? undefined : category,
    eligibility: isJudged ? eligibility : undefined,
    eligibilityServiceIds: isJudged ? eligibilityServiceIds : undefined,
    questionnaire: Object.keys(medicare).length > 0 ? medicare : undefined,
    patientTimeZone: flow === 'DIETITIAN' ? appointment.timezone : browserZone(),
    requestedVaccinations: services.filter(({ isVaccine }) => isVaccine).map(({ name }) => optionName(name)),
  }
  return create(await wholeOf(intake, own, submittedAt), BookingBody)
}

function selected(): { appointment: Appointment; provider: ChosenProvider } {
  const { appointment, provider } = visit
  if (!appointment || !provider) throw new Error('Scheduling requires first setting an appointment/provider') // HOLD-22
  return { appointment, provider }
}

function timeOf({ timestamp, timezone, reservationCode }: Appointment) {
  return { dateTime: { value: timestamp, timezone }, reservationCode }
}

function firstService({ services }: Appointment): number | undefined {
  return services.find(({ isAvailable }) => isAvailable)?.id
}

/** Joins the visit's own part and the slices of all steps, without undefined values. */
async function wholeOf(intake: Intake, own: object, submittedAt: string): Promise<unknown> {
  const context: PayloadContext = { ...intake.context, submittedAt }
  const slices = intake.steps.map(({ spec }) =>
    spec.payload(shownAnswers(intake, visit.answers, spec.key), context),
  )
  const consentDetails = { documents: await agreedDocuments(intake) }
  const formLanguage = spokenLanguage() === 'en' ? undefined : spokenLanguage() // LANG-08
  return JSON.parse(JSON.stringify(join([{ ...own, formLanguage, consentDetails }, ...slices])))
}

/** The texts that the guest agreed to, with their fingerprints (CONSENT-10); null where the browser cannot compute one. */
function agreedDocuments({
  steps,
  context,
}: Intake): Promise<NonNullable<BookingBody['consentDetails']['documents']>> {
  const agreed = steps.flatMap(({ spec }) => (spec.agreesTo === undefined ? [] : [spec.agreesTo]))
  return Promise.all(
    agreed.map(async (slug) => {
      const shown = context.consent(slug)
      const language = shown.language as LanguageCode | undefined
      return { slug, sha256: (await sha256(shownText(shown))) ?? null, ...(language && { language }) }
    }),
  )
}

/** Joins slices into one payload. They are disjoint, so nothing is overwritten. */
function join(slices: object[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const slice of slices) {
    for (const [key, value] of Object.entries(slice)) whole[key] = joined(whole[key], value)
  }
  return whole
}

function joined(under: unknown, over: unknown): unknown {
  if (over === undefined) return under
  return isObject(under) && isObject(over) ? join([under, over]) : over
}

/** The kept body with the secrets of `again` filled in. */
export function filledIn(kept: unknown, again: unknown): unknown {
  if (!isObject(kept) || !isObject(again)) return kept
  const names = Object.keys(again).filter((name) => Object.hasOwn(kept, name) || isSecret(name))
  const filled = names.map((name) => [name, isSecret(name) ? again[name] : filledIn(kept[name], again[name])])
  return { ...Object.fromEntries(filled), ...onlyIn(kept, names) }
}

function onlyIn(kept: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !names.includes(name)))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
