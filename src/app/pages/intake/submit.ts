import { create } from 'superstruct'
import { proxy } from 'valtio'
import type { ApiError } from '#contract/endpoint'
import { postWalkIn, WalkIn } from '#contract/walk-in'
import { COUNTER_CODE_BYTES, counterCode } from '#domain/counter-code'
import { optionName } from '#domain/vaccines'
import { call } from '../../api/call.ts'
import type { PayloadContext } from '../../forms/step.ts'
import { shownText } from '../../parts/consent.ts'
import { browserZone, now } from '../../platform/clock.ts'
import { sha256 } from '../../platform/digest.ts'
import { randomBytes, randomKey } from '../../platform/random.ts'
import { draftSaved } from '../../state/draft.ts'
import { completeFlow, reportError } from '../../state/flow.ts'
import { isSecret } from '../../state/kept-visit.ts'
import { putIntoOutbox } from '../../state/outbox.ts'
import type { Pending } from '../../state/visit.ts'
import { storeBooking, storeSaved, visit } from '../../state/visit.ts'
import type { Intake } from './intake.ts'
import { shownAnswers } from './intake.ts'

/** How a submission stands (INTAKE-17); `failed` has no definite answer and may be pressed again. */
export type Submission =
  /** `saved`: sealed in the outbox, to be sent when the server is there (BOOK-19). */
  | { status: 'idle' | 'in_progress' | 'done' | 'saved' | 'failed' }
  | { status: 'refused'; reason: 'conflict' | 'duplicate' | 'error'; errors: ApiError[] }

export const submission = proxy<{ state: Submission }>({ state: { status: 'idle' } })

/** Puts away a refusal the guest has read. */
export function dismissSubmission(): void {
  submission.state = { status: 'idle' }
}

/**
 * Sends the check-in, once (API-49): what is still without a definite answer goes first, with its own key and body;
 * an edited body follows only after a refusal, under a key of its own. A second press while one is under way does nothing.
 */
export async function submitWalkIn(intake: Intake): Promise<Submission> {
  if (submission.state.status === 'in_progress') return submission.state
  submission.state = { status: 'in_progress' }
  submission.state = await submitPendingFirst(intake).catch(unsendable)
  return submission.state
}

/** Answers that make no payload: a fault of ours; what was typed stays, and the button can be used. */
function unsendable(): Submission {
  reportError({ description: 'unsendable', endpoint: postWalkIn.path })
  return { status: 'failed' }
}

async function submitPendingFirst(intake: Intake): Promise<Submission> {
  const { pending } = visit
  if (pending) {
    const body = pending.lacksSecrets ? await withSecrets(pending, intake) : pending.body
    const outcome = await send({ ...pending, body, lacksSecrets: false })
    // A body made whole again may differ from the one that was sent; its refusal says nothing of these answers.
    const isEdited = pending.lacksSecrets || body !== (await bodyOf(intake, JSON.parse(body)))
    if (outcome.status !== 'refused' || !isEdited) return outcome
  }
  visit.counterCode ??= counterCode(randomBytes(COUNTER_CODE_BYTES))
  const made = { createdAt: new Date(now()).toISOString(), counterCode: visit.counterCode }
  return send({ key: randomKey(), body: await bodyOf(intake, made), lacksSecrets: false })
}

/** One attempt; without an answer the outbox takes over (BOOK-19), and where there can be none, one safe retry (quality, fault 4). */
async function send(pending: Pending): Promise<Submission> {
  visit.pending = pending
  await draftSaved() // a crash from here on finds the key again
  const first = await attempt(pending)
  if (first !== 'silent' && first !== 'busy') return first
  if (await putIntoOutbox(pending.key, pending.body)) {
    storeSaved(pending.key)
    completeFlow(visit.category)
    return { status: 'saved' }
  }
  const again = first === 'busy' ? first : await attempt(pending)
  return again === 'busy' || again === 'silent' ? { status: 'failed' } : again // BOOK-18
}

/** Without a definite answer: 'busy' when the server said so (API-50), 'silent' when nothing of ours was heard. */
async function attempt({ key, body }: Pending): Promise<Submission | 'busy' | 'silent'> {
  const result = await call(postWalkIn, { body: JSON.parse(body) as WalkIn, idempotencyKey: key })
  const booked = result.kind === 'answered' ? result.data.appointments[0] : undefined
  if (booked) {
    storeBooking(booked)
    completeFlow(visit.category)
    return { status: 'done' }
  }
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: postWalkIn.path, status })
  if (result.kind !== 'refused')
    return result.kind === 'failed' && result.reason === 'server' ? 'busy' : 'silent'
  visit.pending = undefined
  const reason = status === 409 ? 'conflict' : status === 429 ? 'duplicate' : 'error' // BOOK-12, BOOK-14, BOOK-16
  return { status: 'refused', reason, errors: result.errors }
}

/** The body as JSON; the same answers at the same instant give the same text. */
async function bodyOf(intake: Intake, made: Pick<WalkIn, 'createdAt' | 'counterCode'>): Promise<string> {
  return JSON.stringify(await walkInOf(intake, made))
}

/** The walk-in payload of the visit (WALKIN-19, BOOK-01, BOOK-02, BOOK-06). */
export async function walkInOf(
  intake: Intake,
  { createdAt, counterCode: code }: Pick<WalkIn, 'createdAt' | 'counterCode'>,
): Promise<WalkIn> {
  const { appointment, provider, answers } = visit
  if (!appointment || !provider) throw new Error('Scheduling requires first setting an appointment/provider') // HOLD-22
  const context: PayloadContext = { ...intake.context, submittedAt: createdAt }
  const slices = intake.steps.map(({ spec }) =>
    spec.payload(shownAnswers(intake, answers, spec.key), context),
  )
  const whole = join([
    {
      businessName: 'pharmacy',
      serviceIds: appointment.services.map(({ id }) => id),
      locationNumber: provider.providerId,
      patientTimeZone: browserZone(),
      requestedVaccinations: appointment.services.map(({ name }) => optionName(name)),
      consentDetails: { documents: await agreedDocuments(intake) },
      counterCode: code,
      createdAt,
    },
    ...slices,
  ])
  return create(JSON.parse(JSON.stringify(whole)), WalkIn)
}

/** The wording that was agreed to, step by step (CONSENT-10). */
async function agreedDocuments({ steps, context }: Intake): Promise<{ slug: string; sha256: string }[]> {
  const agreed = steps.flatMap(({ spec }) => (spec.agreesTo === undefined ? [] : [spec.agreesTo]))
  const documents = await Promise.all(
    agreed.map(async (slug) => ({ slug, sha256: await sha256(shownText(context.consent(slug))) })),
  )
  return documents.flatMap(({ slug, sha256: digest }) =>
    digest === undefined ? [] : [{ slug, sha256: digest }],
  )
}

/** Slices as one payload; they are disjoint, so nothing is overwritten. */
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

/** A kept body with the numbers that were not kept, typed again. */
async function withSecrets(pending: Pending, intake: Intake): Promise<string> {
  const kept: WalkIn = JSON.parse(pending.body)
  return JSON.stringify(filledIn(kept, await walkInOf(intake, kept)))
}

/** What was kept, with the secrets of `again` in their places. */
function filledIn(kept: unknown, again: unknown): unknown {
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
