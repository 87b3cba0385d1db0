import { proxy } from 'valtio'
import type { Reservation, ReservationBody } from '#contract/reservations'
import { RESERVATION_HEADER, releaseReservation, reserve } from '#contract/reservations'
import type { SchedulerFlow } from '#contract/vocabulary'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import { randomKey } from '../platform/secrets.ts'
import { documents } from './documents.ts'
import { reportAlert, reportError } from './flow.ts'
import { prescreen } from './prescreen.ts'
import type { Appointment, HoldRequest, Provider, Visit } from './visit.ts'
import { isFinished, visit } from './visit.ts'

/** What a visit holds: its appointment, and the second dose. */
export type Which = 'appointment' | 'followup'

/** A time that is picked, and everything that is said of it. */
export interface Choice {
  /** The instant as the slot search wrote it. */
  timestamp: string
  /** IANA zone in which it is shown. */
  timezone: string
  services: Appointment['services']
  provider: Provider
  flow: SchedulerFlow
  category: string
}

/** `taken`: somebody else was faster (HOLD-11). `trouble`: no answer that says so, and nothing is held (HOLD-12). */
export type PickOutcome = 'held' | 'taken' | 'trouble' | 'superseded'

type Place = { which: Which; provider: string; timestamp: string }

interface Hold {
  /** The time that is being asked for. */
  picking: Place | undefined
  /** The time that could not be held, and why. */
  problem: (Place & { kind: 'taken' | 'trouble' }) | undefined
  extending: 'idle' | 'in_progress' | 'failed'
  /** The hold has lasted as long as any can (HOLD-24). */
  isLongest: boolean
}

const initial = (): Hold => ({
  picking: undefined,
  problem: undefined,
  extending: 'idle',
  isLongest: false,
})

type Ending = { readonly holdExpiresAt?: number | undefined; readonly timestamp?: string }

/** How holding fares; what is held is in the visit. */
export const hold = proxy(initial())

/** Codes given up lately: their places are still kept for this guest (API-51). */
const released: Partial<Record<Which, string>> = {}
let latest = 0
let running: Promise<PickOutcome> = Promise.resolve('held')
let ready: () => Promise<void> = () => Promise.resolve()

/** Has something happen before a time is picked. */
export function beforePicking(prepare: () => Promise<void>): void {
  ready = prepare
}

/** Whether times are held before they are booked (HOLD-05). */
export function areReservationsEnabled(): boolean {
  const toggle = documents.loads.reservationToggle
  return toggle?.status !== 'ok' || (toggle.data as { isEnabled: boolean }).isEnabled
}

/** The code of this guest's last hold: what it kept counts as free for them (API-51). */
export function ownCode(which: Which = 'appointment'): string | undefined {
  return visit[which]?.reservationCode ?? released[which]
}

/** Who is meant by a hold: a business's provider. */
export function providerKey({
  businessName,
  providerId,
}: Pick<Provider, 'businessName' | 'providerId'>): string {
  return `${businessName}/${providerId}`
}

/** Whether a time is held now. */
export function isHeld(of: Readonly<Appointment> | undefined): boolean {
  return of?.reservationCode !== undefined && (holdEnd({ appointment: of }) ?? 0) > now()
}

/**
 * When the first of the visit's holds ends, in milliseconds since 1970 by the server's clock, at the latest when the visit begins;
 * undefined when nothing is held.
 */
