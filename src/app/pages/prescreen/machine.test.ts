import { describe, expect, it } from 'vitest'
import { aFlow } from '../../../../tests/support/prescreen.ts'
import { flow } from './flows/dot-physicals/index.ts'
import { standingAt } from './machine.ts'

const dot = aFlow(flow, 'DOT Physicals')
const freight = { employer: { employer: 'freight' } }
const answered = { ...freight, screening: { addDrugScreening: 'No' } }

describe('the step of a route', () => {
  const keyAt = (wanted: number, given: Parameters<typeof dot.at>[0]) => {
    const standing = standingAt(flow, dot.at(given), given, wanted)
    return standing.at === 'page' ? standing.stop.stepKey : standing.at
  }

  it('is shown when all before it are completed [PRESCREEN-06]', () => {
    expect(keyAt(1, {})).toBe('employer')
    expect(keyAt(2, freight)).toBe('screening')
    expect(keyAt(1, answered)).toBe('employer')
  })

  it.each([2, 3, 99, 0, -1, Number.NaN])(
    '%s is replaced by the next uncompleted step [PRESCREEN-08]',
    (wanted) => {
      expect(keyAt(wanted, {})).toBe('employer')
      expect(keyAt(wanted === 2 ? 3 : wanted, freight)).toBe('screening')
    },
  )

  it('the last step is shown when all are completed [PRESCREEN-08]', () => {
    expect(keyAt(3, answered)).toBe('screening')
  })

  it('is absent when there is nothing to ask [PRESCREEN-14]', () => {
    const empty = aFlow(flow, 'DOT Physicals', { services: [] })
    expect(standingAt(flow, empty.at({}), {}, 1)).toEqual({ at: 'nothing' })
  })
})

describe('the search for the results', () => {
  it('keeps what the form asked for, and nothing that an earlier run found out [PRESCREEN-04, PRESCREEN-05]', () => {
    const search = {
      type: 'DOT Physicals',
      location: '45202',
      date: '2026-12-01',
      benefitCode: 'B1',
      isPharmacyOnly: false,
      shouldAddPromotion: false,
      timeZone: 'ET',
      medicaid: 'Yes',
      isFirstDoseOnly: true,
      page: 3,
      error: 'old',
    }
    expect(aFlow(flow, 'DOT Physicals', { search }).finish(answered).search).toEqual({
      type: 'DOT Physicals',
      location: '45202',
      date: '2026-12-01',
      benefitCode: 'B1',
      isPharmacyOnly: false,
      shouldAddPromotion: false,
      earliestDate: '2026-11-21',
      showLeadTimeWarning: false,
      serviceIds: [141],
    })
  })

  it('keeps the slot of the booking link [ROUTE-33, PRESCREEN-05]', () => {
    const link = { slot: '2026-12-01T09:20:00-05:00', provider: '95100001', businessName: 'tlc' } as const
    const search = { type: 'DOT Physicals', location: '45202', ...link }
    expect(aFlow(flow, 'DOT Physicals', { search }).finish(answered).search).toMatchObject(link)
  })

  it('without a date begins today [PRESCREEN-49]', () => {
    const search = { type: 'DOT Physicals', location: '45202' }
    expect(aFlow(flow, 'DOT Physicals', { search }).finish(answered).search.date).toBe('2026-11-21')
  })
})
