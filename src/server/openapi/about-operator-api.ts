import type { About } from './openapi.ts'

type Refusals = NonNullable<About['refusals']>

const TOKENS: Refusals = {
  400: ['invalidRequest', 'tokenInAddress'],
  401: ['tokenMissing', 'tokenUnknown', 'tokenExpired'],
}
const LOCATION: Refusals = { ...TOKENS, 403: ['tokenLocation'] }
const CHANGES: Refusals = {
  ...TOKENS,
  400: [...(TOKENS[400] ?? []), 'unknownField'],
  403: ['tokenScope', 'tokenLocation'],
}
const CURSOR: NonNullable<Refusals[number]> = ['invalidCursor', 'cursorOfAnotherDatabase', 'cursorAhead']
const ONE_VISIT: Refusals = { ...TOKENS, 404: ['unknownVisit'] }
const SHOWN_CLOSURE =
  '`hours` of a closure are sent as `09:00-10:00` and answered in local minutes from midnight, `[540, 600]`; without them it is of whole days. `isOfDesk`: a counter of the location made it.'

/** What the document says of each call, by the name of its endpoint. */
export const ABOUT_OPERATOR_API: Readonly<Record<string, About>> = {
  getEvents: {
    tag: 'Events',
    summary:
      'Lists what happened after a cursor, or after the place of a reader, with the visits as they are now.',
    description:
      'Without `after` and `reader` it begins at the start of the log. A misspelled name counts as not given.',
    refusals: {
      ...LOCATION,
      400: [...(LOCATION[400] ?? []), ...CURSOR],
      404: ['unknownLocation'],
    },
  },
  getReaders: {
    tag: 'Events',
    summary: 'Lists the readers that keep their place here.',
    refusals: LOCATION,
  },
  putReader: {
    tag: 'Events',
    summary: 'Moves the place of a reader: everything up to the cursor is acknowledged.',
    refusals: { ...CHANGES, 400: [...(CHANGES[400] ?? []), ...CURSOR] },
  },
  deleteReader: {
    tag: 'Events',
    summary: 'Forgets a reader.',
    refusals: { ...CHANGES, 404: ['unknownReader'] },
  },
  getVisits: {
    tag: 'Visits',
    summary: 'Lists the visits of a local day at a location, or those with a counter code.',
    refusals: { ...LOCATION, 404: ['unknownLocation'] },
  },
  getVisit: { tag: 'Visits', summary: 'Gets one visit.', refusals: ONE_VISIT },
  getVisitBundle: {
    tag: 'Visits',
    summary: 'Gets one visit as a FHIR R4 transaction Bundle.',
    type: 'application/fhir+json',
    refusals: { ...ONE_VISIT, 409: ['noPublicUrl'] },
  },
  postVisitStatus: {
    tag: 'Visits',
    summary: 'Says how far staff are with a visit, or takes that back.',
    refusals: {
      ...CHANGES,
      404: ['unknownVisit'],
      409: ['statusBackwards', 'undoTooLate', 'alreadyCanceled'],
    },
  },
  postVisitCancel: {
    tag: 'Visits',
    summary: 'Cancels a visit on behalf of the guest, a first dose with its second.',
    refusals: { ...CHANGES, 404: ['unknownVisit'], 409: ['alreadyCanceled', 'statusBackwards'] },
  },
  postVisitMove: {
    tag: 'Visits',
    summary: 'Moves a visit to another time on behalf of the guest.',
    refusals: {
      ...CHANGES,
      400: [
        ...(CHANGES[400] ?? []),
        'notOnSchedule',
        'sameTime',
        'followupTooEarly',
        'serviceNotOffered',
        'serviceSwitchedOff',
        'notEligible',
        'patientTooYoung',
        'patientTooOld',
      ],
      404: ['unknownVisit'],
      409: ['alreadyCanceled', 'visitBegun', 'visitChanged', 'notMovable', 'slotTaken'],
      422: ['idempotencyKeyReused'],
    },
  },
  getVisitEarlier: {
    tag: 'Visits',
    summary: 'Gets what a guest waits for, and the times that are kept for them now.',
    refusals: { ...ONE_VISIT, 409: ['notMovable'] },
  },
  postVisitEarlier: {
    tag: 'Visits',
    summary: 'Has a guest wait for an earlier time, or answers an offer on their behalf.',
    refusals: {
      ...CHANGES,
      404: ['unknownVisit'],
      409: ['offerOver', 'alreadyCanceled', 'visitBegun', 'visitChanged', 'notMovable', 'slotTaken'],
    },
  },
  getVisitMessages: {
    tag: 'Visits',
    summary: 'Gets what a guest agreed to who gets e-mails about a visit, and what became of each.',
    refusals: { ...ONE_VISIT, 409: ['noMessages'] },
  },
  postReply: {
    tag: 'Visits',
    summary: 'Takes the answer of a guest to an e-mail: a stop word ends all e-mails to the address.',
    refusals: CHANGES,
  },
  getClosures: {
    tag: 'Directory',
    summary: 'Lists the closures that are set.',
    description: SHOWN_CLOSURE,
    refusals: TOKENS,
  },
  postClosure: {
    tag: 'Directory',
    summary:
      'Closes locations, people or teams for days or hours, or opens them, and lists the appointments that this displaces.',
    description: `With \`dryRun\` it changes nothing: the status is 201 as always, \`closure\` is null, and \`displaced\` lists what it would displace. \`warnings\` say what may be a slip: nothing is open then, or the year is far ahead. ${SHOWN_CLOSURE}`,
    refusals: CHANGES,
  },
  deleteClosure: {
    tag: 'Directory',
    summary: 'Ends a closure.',
    refusals: { ...CHANGES, 404: ['unknownClosure'] },
  },
  getDisplaced: {
    tag: 'Directory',
    summary: 'Lists booked appointments that cannot take place as the directory is now.',
    refusals: TOKENS,
  },
  postDisplaced: {
    tag: 'Directory',
    summary: 'Writes an event for each displaced appointment that has none yet.',
    refusals: CHANGES,
  },
  postImport: {
    tag: 'Directory',
    summary: 'Imports a file of one kind, as the command `npm run import` does.',
    description:
      'CSV with a header row, or NDJSON with the same names; holidays may be a calendar. All in one transaction. Lists of the answer have at most 1,000 entries.',
    refusals: {
      ...CHANGES,
      400: [...(CHANGES[400] ?? []), 'bodyBroken', 'invalidFile'],
      404: ['notFound'],
      409: ['needsYes'],
      413: ['bodyTooLarge'],
      415: ['unsupportedMediaType'],
      503: ['busy'],
    },
  },
  putLocationWait: {
    tag: 'Directory',
    summary: 'Sets how long guests wait at a location.',
    refusals: { ...CHANGES, 404: ['unknownLocation'] },
  },
}
