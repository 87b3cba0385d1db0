import { MOST_MOVES, type MoveBody, type MovedAppointments } from '#contract/appointment-move'
import type { Problem } from '#domain/fields/problem'
import { followupPlan } from '#domain/search-window'
import { MINUTE_MS } from '#domain/time-units'
import type { Directory } from '../booking/directory.ts'
import type { Provider } from '../booking/provider.ts'
import { isLicensed } from '../booking/searches.ts'
import { refuseSwitchedOff } from '../booking/switched-off.ts'
import { type Refusal, refusal, unknownAppointment } from '../http/refusal.ts'
import { fingerprints } from '../keys/seal.ts'
import type { Client } from '../limits/limits.ts'
import type { MovedAppointment, MoveResult } from '../store/move-store.ts'
import type { ProviderKey, StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import { checkConfirmCode } from './confirm-code.ts'
import { ageProblems, eligibilityProblems, refuseBroken } from './eligibility.ts'
import { intakeRules, readCatalogue } from './intake.ts'
import {
  firstOf,
  type MovePayloads,
  type MovePlan,
  movingOf,
  openedOf,
  type TimeToMove,
  type VisitToMove,
  type WantedTime,
} from './move-records.ts'
import { readTime, refusalOf, refuseForeignCode, visitAt, visitDayOf } from './wanted.ts'

/** A visit to move. `isByGuest`: it is one of the changes that the guest has; an operator's systems move without a limit. */
type MoveRequest = {
  id: string
  idempotencyKey: string | null
  body: Omit<MoveBody, 'confirmCode'>
  isByGuest: boolean
  /** Another location to move to, that of an offer (VISIT-04). */
  at?: ProviderKey | undefined
}

/** Has guests move the visit of their link. */
export function createMove(
  deps: AppointmentDeps,
): (
  id: string,
  call: { body: MoveBody; idempotencyKey: string | null; client: Client },
) => Promise<MovedAppointments> {
  return async (id, { body: { confirmCode, ...body }, idempotencyKey, client }) => {
    checkConfirmCode(deps, id, confirmCode, client)
    return moveVisit(deps, { id, body, idempotencyKey, isByGuest: true })
  }
}

/**
 * Moves a visit to other times, once for the key (VISIT-02). The provider of a team on video may be another one; a location and a dietitian
 * stay. The rules of the new day are asked again (VISIT-03). Throws the refusals that `moveAppointment` names.
 */
export async function moveVisit(
  deps: AppointmentDeps,
  { id, idempotencyKey, body, isByGuest, at }: MoveRequest,
): Promise<MovedAppointments> {
  const { store, keys } = deps
  const prints = fingerprints(keys, { move: id, ...body })
  const earlier = idempotencyKey === null ? undefined : await store.moveOfKey(idempotencyKey)
  if (earlier) {
    if (!prints.includes(earlier.fingerprint)) throw keyReused()
    return answerOf(deps, earlier.appointments)
  }
  const { visit, moving, payloads, directory } = await judged(deps, { id, body, isByGuest, at })
  const result = await store.move({
    idempotencyKey,
    fingerprint: prints[0],
    isByGuest,
    appointments: all(visit).map((one) => movingOf(deps, one, { visit, moving, payloads })),
    ...(visit.first && { first: firstOf(deps, visit.first, moving) }),
  })
  for (const { from, plans } of moving) {
    const former = directory.provider(from.provider)
    for (const provider of [former, ...plans.map((plan) => plan.provider)])
      if (provider) deps.availabilities.forget(provider)
  }
  return answerOf(deps, movedIn(result))
}

/** With whom and in which cells a guest can move a visit, if these are free; throws why they cannot, as `moveVisit` does. */
export async function plansOfMove(
  deps: AppointmentDeps,
  request: Pick<MoveRequest, 'id' | 'body' | 'at'>,
): Promise<readonly MovePlan[]> {
  const { moving } = await judged(deps, { ...request, isByGuest: true })
  return moving.flatMap(({ plans }) => plans)
}

/** The visit, and where it moves by the rules of today; throws the refusals of `moveAppointment`, and changes nothing. */
async function judged(
  deps: AppointmentDeps,
  { id, body, isByGuest, at }: Omit<MoveRequest, 'idempotencyKey'>,
) {
  const visit = await readVisit(deps, id)
  const wanted = timesOf(visit, body)
  await refuseOver(deps, visit, { wanted, revision: body.revision, isByGuest })
  const directory = await deps.directory()
  const serviceIds = wanted.flatMap(({ from }) => from.serviceIds)
  await refuseSwitchedOff(deps.content, directory.services, serviceIds)
  const catalogue = await readCatalogue(deps.content, directory)
  const moving = wanted.map((one) => planned({ directory, catalogue, now: deps.clock(), at }, one))
  refuseShortInterval(visit, moving, { directory, catalogue })
  const payloads = new Map(all(visit).map((one) => [one.id, openedOf(deps, one)]))
  await refuseIneligible(deps, visit, { moving, payloads, catalogue })
  return { visit, moving, payloads, directory }
}

/** The appointments that the move is about. */
function all({ one, followup }: VisitToMove): StoredAppointment[] {
  return followup ? [one, followup] : [one]
}

async function readVisit({ store }: AppointmentDeps, id: string): Promise<VisitToMove> {
  const one = await store.appointment(id)
  if (!one) throw unknownAppointment()
  if (one.status === 'canceled') {
    throw refusal(409, 'alreadyCanceled', 'This appointment has already been canceled.') // CANCEL-15
  }
  const followup = await store.followupOf(id)
  const first = one.firstId === null ? undefined : await store.appointment(one.firstId)
  return { one, followup: followup?.status === 'booked' ? followup : undefined, first }
}

/** What the body moves. Refused (400): nothing, or a second dose that the visit lacks. */
function timesOf(
  { one, followup }: VisitToMove,
  { dateTime, reservationCode, followupAppointment }: MoveRequest['body'],
): WantedTime[] {
  const times = dateTime
    ? [
        {
          from: one,
          time: { dateTime, ...(reservationCode !== undefined && { reservationCode }) },
          prefix: '',
        },
      ]
    : []
  if (!followupAppointment) {
    if (times.length === 0) throw refusal(400, 'invalidRequest', 'This field is required.', 'dateTime')
    return times
  }
  if (!followup) {
    const message = 'This visit has no second dose.'
    throw refusal(400, 'invalidRequest', message, 'followupAppointment')
  }
  return [...times, { from: followup, time: followupAppointment, prefix: 'followupAppointment.' }]
}

/** Refuses (409) a visit that has begun or is served, was moved since the guest read it, or was moved too often. */
async function refuseOver(
  { store, clock }: AppointmentDeps,
  visit: VisitToMove,
  { wanted, revision, isByGuest }: { wanted: readonly WantedTime[]; revision: number; isByGuest: boolean },
): Promise<void> {
  const { one, first } = visit
  const states = await store.visitStates(all(visit).map(({ id }) => id))
  const isServed = (id: string) => (states.get(id)?.status ?? 'waiting') !== 'waiting'
  if (wanted.some(({ from: { id, startsAt } }) => startsAt <= clock() || isServed(id))) {
    throw refusal(409, 'visitBegun', 'This visit has begun or is over.')
  }
  if (one.revision !== revision) throw changed()
  if (isByGuest) for (const { guestMoves } of first ? [one, first] : [one]) refuseTooMany(guestMoves)
}

/** Refuses (409) a change by a guest who has made all that a guest can make. */
export function refuseTooMany(guestMoves: number): void {
  if (guestMoves >= MOST_MOVES) throw refusal(409, 'tooManyMoves', 'This visit has been moved too often.')
}

type Asked = {
  directory: Directory
  catalogue: Awaited<ReturnType<typeof readCatalogue>>
  now: number
  at: ProviderKey | undefined
}

/** The providers that the appointment can be with at the new time if nothing is taken; throws why if there are none. */
function planned(asked: Asked, { from, time, prefix }: WantedTime): TimeToMove {
  const start = readTime(time.dateTime, `${prefix}dateTime`)
  const { reservationCode } = time
  refuseForeignCode(reservationCode, `${prefix}reservationCode`)
  if (start === from.startsAt) {
    throw refusal(400, 'sameTime', 'The visit is at this time already.', `${prefix}dateTime.value`)
  }
  const refusals: Refusal[] = []
  const plans: MovePlan[] = []
  for (const provider of providersFor(asked, from)) {
    const planned = visitAt(provider, asked, { serviceIds: from.serviceIds, start, reservationCode })
    if ('cells' in planned) plans.push({ provider, planned })
    else refusals.push(refusalOf(planned.outcome, `${prefix}serviceIds`, `${prefix}dateTime.value`))
  }
  const [plan, ...others] = plans
  if (plan) return { from, time, plans: [plan, ...others], prefix }
  throw (
    refusals.find(({ errors }) => errors[0]?.key === 'notOnSchedule') ??
    refusals[0] ??
    refusal(404, 'locationClosed', 'This location is closed.')
  )
}

/** Who can see the guest of an appointment: its own provider, and then the others of a team on video. */
function providersFor(
  { directory, at }: Pick<Asked, 'directory' | 'at'>,
  { provider: key, licensureState }: StoredAppointment,
): Provider[] {
  const own = directory.provider(at ?? key)
  const isTeam = own?.licensureStates !== null && key.businessName !== 'dietitian'
  if (!isTeam || licensureState === null) return own ? [own] : []
  const team = directory.onVideo.filter(
    (one) => one !== own && one.key.businessName === key.businessName && isLicensed(one, licensureState),
  )
  return own && isLicensed(own, licensureState) ? [own, ...team] : team
}

/** A second dose keeps its interval after the first (HOLD-15, VISIT-02). */
function refuseShortInterval(
  { one, followup, first: before }: VisitToMove,
  moving: readonly TimeToMove[],
  { directory, catalogue }: Pick<Asked, 'directory' | 'catalogue'>,
): void {
  const [first, second] = before ? [before, one] : [one, followup]
  if (!second) return
  const movingFirst = moving.find(({ from }) => from === first)
  const movingSecond = moving.find(({ from }) => from === second)
  const dayIn = (plan: TimeToMove | undefined, from: StoredAppointment) => {
    const provider = plan?.plans[0].provider ?? directory.provider(from.provider)
    return provider && visitDayOf(plan?.plans[0].planned.startsAt ?? from.startsAt, provider)
  }
  const [firstDay, secondDay] = [dayIn(movingFirst, first), dayIn(movingSecond, second)]
  const chosen = catalogue.filter(({ id }) => first.serviceIds.includes(id))
  const plan = firstDay && followupPlan(chosen, firstDay, false)
  if (!plan || !secondDay || secondDay >= plan.date) return
  const field = movingSecond ? `${movingSecond.prefix}dateTime.value` : 'dateTime.value'
  throw refusal(400, 'followupTooEarly', 'The second dose would be too soon after the first.', field)
}

/** The answers of the guest are judged again for the new days (VISIT-03). */
async function refuseIneligible(
  { content, clock }: AppointmentDeps,
  { one }: VisitToMove,
  {
    moving,
    payloads,
    catalogue,
  }: { moving: readonly TimeToMove[]; payloads: MovePayloads; catalogue: Asked['catalogue'] },
): Promise<void> {
  const problems: Problem[] = []
  for (const { from, plans } of moving) {
    const booking = payloads.get(from.id)
    if (!booking) continue
    const [{ provider, planned }] = plans
    const day = visitDayOf(planned.startsAt, provider)
    const rules = await intakeRules(content, catalogue, { provider, booking, day }, clock())
    // The questions are asked for a first dose; a second one has the answers of the first.
    if (from === one && from.firstId === null) problems.push(...eligibilityProblems(booking, rules, day))
    problems.push(...ageProblems(booking.basicInfo.dateOfBirth, from.serviceIds, rules.context, day))
  }
  refuseBroken(problems)
}

function movedIn(result: MoveResult): MovedAppointment[] {
  switch (result.outcome) {
    case 'moved':
    case 'replayed':
      return result.appointments
    case 'keyReused':
      throw keyReused()
    case 'changed':
      throw changed()
    case 'taken':
      throw refusal(409, 'slotTaken', 'The time you selected is no longer available.') // BOOK-13
  }
}

async function answerOf(
  { directory }: AppointmentDeps,
  moved: readonly MovedAppointment[],
): Promise<MovedAppointments> {
  const known = await directory()
  return {
    appointments: moved.map(({ id, revision, provider, startsAt, endsAt }) => ({
      id,
      revision,
      dateTime: {
        value: new Date(startsAt).toISOString(),
        timezone: known.provider(provider)?.details.timezone ?? 'UTC',
      },
      durationMinutes: Math.round((endsAt - startsAt) / MINUTE_MS),
    })),
  }
}

function changed(): Refusal {
  return refusal(409, 'visitChanged', 'This visit was changed meanwhile.')
}

function keyReused(): Refusal {
  return refusal(422, 'idempotencyKeyReused', 'This Idempotency-Key was used with another body.')
}
