import type { Infer } from 'superstruct'
import {
  array,
  assign,
  boolean,
  enums,
  never,
  nullable,
  number,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { DELETE, endpointsBelow, POST, PUT } from './endpoints-below.ts'
import { instant } from './intake.ts'
import { StoreHours, StoreSummary } from './services.ts'
import { WaitMinutes } from './wait-minutes.ts'

/**
 * Where the counter's calls begin (DESK-01). The session is a cookie of these calls alone that no script can read. Every call needs it
 * but those that enrol. Refusals of every call: 401 deskUnknown (no session of this server) and deskRevoked, 403 deskLocked until the
 * PIN was typed, 403 crossSite for what no page of this origin sends. A desk sees only its own store: a visit of another store is
 * answered like one that does not exist.
 */
export const DESK_ROOT = '/desk/v1'

/** The counter's page. An invitation is behind "#" in its address, so that no server and no log has it. */
export const DESK_PAGE = '/health-services/desk'

/**
 * A header, "1", of the calls that the page makes by itself (`getDeskSession`, `getDeskDay`, `getDeskStore`): somebody has used the page
 * since the last one. Every other call counts as use. After DESK_IDLE_SECONDS without use the server locks the desk.
 */
export const DESK_ACTIVE_HEADER = 'x-desk-active'
export const DESK_IDLE_SECONDS = 300

/** Digits that unlock a desk; one digit alone and digits in a row are refused as pinTooSimple. */
export const DESK_PIN = /^\d{4,8}$/

/** Most characters of a desk's name. */
export const LONGEST_DESK_NAME = 40

/** Most characters of what guests read of a closure. */
export const LONGEST_CLOSURE_REASON = 200

const NOTHING = object({})
const Invitation = size(string(), 1, 200)
const Pin = pattern(string(), DESK_PIN)
const times = { at: instant }

const { get, change } = endpointsBelow(DESK_ROOT)

/** One enrolled browser of a store. While it is locked, only `getDeskSession`, `unlockDesk` and `lockDesk` answer. */
export const DeskSession = type({
  /** `name`: given at the enrolment, else with the invitation. */
  desk: type({ id: string(), name: string() }),
  store: StoreSummary,
  isLocked: boolean(),
  /** Wrong PINs that are left before the next wait. */
  triesLeft: number(),
  /** How long no PIN is taken, in seconds; 0: one is. */
  waitSeconds: number(),
})
export type DeskSession = Infer<typeof DeskSession>

const SessionAnswer = type({ session: DeskSession })

/** POST which store an invitation is for, without using it up. 403 invitationOver: unknown, used or older than 15 minutes, all alike. */
export const lookAtInvitation = change(
  POST,
  '/invitations/look',
  object({ invitation: Invitation }),
  type({ store: StoreSummary, deskName: string() }),
)

/**
 * POST enrols the browser that sends it and sets its session; the invitation is used up and the desk is unlocked. `name`: of the desk, in
 * place of that of the invitation. 403 invitationOver, 400 pinTooSimple (the invitation stays).
 */
export const enrolDesk = change(
  { ...POST, status: 201 },
  '/enrolments',
  object({ invitation: Invitation, pin: Pin, name: optional(size(string(), 0, LONGEST_DESK_NAME)) }),
  SessionAnswer,
)

export const getDeskSession = get('/session', NOTHING, SessionAnswer)
export const lockDesk = change(POST, '/lock', NOTHING, SessionAnswer)

/**
 * POST the PIN. 403 wrongPin with `values: [tries left]`; after five wrong ones 403 pinWait with `values: [seconds]` and Retry-After: one
 * minute, doubled with each further one, an hour at most.
 */
export const unlockDesk = change(POST, '/unlock', object({ pin: Pin }), SessionAnswer)

const STATUSES = ['waiting', 'arrived', 'called', 'served', 'noshow', 'canceled'] as const
export const DeskStatus = enums(STATUSES)
export type DeskStatus = Infer<typeof DeskStatus>

/** Who set a status last, and when. */
const SetByStaff = type({
  ...times,
  /** Name of the desk, "operator", or "guest". */
  by: string(),
  /** It was this desk. */
  isOwn: boolean(),
  /** Until when it can be taken back; null: it cannot. */
  undoUntil: nullable(instant),
})

/** What of the answers does not fit a chosen vaccine (STORE-08): keys, and the vaccine by its name. */
const DeskMisfit = type({ reason: string(), vaccine: string(), question: string() })

/** A visit as the list has it (DESK-02): nothing that was typed but a first name and an initial. */
export const DeskVisit = type({
  id: string(),
  kind: enums(['walkin', 'appointment']),
  counterCode: string(),
  /** Local day at the store, YYYY-MM-DD. */
  day: string(),
  /** "Ana R."; null: what was typed cannot be opened. */
  name: nullable(string()),
  /** What guests read of the services, in their order: "Shingles, 2nd dose". */
  services: array(string()),
  /** By which the list is sorted: the start of an appointment, `waitingSince` of a walk-in. */
  ...times,
  /** A walk-in: when the guest finished; null: an appointment. */
  waitingSince: nullable(instant),
  /** An appointment's; null: a walk-in. */
  startsAt: nullable(instant),
  endsAt: nullable(instant),
  /** When the server received it, which is later for what a tablet sent after it was offline. */
  receivedAt: instant,
  status: DeskStatus,
  /** null until staff set a status. */
  progress: nullable(SetByStaff),
  /** A person must look at it before anything else: `reasons` say why (DESK-06). */
  needsAttention: boolean(),
  /** Keys, some with a field behind a space: "patientTooYoung basicInfo.dateOfBirth". Those of misfits are in `misfits` alone. */
  reasons: array(string()),
  misfits: array(DeskMisfit),
  /** Of the first dose's visit, when this is its follow-up. */
  firstId: nullable(string()),
  /** Booked, but the store as it is now has no open time for it (DIR-08). */
  isDisplaced: boolean(),
})
export type DeskVisit = Infer<typeof DeskVisit>

/** The visits of the store's day (DESK-02). */
export const DeskDay = type({
  /** Local day at the store, YYYY-MM-DD, and its IANA zone. */
  day: string(),
  timezone: string(),
  /** When this day ends and the next list begins. */
  endsAt: instant,
  /**
   * By `at`; cancelled ones too. Those of the day before are among them, by their own `day`, to which something happened since midnight
   * or that were not over then, for four hours after the last that happened to them.
   */
  visits: array(DeskVisit),
  /** The visit that was asked for beside the list; absent: none was, or the store has no such visit. */
  also: optional(DeskVisit),
})
export type DeskDay = Infer<typeof DeskDay>

/**
 * GET today's visits. With an ETag: send it as If-None-Match, and a list that is the same is a 304 without a body. Asked every second.
 * `also`: id of a visit of another day whose page is open. The audit has no call of this kind: nothing is opened.
 */
export const getDeskDay = get('/today', object({ also: optional(size(string(), 1, 100)) }), DeskDay)

/** GET the store's visits with a counter code in either case, today's first and then the nearest days; none: an empty list (DESK-03). */
export const findDeskVisits = get(
  '/visits',
  object({ code: pattern(string(), /^[0-9A-Za-z]{6}$/) }),
  type({ visits: array(DeskVisit) }),
)

/** A text that the guest agreed to; `body` is the document that the guest saw. */
const DeskWording = type({ sha256: string(), slug: string(), body: unknown() })

/** A visit with all that the guest typed (DESK-04). */
export const DeskOpened = type({
  visit: DeskVisit,
  /** What the guest sent, as the export has it (WalkIn or BookedPayload); null: it cannot be opened. A text: it is no JSON. */
  payload: unknown(),
  isUnreadable: boolean(),
  /** Services of the visit by id. */
  services: array(type({ id: number(), name: string() })),
  /** Wordings of its consents that are kept, by the sha256 that the payload names. */
  wordings: array(DeskWording),
  /** What happened, the oldest first; `type` as in the event log. */
  history: array(type({ ...times, type: string(), reason: optional(string()) })),
})
export type DeskOpened = Infer<typeof DeskOpened>

/** GET a visit whole. The audit has every call (DESK-07). 404 unknownVisit, the same for one of another store. */
export const openDeskVisit = get('/visits/:id', NOTHING, DeskOpened)

/** What became of a change. With everything but "done" nothing was changed, and `visit` says how it is now. */
export const DeskOutcome = enums([
  'done',
  /** Another desk, the operator or the guest was first: the visit no longer has the status `from`. */
  'changedMeanwhile',
  /** A status leads only forward; a cancelled visit stays cancelled. */
  'notPossible',
  /** Ten minutes are over. */
  'undoTooLate',
])
export type DeskOutcome = Infer<typeof DeskOutcome>

const Changed = type({ outcome: DeskOutcome, visit: DeskVisit })

/** POST a status, or `undo` for the one before (DESK-05). `from`: the status that the desk showed. 404 unknownVisit. */
export const setDeskStatus = change(
  POST,
  '/visits/:id/status',
  object({ status: enums(['arrived', 'called', 'served', 'noshow', 'undo']), from: DeskStatus }),
  Changed,
)

/**
 * POST a cancellation on behalf of the guest (CANCEL-13). The time of an appointment is free at once, with its follow-up's. It cannot be
 * taken back. 404 unknownVisit.
 */
export const cancelDeskVisit = change(
  POST,
  '/visits/:id/cancel',
  object({ from: DeskStatus }),
  type({ outcome: DeskOutcome, visit: DeskVisit, canceled: array(string()) }),
)

/**
 * POST returns the path of the guest's page of a visit, on which staff do what the guest can: another time, an earlier one, e-mails. The
 * path holds the code of the visit's link, so the audit has every call. 404 unknownVisit; 409 notMovable for what has no such page any more.
 */
export const openGuestPage = change(POST, '/visits/:id/guest-page', object({}), type({ path: string() }))

/** A device that is a tablet of the store (DESK-10). */
const DeskTablet = type({
  /** Six characters to tell tablets apart. */
  name: string(),
  seenAt: instant,
  /** Finished check-ins that wait there to be sent, as it last said. */
  waiting: number(),
})

const StoreClosure = type({
  id: string(),
  /** Local days, both included. */
  from: string(),
  to: string(),
  /** Local minutes from midnight; absent: the whole days. */
  hours: optional(array(number())),
  /** Only these services are closed, by their titles; absent: the store is. */
  services: optional(array(string())),
  reason: string(),
  /** A desk of this store made it, so that it can be ended here. */
  isOwn: boolean(),
})

/** How the store is now. */
export const DeskStore = type({
  /** null: they are not known. With everything that closes it. */
  hours: nullable(StoreHours),
  /** null: not known, or older than two hours (DIR-12). */
  wait: nullable(type({ minutes: nullable(number()), text: nullable(string()), setAt: nullable(instant) })),
  /** What closes the store, or services of it, today beside its usual hours. */
  closures: array(StoreClosure),
  isClosedForGood: boolean(),
  /** Seen within 14 days, the last seen first. */
  tablets: array(DeskTablet),
})
export type DeskStore = Infer<typeof DeskStore>

/** GET how the store is now, with an ETag as that of `getDeskDay`. */
export const getDeskStore = get('/store', NOTHING, DeskStore)

/** PUT how long guests wait: minutes, or null for unknown (DESK-08). `text`: what guests read beside it. */
export const putDeskWait = change(
  PUT,
  '/wait',
  object({ minutes: WaitMinutes, text: optional(size(string(), 0, 500)) }),
  DeskStore,
)

/** A booked guest to call. `phone` is the number as the guest typed it; null: no number is known. */
const DeskCall = assign(DeskVisit, type({ phone: nullable(string()) }))
export type DeskCall = Infer<typeof DeskCall>

/**
 * GET the booked guests of today to call (DESK-08): they have not arrived, and what closes the store leaves no time for their visit, or they
 * are due and it is closed now. By `at`. The audit has every call that names somebody.
 */
export const getDeskCalls = get('/calls', NOTHING, type({ visits: array(DeskCall) }))

/**
 * POST closes the store from now until a local time of today, "17:30" or "24:00" (DESK-08). 400 invalidRequest for a time that has passed.
 * `displaced`: the guests to call now, as `getDeskCalls` has them.
 */
export const closeDeskStore = change(
  { ...POST, status: 201 },
  '/closures',
  object({
    until: pattern(string(), /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/),
    reason: optional(size(string(), 0, LONGEST_CLOSURE_REASON)),
  }),
  type({ store: DeskStore, displaced: array(DeskCall) }),
)

/** DELETE ends a closure that a desk of this store made. 404 unknownClosure, the same for every other one. */
export const endDeskClosure = change(DELETE, '/closures/:id', never(), never())

/** All calls of the counter. */
export const DESK_ENDPOINTS = [
  lookAtInvitation,
  enrolDesk,
  getDeskSession,
  lockDesk,
  unlockDesk,
  getDeskDay,
  findDeskVisits,
  openDeskVisit,
  setDeskStatus,
  cancelDeskVisit,
  openGuestPage,
  getDeskStore,
  putDeskWait,
  getDeskCalls,
  closeDeskStore,
  endDeskClosure,
] as const
