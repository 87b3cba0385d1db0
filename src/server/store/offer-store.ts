import type { SlotCells, StoredAppointment } from './appointment-record.ts'
import type { ProviderKey } from './provider-grid.ts'

/** The wish of a visit's guest to come earlier (VISIT-04). `days`: 0 (Sunday) to 6; `parts`: of the day. Both are lists of the guest. `miles`: how far another location may be; absent: no other. */
export interface Wish {
  days: readonly number[]
  parts: readonly string[]
  miles?: number
}

/** Somebody in the line for an earlier time, with the appointment that they have. */
export type Waiting = { wish: Wish; appointment: StoredAppointment }

/** A time that came free while somebody waits for an earlier one. Nobody else can take its cells until it is offered or public. */
export interface FreedTime {
  id: string
  provider: ProviderKey
  /** Starts of its cells, epoch milliseconds, in order. */
  cells: readonly number[]
  /** Id of the appointment that left it, which is not offered it; null: an older build freed it. */
  leftBy: string | null
  /** How often it was offered. */
  offers: number
  /** Until when this process may offer it, epoch milliseconds by the database. */
  dueAt: number
}

/** An offer of an earlier time. Its id is the code of the hold on it. Instants are epoch milliseconds by the database's clock. */
export interface Offer {
  id: string
  appointmentId: string
  /** Of the visit when the offer was made: a visit that was moved since is not moved by it. */
  revision: number
  startsAt: number
  endsAt: number
  answerBy: number
  /** `withdrawn`: the visit was moved or cancelled. */
  status: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  /** Whose time it is; undefined once the offer is over. */
  provider: ProviderKey | undefined
}

/** An offer to make. `cells`: those that the appointment takes, without cells that it has. */
export type NewOffer = SlotCells & {
  id: string
  appointment: StoredAppointment
  startsAt: number
  endsAt: number
  /** How long the guest can answer, in milliseconds. */
  lasts: number
}

/** Wishes to come earlier, and the offers that answer them (VISIT-04, VISIT-05). */
export interface OfferStore {
  /**
   * Puts the guest of an appointment in line; a new wish keeps the place. `provider`: whose times count; an empty id means the whole team.
   * `places`: other locations whose times count too.
   */
  putWish(
    appointmentId: string,
    provider: ProviderKey,
    wish: Wish,
    places?: readonly ProviderKey[],
  ): Promise<void>
  removeWish(appointmentId: string): Promise<void>
  wishOf(appointmentId: string): Promise<Wish | undefined>
  /** Offers that the guest can answer now, the earliest first. */
  openOffers(appointmentId: string): Promise<Offer[]>
  offer(id: string): Promise<Offer | undefined>
  /** Takes freed times that no process works on, each for one process alone; ends offers that were not answered in time. */
  claimFreedTimes(most: number): Promise<FreedTime[]>
  /** Who waits for an earlier time with this provider and was not offered this one, in the order in which they began to wait. */
  waitingFor(freed: FreedTime): Promise<Waiting[]>
  /**
   * Holds the cells for the guest. Otherwise nothing changes. `taken`: a cell has no capacity left. `changed`: the visit is not as it was
   * read. `gone`: another process has the time.
   */
  makeOffer(freed: FreedTime, offer: NewOffer): Promise<'offered' | 'taken' | 'changed' | 'gone'>
  /** Makes a freed time public. */
  endFreedTime(freed: FreedTime): Promise<void>
  /** Declines an open offer, so that the time is the next one's; whether it was open. */
  declineOffer(id: string): Promise<boolean>
}
