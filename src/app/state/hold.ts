import { proxy } from 'valtio'
import type { Toggle } from '#contract/content/toggle'
import type { Reservation } from '#contract/reservations'
import { HOLD_MS, reserve } from '#contract/reservations'
import type { SchedulerFlow } from '#contract/vocabulary'
import { isOn } from '#domain/config'
import { now } from '../platform/clock.ts'
import { randomKey } from '../platform/secrets.ts'
import { layerContextOf } from './configuration.ts'
import { documents } from './documents.ts'
import { reportAlert, reportError, reportFailedCall } from './flow.ts'
import type { Which } from './hold-request.ts'
import { holdRequestBody, ownCode, rememberReleased, sendHoldRequest, sendRelease } from './hold-request.ts'
import { prescreen } from './prescreen.ts'
import type { Appointment, ChosenProvider, HoldRequest, Visit } from './visit.ts'
import { isFinished, visit } from './visit.ts'

/** A slot that the guest picks, with its provider and services. */
export interface Choice {
  /** The instant as in the slot search. */
  timestamp: string
  /** The IANA zone for display. */
  timezone: string
  /** In minutes; undefined where the provider does not say. */
  durationMinutes?: number | undefined
  services: Appointment['services']
  provider: ChosenProvider
  flow: SchedulerFlow
  category: string
  /** The search that found it; absent: that of the slot before. */
  search?: Visit['search']
}

/** `taken`: another guest was faster (HOLD-11). `failed`: any other failure; a slot held before stays held (HOLD-12). */
export type PickOutcome = 'held' | 'taken' | 'failed' | 'superseded'

type PickedSlot = { which: Which; provider: string; timestamp: string }

interface Hold {
  /** The slot whose request is under way. */
  picking: PickedSlot | undefined
  /** The slot that could not be held, and why. */
  problem: (PickedSlot & { kind: 'taken' | 'failed' }) | undefined
  extending: 'idle' | 'in_progress' | 'failed'
  /** The hold cannot be extended further (HOLD-24). */
  isLongest: boolean
}

const initial = (): Hold => ({
  picking: undefined,
  problem: undefined,
  extending: 'idle',
  isLongest: false,
})

type Ending = { readonly holdExpiresAt?: number | undefined; readonly timestamp?: string }

/** The progress of holding. The holds themselves are in the visit. */
export const hold = proxy(initial())

let latest = 0
let running: Promise<PickOutcome> = Promise.resolve('held')
let ready: () => Promise<void> = () => Promise.resolve()

/** Sets what must happen before a slot is picked. */
export function beforePicking(prepare: () => Promise<void>): void {
  ready = prepare
}

/** Whether the slots of this visit are held before they are booked (HOLD-05, SCOPE-12). */
export function areReservationsEnabled(): boolean {
  const toggle = documents.loads.reservationToggle
  return toggle?.status !== 'ok' || isOn(toggle.data as Toggle, layerContextOf(visit))
}

/** Identifies a provider among all businesses. */
export function providerKey({
  businessName,
  providerId,
}: Pick<ChosenProvider, 'businessName' | 'providerId'>): string {
  return `${businessName}/${providerId}`
}

export function isHeld(of: Readonly<Appointment> | undefined): boolean {
  return of?.reservationCode !== undefined && (holdEnd({ appointment: of }) ?? 0) > now()
}