export function holdEnd(of: Readonly<Partial<Record<Which, Ending | undefined>>>): number | undefined {
  const ends = [of.appointment, of.followup].flatMap((one) => {
    if (one?.holdExpiresAt === undefined) return []
    return one.timestamp ? Math.min(one.holdExpiresAt, Date.parse(one.timestamp)) : one.holdExpiresAt
  })
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** Stores an appointment and its provider; the same ones change nothing (HOLD-02), others end a follow-up (HOLD-03). */
export function selectAppointment({ provider, flow, category, ...time }: Choice): void {
  const isSame =
    isSameTime(visit.appointment, time) &&
    visit.provider !== undefined &&
    providerKey(visit.provider) === providerKey(provider)
  if (isSame) return
  clearFollowup()
  Object.assign(visit, { flow, category, provider, ...answersNow(), appointment: { ...time } })
}

/** The answers that the next booking is judged by: those of the last run of questions, else of the visit. */
export function answersNow(): Pick<Visit, 'eligibility' | 'eligibilityServiceIds'> {
  const { run, answers, answeredFor } = prescreen
  if (run > 0) return { eligibility: { ...answers }, eligibilityServiceIds: [...(answeredFor ?? [])] }
  const { eligibility, eligibilityServiceIds } = visit
  return { eligibility, eligibilityServiceIds }
}

/** Stores a second dose with the same provider (HOLD-09). */
export function selectFollowup({ timestamp, timezone, services }: Omit<Choice, 'provider'>): void {
  if (!visit.appointment || !visit.provider) {
    throw new Error('Followups require first setting an appointment/provider') // HOLD-23
  }
  if (isSameTime(visit.followup, { timestamp, services })) return
  visit.followup = { timestamp, timezone, services }
}

function isSameTime(
  stored: Appointment | undefined,
  { timestamp, services }: Pick<Choice, 'timestamp' | 'services'>,
) {
  const ids = (of: Appointment['services']) => of.map(({ id }) => id).join()
  return stored?.timestamp === timestamp && ids(stored.services) === ids(services)
}

/**
 * Picks a time: stores it and holds it (HOLD-01). A second tap on it waits for the same answer; of several times tapped while one
 * is being asked for, the last one counts.
 */
export function pick(which: Which, choice: Choice): Promise<PickOutcome> {
  const place = { which, provider: providerKey(choice.provider), timestamp: choice.timestamp }
  if (hold.picking && isSamePlace(hold.picking, place)) return running
  latest += 1
  const mine = latest
  hold.picking = place
  hold.problem = undefined
  running = running
    .then(() => (mine === latest ? takeOrTrouble(which, choice) : 'superseded'))
    .then((outcome) => {
      if (mine !== latest) return outcome
      hold.picking = undefined
      if (outcome === 'taken' || outcome === 'trouble') {
        hold.problem = { ...place, kind: outcome }
        reportAlert(outcome)
      }
      return outcome
    })
  return running
}

/** The latest pick, answered. */
export function picked(): Promise<PickOutcome> {
  return running
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.which === other.which && one.provider === other.provider && one.timestamp === other.timestamp
}

/** What `take` throws is trouble for this pick alone: later picks follow it in one chain. */
async function takeOrTrouble(which: Which, choice: Choice): Promise<PickOutcome> {
  try {
    return await take(which, choice)
  } catch (error) {
    reportError({ description: error instanceof Error ? error.name : 'exception', endpoint: reserve.path })
    return 'trouble'
  }
}

async function take(which: Which, choice: Choice): Promise<PickOutcome> {
  await ready()
  const { [which]: heldBefore, provider } = visit
  const former = ownCode(which)
  if (which === 'appointment') selectAppointment(choice)
  else selectFollowup(choice)
  const outcome = await reserveSelected(which, former)
  if (outcome === 'taken') Object.assign(visit, { [which]: heldBefore, provider })
  if (outcome === 'trouble' && isHeld(heldBefore)) {
    // Whether it was given up for the other is found out before anything is booked (findOut).
    Object.assign(visit, { [which]: heldBefore, provider })
  } else if (outcome === 'trouble') {
    if (former !== undefined) release(which, former)
    visit[which] = undefined
  }
  return outcome
}

/** Says no more that nothing could be held: the connection is back. */
export function forgetTrouble(): void {
  if (hold.problem?.kind === 'trouble') hold.problem = undefined
}

/** Whether it is not known what became of a request for another time than the one that is selected. */
export function isInDoubt(): boolean {
  const { asking, provider } = visit
  const selected = asking && visit[asking.which]
  return Boolean(selected && provider && JSON.stringify(bodyOf(selected, provider)) !== asking?.body)
}

/**
 * Sends the request again that is in doubt. What it holds then stands for the selected time, which it took the place of: that one is
 * to be asked for again. False when there is no answer still.
 */
export async function findOut(): Promise<boolean> {
  const { asking } = visit
  if (!asking || !isInDoubt()) return true
  const result = await send(asking)
  const reservation = result.kind === 'answered' ? result.data.appointmentReservations[0] : undefined
  const selected = visit[asking.which]
  if (reservation && selected) {
    released[asking.which] = reservation.reservationCode
    Object.assign(selected, { reservationCode: undefined, holdExpiresAt: undefined })
  }
  return reservation !== undefined || result.kind === 'refused'
}

/** Reserves what is selected, when reservations are enabled and no code is yet held (HOLD-04). */
async function reserveSelected(which: Which, former: string | undefined): Promise<PickOutcome> {
  if (!areReservationsEnabled() || isHeld(visit[which])) return 'held'
  return which === 'appointment' ? reserveAppointment(former) : reserveFollowup(former)
}

/** Asks the server to hold the selected appointment (HOLD-06); `former` is the code it takes the place of. */
export function reserveAppointment(former?: string): Promise<PickOutcome> {
  const { appointment, provider } = visit
  if (!appointment || !provider) throw new Error('No appointment/provider exists (yet) to reserve') // HOLD-20
  return ask('appointment', appointment, provider, former)
}

/** The same for the second dose (HOLD-09). */
export function reserveFollowup(former?: string): Promise<PickOutcome> {
  const { followup, provider } = visit
  if (!followup || !provider) throw new Error('No followup exists to reserve') // HOLD-21
  return ask('followup', followup, provider, former)
}

async function ask(
  which: Which,
  wanted: Appointment,
  provider: Provider,
  former: string | undefined,
): Promise<PickOutcome> {
  const body = JSON.stringify(bodyOf(wanted, provider))
  const isSame = visit.asking?.which === which && visit.asking.body === body
  const asking = isSame && visit.asking ? { ...visit.asking } : { which, key: randomKey(), body, former }
  visit.asking = asking
  const result = await send(asking)
  const reservation = result.kind === 'answered' ? result.data.appointmentReservations[0] : undefined
  // What a lost answer held may have ended since.
  if (reservation && isSame && visit[which] === wanted && Date.parse(reservation.expiresAt) <= now())
    return ask(which, wanted, provider, reservation.reservationCode)
  if (reservation) return store(which, wanted, reservation)
  const isNotHeld = result.kind === 'failed' && result.errors?.[0]?.key === 'notHeld'
  if (isNotHeld) return selectUnheld(which, wanted, asking)
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: reserve.path, status })
  return result.kind === 'refused' && [400, 404, 409].includes(status) ? 'taken' : 'trouble' // HOLD-11, HOLD-12
}

