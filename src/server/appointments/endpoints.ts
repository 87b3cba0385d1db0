import { earlierTimes } from '#contract/appointment-earlier'
import { visitMessages } from '#contract/appointment-messages'
import { moveAppointment } from '#contract/appointment-move'
import { readReceipt } from '#contract/appointment-receipt'
import { viewAppointment } from '#contract/appointment-view'
import {
  bookAppointment,
  bookAppointmentV1,
  cancelAppointment,
  cancelAppointmentV2,
} from '#contract/appointments'
import { postWalkIn } from '#contract/walk-in'
import { type Api, answers, refuseMethod } from '../http/answers.ts'
import { type ConsentDeps, createMessages } from '../messages/consent.ts'
import { bookAppointments } from './book.ts'
import { createCancel } from './cancel.ts'
import { createEarlier } from './earlier.ts'
import { createMove } from './move.ts'
import { createReceipt } from './receipt.ts'
import { createView } from './view.ts'

/** Has the app book, show, move and cancel appointments, offer earlier times, agree to e-mails and make receipts (VISIT-02, VISIT-04, VISIT-06, VISIT-09, API-24, API-30, API-31, API-34, API-35); walk-ins are answered before. */
export function answerAppointments(app: Api, deps: ConsentDeps & { offerTimes: () => Promise<void> }): void {
  const { path, method } = postWalkIn
  // The address of walk-ins is not that of an appointment with the id "walk-in".
  app.all(path, (c) => refuseMethod(c, path, method))
  for (const endpoint of [bookAppointment, bookAppointmentV1])
    answers(app, endpoint, (call) => bookAppointments(deps, call))
  const cancel = createCancel(deps)
  for (const endpoint of [cancelAppointment, cancelAppointmentV2]) {
    answers(app, endpoint, ({ params, body, client }) =>
      thenOffer(deps, cancel(params['id'] ?? '', body, client)),
    )
  }
  const move = createMove(deps)
  answers(app, moveAppointment, ({ params, ...call }) => thenOffer(deps, move(params['id'] ?? '', call)))
  const earlier = createEarlier(deps)
  answers(app, earlierTimes, ({ params, body, client }) => earlier(params['id'] ?? '', body, client))
  const messages = createMessages(deps)
  answers(app, visitMessages, ({ params, body, client }) => messages(params['id'] ?? '', body, client))
  const view = createView(deps)
  answers(app, viewAppointment, ({ params, body, client }) => view(params['id'] ?? '', body, client), 'read')
  const receipt = createReceipt(deps)
  answers(app, readReceipt, ({ params, body, client }) => receipt(params['id'] ?? '', body, client), 'read')
}

/** Offers the times that a call has freed before it is answered, so that others find at once what is public (VISIT-03). */
async function thenOffer<T>(
  { offerTimes }: { offerTimes: () => Promise<void> },
  call: Promise<T>,
): Promise<T> {
  const answer = await call
  await offerTimes()
  return answer
}
