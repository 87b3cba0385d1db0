import { proxy } from 'valtio'
import { type BookingBody, bookAppointment } from '#contract/appointments'
import type { ConsentBox } from '#contract/content/consents'
import type { ApiError } from '#contract/endpoint'
import { postWalkIn } from '#contract/walk-in'
import { COUNTER_CODE_BYTES, counterCode } from '#domain/counter-code'
import { ANSWERED_CONSENTS } from '#domain/fields/consents'
import type { PagePosition } from '#domain/journey'
import type { FieldSpec } from '../../forms/spec.ts'
import type { PayloadContext, StepSpec } from '../../forms/step.ts'
import { answerKeys } from '../../forms/visible.ts'
import { say } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { eligibility } from '../../messages/en/eligibility.ts'
import { messageText } from '../../parts/ruled.ts'
import { now } from '../../platform/clock.ts'
import { randomBytes, randomKey } from '../../platform/secrets.ts'
import { storeSaved } from '../../state/booked.ts'
import { reload } from '../../state/documents.ts'
import { draftSaved } from '../../state/draft.ts'
import { completeFlow, reportError } from '../../state/flow.ts'
import { holdUnbooked, releaseForBooking } from '../../state/hold-again.ts'
import { putIntoOutbox, sendOutbox } from '../../state/outbox.ts'
import { type Attempt, attemptBooking, attemptWalkIn, isOf, type Submission } from '../../state/pending.ts'
import { keepReceipt } from '../../state/receipts.ts'
import { type Pending, saveStep, type Visit, visit } from '../../state/visit.ts'
import { homeOf, type Intake, shownAnswers } from './intake.ts'
import { bookingOf, filledIn, type Made, walkInOf } from './payload.ts'

/** Sends the check-in of a walk-in. Without an answer it goes to the outbox (BOOK-19). */
export function submitWalkIn(intake: Intake): Promise<Submission> {
  return submitBy(WALK_IN, intake)
}

/**
 * Books the visit: releases the hold and books with its code (BOOK-07, BOOK-08). Bookings never wait in the outbox, because the
 * slot could be taken meanwhile. After a failure the slot is held again if it is still free.
 */
async function submitBooking(intake: Intake): Promise<Submission> {
  forgetOtherTime()
  const outcome = await submitBy(BOOKING, intake)
  if (outcome.status === 'failed' || outcome.status === 'refused') {
    holding = holdUnbooked(outcome.status === 'refused' && outcome.reason === 'conflict')
  }
  return outcome
}

let holding: Promise<void> = Promise.resolve()

/** Resolves when the slot of a failed booking is held again, or cannot be. */
export function holdingSettled(): Promise<void> {
  return holding
}

/** After a reload, tries to hold the slot again: sending the booking had released its hold. */
export function holdPending(): void {
  if (visit.pending) holding = holdUnbooked(false)
}

export function submit(intake: Intake): Promise<Submission> {
  return visit.flow === 'INSTANT_VACCINE' ? submitWalkIn(intake) : submitBooking(intake)
}

const WALK_IN: Sending = {
  path: postWalkIn.path,
  bodyOf: async (intake, before) => {
    if (before !== undefined) return JSON.stringify(await walkInOf(intake, JSON.parse(before) as Made))
    visit.counterCode ??= counterCode(randomBytes(COUNTER_CODE_BYTES))
    const made = { createdAt: instantNow(), counterCode: visit.counterCode }
    return JSON.stringify(await walkInOf(intake, made))
  },
  attempt: attemptWalkIn,
  // The server never refuses a second check-in. The pharmacy sees both, with the same counter code (API-49).
  correct: async (body) => {
    if (await putIntoOutbox(randomKey(), body, (JSON.parse(body) as Made).counterCode)) void sendOutbox()
  },
  keep: async ({ key, body }) => {
    if (!(await putIntoOutbox(key, body, (JSON.parse(body) as Made).counterCode))) return undefined
    if (isOf(key)) {
      storeSaved(key)
      void keepReceipt(visit)
      completeFlow(visit.category)
    }
    return { status: 'saved' }
  },
}

