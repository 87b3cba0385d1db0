import { type BookingBody, bookAppointment } from '#contract/appointments'
import type { ApiError } from '#contract/endpoint'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { wireOf } from '#contract/wire'
import { type CallResult, call } from '../api/call.ts'
import { storeBooking } from './booked.ts'
import { areExtensionsSent } from './extensions.ts'
import { completeFlow, reportError } from './flow.ts'
import { releaseUnbooked } from './hold-again.ts'
import { forgetPrescreen } from './prescreen.ts'
import { keepBookedReceipts, keepReceipt } from './receipts.ts'
import { type Pending, visit } from './visit.ts'

/** The state of a submission (INTAKE-17). `failed`: without a definite answer, so the guest may press Submit again. */
export type Submission =
  /** `saved`: sealed in the outbox, which sends it later (BOOK-19). */
  | { status: 'idle' | 'in_progress' | 'done' | 'saved' | 'failed' }
  | { status: 'refused'; reason: 'conflict' | 'duplicate' | 'error'; errors: ApiError[] }

/** 'busy': the server said so (API-50). 'silent': no answer from our server. */
export type Attempt = Submission | 'busy' | 'silent'

/** A kept body as the provider takes it (BK-64). */
function sentAs(body: string): unknown {
  return wireOf(JSON.parse(body), areExtensionsSent())
}

/** Sends a check-in once. */
export async function attemptWalkIn({ key, body }: Pending): Promise<Attempt> {
  const result = await call(postWalkIn, { body: sentAs(body) as WalkIn, idempotencyKey: key })
  const booked = result.kind === 'answered' ? result.data.appointments[0] : undefined
  if (!booked) return judged(result, postWalkIn.path)
  if (isOf(key) && booked.counterCode !== undefined) visit.counterCode = booked.counterCode
  if (isOf(key)) void keepReceipt(visit)
  return done(key, booked)
}

/** Sends a booking once; what was held again meanwhile is given up when an earlier body turns out to be booked. */
export async function attemptBooking({ key, body }: Pending): Promise<Attempt> {
  const result = await call(bookAppointment, {
    body: sentAs(body) as BookingBody,
    idempotencyKey: key,
  })
  const [booked, followup] = result.kind === 'answered' ? result.data.appointments : []
  if (!booked) return judged(result, bookAppointment.path)
  releaseUnbooked(body)
  const outcome = done(key, booked, followup)
  if (visit.appointment?.id === booked.id) void keepBookedReceipts(visit)
  return outcome
}

type Booked = Parameters<typeof storeBooking>[0]

function done(key: string, booked: Booked, followup?: Booked): Attempt {
  if (isOf(key)) {
    storeBooking(booked, followup)
    completeFlow(visit.category)
    forgetPrescreen()
  }
  return { status: 'done' }
}

/** Whether this is still the visit that was sent with the key. The guest may have started over meanwhile. */
export function isOf(key: string): boolean {
  return visit.pending?.key === key
}

/** The meaning of a call without a booking. A refusal is definite, so its key is not used again (BOOK-11 to BOOK-18). */
function judged(result: CallResult<unknown>, path: string): Attempt {
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: path, status })
  // An answer that cannot be read is definite: the same body is not sent again by itself (BK-63).
  const isAnswered =
    result.kind === 'failed' && (result.reason === 'server' || result.reason === 'unreadable')
  if (result.kind !== 'refused') return isAnswered ? 'busy' : 'silent'
  const { errors } = result
  // A proxy's rate limit says nothing about appointments (API-50).
  const isDuplicate = errors.some(({ key }) => key === 'duplicateAppointment')
  if (status === 429 && !isDuplicate) return 'busy'
  visit.pending = undefined
  const reason = status === 409 ? 'conflict' : isDuplicate ? 'duplicate' : 'error' // BOOK-12, BOOK-14, BOOK-16
  return { status: 'refused', reason, errors }
}

/** Whether a booking was sent and has no definite answer (BK-37). A walk-in waits in the outbox, and is kept there. */
export function isUnsettled({
  pending,
  flow,
}: {
  readonly pending?: unknown
  readonly flow: string
}): boolean {
  return pending !== undefined && flow !== 'INSTANT_VACCINE'
}

/**
 * Finds out what became of a booking that was sent without a definite answer: the same key and body go once more, so that it is booked once
 * (API-49, BK-37). `unknown`: still without an answer, or the numbers in it must be typed again.
 */
export async function settlePending(): Promise<'booked' | 'notBooked' | 'unknown'> {
  const { pending } = visit
  if (!pending) return 'notBooked'
  if (pending.lacksSecrets) return 'unknown'
  const outcome = await attemptBooking({ ...pending })
  if (typeof outcome === 'string') return 'unknown'
  return outcome.status === 'done' ? 'booked' : 'notBooked'
}
