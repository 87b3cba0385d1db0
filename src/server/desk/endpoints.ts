import { getCookie } from 'hono/cookie'
import {
  cancelDeskVisit,
  closeDeskStore,
  DESK_ACTIVE_HEADER,
  DESK_ROOT,
  endDeskClosure,
  enrolDesk,
  findDeskVisits,
  getDeskCalls,
  getDeskDay,
  getDeskSession,
  getDeskStore,
  lockDesk,
  lookAtInvitation,
  openDeskVisit,
  openGuestPage,
  putDeskWait,
  setDeskStatus,
  unlockDesk,
} from '#contract/desk'
import type { Endpoint } from '#contract/endpoint'
import type { OpenLocations } from '../directory/open-locations.ts'
import { type Api, answers, type Call, type CallingDesk, type RawReply, type Reply } from '../http/answers.ts'
import { cameOverHttps, refuseCrossSite, type Trust } from '../http/client.ts'
import { refusal } from '../http/refusal.ts'
import { readCalls } from './calls.ts'
import { cancelVisitAt, changeStatusAt, findVisitsOfCode, guestPageOf, openVisit } from './one-visit.ts'
import {
  DESK_COOKIE,
  enrolBrowser,
  hashOfDeskSecret,
  lock,
  readInvitation,
  type SessionDeps,
  sessionOf,
  unlock,
} from './session.ts'
import { closeFromNow, endClosureOf, type StoreData, setWaitOf, storeReply } from './store-now.ts'
import { createDayLists } from './today.ts'

type Deps = StoreData & { settings: Trust; locations: () => Promise<OpenLocations> }

/** Has the app answer the calls of counters (DESK-01): each is bound to the store of its desk. */
export function answerDesks(app: Api, deps: Deps): void {
  const { store, settings } = deps
  guardDesks(app, deps)
  const sessionDeps = (limits: SessionDeps['limits']): SessionDeps => ({
    ...deps,
    limits,
    isHttps: (request) => isHttps(request, settings),
  })
  /** Answers with the desk of the call; the guard lets no call without one come here. */
  function withDesk<Query, Body, Data>(
    endpoint: Endpoint<Query, Body, Data>,
    handle: (
      calling: CallingDesk,
      call: Call<Query, Body> & { id: string },
    ) => Promise<Data | Reply<Data> | RawReply>,
  ): void {
    answers(app, endpoint, (call) => {
      const { desk, params } = call
      if (!desk) throw new Error('A call without a desk came through.')
      return handle(desk, { ...call, id: params['id'] ?? '' })
    })
  }
  answers(app, lookAtInvitation, async ({ body, client, limits }) => {
    const { found, summary } = await readInvitation(sessionDeps(limits), body.invitation, client)
    return { store: summary, deskName: found.name }
  })
  answers(app, enrolDesk, (call) => enrolBrowser(sessionDeps(call.limits), call.body, call))
  withDesk(getDeskSession, ({ desk, now }) => sessionOf(store, desk, now))
  withDesk(lockDesk, (calling) => lock(store, calling))
  withDesk(unlockDesk, (calling, { body, request, limits }) =>
    unlock(sessionDeps(limits), body.pin, { calling, request }),
  )
  const dayOf = createDayLists(deps)
  withDesk(getDeskDay, (calling, { request, query }) => dayOf(calling, request, query))
  withDesk(findDeskVisits, (calling, { query }) => findVisitsOfCode(deps, calling, query.code))
  withDesk(openDeskVisit, (calling, { id }) => openVisit(deps, calling, id))
  withDesk(setDeskStatus, (calling, { id, body }) => changeStatusAt(deps, calling, id, body))
  withDesk(cancelDeskVisit, (calling, { id, body }) => cancelVisitAt(deps, calling, id, body.from))
  withDesk(openGuestPage, (calling, { id }) => guestPageOf(deps, calling, id))
  withDesk(getDeskStore, (calling) => storeReply(deps, calling))
  withDesk(putDeskWait, (calling, { body }) => setWaitOf(deps, calling, body))
  withDesk(getDeskCalls, (calling) => readCalls(deps, calling))
  withDesk(closeDeskStore, (calling, { body }) => closeFromNow(deps, calling, body))
  withDesk(endDeskClosure, (calling, { id }) => endClosureOf(deps, calling, id))
}

const WITHOUT_SESSION: readonly string[] = [lookAtInvitation.path, enrolDesk.path]
const WHILE_LOCKED: readonly string[] = [getDeskSession.path, lockDesk.path, unlockDesk.path]
/** The page asks them by itself: only with the header do they say that somebody is there. */
const ASKED_BY_ITSELF: readonly string[] = [getDeskSession.path, getDeskDay.path, getDeskStore.path]

/** Lets only calls with a session, from pages of this origin, reach the counter's calls. */
function guardDesks(app: Api, { store, settings }: Deps): void {
  app.use(`${DESK_ROOT}/*`, async (c, next) => {
    const { env, req } = c
    env.route = DESK_ROOT
    refuseCrossSite(req.raw, settings)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    // Browsers name the origin of what changes something; a call that carries a session and names none comes from no page.
    if (!isRead && !req.header('origin') && !req.header('sec-fetch-site')) {
      throw refusal(403, 'crossSite', 'This call can be made from its own pages only.')
    }
    if (WITHOUT_SESSION.includes(req.path)) return next()
    const sessionHash = hashOfDeskSecret(getCookie(c, DESK_COOKIE) ?? '')
    const found = await store.deskOfSession(sessionHash)
    if (!found) throw refusal(401, 'deskUnknown', 'This browser is not enrolled.')
    const { desk, now } = found
    if (desk.revokedAt !== null) throw refusal(401, 'deskRevoked', 'This desk was revoked.')
    const isUse = !ASKED_BY_ITSELF.includes(req.path) || req.header(DESK_ACTIVE_HEADER) === '1'
    await store.touchDesk(desk, { isUse, now })
    if (desk.isLocked && !WHILE_LOCKED.includes(req.path)) {
      throw refusal(403, 'deskLocked', 'This desk is locked.')
    }
    env.desk = { desk, sessionHash, now }
    return next()
  })
}

/** Whether the browser's side is https: a proxy in front may not say so, but the browser does. */
function isHttps(request: Request, settings: Trust): boolean {
  return cameOverHttps(request, settings) || request.headers.get('origin')?.startsWith('https:') === true
}