const BOOKING: Sending = {
  path: bookAppointment.path,
  bodyOf: async (intake, before) => JSON.stringify(await bookingOf(intake, instantOf(before))),
  settled: holdingSettled,
  prepare: ({ body }) => releaseForBooking(body),
  attempt: attemptBooking,
}

/** When an earlier body of the booking was signed; now without one. */
function instantOf(before: string | undefined): string {
  if (before === undefined) return instantNow()
  return (JSON.parse(before) as BookingBody).consentDetails.signature.dateTime
}

function instantNow(): string {
  return new Date(now()).toISOString()
}

/** Forgets a booking that was sent for another slot. If it succeeded, the server reports a duplicate (BOOK-14). */
function forgetOtherTime(): void {
  if (visit.pending && !isForThisTime(visit.pending)) visit.pending = undefined
}

function isForThisTime({ body }: Pending): boolean {
  const { dateTime, followupAppointment } = JSON.parse(body) as BookingBody
  const followup = visit.search?.isFirstDoseOnly ? undefined : visit.followup
  const isSameFollowup = followupAppointment?.dateTime.value === followup?.timestamp
  return dateTime.value === visit.appointment?.timestamp && isSameFollowup
}

/** How a kind of visit is sent. */
interface Sending {
  /** The path of the call, for error reports. */
  path: string
  /** The body as JSON. `before`: a body whose instant it reuses, so that equal answers give equal text. */
  bodyOf: (intake: Intake, before?: string) => Promise<string>
  /** Waits for work that an earlier attempt started. */
  settled?: () => Promise<void>
  /** Runs before the first attempt. */
  prepare?: (pending: Pending) => Promise<void>
  attempt: (pending: Pending) => Promise<Attempt>
  /** Sends an edited body after an earlier one that the server or the outbox has. */
  correct?: (body: string) => Promise<void>
  /** Keeps a body that got no answer. */
  keep?: (pending: Pending) => Promise<Submission | undefined>
}

export const submission = proxy<{ state: Submission }>({ state: { status: 'idle' } })

/** Clears a refusal that the guest has read. */
export function dismissSubmission(): void {
  submission.state = { status: 'idle' }
}

/**
 * Sends the visit exactly once (API-49). A body without a definite answer goes first, with its own key. If the guest has edited the
 * answers since, they follow a refusal with a new key; a walk-in is also corrected after a success. Ignores a second press meanwhile.
 */
async function submitBy(sending: Sending, intake: Intake): Promise<Submission> {
  if (submission.state.status === 'in_progress') return submission.state
  submission.state = { status: 'in_progress' }
  submission.state = await submitPendingFirst(sending, intake).catch(() => unsendable(sending))
  return submission.state
}

/** No payload could be made from the answers: an error of this build. The answers stay, and the guest can press again. */
function unsendable({ path }: Sending): Submission {
  reportError({ description: 'unsendable', endpoint: path })
  return { status: 'failed' }
}

async function submitPendingFirst(sending: Sending, intake: Intake): Promise<Submission> {
  await sending.settled?.()
  const { pending } = visit
  if (pending) {
    const { body: kept, lacksSecrets } = pending
    const body = lacksSecrets ? withSecrets(kept, await sending.bodyOf(intake, kept)) : kept
    const edited = await sending.bodyOf(intake, body)
    const outcome = await send(sending, { ...pending, body, lacksSecrets: false })
    // A body with retyped numbers may differ from the one that was sent, so its refusal does not concern these answers.
    const isEdited = lacksSecrets || body !== edited
    if (outcome.status === 'done' || outcome.status === 'saved') {
      if (body !== edited) await sending.correct?.(edited)
      return outcome
    }
    if (outcome.status !== 'refused' || !isEdited) return outcome
  }
  return send(sending, { key: randomKey(), body: await sending.bodyOf(intake), lacksSecrets: false })
}

/** A kept body with the retyped numbers, which are never kept. */
function withSecrets(kept: string, again: string): string {
  return JSON.stringify(filledIn(JSON.parse(kept), JSON.parse(again)))
}

