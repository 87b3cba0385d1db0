import { proxy } from 'valtio'
import type { CallResult } from '../api/call.ts'
import type { TrackedEvent } from '../platform/analytics.ts'
import { emit } from '../platform/analytics.ts'
import { now } from '../platform/clock.ts'

/** Labels of steps in tracked events (EVENTS-08, WALKIN-14). */
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
  /** Key of the form's step on the screen, until the form is complete. */
  form: string | undefined
}

/** The part of a flow that its draft keeps. */
export type KeptFlow = Partial<Pick<Flow, 'stepNum' | 'appointmentType'> & { step: string }>

const initial = (): Flow => ({ stepNum: 1, appointmentType: undefined, step: undefined, form: undefined })

/** Where the guest is in the flow, for tracked events (EVENTS-07). */
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

/**
 * Completing resets the step number to 1 (EVENTS-07). Links of the confirmation still carry type and step (EVENTS-05). `category`: the
 * type where this page does not know it.
 */
export function completeFlow(category: string): void {
  Object.assign(flow, { appointmentType: flow.appointmentType ?? category, step: FLOW_STEPS.confirm })
  track({ event: 'completeFlow' })
  Object.assign(flow, { stepNum: 1, form: undefined })
}

/** Goes on with the flow of a draft after a reload, unless the guest has started another one. */
export function restoreFlow(kept: KeptFlow): void {
  if (flow.appointmentType === undefined) Object.assign(flow, kept)
}

export function resetFlow(): void {
  Object.assign(flow, initial())
}

const UNKNOWN = 'An unknown error occurred. Please try to view this feature again in a few moments.' // EVENTS-09

/** Reports an error that the guest sees (EVENTS-03, EVENTS-06, FIND-54). Without a description it gets a general one. */
export function reportError(error: { description?: string; endpoint?: string; status?: number }): void {
  track({ event: 'customerError', description: UNKNOWN, ...error })
}

/** Reports a call without an answer that the page can use (FIND-54). */
export function reportFailedCall(
  endpoint: string,
  result: CallResult<unknown>,
  description = result.kind as string,
): void {
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description, endpoint, status })
}

/** Reports a message that the guest sees (EVENTS-03). */
export function reportAlert(description: string): void {
  track({ event: 'alert', description })
}

/** Reports the names of fields with errors, never what the guest typed (VALID-09). */
export function reportFieldErrors(fields: string[]): void {
  track({ event: 'constraintError', fields })
}

export function reportNavigation(description: string): void {
  track({ event: 'navigation', description })
}

/** Reports a followed link. `description` names its target without anything about the guest (EVENTS-05). */
export function reportLink(description: string): void {
  track({ event: 'linkClicked', description })
}

/** Records which step of the form is on the screen. */
export function showForm(step: string): void {
  flow.form = step
}

/** Reports an incomplete form as abandoned at its step (EVENTS-03). */
export function leaveForm(): void {
  const { form } = flow
  if (form === undefined) return
  flow.form = undefined
  track({ event: 'formAbandonment', flowStepDescription: form })
}

function track(event: Pick<TrackedEvent, 'event'> & Partial<TrackedEvent>): void {
  const { appointmentType, step, stepNum } = flow
  emit({
    ...(appointmentType !== undefined && { appointmentType }),
    ...(step !== undefined && { flowStepDescription: step }),
    ...event,
    guestFlow: true,
    flowStepNum: stepNum,
    at: new Date(now()).toISOString(),
  })
}
