import type { BusinessName } from '#contract/vocabulary'
import type { NewAppointment, SlotCells, StoredAppointment } from './appointment-record.ts'
import type { AuditStore } from './audit.ts'
import type { BookingBounds, CheckInBounds, HoldBounds, Rush } from './bounds.ts'
import type { BuiltFileStore } from './built-files.ts'
import type { ClosureStore } from './closures.ts'
import type { DeskTable } from './desks.ts'
import type { DirectoryStore } from './directory-store.ts'
import type { Pool } from './engine.ts'
import type { EventStore, StaffStatus } from './event-store.ts'
import type { Gauges } from './gauges.ts'
import type { Charge, LimitStore } from './limit-counts.ts'
import type { MessageStore } from './message-store.ts'
import type { MoveStore } from './move-store.ts'
import type { OfferStore } from './offer-store.ts'
import type { ProviderKey } from './provider-grid.ts'
import type { PurgeStore } from './purge-store.ts'
import type { ReminderStore } from './reminder-store.ts'
import type { SealedStore } from './sealed-values.ts'
import type { StatusStore } from './staff-status.ts'
import type { TabletTable } from './tablets.ts'
import type { TokenStore } from './tokens.ts'
import type { WaitStore } from './waits.ts'
import type { WebhookStore } from './webhook-store.ts'
import type { WordingStore } from './wordings.ts'

export type { NewAppointment, SlotCells, StoredAppointment } from './appointment-record.ts'
export type { GridPeriod, ProviderGrid, ProviderKey } from './provider-grid.ts'

/** A check-in as it is stored: what the guest typed is inside `sealed` alone. */
export interface CheckIn {
  id: string
  /** UNIQUE for good; null: the caller sent none. */
  idempotencyKey: string | null
  /** HMAC of the opened payload: tells a replay from another body under the same key. */
  fingerprint: string
  businessName: BusinessName
  locationId: string
  serviceIds: number[]
  counterCode: string
  status: 'checkedIn' | 'needsAttention'
  reasons: string[]
  /** Epoch milliseconds, by the device. */
  createdAt: number
  /** Epoch milliseconds, by the server. */
  receivedAt: number
  /** Local day of the store, YYYY-MM-DD. */
  day: string
  /** HMAC of who the guest is (BOOK-20). */
  guestMark: string
  /** The same under other code keys: visits may be kept under these. */
  formerMarks?: readonly string[]
  /** AES-256-GCM value of the payload. */
  sealed: Uint8Array
  /** A list of the row could not be read, and is empty here. */
  isDamaged?: true
  /** The client, and the limits of that client and this store; absent for a check-in without limits. */
  bounds?: CheckInBounds
}

/** An opened outbox entry that holds no walk-in of any store. */
export type UnreadableEntry = Pick<CheckIn, 'id' | 'fingerprint' | 'receivedAt' | 'sealed'> & {
  idempotencyKey: string
  charges: readonly Charge[]
}

export type RecordResult =
  /** `isMany`: it needs attention, because so many came at once. */
  | { outcome: 'recorded'; id: string; isMany?: true }
  /** The same key with the same body: the first answer again. */
  | { outcome: 'replayed'; id: string }
  /** The same key with another body. */
  | { outcome: 'keyReused' }
  /** The same guest, store, day and a service in common (BOOK-20). */
  | { outcome: 'duplicate' }

/** A time that a guest asks to be kept for them (HOLD-01). */
export interface NewHold extends SlotCells {
  code: string
  /** UNIQUE; null: the caller sent none (API-49). */
  idempotencyKey: string | null
  fingerprint: string
  serviceIds: number[]
  licensureState: string | null
  /** Ids of the guest's appointments that move to this time: the hold leaves out the cells that they have (VISIT-03). */
  own?: readonly string[]
  /** The client, and the limits of that client and that day; absent for a hold without limits. */
  boundsOf?: (wanted: SlotCells) => HoldBounds
}

export type HoldResult =
  /** `replayed`: the same key with the same body, the first hold as it stands now; `expiresAt` tells when its time is over (API-49). */
  | { outcome: 'held' | 'replayed'; code: string; expiresAt: number; provider: ProviderKey }
  /** The key was used with the same body, and its hold was released, exchanged or booked since: a key holds once (API-49). */
  | { outcome: 'ended' }
  | { outcome: 'taken' }
  | { outcome: 'keyReused' }
  /** So much of the day is under holds that this slot is not held; it is free, and can be booked. */
  | { outcome: 'notHeld' }

/** A hold as it is kept under its idempotency key. */
type KeptHold = {
  code: string
  expiresAt: number
  provider: ProviderKey
  fingerprint: string
  hasEnded: boolean
}

/**
 * A cell that is taken now, `count` times: held, in grace or booked. `lasts`: milliseconds until the first of these holds or graces
 * ends; null: all are booked.
 */
