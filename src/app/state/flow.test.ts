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
  it('ENTITY-07 EVENTS-07 starting sets the step number to 2, continuing increments it, completing resets it to 1', () => {
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

  it('EVENTS-08 WALKIN-14 has its labels', () => {
    expect(FLOW_STEPS).toEqual({
      find: 'find appointment',
      date: 'select appointment date',
      confirm: 'confirm appointment',
      walkInSelection: 'Instant Vaccines vaccine selection form',
    })
  })

  it('EVENTS-01 EVENTS-02 EVENTS-05 is told with appointment type, step and number, as a guest flow', () => {
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
        appointmentType: 'Instant Vaccines',
        flowStepDescription: 'confirm appointment',
        flowStepNum: 3,
      },
    ])
  })
})

describe('what else is tracked', () => {
  it('EVENTS-03 EVENTS-06 errors that a guest sees, with description, endpoint and status', () => {
    reportError({ description: 'failed', endpoint: '/x', status: 500 })
    expect(waiting()).toMatchObject([
      { event: 'customerError', guestFlow: true, description: 'failed', endpoint: '/x', status: 500 },
    ])
  })

  it('EVENTS-09 an error that nobody can describe has a text of its own', () => {
    reportError({})
    expect(waiting()).toMatchObject([
      {
        description: 'An unknown error occurred. Please try to view this feature again in a few moments.',
      },
    ])
  })

  it('EVENTS-03 what a guest is told of', () => {
    reportAlert('taken')
    expect(waiting()).toMatchObject([{ event: 'alert', guestFlow: true, description: 'taken' }])
  })

  it('EVENTS-03 VALID-09 refused fields by their names, and navigation', () => {
    reportFieldErrors(['firstName', 'dobMonth'])
    reportNavigation('main')
    expect(waiting()).toMatchObject([
      { event: 'constraintError', fields: ['firstName', 'dobMonth'] },
      { event: 'navigation', description: 'main' },
    ])
  })

  it('EVENTS-05 a link that is followed is told with appointment type and step', () => {
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

  it('EVENTS-03 a form that is left is told once, with the step it was left at', () => {
    showForm('patientDetails')
    showForm('insurance')
    leaveForm()
    leaveForm()
    expect(waiting()).toMatchObject([{ event: 'formAbandonment', flowStepDescription: 'insurance' }])
  })

  it('EVENTS-03 a form that was completed is not abandoned', () => {
    showForm('generalConsent')
    completeFlow('Vaccines')
    leaveForm()
    expect(waiting()).toMatchObject([{ event: 'completeFlow' }])
  })
})
