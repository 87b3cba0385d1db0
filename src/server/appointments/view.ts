import { MOST_MOVES } from '#contract/appointment-move'
import type { AppointmentView, ViewBody } from '#contract/appointment-view'
import { MINUTE_MS } from '#domain/time-units'
import { announced } from '#domain/week-hours'
import type { Directory } from '../booking/directory.ts'
import { isSwitchedOff } from '../booking/switched-off.ts'
import { type Closing, closingsAt, closingsOf } from '../directory/closings.ts'
import { displacedReason } from '../directory/displaced.ts'
import { storeSummary } from '../directory/services.ts'
import { unknownAppointment } from '../http/refusal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import { wantedSince } from '../messages/consent.ts'
import { canMessage } from '../messages/contact.ts'
import type { OptOuts } from '../messages/opt-outs.ts'
import type { StaffStatus } from '../store/event-store.ts'
import { isVisitOver } from '../store/staff-status.ts'
import type { ProviderKey, Store, StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import { checkConfirmCode } from './confirm-code.ts'
import { earlierTimesOf } from './earlier.ts'

type ViewDeps = Pick<AppointmentDeps, 'store' | 'keys' | 'clock' | 'directory' | 'content'> & {
  limits: Limits
  sendsMail: boolean
  optOuts: OptOuts
}

/**
 * Reads the visit of a cancel link (BK-44): when, where and for what it is, and whether it can be cancelled. An unknown id and a wrong code
 * are refused alike (404 unknownAppointment), and neither is looked up.
 */
export function createView(
  deps: ViewDeps,
): (id: string, body: ViewBody, client: Client) => Promise<AppointmentView> {
  const { store, clock } = deps
  return async (id, { confirmCode }, client) => {
    checkConfirmCode(deps, id, confirmCode, client)
    const first = await store.appointment(id)
    if (!first) throw unknownAppointment()
    const followup = await store.followupOf(id)
    // A second dose that was cancelled alone is no part of what the link would cancel.
    const shown = followup?.status === first.status ? [first, followup] : [first]
    const directory = await deps.directory()
    const { timezone, provider } = await providerShown(deps, directory, first.provider)
    const states = await store.visitStates(shown.map((one) => one.id))
    const facts = { directory, timezone, first, now: clock() }
    const appointments = await Promise.all(
      shown.map(async (one) => ({
        ...viewOf(one, states.get(one.id)?.status, facts),
        canMove:
          canMove(one, first, states.get(one.id)?.status, facts.now) &&
          !(await isSwitchedOff(deps.content, directory.services, one.serviceIds)),
        ...(isDisplaced(directory, one, facts.now) && {
          isDisplaced: true,
          ...(await reasonShown(store, one, timezone)),
        }),
      })),
    )
    const earlier = appointments[0]?.canMove ? { earlier: await earlierTimesOf(deps, first) } : {}
    const second = appointments[1]?.canMove ? shown[1] : undefined
    const later = second ? { followupEarlier: await earlierTimesOf(deps, second) } : {}
    const isAhead = appointments.some(({ status }) => status === 'BOOKED')
    const messages = isAhead && canMessage(deps, first) ? { messages: await messagesOf(deps, first) } : {}
    return { appointments, provider, ...earlier, ...later, ...messages }
  }
}

/** Whether the guest gets e-mails about the visit (VISIT-06). */
async function messagesOf(deps: ViewDeps, appointment: StoredAppointment) {
  return { isWanted: (await wantedSince(deps, appointment)) !== null }
}

/** Whether guests can move an appointment of the visit `first` (VISIT-02). */
function canMove(
  { status, startsAt }: StoredAppointment,
  first: StoredAppointment,
  progress: StaffStatus = 'waiting',
  now: number,
): boolean {
  return status === 'booked' && startsAt > now && progress === 'waiting' && first.guestMoves < MOST_MOVES
}

/** Whether an appointment to come has no open time at its provider any more (DIR-08). */
function isDisplaced(directory: Directory, one: StoredAppointment, now: number): boolean {
  return one.status === 'booked' && one.startsAt > now && displacedReason(directory, one) !== undefined
}

/** What guests may read of why a provider is closed at the time of an appointment (DIR-06). */
async function reasonShown(
  store: Pick<Store, 'location' | 'closures'>,
  { provider, serviceIds, startsAt }: StoredAppointment,
  timezone: string,
): Promise<{ closedReason?: string }> {
  const location = await store.location(provider.businessName, provider.id)
  const closings = closingsOf(location ?? { ...provider, state: null }, await store.closures())
  const closedThen = closingsAt([...(location?.closures ?? []), ...closings], startsAt, timezone)
  const told = announced<Closing>(closedThen).find(
    (one) => !one.serviceIds || one.serviceIds.some((id) => serviceIds.includes(id)),
  )
  return told ? { closedReason: told.reason } : {}
}

type Facts = { directory: Directory; timezone: string; first: StoredAppointment; now: number }

/** One appointment as the holder of its link sees it. */
export function viewOf(
  one: StoredAppointment,
  progress: StaffStatus | undefined,
  { directory: { services }, timezone, first, now }: Facts,
): AppointmentView['appointments'][number] {
  const { id, status, startsAt, endsAt, serviceIds, counterCode, revision, licensureState } = one
  const stillToCome = startsAt > now && !isVisitOver(progress) ? 'BOOKED' : 'BEGUN'
  return {
    id,
    status: status === 'canceled' ? 'CANCELED' : stillToCome,
    dateTime: { value: new Date(startsAt).toISOString(), timezone },
    durationMinutes: Math.round((endsAt - startsAt) / MINUTE_MS),
    services: serviceIds.flatMap((one) => {
      const name = services.get(one)?.name
      return name === undefined ? [] : { id: one, name }
    }),
    counterCode,
    revision,
    ...(one !== first && { afterDays: intervalOf(first, one, services) }),
    ...(licensureState !== null && { licensureState }),
  }
}

/** The longest interval, in days, of the services that the second dose follows (HOLD-15). */
function intervalOf(
  first: StoredAppointment,
  { serviceIds }: StoredAppointment,
  services: Directory['services'],
): number {
  const days = first.serviceIds.map((id) => {
    const { followupServiceId, followupAfterDays } = services.get(id) ?? {}
    return followupServiceId != null && serviceIds.includes(followupServiceId) ? (followupAfterDays ?? 0) : 0
  })
  return Math.max(0, ...days)
}

/** The provider of a visit, also one that has closed since. */
export async function providerShown(
  { store }: Pick<ViewDeps, 'store'>,
  directory: Directory,
  key: ProviderKey,
): Promise<{ timezone: string; provider: AppointmentView['provider'] }> {
  const { businessName, id } = key
  const known = directory.provider(key)?.details
  const location = known ? undefined : await store.location(businessName, id)
  const found = known ?? (location && storeSummary(location))
  const { vanityName = null, legalName = null, brand = null, address = null, phone = null } = found ?? {}
  return {
    timezone: found?.timezone ?? 'UTC',
    provider: { id, businessName, vanityName, legalName, brand, address, phone },
  }
}
