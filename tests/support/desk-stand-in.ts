import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type cancelDeskVisit,
  DESK_ROOT,
  type DeskCall,
  type DeskOpened,
  type DeskSession,
  type DeskStatus,
  type DeskStore,
  type DeskVisit,
  type setDeskStatus,
} from '#contract/desk'
import { QUESTIONS_PATH } from '../../src/desk/ask.ts'
import { aWalkIn, TEST_NOW } from './builders.ts'
import { ROOT } from './sources.ts'

const MINUTE = 60_000
const UNDO_MS = 10 * MINUTE
const PIN = '4826'

/** An instant so many minutes after TEST_NOW, as the wire has it. */
export function minutesLater(minutes: number): string {
  return new Date(TEST_NOW + minutes * MINUTE).toISOString()
}

/** A walk-in that waits since ten minutes before TEST_NOW (noon at the store). */
export function aDeskVisit(overrides: Partial<DeskVisit> = {}): DeskVisit {
  const counterCode = overrides.counterCode ?? 'B7K2MX'
  const since = overrides.waitingSince === undefined ? minutesLater(-10) : overrides.waitingSince
  const at = since ?? overrides.startsAt ?? minutesLater(-10)
  return {
    id: `visit-${counterCode}`,
    kind: 'walkin',
    counterCode,
    day: '2026-11-20',
    name: 'Wilhelmina O.',
    services: ['Flu'],
    at,
    waitingSince: at,
    startsAt: null,
    endsAt: null,
    receivedAt: at,
    status: 'waiting',
    progress: null,
    needsAttention: false,
    reasons: [],
    misfits: [],
    firstId: null,
    isDisplaced: false,
    ...overrides,
  }
}

/** An appointment that begins so many minutes after TEST_NOW. */
export function aDeskAppointment(minutes: number, overrides: Partial<DeskVisit> = {}): DeskVisit {
  const startsAt = minutesLater(minutes)
  const times = {
    startsAt,
    endsAt: minutesLater(minutes + 20),
    at: startsAt,
    receivedAt: minutesLater(-3000),
  }
  return aDeskVisit({ kind: 'appointment', waitingSince: null, ...times, ...overrides })
}

const DESK_SESSION: DeskSession = {
  desk: { id: 'b2c3d4', name: 'Front counter' },
  store: {
    providerId: '01400376',
    vanityName: 'Irmo Station Pharmacy',
    address: {
      addressLines: ['7467 St Andrews Rd'],
      cityTown: 'Irmo',
      stateProvince: 'SC',
      postalCode: '29063',
    },
    timezone: 'America/New_York',
  },
  isLocked: false,
  triesLeft: 5,
  waitSeconds: 0,
}

type Body = { status?: Parameters<typeof setStatusOf>[2]; from?: DeskStatus; pin?: string } & Record<
  string,
  unknown
>

/**
 * A server of the counter in memory, for tests of the screens: it answers each call by the contract. What it is, tests change between
 * calls. `isGone`: it takes no call; `isHanging`: it takes calls and answers none.
 */
export function aDeskServer(visits: DeskVisit[] = []) {
  const server = {
    session: structuredClone(DESK_SESSION) as DeskSession | undefined,
    /** Why every call is refused; undefined: it is not. */
    gate: undefined as 'deskRevoked' | 'deskUnknown' | undefined,
    isGone: false,
    isHanging: false,
    isInvitationOver: false,
    day: '2026-11-20',
    visits,
    /** Visits of other days, which only their code finds. */
    others: [] as DeskVisit[],
    payloads: new Map<string, Partial<DeskOpened>>(),
    /** What guests gave, by the id of the visit. */
    phones: new Map<string, string>(),
    /** Visits as they were before each of their steps, by id. */
    before: new Map<string, DeskVisit[]>(),
    store: {
      hours: null,
      wait: { minutes: 15, text: null, setAt: minutesLater(-30) },
      closures: [],
      isClosedForGood: false,
      tablets: [],
    } as DeskStore,
    /** Every call, as "GET /today". */
    calls: [] as string[],
    opened: [] as string[],
    bodies: [] as unknown[],
    headers: [] as Headers[],
    answer: async (path: string, init: RequestInit = {}): Promise<Response> => {
      const { method = 'GET', body } = init
      if (server.isGone) throw new TypeError('fetch failed')
      if (server.isHanging) return untilAborted(init.signal)
      if (path === QUESTIONS_PATH) return new Response(questions(), { headers: JSON_TYPE })
      const address = path.replace(DESK_ROOT, '')
      server.calls.push(`${method} ${address}`)
      const headers = new Headers(init.headers)
      server.headers.push(headers)
      const sent = typeof body === 'string' ? (JSON.parse(body) as Body) : {}
      if (typeof body === 'string') server.bodies.push(sent)
      return respond(server, `${method} ${address}`, sent, headers)
    },
  }
  return server
}

