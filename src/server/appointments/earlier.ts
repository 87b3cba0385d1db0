import type { EarlierBody, EarlierTimes, EarlierWish } from '#contract/appointment-earlier'
import type { LocalProvider } from '../booking/provider.ts'
import { isOfferOpen } from '../directory/displaced.ts'
import { refusal, unknownAppointment } from '../http/refusal.ts'
import type { Client } from '../limits/limits.ts'
import type { Offer } from '../store/offer-store.ts'
import type { ProviderKey, StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import { checkConfirmCode } from './confirm-code.ts'
import { moveVisit, refuseTooMany } from './move.ts'

/** Other locations that one guest waits for. */
const MOST_PLACES = 20

type EarlierDeps = AppointmentDeps & { offerTimes: () => Promise<void> }

/** Has guests wait for an earlier time, and accept or decline an offer of one (VISIT-04). */
export function createEarlier(
  deps: EarlierDeps,
): (id: string, body: EarlierBody, client: Client) => Promise<EarlierTimes> {
  const { store } = deps
  return async (id, { confirmCode, which, ...wanted }, client) => {
    checkConfirmCode(deps, id, confirmCode, client)
    const appointment = await store.appointment(id)
    if (!appointment) throw unknownAppointment()
    if (which !== 'followup') return changeEarlier(deps, appointment, { ...wanted, isByGuest: true })
    const followup = await store.followupOf(id)
    if (!followup) throw refusal(400, 'invalidRequest', 'This visit has no second dose.', 'which')
    return changeEarlier(deps, followup, { ...wanted, isByGuest: true })
  }
}

/** Changes what an appointment waits for, and answers what it waits for then. Throws the refusals that `earlierTimes` names. */
export async function changeEarlier(
  deps: EarlierDeps,
  appointment: StoredAppointment,
  { wish, answer, isByGuest }: Pick<EarlierBody, 'wish' | 'answer'> & { isByGuest: boolean },
): Promise<EarlierTimes> {
  const { store, clock } = deps
  const { id } = appointment
  if (appointment.status === 'canceled') {
    throw refusal(409, 'alreadyCanceled', 'This appointment has already been canceled.')
  }
  if (appointment.startsAt <= clock()) throw refusal(409, 'visitBegun', 'This visit has begun or is over.')
  if (wish) await refuseMoved(deps, appointment)
  const places = wish?.miles === undefined ? [] : await placesNear(deps, appointment, wish.miles)
  if (answer) await answerOffer(deps, appointment, { ...answer, isByGuest })
  if (wish === null) await store.removeWish(id)
  else if (wish) await store.putWish(id, await lineOf(deps, appointment), wish, places)
  return earlierTimesOf(deps, (await store.appointment(id)) ?? appointment)
}

/** What the guest of an appointment wishes, and what is kept for them. */
export async function earlierTimesOf(
  { store, directory }: Pick<AppointmentDeps, 'store' | 'directory'>,
  appointment: StoredAppointment,
): Promise<EarlierTimes> {
  const { id, provider: own } = appointment
  const known = await directory()
  const wish = await store.wishOf(id)
  const offers = (await store.openOffers(id)).filter((one) => isOfferOpen(known, appointment, one))
  return {
    // It was decoded when it was written.
    wish: wish ? ({ ...wish, days: [...wish.days], parts: [...wish.parts] } as EarlierWish) : null,
    offers: offers.map((one) => {
      const provider = known.provider(one.provider ?? own)
      const { vanityName, legalName, brand, address } = provider?.details ?? {}
      const isElsewhere = provider !== undefined && provider.key.id !== own.id && address
      return {
        id: one.id,
        dateTime: {
          value: new Date(one.startsAt).toISOString(),
          timezone: provider?.calendar.zone ?? 'UTC',
        },
        answerBy: new Date(one.answerBy).toISOString(),
        ...(isElsewhere && { location: { id: provider.key.id, vanityName, legalName, brand, address } }),
      }
    }),
  }
}

/** Refuses a wish for an earlier time when the guest has no change left: the guest could not take the offer. */
async function refuseMoved(
  { store }: AppointmentDeps,
  { firstId, guestMoves }: StoredAppointment,
): Promise<void> {
  const first = firstId === null ? undefined : await store.appointment(firstId)
  refuseTooMany(Math.max(guestMoves, first?.guestMoves ?? guestMoves))
}

/** Other locations within so many miles that do what the appointment is for, the nearest first. */
async function placesNear(
  { store, directory }: AppointmentDeps,
  { id, firstId, provider: own, serviceIds }: StoredAppointment,
  miles: number,
): Promise<ProviderKey[]> {
  const { nearest, provider } = await directory()
  const point = (provider(own) as Partial<LocalProvider> | undefined)?.point
  if (!point || firstId !== null || (await store.followupOf(id))?.status === 'booked')
    throw refusal(400, 'invalidRequest', 'This visit has no other location.', 'wish.miles')
  const suits = ({ key, services }: LocalProvider) =>
    key.businessName === own.businessName && key.id !== own.id && serviceIds.every((one) => services.has(one))
  return nearest(point, miles, suits)
    .slice(0, MOST_PLACES)
    .map(({ one }) => one.key)
}

/** Whose times the guest of an appointment waits for: its provider's, or those of every clinician of a team on video. */
async function lineOf({ directory }: AppointmentDeps, { provider, licensureState }: StoredAppointment) {
  const isTeam = licensureState !== null && provider.businessName !== 'dietitian'
  const isOnVideo = (await directory()).provider(provider)?.licensureStates !== null
  return isTeam && isOnVideo ? { ...provider, id: '' } : provider
}

type Answer = NonNullable<EarlierBody['answer']> & { isByGuest: boolean }

/** Moves the visit to the offered time, once, or gives the time to the next in line. */
async function answerOffer(
  deps: EarlierDeps,
  appointment: StoredAppointment,
  { offer: offerId, accept, isByGuest }: Answer,
): Promise<void> {
  const { store } = deps
  const offer = await store.offer(offerId)
  if (offer?.appointmentId !== appointment.id) throw offerOver()
  // The same answer again, because the first one's reply was lost.
  if (offer.status === (accept ? 'accepted' : 'declined')) return
  if (offer.status !== 'open' || offer.answerBy <= (await store.now())) throw offerOver()
  if (accept) await moveTo(deps, appointment, offer, isByGuest)
  else if (!(await store.declineOffer(offerId))) throw offerOver()
  await deps.offerTimes()
}

/** A second dose moves with its first, whose record names its time too. */
async function moveTo(
  deps: EarlierDeps,
  appointment: StoredAppointment,
  offer: Offer,
  isByGuest: boolean,
): Promise<void> {
  const { store, directory } = deps
  const own = appointment.provider
  const isElsewhere =
    appointment.licensureState === null && offer.provider !== undefined && offer.provider.id !== own.id
  const timezone = (await directory()).provider(offer.provider ?? own)?.calendar.zone ?? 'UTC'
  const time = {
    dateTime: { value: new Date(offer.startsAt).toISOString(), timezone },
    reservationCode: offer.id,
  }
  const { id, firstId, revision } = appointment
  if (revision !== offer.revision) throw refusal(409, 'visitChanged', 'This visit was changed meanwhile.')
  const first = firstId === null ? undefined : await store.appointment(firstId)
  const body = first
    ? { revision: first.revision, followupAppointment: time }
    : { revision: offer.revision, ...time }
  const at = isElsewhere ? offer.provider : undefined
  await moveVisit(deps, { id: first?.id ?? id, idempotencyKey: null, body, isByGuest, at })
}

function offerOver() {
  return refusal(409, 'offerOver', 'This time is no longer kept for you.')
}
