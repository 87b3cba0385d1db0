import type { BookedAppointments, BookingBody } from '#contract/appointments'
import { checkBooking } from '#domain/appointment'
import type { Problem } from '#domain/fields/problem'
import { withoutHidden } from '#domain/hidden-fields'
import { MINUTE_MS } from '#domain/time-units'
import type { Availabilities } from '../booking/availabilities.ts'
import { bookingBounds } from '../booking/bounds.ts'
import type { Directory } from '../booking/directory.ts'
import { providerKeyName } from '../booking/provider.ts'
import { refuseSwitchedOff } from '../booking/switched-off.ts'
import type { Content } from '../content/source.ts'
import type { Call } from '../http/answers.ts'
import { withExtra } from '../http/decode.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { confirmCode, counterCodeOf, fingerprints, guestMarks, sealRecord } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import { canMessage } from '../messages/contact.ts'
import type {
  BookResult,
  NewAppointment,
  NewBooking,
  ProviderKey,
  Store,
  StoredAppointment,
} from '../store/store.ts'
import { ageProblems, eligibilityProblems, refuseBroken } from './eligibility.ts'
import { type IntakeRules, intakeRules, readCatalogue, sendsState } from './intake.ts'
import { type Plan, type PlannedAppointment, plansFor, visitDayOf } from './wanted.ts'

/** `sendsMail`: the operator has a mail server for e-mails to guests. */
type BookingDeps = AppointmentDeps & { sendsMail: boolean }

export type AppointmentDeps = {
  store: Store
  content: Content
  keys: ServerKeys
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
  directory: () => Promise<Directory>
  availabilities: Availabilities
  limits: Limits
  settings: { pace?: Record<string, number> | undefined }
}

/**
 * Books a visit, with its follow-up or neither, once (BOOK-01 to BOOK-08, API-30): the same key with the same body gives the first
 * answer again, also when the rules have changed since (API-49). 409 slotTaken, 429 duplicateAppointment (BOOK-20), 422
 * idempotencyKeyReused; 400 and 404 for what could never be booked and what breaks a rule of the form.
 */
export async function bookAppointments(
  deps: BookingDeps,
  {
    body: booking,
    idempotencyKey,
    client,
    extra,
  }: Pick<Call<unknown, BookingBody>, 'body' | 'idempotencyKey' | 'client' | 'extra'>,
): Promise<BookedAppointments> {
  const { store, keys, content, clock } = deps
  const prints = fingerprints(keys, extra ? withExtra(booking, extra) : booking)
  const earlier = await earlierOf(store, idempotencyKey, prints)
  if (earlier) return await answerOf(deps, earlier)
  const now = clock()
  const directory = await deps.directory()
  await refuseSwitchedOff(content, directory.services, booking.serviceIds)
  const catalogue = await readCatalogue(content, directory)
  const needsState = await sendsState(content, booking, catalogue)
  const plans = await plansFor(store, { booking, directory, catalogue, now }, needsState)
  const [{ provider, appointments }] = plans
  const day = visitDayOf(appointments[0].startsAt, provider)
  const rules = await intakeRules(content, catalogue, { provider, booking, day }, now)
  const { body: shown, problems } = withoutHidden(booking, checkBooking(booking, rules.context))
  const later = followupAgeProblems(booking, rules, { provider, appointments })
  refuseBroken([...problems, ...eligibilityProblems(booking, rules, day), ...later])
  const facts = { idempotencyKey, fingerprint: prints[0], ...guestMarks(keys, booking) }
  const ids = appointments.map(() => deps.newId())
  const [first, ...others] = plans.map((plan) =>
    appointmentsOf(deps, { ...shown, ...(extra && { extra }) }, plan, ids),
  )
  if (!first) throw slotTaken()
  return await answerOf(deps, await bookPlans(deps, client, plans, { ...facts, appointments: first }, others))
}

function slotTaken(): Refusal {
  return refusal(409, 'slotTaken', 'The time you selected is no longer available.') // BOOK-13
}

