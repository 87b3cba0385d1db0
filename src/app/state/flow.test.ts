import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, waiting } from '../platform/analytics.ts'
import {
  completeFlow,
  continueFlow,
  FLOW_STEPS,
  flow,
  leaveForm,
  reportAlert,
  reportError,
  reportFieldErrors,
  reportLink,
  reportNavigation,
  resetFlow,
  showForm,
  startFlow,
} from './flow.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 17) })
  resetFlow()
  forget()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the flow that is tracked', () => {
  it('starting sets the step number to 2, continuing increments it, completing resets it to 1 [ENTITY-07, EVENTS-07]', () => {
    startFlow('Vaccines', FLOW_STEPS.find)
    expect(flow.stepNum).toBe(2)
    continueFlow('Vaccines', FLOW_STEPS.date)
    continueFlow('Vaccines', FLOW_STEPS.confirm)
    expect(flow.stepNum).toBe(4)
    startFlow('Vaccines', FLOW_STEPS.find)
    expect(flow.stepNum).toBe(2)
    completeFlow('Vaccines')
    expect(flow.stepNum).toBe(1)
  })

  it('has its labels [EVENTS-08, WALKIN-14]', () => {
    expect(FLOW_STEPS).toEqual({
      find: 'find appointment',
      date: 'select appointment date',
      confirm: 'confirm appointment',
      walkInSelection: 'Instant Vaccines vaccine selection form',
    })
  })

  it('is told with appointment type, step and number, as a guest flow [EVENTS-01, EVENTS-02, EVENTS-05]', () => {
    startFlow('Vaccines', FLOW_STEPS.walkInSelection)
    continueFlow('Vaccines', FLOW_STEPS.confirm)
    completeFlow('Instant Vaccines')
    const common = { guestFlow: true, at: '2026-11-20T17:00:00.000Z' }
    expect(waiting()).toEqual([
      {
        ...common,
        event: 'startFlow',
        appointmentType: 'Vaccines',
        flowStepDescription: 'Instant Vaccines vaccine selection form',
        flowStepNum: 2,
      },
      {
        ...common,
        event: 'continueFlow',
        appointmentType: 'Vaccines',
        flowStepDescription: 'confirm appointment',
        flowStepNum: 3,
      },
      {
        ...common,
        event: 'completeFlow',
        appointmentType: 'Vaccines',
        flowStepDescription: 'confirm appointment',
        flowStepNum: 3,
      },
    ])
  })
})

describe('what else is tracked', () => {
  it('errors that a guest sees, with description, endpoint and status [EVENTS-03, EVENTS-06]', () => {
    reportError({ description: 'failed', endpoint: '/x', status: 500 })
    expect(waiting()).toMatchObject([
      { event: 'customerError', guestFlow: true, description: 'failed', endpoint: '/x', status: 500 },
    ])
  })

  it('an error that nobody can describe has a text of its own [EVENTS-09]', () => {
    reportError({})
    expect(waiting()).toMatchObject([
      {
        description: 'An unknown error occurred. Please try to view this feature again in a few moments.',
      },
    ])
  })

  it('what a guest is told of [EVENTS-03]', () => {
    reportAlert('taken')
    expect(waiting()).toMatchObject([{ event: 'alert', guestFlow: true, description: 'taken' }])
  })

  it('refused fields by their names, and navigation [EVENTS-03, VALID-09]', () => {
    reportFieldErrors(['firstName', 'dobMonth'])
    reportNavigation('main')
    expect(waiting()).toMatchObject([
      { event: 'constraintError', fields: ['firstName', 'dobMonth'] },
      { event: 'navigation', description: 'main' },
    ])
  })

  it('a link that is followed is told with appointment type and step [EVENTS-05]', () => {
    startFlow('Vaccines', FLOW_STEPS.find)
    forget()
    reportLink('tel')
    expect(waiting()).toMatchObject([
      {
        event: 'linkClicked',
        description: 'tel',
        appointmentType: 'Vaccines',
        flowStepDescription: 'find appointment',
        flowStepNum: 2,
      },
    ])
  })

  it('a link that is followed after the visit is complete still has type and step [EVENTS-05, EVENTS-07]', () => {
    startFlow('Vaccines', FLOW_STEPS.find)
    completeFlow('Vaccines')
    forget()
    reportLink('tel')
    expect(waiting()).toMatchObject([
      { appointmentType: 'Vaccines', flowStepDescription: 'confirm appointment', flowStepNum: 1 },
    ])
  })

  it('a form that is left is told once, with the step it was left at [EVENTS-03]', () => {
    showForm('patientDetails')
    showForm('insurance')
    leaveForm()
    leaveForm()
    expect(waiting()).toMatchObject([{ event: 'formAbandonment', flowStepDescription: 'insurance' }])
  })

  it('a form that was completed is not abandoned [EVENTS-03]', () => {
    showForm('generalConsent')
    completeFlow('Vaccines')
    leaveForm()
    expect(waiting()).toMatchObject([{ event: 'completeFlow' }])
  })
})
