import { type BookingBody, bookAppointment } from '#contract/appointments'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { COUNTER_CODE_BYTES, counterCode } from '#domain/counter-code'
import { call } from '../../api/call.ts'
import { now } from '../../platform/clock.ts'
import { randomBytes, randomKey } from '../../platform/secrets.ts'
import { completeFlow } from '../../state/flow.ts'
import { holdUnbooked, releaseForBooking, releaseUnbooked } from '../../state/hold-for-booking.ts'
import { putIntoOutbox, sendOutbox } from '../../state/outbox.ts'
import { forgetPrescreen } from '../../state/prescreen.ts'
import { type Pending, storeBooking, storeSaved, visit } from '../../state/visit.ts'
import type { Intake } from './intake.ts'
import { bookingOf, walkInOf } from './payload.ts'
import { type Attempt, judged, type Sending, type Submission, submitBy } from './submission.ts'

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
  // The server never refuses a second check-in. The pharmacy sees both, with the same counter code (API-49).
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

/** Whether this is still the visit that was sent with the key. The guest may have started over meanwhile. */
function isOf(key: string): boolean {
  return visit.pending?.key === key
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
