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
  getVisitEarlier,
  getVisitMessages,
  getVisits,
  postClosure,
  postDisplaced,
  postImport,
  postReply,
  postVisitCancel,
  postVisitEarlier,
  postVisitMove,
  postVisitStatus,
  putLocationWait,
  putReader,
} from '#contract/operator'
import type { Exported } from '../events/visit-lines.ts'
import { type Api, answers, type Call, type RawReply } from '../http/answers.ts'
import type { Trust } from '../http/client.ts'
import type { Kind } from '../http/traffic.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { visitBundle } from './bundles.ts'
import {
  type ChangeDeps,
  changeEarlierAs,
  earlierTimesFor,
  messagesFor,
  moveVisitAs,
  takeReply,
} from './changes.ts'
import { closeOrOpen, displacedNow, endClosure, notifyDisplaced, putWaitOf } from './directory.ts'
import { acknowledge, eventsPage, readersOfLog, removeReader } from './events.ts'
import { createImports } from './imports.ts'
import { guardOperator } from './tokens.ts'
import { cancelVisit, changeStatus, findVisits, visitOf } from './visits.ts'

/** Has the app answer the operator's API, for calls with a token (FEED-10). */
export function answerOperator(
  app: Api,
  given: Omit<Exported, 'publicUrl'> &
    ChangeDeps & { settings: Pick<Trust, 'publicUrl'> & { demonstration?: boolean } },
): void {
  const { settings } = given
  const deps = { ...given, publicUrl: settings.publicUrl }
  guardOperator(app, deps)
  const importOne = createImports({ ...deps, demonstration: settings.demonstration })
  /** Answers with the token of the call; the guard lets no call without one come here. */
  function withToken<Query, Body, Data>(
    endpoint: Endpoint<Query, Body, Data>,
    handle: (call: Call<Query, Body> & { token: OperatorToken; id: string }) => Promise<Data | RawReply>,
    kind?: Kind,
  ): void {
    const answer = (call: Call<Query, Body>) => {
      const { token, params } = call
      if (!token) throw new Error('A call without a token came through.')
      return handle({ ...call, token, id: params['id'] ?? params['name'] ?? '' })
    }
    answers(app, endpoint, answer, kind)
  }
  withToken(getEvents, ({ query, token }) => eventsPage(deps, query, token))
  withToken(getReaders, ({ token }) => readersOfLog(deps, token))
  withToken(putReader, ({ id, body, token }) => acknowledge(deps, { name: id, cursor: body.cursor, token }))
  withToken(deleteReader, ({ id, token }) => removeReader(deps, { name: id, token }))
  withToken(getVisits, ({ query, token }) => findVisits(deps, query, token))
  withToken(getVisit, ({ id, token }) => visitOf(deps, id, token))
  withToken(getVisitBundle, ({ id, token }) => visitBundle(deps, id, token))
  withToken(postVisitStatus, ({ id, body, token }) => changeStatus(deps, id, body.status, token))
  withToken(postVisitCancel, ({ id, token }) => cancelVisit(deps, id, token))
  withToken(postVisitMove, ({ id, token, ...call }) => moveVisitAs(deps, { id, token }, call))
  withToken(getVisitEarlier, (asked) => earlierTimesFor(deps, asked))
  withToken(postVisitEarlier, ({ id, token, body }) => changeEarlierAs(deps, { id, token }, body))
  withToken(getVisitMessages, (asked) => messagesFor(deps, asked))
  withToken(postReply, ({ token, body }) => takeReply(deps, token, body))
  withToken(getClosures, async () => ({ closures: await deps.store.closures() }))
  withToken(postClosure, (asked) => closeOrOpen(deps, asked))
  withToken(deleteClosure, ({ id, token }) => endClosure(deps, id, token))
  withToken(getDisplaced, ({ token }) => displacedNow(deps, token))
  withToken(postDisplaced, ({ token }) => notifyDisplaced(deps, token))
  // It takes no turn among the writes of guests while its body arrives.
  withToken(postImport, (call) => importOne({ ...call, kind: call.params['kind'] ?? '' }), 'read')
  withToken(putLocationWait, ({ id, body, token }) => putWaitOf(deps, id, body, token))
}
