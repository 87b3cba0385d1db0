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

/** Where the guest is in the flow, as tracking counts it (EVENTS-07). */
export const flow = proxy({ stepNum: 1 })

/** Starting a flow sets the step number to 2 (EVENTS-07). */
export function startFlow(appointmentType: string, step: FlowStep): void {
  flow.stepNum = 2
  track({ event: 'startFlow', appointmentType, flowStepDescription: step })
}

/** Continuing increments the step number (EVENTS-07). */
export function continueFlow(appointmentType: string, step: FlowStep): void {
  flow.stepNum += 1
  track({ event: 'continueFlow', appointmentType, flowStepDescription: step })
}

/** Completing resets the step number to 1 (EVENTS-07). */
export function completeFlow(appointmentType: string): void {
  track({ event: 'completeFlow', appointmentType, flowStepDescription: FLOW_STEPS.confirm })
  flow.stepNum = 1
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

/** A form was left before its end. */
export function reportAbandonment(flowStepDescription: string): void {
  track({ event: 'formAbandonment', flowStepDescription })
}

function track(event: Omit<TrackedEvent, 'guestFlow' | 'at' | 'flowStepNum'>): void {
  emit({ ...event, guestFlow: true, flowStepNum: flow.stepNum, at: new Date(now()).toISOString() })
}
