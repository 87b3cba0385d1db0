import type { BookingBody } from '#contract/appointments'
import { bookAppointment } from '#contract/appointments'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { COUNTER_CODE_BYTES, counterCode } from '#domain/counter-code'
import { call } from '../../api/call.ts'
import { now } from '../../platform/clock.ts'
import { randomBytes, randomKey } from '../../platform/secrets.ts'
import { completeFlow } from '../../state/flow.ts'
import { holdUnbooked, releaseForBooking, releaseUnbooked } from '../../state/hold-for-booking.ts'
import { putIntoOutbox, sendOutbox } from '../../state/outbox.ts'
import { forgetPrescreen } from '../../state/prescreen.ts'
import type { Pending } from '../../state/visit.ts'
import { storeBooking, storeSaved, visit } from '../../state/visit.ts'
import type { Intake } from './intake.ts'
import { bookingOf, walkInOf } from './payload.ts'
import type { Attempt, Sending, Submission } from './submission.ts'
import { judged, submitBy } from './submission.ts'

/** Sends the check-in of a walk-in; without an answer the outbox takes over (BOOK-19). */
export function submitWalkIn(intake: Intake): Promise<Submission> {
  return submitBy(WALK_IN, intake)
}

/**
 * Books the visit: gives up what is held and books it with the codes just released (BOOK-07, BOOK-08). Nothing waits in the
 * outbox: a time is booked now or chosen anew. What is not booked is held again when it is still free.
 */
export async function submitBooking(intake: Intake): Promise<Submission> {
  forgetOtherTime()
  const outcome = await submitBy(BOOKING, intake)
  if (outcome.status === 'failed' || outcome.status === 'refused') {
    holding = holdUnbooked(outcome.status === 'refused' && outcome.reason === 'conflict')
  }
  return outcome
}

let holding: Promise<void> = Promise.resolve()

/** Resolves when what was not booked is held again, or cannot be. */
export function holdingSettled(): Promise<void> {
  return holding
}

/** Finds out whether the time of a booking that was sent before a reload is still this guest's: its hold was released. */
export function holdPending(): void {
  if (visit.pending) holding = holdUnbooked(false)
}

/** Sends the visit as its flow has it. */
export function submit(intake: Intake): Promise<Submission> {
  return visit.flow === 'INSTANT_VACCINE' ? submitWalkIn(intake) : submitBooking(intake)
}

const WALK_IN: Sending = {
  path: postWalkIn.path,
  bodyOf: async (intake, before) => {
    if (before !== undefined) return JSON.stringify(await walkInOf(intake, JSON.parse(before) as WalkIn))
    visit.counterCode ??= counterCode(randomBytes(COUNTER_CODE_BYTES))
    const made = { createdAt: instantNow(), counterCode: visit.counterCode }
    return JSON.stringify(await walkInOf(intake, made))
  },
  attempt: async ({ key, body }) => {
    const result = await call(postWalkIn, { body: JSON.parse(body) as WalkIn, idempotencyKey: key })
    const booked = result.kind === 'answered' ? result.data.appointments[0] : undefined
    return booked ? done(key, booked) : judged(result, postWalkIn.path)
  },
  // What opens is never refused: the pharmacy sees both, under one counter code (API-49).
  correct: async (body) => {
    if (await putIntoOutbox(randomKey(), body, (JSON.parse(body) as WalkIn).counterCode)) void sendOutbox()
  },
  keep: async ({ key, body }) => {
    if (!(await putIntoOutbox(key, body, (JSON.parse(body) as WalkIn).counterCode))) return undefined
    if (isOf(key)) {
      storeSaved(key)
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
  attempt: async ({ key, body }) => {
    const result = await call(bookAppointment, {
      body: JSON.parse(body) as BookingBody,
      idempotencyKey: key,
    })
    const [booked, followup] = result.kind === 'answered' ? result.data.appointments : []
    if (!booked) return judged(result, bookAppointment.path)
    releaseUnbooked(body)
    return done(key, booked, followup)
  },
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

/** Whether the visit is still the one that was sent under this key: a guest may have started over meanwhile. */
function isOf(key: string): boolean {
  return visit.pending?.key === key
}

/** When a booking that was made before was signed, else now. */
function instantOf(before: string | undefined): string {
  if (before === undefined) return instantNow()
  return (JSON.parse(before) as BookingBody).consentDetails.signature.dateTime
}

function instantNow(): string {
  return new Date(now()).toISOString()
}

/** What was sent for another time is not sent again: whether it was booked, the server will say of this one (BOOK-14). */
function forgetOtherTime(): void {
  if (visit.pending && !isForThisTime(visit.pending)) visit.pending = undefined
}

function isForThisTime({ body }: Pending): boolean {
  const { dateTime, followupAppointment } = JSON.parse(body) as BookingBody
  const followup = visit.search?.isFirstDoseOnly ? undefined : visit.followup
  const isSameFollowup = followupAppointment?.dateTime.value === followup?.timestamp
  return dateTime.value === visit.appointment?.timestamp && isSameFollowup
}