/** Books with the first provider who is free, within what the client and that provider may book (HD-01, HD-29). */
async function bookPlans(
  deps: AppointmentDeps,
  client: Client,
  plans: readonly [Plan, ...Plan[]],
  booking: NewBooking,
  others: readonly NewBooking['appointments'][],
): Promise<BookResult> {
  const { store, availabilities, limits } = deps
  const duplicates = limits.charges('duplicates', client)
  await limits.refuseSpent(duplicates)
  const boundsOf = (key: ProviderKey) => {
    const [{ provider: first }] = plans
    const provider =
      plans.find((plan) => providerKeyName(plan.provider.key) === providerKeyName(key))?.provider ?? first
    return bookingBounds(deps, client, provider)
  }
  const { charges, pressure } = boundsOf(plans[0].provider.key)
  const known = plans.length === 1 ? [...charges, ...(pressure?.charges ?? [])] : []
  const booked = await limits.within(known, () => store.book({ ...booking, boundsOf }, others))
  for (const { provider } of plans) availabilities.forget(provider)
  if (booked.outcome === 'duplicate') await limits.charge(duplicates)
  if (booked.outcome === 'booked' && booked.rush) {
    const { store: id } = booked.rush
    limits.alarm('inventory-pressure', id, booked.rush)
  }
  return booked
}

/** The first answer under this key, if there is one. This only saves work: the key's constraint decides between twins. */
async function earlierOf(
  store: Store,
  idempotencyKey: string | null,
  prints: readonly string[],
): Promise<BookResult | undefined> {
  const known = idempotencyKey === null ? undefined : await store.bookingOfKey(idempotencyKey)
  if (!known) return undefined
  return prints.includes(known.fingerprint)
    ? { outcome: 'replayed', ids: known.ids }
    : { outcome: 'keyReused' }
}

/** The patient must be of an age for the second dose on the day of the second dose (DIR-15). */
function followupAgeProblems(
  { followupAppointment, basicInfo: { dateOfBirth } }: BookingBody,
  { context }: IntakeRules,
  { provider, appointments: [, second] }: Pick<Plan, 'provider' | 'appointments'>,
): Problem[] {
  if (!followupAppointment || !second) return []
  return ageProblems(
    dateOfBirth,
    [followupAppointment.serviceId],
    context,
    visitDayOf(second.startsAt, provider),
  )
}

/** The appointments with one provider; with any provider they have these ids. */
function appointmentsOf(
  deps: Pick<AppointmentDeps, 'keys'>,
  booking: BookingBody,
  { provider, appointments: [first, followup] }: Plan,
  [firstId = '', followupId = '']: readonly string[],
): NewBooking['appointments'] {
  const { key, capacity, licensureStates } = provider
  const common = {
    provider: key,
    capacity,
    licensureState: licensureStates === null ? null : (booking.licensureState ?? null),
  }
  const appointmentOf = (id: string, planned: PlannedAppointment, typed: object): NewAppointment => {
    const sealed = sealRecord(deps.keys.dataKeys, id, JSON.stringify({ ...typed, locationNumber: key.id }))
    return { id, ...common, ...planned, counterCode: counterCodeOf(deps.keys, id), sealed }
  }
  const one = appointmentOf(firstId, first, typedFor(booking))
  if (!followup) return [one]
  const { serviceId, dateTime } = booking.followupAppointment ?? {}
  const second = { ...typedFor(booking), serviceIds: [serviceId], dateTime, followupAppointment: undefined }
  return [one, appointmentOf(followupId, followup, second)]
}

/** All that was typed; the codes of holds have done their work (BOOK-10). */
function typedFor({ reservationCode: _, followupAppointment: followup, ...typed }: BookingBody): object {
  if (!followup) return typed
  const { serviceId, dateTime } = followup
  return { ...typed, followupAppointment: { serviceId, dateTime } }
}

async function answerOf(
  { keys, store, sendsMail }: Pick<BookingDeps, 'keys' | 'store' | 'sendsMail'>,
  booked: BookResult,
): Promise<BookedAppointments> {
  switch (booked.outcome) {
    case 'booked':
    case 'replayed': {
      const codesOf = async (id: string) => {
        const one = await store.appointment(id)
        const counterCode = one?.counterCode ?? counterCodeOf(keys, id)
        const hasMails = one !== undefined && canMessage({ sendsMail, keys }, one)
        const codes = { id, confirmCode: confirmCode(keys, id), counterCode }
        return { ...codes, ...minutesOf(one), ...(hasMails && { hasMails }) }
      }
      return { appointments: await Promise.all(booked.ids.map(codesOf)) }
    }
    case 'keyReused':
      throw refusal(422, 'idempotencyKeyReused', 'This Idempotency-Key was used with another body.')
    case 'duplicate':
      throw refusal(429, 'duplicateAppointment', 'There is already an appointment for this service.')
    case 'taken':
      throw slotTaken()
  }
}

/** How long an appointment takes; a purged one has no length. */
function minutesOf(one: StoredAppointment | undefined): { durationMinutes?: number } {
  return one ? { durationMinutes: Math.round((one.endsAt - one.startsAt) / MINUTE_MS) } : {}
}