export type DeskServer = ReturnType<typeof aDeskServer>

const JSON_TYPE = { 'content-type': 'application/json' }

function questions(): string {
  return readFileSync(
    join(ROOT, 'content-fallback/base/hw_config/1.0.0/scheduler/medical-information.json'),
    'utf8',
  )
}

function data(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ data: value }), { status, headers: { ...JSON_TYPE, ...headers } })
}

function refuse(status: number, key: string, values?: number[]): Response {
  const errors = [{ key, message: 'No.', ...(values && { values }) }]
  return new Response(JSON.stringify({ errors }), { status, headers: JSON_TYPE })
}

function respond(server: DeskServer, call: string, sent: Body, headers: Headers): Response {
  if (call === 'POST /invitations/look')
    return server.isInvitationOver
      ? refuse(403, 'invitationOver')
      : data({ store: DESK_SESSION.store, deskName: DESK_SESSION.desk.name })
  if (call === 'POST /enrolments') {
    if (server.isInvitationOver) return refuse(403, 'invitationOver')
    if (sent.pin === '1234') return refuse(400, 'pinTooSimple')
    server.session = structuredClone(DESK_SESSION)
    return data({ session: server.session }, 201)
  }
  if (server.gate) return refuse(401, server.gate)
  if (!server.session) return refuse(401, 'deskUnknown')
  if (call === 'GET /session') return data({ session: server.session })
  if (call === 'POST /lock') {
    server.session.isLocked = true
    return data({ session: server.session })
  }
  if (call === 'POST /unlock') return unlock(server, server.session, sent.pin)
  if (server.session.isLocked) return refuse(403, 'deskLocked')
  if (call.startsWith('GET /today')) {
    const also = new URLSearchParams(call.split('?')[1]).get('also')
    return tagged(headers, dayOf(server, also))
  }
  if (call === 'GET /store') return tagged(headers, server.store)
  if (call.startsWith('GET /visits?')) {
    const code = new URLSearchParams(call.split('?')[1]).get('code')
    return data({ visits: [...server.visits, ...server.others].filter((one) => one.counterCode === code) })
  }
  return respondAboutVisit(server, call, sent) ?? respondAboutStore(server, call, sent)
}

function unlock(server: DeskServer, session: DeskSession, pin: unknown): Response {
  if (session.waitSeconds > 0) return refuse(403, 'pinWait', [session.waitSeconds])
  if (pin === PIN) {
    server.session = { ...session, isLocked: false, triesLeft: 5 }
    return data({ session: server.session })
  }
  session.triesLeft -= 1
  if (session.triesLeft > 0) return refuse(403, 'wrongPin', [session.triesLeft])
  session.waitSeconds = 60
  return refuse(403, 'pinWait', [60])
}

function dayOf({ day, visits, others }: DeskServer, alsoId: string | null) {
  const also = [...visits, ...others].find(({ id }) => id === alsoId)
  const { timezone } = DESK_SESSION.store
  return { day, timezone, endsAt: `${day}T23:59:59Z`, visits, ...(also && { also }) }
}

