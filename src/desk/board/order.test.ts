import { describe, expect, it } from 'vitest'
import type { DeskDay } from '#contract/desk'
import { aDeskAppointment, aDeskVisit, minutesLater } from '../../../tests/support/desk-stand-in.ts'
import { canUndo, newVisits, nextStep, sectionsOf, sharedDay, waitingCount } from './order.ts'

const aDay = (visits: DeskDay['visits'], day = '2026-11-20'): DeskDay => ({
  day,
  timezone: 'America/New_York',
  endsAt: minutesLater(700),
  visits,
})

describe('the order of the list', () => {
  it('has sections by what staff do next, and what needs attention above all until it is done [DESK-02, DESK-06]', () => {
    const attention = { needsAttention: true, reasons: ['late createdAt'] }
    const visits = [
      aDeskAppointment(10, { counterCode: 'CCCCCC' }),
      aDeskVisit({ counterCode: 'DDDDDD' }),
      aDeskVisit({ counterCode: 'FFFFFF', ...attention, status: 'called' }),
      aDeskVisit({ counterCode: 'GGGGGG', ...attention, status: 'served' }),
      aDeskAppointment(-5, { counterCode: 'HHHHHH', status: 'arrived' }),
      aDeskVisit({ counterCode: 'JJJJJJ', status: 'called' }),
    ]
    const shown = sectionsOf(visits).map(({ key, visits: own }) => [
      key,
      own.map(({ counterCode }) => counterCode).join(),
    ])
    expect(shown).toEqual([
      ['attention', 'FFFFFF'],
      ['waiting', 'DDDDDD,HHHHHH'],
      ['called', 'JJJJJJ'],
      ['coming', 'CCCCCC'],
      ['done', 'GGGGGG'],
    ])
    expect(waitingCount(visits)).toBe(2)
  })

  it.each([
    ['walkin', 'waiting', 'called'],
    ['walkin', 'arrived', 'called'],
    ['appointment', 'waiting', 'arrived'],
    ['appointment', 'arrived', 'called'],
    ['appointment', 'called', 'served'],
    ['walkin', 'served', undefined],
    ['walkin', 'noshow', undefined],
    ['appointment', 'canceled', undefined],
  ] as const)('a %s that is %s is next %s [DESK-05]', (kind, status, next) => {
    expect(nextStep({ kind, status })).toBe(next)
  })

  it('a step can be taken back until the instant that the server names [DESK-05]', () => {
    const until = Date.parse(minutesLater(10))
    const progress = { at: minutesLater(0), by: 'Front', isOwn: false, undoUntil: minutesLater(10) }
    expect(canUndo({ progress }, until - 1)).toBe(true)
    expect(canUndo({ progress }, until)).toBe(false)
    expect(canUndo({ progress: { ...progress, undoUntil: null } }, 0)).toBe(false)
    expect(canUndo({ progress: null }, 0)).toBe(false)
  })
})

describe('a list that comes again', () => {
  it('keeps the objects of what is the same, so that 400 rows are not drawn for one', () => {
    const codes = Array.from({ length: 400 }, (_, index) => aDeskVisit({ id: `v${index}` }))
    const before = aDay(codes)
    const again = structuredClone(before)
    again.visits[7] = { ...codes[7], ...aDeskVisit(), id: 'v7', status: 'called' }
    const after = sharedDay(before, again)
    const changed = after.visits.filter((visit, index) => visit !== codes[index])
    expect(changed.map(({ id }) => id)).toEqual(['v7'])
  })

  it('tells what is new on the same day, and nothing on the first list and on that of a new day [DESK-02]', () => {
    const [one, two] = [aDeskVisit({ id: 'one' }), aDeskVisit({ id: 'two' })]
    const served = aDeskVisit({ id: 'three', status: 'served' })
    expect(newVisits(undefined, aDay([one]))).toEqual([])
    expect(newVisits(aDay([one]), aDay([one, two, served]))).toEqual([two])
    expect(newVisits(aDay([one]), aDay([two], '2026-11-21'))).toEqual([])
  })
})