/** When the first hold ends, but at most when its visit begins, in milliseconds since 1970 by the server's clock. */
export function holdEnd(of: Readonly<Partial<Record<Which, Ending | undefined>>>): number | undefined {
  const ends = [of.appointment, of.followup].flatMap((one) => {
    if (one?.holdExpiresAt === undefined) return []
    return one.timestamp ? Math.min(one.holdExpiresAt, Date.parse(one.timestamp)) : one.holdExpiresAt
  })
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** Stores an appointment and its provider. The same ones change nothing (HOLD-02); others end a follow-up (HOLD-03). */
export function selectAppointment({ provider, flow, category, search, ...time }: Choice): void {
  if (search) visit.search = search
  const isSame =
    isSameTime(visit.appointment, time) &&
    visit.provider !== undefined &&
    providerKey(visit.provider) === providerKey(provider)
  if (isSame) return
  clearFollowup()
  Object.assign(visit, { flow, category, provider, ...answersNow(), appointment: { ...time } })
}

/** The answers that decide about the next booking: those of the last prescreen, else of the visit. */
export function answersNow(): Pick<Visit, 'eligibility' | 'eligibilityServiceIds'> {
  const { run, answers, answeredFor } = prescreen
  if (run > 0) return { eligibility: { ...answers }, eligibilityServiceIds: [...(answeredFor ?? [])] }
  const { eligibility, eligibilityServiceIds } = visit
  return { eligibility, eligibilityServiceIds }
}

/** Stores a second dose with the same provider (HOLD-09). Exported for HOLD-23, which no page can cause: @public */
export function selectFollowup({
  timestamp,
  timezone,
  durationMinutes,
  services,
}: Omit<Choice, 'provider'>): void {
  if (!visit.appointment || !visit.provider) {
    throw new Error('Followups require first setting an appointment/provider') // HOLD-23
  }
  if (isSameTime(visit.followup, { timestamp, services })) return
  visit.followup = { timestamp, timezone, durationMinutes, services }
}

function isSameTime(
  stored: Appointment | undefined,
  { timestamp, services }: Pick<Choice, 'timestamp' | 'services'>,
) {
  const ids = (of: Appointment['services']) => of.map(({ id }) => id).join()
  return stored?.timestamp === timestamp && ids(stored.services) === ids(services)
}

/** Stores and holds a slot (HOLD-01). Taps on the same slot share an answer. Of several slots, the last tapped one counts. */
export function pick(which: Which, choice: Choice): Promise<PickOutcome> {
  const place = { which, provider: providerKey(choice.provider), timestamp: choice.timestamp }
  if (hold.picking && isSameSlot(hold.picking, place)) return running
  latest += 1
  const mine = latest
  hold.picking = place
  hold.problem = undefined
  running = running
    .then(() => (mine === latest ? takeOrTrouble(which, choice) : 'superseded'))
    .then((outcome) => {
      if (mine !== latest) return outcome
      hold.picking = undefined
      if (outcome === 'taken' || outcome === 'failed') {
        hold.problem = { ...place, kind: outcome }
        reportAlert(outcome)
      }
      return outcome
    })
  return running
}

export function picked(): Promise<PickOutcome> {
  return running
}

function isSameSlot(one: PickedSlot, other: PickedSlot): boolean {
  return one.which === other.which && one.provider === other.provider && one.timestamp === other.timestamp
}

/** An error of `take` fails this pick alone, because later picks wait for it. */
async function takeOrTrouble(which: Which, choice: Choice): Promise<PickOutcome> {
  try {
    return await take(which, choice)
  } catch (error) {
    reportError({ description: error instanceof Error ? error.name : 'exception', endpoint: reserve.path })
    return 'failed'
  }
}

async function take(which: Which, choice: Choice): Promise<PickOutcome> {
  await ready()
  const { [which]: heldBefore, provider, search } = visit
  const former = ownCode(which)
  if (which === 'appointment') selectAppointment(choice)
  else selectFollowup(choice)
  const outcome = await reserveSelected(which, former)
  if (outcome === 'taken') Object.assign(visit, { [which]: heldBefore, provider, search })
  if (outcome === 'failed' && isHeld(heldBefore)) {
    // `findOut` checks before a booking whether the server has replaced this hold.
    Object.assign(visit, { [which]: heldBefore, provider, search })
  } else if (outcome === 'failed') {
    if (former !== undefined) sendRelease(which, former)
    visit[which] = undefined
  }
  return outcome
}

/** Removes the message about a failed hold when the connection is back. */
export function forgetFailure(): void {
  if (hold.problem?.kind === 'failed') hold.problem = undefined
}

/** Whether a request for another slot than the selected one has no answer yet. */
export function mayHoldAnother(): boolean {
  const { holdRequest, provider } = visit
  const selected = holdRequest && visit[holdRequest.which]
  return Boolean(selected && provider && holdRequestBody(selected, provider) !== holdRequest?.body)
}

/** Repeats the request without an answer. If it holds its slot, the selected slot lost its hold. Returns false without an answer again. */
export async function findOut(): Promise<boolean> {
  const { holdRequest } = visit
  if (!holdRequest || !mayHoldAnother()) return true
  const { result, reservation } = await sendHoldRequest(holdRequest)
  const selected = visit[holdRequest.which]
  if (reservation && selected) {
    rememberReleased(holdRequest.which, reservation.reservationCode)
    Object.assign(selected, { reservationCode: undefined, holdExpiresAt: undefined })
  }
  return reservation !== undefined || result.kind === 'refused'
}

/** Holds the selected slot, where holds are enabled and it is not held yet (HOLD-04). */
async function reserveSelected(which: Which, former: string | undefined): Promise<PickOutcome> {
  if (!areReservationsEnabled() || isHeld(visit[which])) return 'held'
  return which === 'appointment' ? reserveAppointment(former) : reserveFollowup(former)
}

/** Asks the server to hold the selected appointment (HOLD-06). `former` is the code of the hold that it replaces. */
export function reserveAppointment(former?: string): Promise<PickOutcome> {
  const { appointment, provider } = visit
  if (!appointment || !provider) throw new Error('No appointment/provider exists (yet) to reserve') // HOLD-20
  return ask('appointment', appointment, provider, former)
}

/** As `reserveAppointment` (HOLD-09). */
export function reserveFollowup(former?: string): Promise<PickOutcome> {
  const { followup, provider } = visit
  if (!followup || !provider) throw new Error('No followup exists to reserve') // HOLD-21
  return ask('followup', followup, provider, former)
}

async function ask(
  which: Which,
  wanted: Appointment,
  provider: ChosenProvider,
  former: string | undefined,
): Promise<PickOutcome> {
  const body = holdRequestBody(wanted, provider)
  const isSame = visit.holdRequest?.which === which && visit.holdRequest.body === body
  const holdRequest =
    isSame && visit.holdRequest ? { ...visit.holdRequest } : { which, key: randomKey(), body, former }
  visit.holdRequest = holdRequest
  const { result, reservation } = await sendHoldRequest(holdRequest)
  // The hold of a lost answer may have ended since.
  if (reservation && isSame && visit[which] === wanted && endOf(reservation) <= now())
    return ask(which, wanted, provider, reservation.reservationCode)
  if (reservation) return store(which, wanted, reservation)
  // The slot is free, but too much of its day is held already (HD-03).
  const isUnheld = result.kind === 'failed' && result.errors?.[0]?.key === 'notHeld'
  if (isUnheld) return selectUnheld(which, wanted, holdRequest)
  reportFailedCall(reserve.path, result)
  const isTaken = result.kind === 'refused' && [400, 404, 409].includes(result.status)
  return isTaken ? 'taken' : 'failed' // HOLD-11, HOLD-12
}

/** Selects a slot without a hold, as where holds are disabled, and releases the hold before it. */
function selectUnheld(which: Which, wanted: Appointment, { key, former }: HoldRequest): PickOutcome {
  if (visit.holdRequest?.key === key) visit.holdRequest = undefined
  if (visit[which] !== wanted) return 'superseded'
  if (former !== undefined) sendRelease(which, former)
  Object.assign(wanted, { reservationCode: undefined, holdExpiresAt: undefined, isUnheld: true })
  return 'held'
}

function store(which: Which, wanted: Appointment, reservation: Reservation): PickOutcome {
  const { reservationCode, locationNumber } = reservation
  // The guest may have ended the visit meanwhile.
  if (visit[which] !== wanted) {
    sendRelease(which, reservationCode)
    return 'superseded'
  }
  const holdExpiresAt = endOf(reservation)
  const heldAt = locationNumber ?? undefined
  Object.assign(wanted, { reservationCode, holdExpiresAt, heldSince: now(), heldAt, isUnheld: undefined })
  hold.isLongest = false
  return 'held'
}

/** When a hold ends, in milliseconds since 1970; a provider that does not say keeps it as long as ours (BK-63). */
export function endOf({ expiresAt }: Pick<Reservation, 'expiresAt'>): number {
  const end = Date.parse(expiresAt ?? '')
  return Number.isNaN(end) ? now() + HOLD_MS : end
}

export function clearFollowup(): void {
  const code = visit.followup?.reservationCode
  if (code !== undefined) sendRelease('followup', code)
  visit.followup = undefined
}

/** Releases all holds and removes appointment, follow-up and provider (HOLD-07, HOLD-08, HOLD-10). */
export function clearScheduling(): void {
  releaseHolds()
  Object.assign(visit, { appointment: undefined, followup: undefined, provider: undefined })
}

/** Releases all holds, also while the guest leaves the page. A booked visit has none. */
export function releaseHolds(): void {
  latest += 1
  Object.assign(hold, initial())
  if (isFinished(visit.appointment)) return
  for (const which of ['followup', 'appointment'] as const) {
    const code = visit[which]?.reservationCode
    if (code !== undefined) sendRelease(which, code)
  }
}
