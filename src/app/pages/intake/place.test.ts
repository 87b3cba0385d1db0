import { afterEach, expect, it, vi } from 'vitest'
import { visitPage } from './place.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('INTAKE-12 a page of the intake is a history entry that holds names of pages and nothing typed', () => {
  const pushed: unknown[][] = []
  vi.stubGlobal('history', { pushState: (...given: unknown[]) => pushed.push(given) })
  visitPage({ stepKey: 'simpleInsurance', pageKey: 'insurance' }, 'ahead')
  visitPage({ stepKey: 'patientDetails', pageKey: 'name' }, 'behind', {
    reveal: true,
    returnTo: 'check',
    focus: 'firstName',
  })
  const path = '/health-services/scheduler/schedule'
  expect(pushed).toEqual([
    [{ step: 'simpleInsurance', page: 'insurance', from: 'ahead' }, '', path],
    [
      {
        step: 'patientDetails',
        page: 'name',
        from: 'behind',
        reveal: true,
        returnTo: 'check',
        focus: 'firstName',
      },
      '',
      path,
    ],
  ])
})
