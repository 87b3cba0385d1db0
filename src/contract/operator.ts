import type { Infer } from 'superstruct'
import {
  array,
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
  tuple,
  type,
  unknown,
} from 'superstruct'
import { EarlierBody, EarlierTimes } from './appointment-earlier.ts'
import { MoveBody, MovedAppointments } from './appointment-move.ts'
import { atMost } from './at-most.ts'
import type { Endpoint } from './endpoint.ts'
import { DELETE, endpointsBelow, POST, PUT } from './endpoints-below.ts'
import { serviceId } from './intake.ts'
import { DisplacedAppointment, IMPORT_TYPES, ImportQuery, ImportResult } from './operator-imports.ts'
import { Progress } from './progress.ts'
import { LOCATION_ID } from './vocabulary.ts'
import { WaitMinutes } from './wait-minutes.ts'

/** Where the operator's API begins (FEED-10). Every call needs `Authorization: Bearer TOKEN`. */
export const OPERATOR_ROOT = '/operator/v1'

/** Events that one page has at most. */
export const MAX_EVENTS = 500

const VISIT_KINDS = ['walkin', 'appointment', 'unreadable', 'wording'] as const
const DAY = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)
const LocationId = pattern(string(), LOCATION_ID)
/** Counter codes are read in either case. */
const Code = pattern(string(), /^[0-9A-Za-z]{6}$/)

/** A visit as the export has it: `payload` is what the guest sent. Members depend on its kind. */
export const OperatorVisit = type({
  kind: enums(VISIT_KINDS),
  id: string(),
  counterCode: optional(string()),
  status: optional(string()),
  reasons: optional(array(string())),
  progress: optional(Progress),
  payload: unknown(),
  unreadable: optional(boolean()),
})
export type OperatorVisit = Infer<typeof OperatorVisit> & Record<string, unknown>

/** An event of the log with its visit as it is now; `cursor`: the place after it (FEED-03). */
export const OperatorEvent = type({
  cursor: string(),
  event: type({
    id: string(),
    type: string(),
    at: string(),
    businessName: optional(string()),
    locationId: optional(string()),
    startsAt: optional(string()),
    reason: optional(string()),
  }),
  kind: enums(VISIT_KINDS),
  id: string(),
  payload: unknown(),
})

/** A page of events. */
const EventPage = type({
  events: array(OperatorEvent),
  /** Where the next page begins. */
  next: string(),
  /** There are no more now. */
  isEnd: boolean(),
  /** The page size that was used. */
  size: number(),
  /** The named reader has no place yet, and read from the start. */
  isNewReader: optional(boolean()),
})

const EventQuery = object({
  /** A cursor, or "start". Without it and without a reader: from the start. */
  after: optional(size(string(), 1, 64)),
  /** A named reader, whose place counts. */
  reader: optional(size(string(), 1, 64)),
  location: optional(array(LocationId)),
  /** The local day of the visit (YYYY-MM-DD), at one location. */
  day: optional(DAY),
  kind: optional(enums(VISIT_KINDS)),
  code: optional(Code),
  'page.size': optional(atMost(MAX_EVENTS)),
})

const NOTHING = object({})

const { get, change } = endpointsBelow(OPERATOR_ROOT)

export const getEvents = get('/events', EventQuery, EventPage)

const Reader = type({ name: string(), cursor: string(), behind: number(), acknowledgedAt: string() })
export const getReaders = get('/readers', NOTHING, type({ readers: array(Reader) }))

/** Moves a reader to a cursor, which acknowledges every event up to there (FEED-05). Creates the reader when it does not exist. */
export const putReader = change(
  PUT,
  '/readers/:name',
  object({ cursor: size(string(), 1, 64) }),
  type({ name: string(), cursor: string() }),
)

export const deleteReader = change(DELETE, '/readers/:name', never(), never())

/** GET the visits of a local day at a location, or those with a counter code. */
export const getVisits = get(
  '/visits',
  object({ location: optional(LocationId), day: optional(DAY), code: optional(Code) }),
  type({ visits: array(OperatorVisit) }),
)
export const getVisit = get('/visits/:id', NOTHING, type({ visit: OperatorVisit }))

/** GET one visit as a FHIR R4 transaction Bundle (FEED-09). The answer is the Bundle itself, without `data` around it. */
export const getVisitBundle = get('/visits/:id/fhir', NOTHING, unknown())

const VisitChange = object({
  status: enums(['arrived', 'called', 'served', 'noshow', 'canceled', 'undo']),
})
/** POST what staff did: a status leads forward alone, `undo` brings the one before back within ten minutes, and asked again the one before that (DESK-05). */
export const postVisitStatus = change(POST, '/visits/:id/status', VisitChange, type({ progress: Progress }))

/** POST a cancellation on behalf of the guest: the time of an appointment is free at once, with its follow-up's. */
export const postVisitCancel = {
  ...change(POST, '/visits/:id/cancel', NOTHING, type({ canceled: array(string()) })),
  mayLackBody: true,
} as const

const { confirmCode: _code, ...moved } = MoveBody.schema
/**
 * POST another time for a visit on behalf of the guest, once for the key, without the limit of five (VISIT-02). The refusals are those of
 * `moveAppointment`.
 */
export const postVisitMove: Endpoint<
  Record<string, never>,
  Omit<MoveBody, 'confirmCode'>,
  MovedAppointments
> = {
  ...change(POST, '/visits/:id/move', object(moved), MovedAppointments),
  idempotent: true,
}

