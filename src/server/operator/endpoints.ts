import type { Endpoint } from '#contract/endpoint'
import {
  deleteClosure,
  deleteReader,
  getClosures,
  getDisplaced,
  getEvents,
  getReaders,
  getVisit,
  getVisitBundle,
  getVisits,
  postClosure,
  postDisplaced,
  postVisitCancel,
  postVisitStatus,
  putLocationWait,
  putReader,
} from '#contract/operator'
import type { Content } from '../content/source.ts'
import type { Exported } from '../events/visit-lines.ts'
import { type Api, answers, type Call, type RawReply } from '../http/answers.ts'
import { ownOrigin, type Trust } from '../http/client.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { visitBundle } from './bundles.ts'
import { closeOrOpen, displacedNow, endClosure, notifyDisplaced, putWaitOf } from './directory.ts'
import { acknowledge, eventsPage, readersOfLog, removeReader } from './events.ts'
import { guardOperator } from './tokens.ts'
import { cancelVisit, changeStatus, findVisits, visitOf } from './visits.ts'

/** Has the app answer the operator's API, for calls with a token (FEED-10). */
export function answerOperator(
  app: Api,
  given: Omit<Exported, 'publicUrl'> & { clock: () => number; content: Content; settings: Trust },
): void {
  const { settings } = given
  const deps = { ...given, publicUrl: settings.publicUrl }
  guardOperator(app, deps)
  /** Answers with the token of the call; the guard lets no call without one come here. */
  function withToken<Query, Body, Data>(
    endpoint: Endpoint<Query, Body, Data>,
    handle: (call: Call<Query, Body> & { token: OperatorToken; id: string }) => Promise<Data | RawReply>,
  ): void {
    answers(app, endpoint, (call) => {
      const { token, params } = call
      if (!token) throw new Error('A call without a token came through.')
      return handle({ ...call, token, id: params['id'] ?? params['name'] ?? '' })
    })
  }
  withToken(getEvents, ({ query, token }) => eventsPage(deps, query, token))
  withToken(getReaders, () => readersOfLog(deps))
  withToken(putReader, ({ id, body }) => acknowledge(deps, id, body.cursor))
  withToken(deleteReader, ({ id }) => removeReader(deps, id))
  withToken(getVisits, ({ query, token }) => findVisits(deps, query, token))
  withToken(getVisit, ({ id, token }) => visitOf(deps, id, token))
  withToken(getVisitBundle, ({ id, token, request }) =>
    visitBundle(deps, id, { token, origin: settings.publicUrl ?? ownOrigin(request, settings) }),
  )
  withToken(postVisitStatus, ({ id, body, token }) => changeStatus(deps, id, body.status, token))
  withToken(postVisitCancel, ({ id, token }) => cancelVisit(deps, id, token))
  withToken(getClosures, async () => ({ closures: await deps.store.closures() }))
  withToken(postClosure, ({ body, token }) => closeOrOpen(deps, body, token))
  withToken(deleteClosure, ({ id, token }) => endClosure(deps, id, token))
  withToken(getDisplaced, ({ token }) => displacedNow(deps, token))
  withToken(postDisplaced, ({ token }) => notifyDisplaced(deps, token))
  withToken(putLocationWait, ({ id, body, token }) => putWaitOf(deps, id, body, token))
}
