import { proxy } from 'valtio'
import type { TrackedEvent } from '../platform/analytics.ts'
import { emit } from '../platform/analytics.ts'
import { now } from '../platform/clock.ts'

/** Step labels as they are tracked (EVENTS-08, WALKIN-14). */
export const FLOW_STEPS = {
  find: 'find appointment',
  date: 'select appointment date',
  confirm: 'confirm appointment',
  walkInSelection: 'Instant Vaccines vaccine selection form',
} as const

export type FlowStep = (typeof FLOW_STEPS)[keyof typeof FLOW_STEPS]

interface Flow {
  stepNum: number
  appointmentType: string | undefined
  step: FlowStep | undefined
  /** Key of the step of the form on the screen, while that is not complete. */
  form: string | undefined
}

const initial = (): Flow => ({ stepNum: 1, appointmentType: undefined, step: undefined, form: undefined })

/** Where the guest is in the flow, as tracking counts it (EVENTS-07). */
export const flow = proxy(initial())

/** Starting a flow sets the step number to 2 (EVENTS-07). */
export function startFlow(appointmentType: string, step: FlowStep): void {
  Object.assign(flow, { stepNum: 2, appointmentType, step })
  track({ event: 'startFlow' })
}

/** Continuing increments the step number (EVENTS-07). */
export function continueFlow(appointmentType: string, step: FlowStep): void {
  Object.assign(flow, { stepNum: flow.stepNum + 1, appointmentType, step })
  track({ event: 'continueFlow' })
}

/** Completing resets the step number to 1 (EVENTS-07). */
export function completeFlow(appointmentType: string): void {
  Object.assign(flow, { appointmentType, step: FLOW_STEPS.confirm })
  track({ event: 'completeFlow' })
  resetFlow()
}

/** Forgets where the guest was. */
export function resetFlow(): void {
  Object.assign(flow, initial())
}

const UNKNOWN = 'An unknown error occurred. Please try to view this feature again in a few moments.' // EVENTS-09

/** A customer-facing error (EVENTS-03, EVENTS-06, FIND-54); one that nobody can describe has a text of its own. */
export function reportError(error: { description?: string; endpoint?: string; status?: number }): void {
  track({ event: 'customerError', description: UNKNOWN, ...error })
}

/** Something the guest was told of (EVENTS-03). */
export function reportAlert(description: string): void {
  track({ event: 'alert', description })
}

/** Fields that were refused on a submit: their names, never what was typed (VALID-09). */
export function reportFieldErrors(fields: string[]): void {
  track({ event: 'constraintError', fields })
}

/** The guest moved to another page. */
export function reportNavigation(description: string): void {
  track({ event: 'navigation', description })
}

/** A link was followed; `description` says where to without any part that may be about a guest (EVENTS-05). */
export function reportLink(description: string): void {
  track({ event: 'linkClicked', description })
}

/** A step of the form is on the screen. */
export function showForm(step: string): void {
  flow.form = step
}

/** The form is left: where it was not complete it was abandoned at its step (EVENTS-03). */
export function leaveForm(): void {
  const { form } = flow
  if (form === undefined) return
  flow.form = undefined
  track({ event: 'formAbandonment', flowStepDescription: form })
}

function track(told: Pick<TrackedEvent, 'event'> & Partial<TrackedEvent>): void {
  const { appointmentType, step, stepNum } = flow
  emit({
    ...(appointmentType !== undefined && { appointmentType }),
    ...(step !== undefined && { flowStepDescription: step }),
    ...told,
    guestFlow: true,
    flowStepNum: stepNum,
    at: new Date(now()).toISOString(),
  })
}
