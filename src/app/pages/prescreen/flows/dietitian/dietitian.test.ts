import { afterEach, describe, expect, it, vi } from 'vitest'
import { aFlow, labelsOf } from '../../../../../../tests/support/prescreen.ts'
import type { Licensure } from '../../../../state/services.ts'
import { flow } from './index.ts'

const STATES = [
  { code: 'AK', name: 'Alaska', hasLicense: false },
  { code: 'OH', name: 'Ohio', hasLicense: true },
]
const withStates = (licensure: Licensure, search: object = {}) =>
  aFlow(flow, 'Telenutrition', { licensure, search: { type: 'Telenutrition', ...search } })
const dietitian = withStates({ status: 'done', states: STATES })

const WHOLE = {
  dietitianVisit: '302',
  licensureState: 'OH',
  timeZone: 'America/Chicago',
  visitDateYear: '2026',
  visitDateMonth: '11',
  visitDateDay: '23',
  hasMedicaid: 'No',
}
const problems = (more: object) => dietitian.problems('visit', { ...WHOLE, ...more })

afterEach(() => vi.restoreAllMocks())

describe('the dietitian prescreen', () => {
  it('shows prices and asks for state, zone, date and Medicaid [PRESCREEN-26, PRESCREEN-27]', () => {
    const page = dietitian.page('visit')
    expect(JSON.stringify(page.fields[0])).toMatch(/First visit: \$75.*Follow-up visit: \$40/)
    expect(labelsOf(page, 'licensureState')).toEqual(['Alaska', 'Ohio'])
    expect(labelsOf(page, 'timeZone')).toContain('Eastern Time')
    expect(problems({})).toEqual({})
  })

  it('wants all of it [PRESCREEN-29, PRESCREEN-30, PRESCREEN-36]', () => {
    expect(dietitian.problems('visit', {})).toEqual({
      dietitianVisit: 'This is a required field',
      licensureState: 'Choose the state where you will be during the visit.',
      timeZone: 'This is a required field',
      visitDateMonth: 'This is a required field',
      hasMedicaid: 'This is a required field',
    })
  })

  it.each([
    ['22', 'Choose a date at least 3 days from today.'],
    ['23', undefined],
  ])('the 3rd day is the first: %s [PRESCREEN-28]', (visitDateDay, visitDateMonth) => {
    expect(problems({ visitDateDay })).toEqual(visitDateMonth === undefined ? {} : { visitDateMonth })
  })

  it.each([
    ['18', undefined],
    ['19', 'Choose a date within the next 90 days.'],
  ])('the 90th day is the last: %s [PRESCREEN-28]', (visitDateDay, visitDateMonth) => {
    const found = problems({ visitDateYear: '2027', visitDateMonth: '02', visitDateDay })
    expect(found).toEqual(visitDateMonth === undefined ? {} : { visitDateMonth })
  })

  it('a state without a license is refused [PRESCREEN-29, PRESCREEN-33]', () => {
    expect(problems({ licensureState: 'AK' })).toEqual({
      licensureState: expect.stringContaining('do not have a license in this state'),
    })
  })

  it('nothing is submitted before the states are here, nor when they fail [PRESCREEN-33, PRESCREEN-34, PRESCREEN-35]', () => {
    const loading = withStates({ status: 'in_progress', states: [] })
    expect(loading.problems('visit', WHOLE)).toHaveProperty('licensureState')
    const failed = withStates({ status: 'failed', states: [] })
    const text = "We're having trouble connecting at the moment. Please refresh the page to try again."
    expect(failed.problems('visit', WHOLE)).toEqual({ licensureState: text })
    expect(JSON.stringify(failed.page('visit').fields)).toContain(text)
    expect(JSON.stringify(dietitian.page('visit').fields)).not.toContain(text)
  })

  it('with Medicaid its program must cover the visit [PRESCREEN-30, PRESCREEN-31, PRESCREEN-32]', () => {
    expect(problems({ hasMedicaid: 'Yes' })).toEqual({ medicaidProgram: 'This is a required field' })
    expect(problems({ hasMedicaid: 'Yes', medicaidProgram: 'No' })).toEqual({
      medicaidProgram: expect.stringContaining('does not cover it'),
    })
    expect(problems({ hasMedicaid: 'Yes', medicaidProgram: 'Yes' })).toEqual({})
    expect(problems({ hasMedicaid: 'No', medicaidProgram: 'No' })).toEqual({})
  })

  it('finishes with the state as place, zone, Medicaid and date [PRESCREEN-04, PRESCREEN-37]', () => {
    expect(dietitian.finish({ visit: WHOLE }).search).toEqual({
      type: 'Telenutrition',
      location: 'OH',
      timeZone: 'America/Chicago',
      medicaid: 'No',
      date: '2026-11-23',
      earliestDate: '2026-11-23',
      showLeadTimeWarning: false,
      serviceIds: [302],
    })
  })

  it('the zone is preset where the browser has one of the list [PRESCREEN-36]', () => {
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    const options = new Intl.DateTimeFormat().resolvedOptions()
    const presets = (timeZone: string) => {
      zone.mockReturnValue({ ...options, timeZone })
      return flow.prefill?.(dietitian.at({}))
    }
    expect(presets('America/Denver')).not.toHaveProperty('timeZone')
    expect(presets('America/Phoenix')).toMatchObject({ timeZone: 'America/Phoenix' })
  })

  it('what the guest said before is filled in, the state of a ZIP code too [PRESCREEN-27, BK-05]', () => {
    const known = withStates(
      { status: 'done', states: STATES },
      { location: 'Cincinnati, OH', date: '2026-12-24' },
    )
    expect(flow.prefill?.(known.at({}))).toMatchObject({
      licensureState: 'OH',
      visitDateYear: '2026',
      visitDateMonth: '12',
      visitDateDay: '24',
    })
    const near = withStates({ status: 'done', states: STATES }, { location: '45202' })
    expect(flow.prefill?.(near.at({}))).toMatchObject({ licensureState: 'OH' })
    expect(flow.prefill?.(dietitian.at({}))).toMatchObject({ visitDateMonth: '11', visitDateDay: '23' })
  })
})