export type TakenCell = { provider: ProviderKey; cell: number; count: number; lasts: number | null }

/** Holds and what is taken; the database decides who wins, by its own clock (one winner for each unit of capacity). */
export interface HoldStore {
  /**
   * Takes every cell or none. If one is full, it takes the cells of the first of `others` that has capacity, in the same
   * transaction. It ends the guest's hold `former` first, live or in grace, so that this hold does not block the new one.
   */
  hold(hold: NewHold, former: string | null, others?: readonly SlotCells[]): Promise<HoldResult>
  /** The hold that an idempotency key stands for, as it stands now (API-49); `hasEnded`: it was given up, exchanged or booked. */
  holdOfKey(idempotencyKey: string): Promise<KeptHold | undefined>
  /** Extends a hold to HOLD_MS from now, at most LONGEST_HOLD_MS from its start; undefined for an ended or unknown hold. */
  extendHold(code: string): Promise<{ expiresAt: number; provider: ProviderKey } | undefined>
  /** Ends a hold and returns its provider; its cells stay its owner's for GRACE_MS. Unknown and repeated codes change nothing. */
  releaseHold(code: string): Promise<ProviderKey | undefined>
  /**
   * What is taken of these providers from `from` to `to` (excluded). Cells of the hold with the code `except`, and of the appointments with
   * the ids `own`, count as free.
   */
  taken(
    providers: readonly ProviderKey[],
    from: number,
    to: number,
    except: string | null,
    own?: readonly string[],
  ): Promise<TakenCell[]>
  /** A number that changes with every cell that is taken, freed or released, not when a hold expires. Read it before the rows. */
  takenVersion(): Promise<number>
  /** The same for each provider that ever had a hold or an appointment. */
  takenVersions(): Promise<{ provider: ProviderKey; version: number }[]>
  /** Forgets holds, and their idempotency keys, that began before `before` (epoch milliseconds); returns how many. */
  purgeHolds(before: number): Promise<number>
}

/** What a guest books at once. */
export interface NewBooking {
  /** UNIQUE for good; null: the caller sent none (API-49). */
  idempotencyKey: string | null
  /** HMAC of the payload: tells a replay from another body under the same key. */
  fingerprint: string
  /** HMAC of who the guest is (BOOK-20). */
  guestMark: string
  /** The same under other code keys: visits may be kept under these. */
  formerMarks?: readonly string[]
  /** The follow-up, where there is one, comes second. */
  appointments: readonly [NewAppointment] | readonly [NewAppointment, NewAppointment]
  /** The client, and the limits of that client and this provider; absent for a booking without limits. */
  boundsOf?: (provider: ProviderKey) => BookingBounds
}

export type BookResult =
  /** `ids`: of the appointments, in their order; `replayed`: those of the first answer. */
  | { outcome: 'booked' | 'replayed'; ids: string[]; rush?: Rush }
  /** The same key with another body. */
  | { outcome: 'keyReused' }
  /** A cell has no capacity left: nothing is booked, and every hold stays (BOOK-12). */
  | { outcome: 'taken' }
  /** The same guest has an uncancelled appointment still to come with a service in common (BOOK-20). */
  | { outcome: 'duplicate' }

/** `from`, `to` (excluded): when it was booked, epoch milliseconds. */
export type BookedFilter = {
  providerId?: string
  /** Of connections or of their networks. */
  marks?: readonly string[]
  counterCode?: string
  from?: number
  to?: number
}
export type BookedLine = Pick<StoredAppointment, 'id' | 'counterCode' | 'startsAt' | 'receivedAt'> & {
  origin: string | null
  network: string | null
}

export type BookedVisit = Pick<
  StoredAppointment,
  'id' | 'provider' | 'cells' | 'startsAt' | 'serviceIds' | 'licensureState' | 'counterCode'
>

export type CancelResult =
  /** `ids`: what this call cancelled; a first dose's follow-up is among them (CANCEL-13). */
  | { outcome: 'canceled'; ids: string[] }
  /** `over`: staff have marked it served or not shown up; `changed`: staff gave it another status than the one it must be cancelled from. */
  | { outcome: 'alreadyCanceled' | 'unknown' | 'over' | 'changed' }