/** The visit goes on without a hold: the time is free, but too much of its day is held (HD-03). The earlier hold is given up. */
function selectUnheld(which: Which, wanted: Appointment, { key, former }: HoldRequest): PickOutcome {
  if (visit.asking?.key === key) visit.asking = undefined
  if (visit[which] !== wanted) return 'superseded'
  if (former !== undefined) release(which, former)
  Object.assign(wanted, { reservationCode: undefined, holdExpiresAt: undefined, isUnheld: true })
  return 'held'
}

async function send({ key, body, former }: HoldRequest) {
  const result = await call(reserve, {
    body: JSON.parse(body) as ReservationBody,
    idempotencyKey: key,
    retries: 1,
    ...(former !== undefined && { headers: { [RESERVATION_HEADER]: former } }),
  })
  const isDefinite = result.kind === 'answered' || result.kind === 'refused'
  if (isDefinite && visit.asking?.key === key) visit.asking = undefined
  return result
}

/** What is reserved (HOLD-18, HOLD-19): the first service's id, the whole visit's length. */
function bodyOf({ services, timestamp }: Appointment, provider: Provider): ReservationBody {
  const offered = services.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const { licensureState: state, providerId, businessName, isTeam } = provider
  return {
    serviceId: offered[0] ?? 0,
    ...(offered.length > 1 && { serviceIds: offered }),
    businessName,
    reservationTime: timestamp,
    ...(state !== undefined && { licensureState: state }),
    ...(isTeam ? {} : { locationNumber: providerId }),
  }
}

function store(which: Which, wanted: Appointment, reservation: Reservation): PickOutcome {
  const { reservationCode, expiresAt, locationNumber: heldAt } = reservation
  // The guest may have ended the visit meanwhile.
  if (visit[which] !== wanted) {
    release(which, reservationCode)
    return 'superseded'
  }
  const holdExpiresAt = Date.parse(expiresAt)
  Object.assign(wanted, { reservationCode, holdExpiresAt, heldAt, isUnheld: undefined })
  hold.isLongest = false
  return 'held'
}

/** Gives up the second dose, and its hold (HOLD-07). */
export function clearFollowup(): void {
  const code = visit.followup?.reservationCode
  if (code !== undefined) release('followup', code)
  visit.followup = undefined
}

/** Gives up everything that is held and removes appointment, follow-up and provider (HOLD-07, HOLD-08, HOLD-10). */
export function clearScheduling(): void {
  releaseHolds()
  Object.assign(visit, { appointment: undefined, followup: undefined, provider: undefined })
}

/** Tells the server that nothing is held any more; also while the page is being left. A booked visit has nothing to release. */
export function releaseHolds(): void {
  latest += 1
  Object.assign(hold, initial())
  if (isFinished(visit.appointment)) return
  for (const which of ['followup', 'appointment'] as const) {
    const code = visit[which]?.reservationCode
    if (code !== undefined) release(which, code)
  }
}

function release(which: Which, code: string): void {
  released[which] = code
  void call(releaseReservation, { params: { reservationCode: code }, keepalive: true })
}