/** Rejects once the caller gives up. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

function tagged(headers: Headers, value: unknown): Response {
  const etag = `"${createHash('sha256').update(JSON.stringify(value)).digest('hex')}"`
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } })
  return data(value, 200, { etag })
}

function respondAboutVisit(server: DeskServer, call: string, sent: Body): Response | undefined {
  const [, id = '', action = ''] = /^(?:GET|POST) \/visits\/([^/]+)(.*)$/.exec(call) ?? []
  if (id === '') return undefined
  const visit = [...server.visits, ...server.others].find((one) => one.id === id)
  if (!visit) return refuse(404, 'unknownVisit')
  if (call.startsWith('GET')) {
    server.opened.push(id)
    const opened: DeskOpened = {
      visit,
      payload: aWalkIn(),
      isUnreadable: false,
      services: [{ id: 501, name: 'Flu' }],
      wordings: [],
      history: [{ at: visit.receivedAt, type: 'checkin.received' }],
      ...server.payloads.get(id),
    }
    return data(opened)
  }
  if (action === '/guest-page') return data({ path: `/health-services/scheduler/cancel/${id}/code` })
  if (action === '/cancel') {
    if (visit.status !== sent.from) return data({ outcome: 'changedMeanwhile', visit, canceled: [] })
    const after = put(server, { ...visit, status: 'canceled', progress: stepNow(null) })
    return data({ outcome: 'done', visit: after, canceled: [id] } satisfies typeof cancelDeskVisit.data.TYPE)
  }
  const { outcome, visit: after } = setStatusOf(server, visit, sent.status ?? 'undo', sent.from)
  put(server, after)
  return data({ outcome, visit: after } satisfies typeof setDeskStatus.data.TYPE)
}

function setStatusOf(
  { before }: DeskServer,
  visit: DeskVisit,
  status: 'arrived' | 'called' | 'served' | 'noshow' | 'undo',
  from: DeskStatus | undefined,
): { outcome: 'done' | 'changedMeanwhile'; visit: DeskVisit } {
  if (visit.status !== from) return { outcome: 'changedMeanwhile', visit }
  const steps = before.get(visit.id) ?? []
  if (status === 'undo')
    return { outcome: 'done', visit: steps.pop() ?? { ...visit, status: 'waiting', progress: null } }
  before.set(visit.id, [...steps, visit])
  return { outcome: 'done', visit: { ...visit, status, progress: stepNow(Date.now() + UNDO_MS) } }
}

function stepNow(undoUntil: number | null): DeskVisit['progress'] {
  const until = undoUntil === null ? null : new Date(undoUntil).toISOString()
  return { at: new Date().toISOString(), by: DESK_SESSION.desk.name, isOwn: true, undoUntil: until }
}

function put(server: DeskServer, visit: DeskVisit): DeskVisit {
  server.visits = server.visits.map((one) => (one.id === visit.id ? visit : one))
  server.others = server.others.map((one) => (one.id === visit.id ? visit : one))
  return visit
}

function callsOf({ visits, phones }: DeskServer): DeskCall[] {
  const toCall = visits.filter(({ status, isDisplaced }) => isDisplaced && status === 'waiting')
  return toCall.map((visit) => ({ ...visit, phone: phones.get(visit.id) ?? null }))
}

function respondAboutStore(server: DeskServer, call: string, sent: Body): Response {
  const { store } = server
  if (call === 'GET /calls') return data({ visits: callsOf(server) })
  if (call === 'PUT /wait') {
    const minutes = sent['minutes'] as number | null
    server.store = { ...store, wait: { minutes, text: null, setAt: new Date().toISOString() } }
    return data(server.store)
  }
  if (call === 'POST /closures') {
    const closure = {
      id: 'closure-1',
      from: server.day,
      to: server.day,
      hours: [720, 840],
      reason: String(sent['reason'] ?? ''),
      isOwn: true,
    }
    server.store = { ...store, closures: [...store.closures, closure] }
    return data({ store: server.store, displaced: callsOf(server) }, 201)
  }
  const [, id] = /^DELETE \/closures\/(.+)$/.exec(call) ?? []
  if (id === undefined || !store.closures.some((one) => one.id === id)) return refuse(404, 'unknownClosure')
  server.store = { ...store, closures: store.closures.filter((one) => one.id !== id) }
  return new Response(null, { status: 204 })
}