/** Appointments; they take cells like holds do. */
export interface AppointmentStore extends MoveStore {
  /**
   * Books all appointments or none, exactly once, and ends their holds. It resolves when they are on disk. If a cell is full, it
   * books the first of `others` whose cells are free, in the same transaction; these are the same appointments with other
   * providers.
   */
  book(booking: NewBooking, others?: readonly NewBooking['appointments'][]): Promise<BookResult>
  /** The appointments that an idempotency key stands for, also after they were purged. */
  bookingOfKey(idempotencyKey: string): Promise<{ ids: string[]; fingerprint: string } | undefined>
  appointment(id: string): Promise<StoredAppointment | undefined>
  /** Those with these ids that are there, in whatever order. */
  appointmentsOf(ids: readonly string[]): Promise<StoredAppointment[]>
  /** The follow-up that was booked with a first dose, cancelled or not. */
  followupOf(id: string): Promise<StoredAppointment | undefined>
  /** Booked ones that begin after an instant (epoch milliseconds), the first first. */
  bookedAfter(instant: number): Promise<BookedVisit[]>
  /**
   * Frees the cells at once; with a first dose its follow-up is cancelled too (CANCEL-13, CANCEL-14). `from`: the status of staff that
   * it must have for that.
   */
  cancel(id: string, from?: StaffStatus): Promise<CancelResult>
  /** Booked ones that fit the filter, with a follow-up beside its first dose; the oldest booking first. */
  bookedAppointments(filter: BookedFilter): Promise<BookedLine[]>
  /** The same as `cancel` for many at once, at most 500; returns how many were cancelled. */
  cancelAppointments(ids: readonly string[]): Promise<number>
  /** Writes an event for each booked one whose newest event does not say that it is displaced (DIR-08); returns how many. */
  displaceAppointments(displaced: readonly { id: string; reason: string }[]): Promise<number>
  /** Appointments booked, moved or cancelled at or after `since` (epoch milliseconds), the oldest change first. */
  appointmentsSince(since: number): AsyncIterable<StoredAppointment>
}

/** Visits as staff see them, walk-ins and appointments alike. */
export interface VisitStore {
  /** Check-ins at a location on a local day (YYYY-MM-DD), the oldest first. */
  checkInsOfDay(locationId: string, day: string): Promise<CheckIn[]>
  /** Appointments of a provider, cancelled ones too, that begin from `from` to `to` (excluded; epoch milliseconds), in order. */
  appointmentsBetween(providerId: string, from: number, to: number): Promise<StoredAppointment[]>
  /** Ids of the visits with a counter code, the newest first; those of one location, where it is given. */
  visitIdsOfCode(counterCode: string, locationId?: string): Promise<string[]>
}

/** Everything the server keeps. One text of SQL, one engine a database (design: storage). */
export interface Store
  extends HoldStore,
    AppointmentStore,
    OfferStore,
    ReminderStore,
    MessageStore,
    LimitStore,
    PurgeStore,
    WaitStore,
    ClosureStore,
    EventStore,
    VisitStore,
    StatusStore,
    TokenStore,
    AuditStore,
    WebhookStore,
    SealedStore,
    BuiltFileStore,
    WordingStore,
    DeskTable,
    TabletTable,
    DirectoryStore {
  /** The counter code of a check-in. */
  codeOfCheckIn(id: string): Promise<string | undefined>
  /** Whether a check-in of a store on a day (YYYY-MM-DD) has this counter code. */
  isCodeTaken(locationId: string, day: string, counterCode: string): Promise<boolean>
  /** The check-in that an idempotency key stands for, also after the check-in was purged. */
  checkInOfKey(idempotencyKey: string): Promise<{ id: string; fingerprint: string } | undefined>
  /** Records a check-in exactly once; acknowledged means on disk. */
  recordCheckIn(checkIn: CheckIn): Promise<RecordResult>
  /** Keeps an outbox entry that holds no walk-in, once for its key; `full` when there are `most` already. */
  keepUnreadable(entry: UnreadableEntry, most: number): Promise<RecordResult | { outcome: 'full' }>
  /** Removes such entries received before `before` (epoch milliseconds); idempotency keys stay. Returns how many. */
  purgeUnreadable(before: number): Promise<number>
  /** Such entries received at or after `since` (epoch milliseconds), oldest first. */
  unreadableSince(since: number): AsyncIterable<Pick<CheckIn, 'id' | 'receivedAt' | 'sealed'>>
  /** Check-ins received at or after `since` (epoch milliseconds), oldest first, in pages through an async iterator. */
  checkInsSince(since: number): AsyncIterable<CheckIn>
  /** Check-ins and entries with these ids that are there, in whatever order. */
  checkInsOf(ids: readonly string[]): Promise<CheckIn[]>
  unreadableOf(ids: readonly string[]): Promise<Pick<CheckIn, 'id' | 'receivedAt' | 'sealed'>[]>
  /** What is kept under `name`, if anything. */
  fact(name: string): Promise<string | undefined>
  /** Keeps `value` under `name` unless something is kept there; returns what is kept. */
  keepFact(name: string, value: string): Promise<string>
  /** Writes and removes 64 KB; resolves when that is on disk, rejects with StoreUnavailable. */
  ping(): Promise<void>
  gauges(): Promise<Gauges>
  /** Connections of this process; undefined: the database is embedded. */
  pool(): Pool | undefined
  close(): Promise<void>
}
