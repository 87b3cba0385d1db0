import { afterEach, expect, it, vi } from 'vitest'
import { aFluBooking } from '../../../../tests/support/held-visit.ts'
import { intakeFor } from '../../../../tests/support/intake.ts'
import { stopOf, visitPage } from './intake.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a page of the intake is a history entry that holds names of pages and nothing typed [INTAKE-12]', () => {
  const pushed: unknown[][] = []
  const path = '/health-services/scheduler/schedule'
  const history = { pushState: (...given: unknown[]) => pushed.push(given) }
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { history, location: { pathname: path } })
  visitPage({ stepKey: 'simpleInsurance', pageKey: 'insurance' }, 'ahead')
  visitPage({ stepKey: 'patientDetails', pageKey: 'name' }, 'behind', {
    reveal: true,
    returnTo: 'check',
    focus: 'firstName',
  })
  expect(pushed).toEqual([
    [{ step: 'simpleInsurance', page: 'insurance', from: 'ahead', cameFrom: path }, '', path],
    [
      {
        step: 'patientDetails',
        page: 'name',
        from: 'behind',
        reveal: true,
        returnTo: 'check',
        focus: 'firstName',
        cameFrom: path,
      },
      '',
      path,
    ],
  ])
})

it('a resumed visit opens where the guest left it, unless the history entry names a page [CARD-05, fault 9]', () => {
  const intake = intakeFor(aFluBooking())
  const before = { stepKey: 'simpleInsurance', pageKey: 'insurance' }
  const [first] = intake.pages
  expect(stopOf(intake, {}, before)).toMatchObject(before)
  expect(stopOf(intake, { step: 'patientDetails', page: 'record' }, before)).toMatchObject({
    stepKey: 'patientDetails',
    pageKey: 'record',
  })
  expect(stopOf(intake, {}, undefined)).toBe(first)
  expect(stopOf(intake, {}, { stepKey: 'survey', pageKey: 'survey' })).toBe(first)
})