const { wish, answer } = EarlierBody.schema
/** GET what the guest of an appointment waits for, and the times that are kept for them now (VISIT-04). */
export const getVisitEarlier = get('/visits/:id/earlier', NOTHING, EarlierTimes)
/** POST a wish on behalf of the guest, or their answer to an offer. */
export const postVisitEarlier = change(POST, '/visits/:id/earlier', object({ wish, answer }), EarlierTimes)

const MESSAGE_STATUSES = ['waiting', 'sent', 'dropped', 'failed'] as const
/** GET what the guest agreed to who gets e-mails about a visit, and what became of each e-mail (VISIT-06). */
export const getVisitMessages = get(
  '/visits/:id/messages',
  NOTHING,
  type({
    consent: nullable(
      type({ language: string(), wording: string(), agreedAt: string(), endedAt: nullable(string()) }),
    ),
    messages: array(
      type({
        kind: enums(['reminder', 'offer']),
        /** The time that the message is about. */
        startsAt: string(),
        status: enums(MESSAGE_STATUSES),
        /** Why it was dropped, or the last problem of the mail server. */
        reason: nullable(string()),
        at: string(),
      }),
    ),
  }),
)

/** POST the answer of a guest to an e-mail: a stop word puts the address on the list of those that get none (VISIT-06). */
export const postReply = change(
  POST,
  '/replies',
  object({
    address: pattern(string(), /^[^\s@]{1,64}@[^\s@]{1,190}$/),
    text: size(string(), 0, 20_000),
  }),
  type({ meaning: enums(['stop', 'start', 'other']) }),
)

const Scope = object({
  ids: optional(array(LocationId)),
  state: optional(size(string(), 2, 40)),
  businessName: optional(string()),
  /** Closes these services alone; absent: all of them. */
  serviceIds: optional(size(array(serviceId), 1, 100)),
  /** Every provider. It must be given, so that a request with a forgotten member does not close the whole chain. */
  all: optional(boolean()),
})
const ClosureFields = {
  scope: Scope,
  from: DAY,
  to: DAY,
  /** Local hours, "09:00-10:00"; absent: the whole days. */
  hours: optional(string()),
  /** What guests read. */
  reason: optional(size(string(), 0, 200)),
  /** Opens in spite of closures before it. */
  opens: optional(boolean()),
  /** Writes an event `appointment.displaced` for each appointment that this displaces. */
  notify: optional(boolean()),
}
const ShownClosure = type({
  id: string(),
  opens: optional(boolean()),
  scope: type({
    ids: optional(array(string())),
    state: optional(string()),
    businessName: optional(string()),
    serviceIds: optional(array(number())),
    onHolidays: optional(boolean()),
  }),
  from: string(),
  to: string(),
  /** Local minutes from midnight: start and end; absent: the whole days. */
  hours: optional(tuple([number(), number()])),
  reason: string(),
  /** A counter of the location made it (DESK-08). */
  isOfDesk: optional(boolean()),
})

export const getClosures = get('/closures', NOTHING, type({ closures: array(ShownClosure) }))
const ClosureBody = object(ClosureFields)
const ClosureResult = type({
  closure: nullable(ShownClosure),
  displaced: array(DisplacedAppointment),
  /** What may be a slip: nothing is open then, or the year is far ahead. */
  warnings: optional(array(string())),
})
/** With `dryRun` nothing is closed, and `closure` is null. */
const ClosureQuery = object({ dryRun: optional(boolean()) })
/** POST a closure (DIR-06); `displaced`: booked appointments that cannot take place then (DIR-08). */
export const postClosure: Endpoint<
  Infer<typeof ClosureQuery>,
  Infer<typeof ClosureBody>,
  Infer<typeof ClosureResult>
> = {
  ...change({ ...POST, status: 201 }, '/closures', ClosureBody, ClosureResult),
  query: ClosureQuery,
}
export const deleteClosure = change(DELETE, '/closures/:id', never(), never())

/** GET all booked appointments that cannot take place as the directory is now (DIR-08). */
export const getDisplaced = get('/displaced', NOTHING, type({ displaced: array(DisplacedAppointment) }))

/** POST writes an event `appointment.displaced` for each of them that has none yet; answers how many were written. */
export const postDisplaced = {
  ...change(POST, '/displaced/notify', NOTHING, type({ events: number() })),
  mayLackBody: true,
} as const

/** PUT how long guests wait at a location: minutes, or null for unknown (DIR-12). */
export const putLocationWait = change(
  PUT,
  '/waits/:id',
  object({ minutes: WaitMinutes, text: optional(size(string(), 0, 500)) }),
  type({ id: string() }),
)

/** POST a file of one kind. The server reads it as it arrives, and answers when all of it is written. */
export const postImport: Endpoint<Infer<typeof ImportQuery>, never, ImportResult> = {
  ...change(POST, '/imports/:kind', never(), ImportResult),
  query: ImportQuery,
  streams: IMPORT_TYPES,
}

/** All calls of the operator's API, for its description. */
export const OPERATOR_ENDPOINTS = [
  getEvents,
  getReaders,
  putReader,
  deleteReader,
  getVisits,
  getVisit,
  getVisitBundle,
  postVisitStatus,
  postVisitCancel,
  postVisitMove,
  getVisitEarlier,
  postVisitEarlier,
  getVisitMessages,
  postReply,
  getClosures,
  postClosure,
  deleteClosure,
  getDisplaced,
  postDisplaced,
  putLocationWait,
  postImport,
] as const