/** Makes one attempt. Without an answer it keeps the body (BOOK-19); if that is impossible it retries once (quality, fault 4). */
async function send(sending: Sending, pending: Pending): Promise<Submission> {
  visit.pending = pending
  await draftSaved() // after a crash the draft has the key
  await sending.prepare?.(pending)
  const first = await sending.attempt(pending)
  if (first !== 'silent' && first !== 'busy') return first
  const kept = await sending.keep?.(pending)
  if (kept) return kept
  const again = first === 'busy' ? first : await sending.attempt(pending)
  return again === 'busy' || again === 'silent' ? { status: 'failed' } : again // BOOK-18
}

const DOCUMENTS = 'consentDetails.documents'
/** The fields in which somebody signs (FINANCE-05, FINANCE-07). */
const SIGNATURE = ['patientLegalName', 'responsiblePartyFirstName', 'responsiblePartyLastName']

/** The server's message about a refused field, and the page that asks for it. */
export type Refused = { message: string; place: PagePosition | undefined; step: string | undefined }

/** The first field that a refusal names; undefined when it names none. */
export function refusedField(
  intake: Intake,
  answers: Visit['answers'],
  errors: readonly ApiError[],
): Refused | undefined {
  const named = errors.find(({ field }) => field !== undefined)
  if (named?.field === undefined) return undefined
  const path = named.field.split('.')
  const step = stepThatAgrees(intake, named.field) ?? stepThatSends(intake, answers, path)
  const stops = intake.pages.filter(({ stepKey }) => step && stepKey === homeOf(intake, step.key))
  const last = path.at(-1) ?? ''
  const stop = stops.find(({ page }) => page.fields.flatMap(answerKeys).includes(last)) ?? stops[0]
  return { message: refusalText(named), place: stop, step: stop && step?.title() }
}

/** The text of an error. The catalogue is asked for the key in `message` first, then for the error's own key. */
function refusalText({ key, message, values }: ApiError): string {
  // Beside the key there are the words of the questions, where they decided (BK-30).
  if (key === 'notEligible') return message === key ? say(eligibility).ineligible : translate(message)
  return messageText(message, values, key)
}

/** Makes the guest read and agree again to texts that changed since (CONSENT-10). Returns whether there were any. */
export async function rereadChanged(intake: Intake, errors: readonly ApiError[]): Promise<boolean> {
  const changed = errors.filter(({ key }) => key === 'consentChanged')
  const specs = changed.flatMap(({ field }) => stepThatAgrees(intake, field) ?? [])
  for (const key of new Set(specs.map(({ key }) => homeOf(intake, key)))) {
    const page = intake.pages.find(({ stepKey }) => stepKey === key)?.page
    const isConsent = ({ kind, name }: FieldSpec) =>
      kind === 'box' || ANSWERED_CONSENTS.includes(name as ConsentBox['field'])
    const agreed = page?.fields.filter(isConsent).flatMap(answerKeys) ?? []
    saveStep(key, {}, [...agreed, ...SIGNATURE])
  }
  if (specs.length === 0) return false
  await reload(specs.flatMap(({ agreesTo }) => agreesTo ?? []))
  return true
}

/** The step with the consent that a field is about. */
function stepThatAgrees({ steps }: Intake, field: string | undefined): StepSpec | undefined {
  const agreeing = steps.find(({ spec }) => spec.agreesTo && field === `${DOCUMENTS}.${spec.agreesTo}`)
  return agreeing?.spec
}

/** The step whose slice of the payload contains most of a path; undefined if several contain equally much. */
function stepThatSends(intake: Intake, answers: Visit['answers'], path: readonly string[]) {
  const context: PayloadContext = { ...intake.context, submittedAt: '' }
  const reached = intake.steps
    .map(({ spec }) => ({
      spec,
      depth: depthOf(spec.payload(shownAnswers(intake, answers, spec.key), context), path),
    }))
    .filter(({ depth }) => depth > 0)
  const most = Math.max(...reached.map(({ depth }) => depth))
  const [farthest, ...others] = reached.filter(({ depth }) => depth === most)
  return others.length === 0 ? farthest?.spec : undefined
}

/** How many names of a path exist in a value. */
function depthOf(value: unknown, [name, ...rest]: readonly string[]): number {
  if (name === undefined || typeof value !== 'object' || value === null) return 0
  const inside: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  return inside === undefined ? 0 : 1 + depthOf(inside, rest)
}
