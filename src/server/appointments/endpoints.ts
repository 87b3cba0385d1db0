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
import { type AppointmentDeps, bookAppointments } from './book.ts'
import { createCancel } from './cancel.ts'
import { createMove } from './move.ts'
import { createReceipt } from './receipt.ts'
import { createView } from './view.ts'

/** Has the app book, show, move and cancel appointments, and make their receipts (VISIT-02, VISIT-09, API-24, API-30, API-31, API-34, API-35); walk-ins are answered before. */
export function answerAppointments(app: Api, deps: AppointmentDeps): void {
  const { path, method } = postWalkIn
  // The address of walk-ins is not that of an appointment with the id "walk-in".
  app.all(path, (c) => refuseMethod(c, path, method))
  for (const endpoint of [bookAppointment, bookAppointmentV1])
    answers(app, endpoint, (call) => bookAppointments(deps, call))
  const cancel = createCancel(deps)
  for (const endpoint of [cancelAppointment, cancelAppointmentV2]) {
    answers(app, endpoint, ({ params, body, client }) => cancel(params['id'] ?? '', body, client))
  }
  const move = createMove(deps)
  answers(app, moveAppointment, ({ params, ...call }) => move(params['id'] ?? '', call))
  const view = createView(deps)
  answers(app, viewAppointment, ({ params, body, client }) => view(params['id'] ?? '', body, client), 'read')
  const receipt = createReceipt(deps)
  answers(app, readReceipt, ({ params, body, client }) => receipt(params['id'] ?? '', body, client), 'read')
}
