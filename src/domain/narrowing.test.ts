import { describe, expect, it } from 'vitest'
import { leavesOut, narrowed, narrowingOf, rememberedOf } from './narrowing.ts'

const EVERYTHING = narrowingOf({})

/** A provider with times of one service by day, as "09:20". */
function offering(name: string, days: Record<string, string[]>, serviceIds = [201]) {
  const availability = Object.entries(days).map(([date, times]) => ({
    date,
    timeslots: times.map((time) => ({ value: `${date}T${time}:00-05:00` })),
  }))
  return { name, services: serviceIds.map((serviceId) => ({ serviceId, availability })) }
}

const [FRIDAY, SATURDAY] = ['2026-11-27', '2026-11-28']
const near = offering('near', { [FRIDAY]: ['08:20', '13:00'], [SATURDAY]: ['18:00'] })
const far = offering('far', { [FRIDAY]: ['07:20'] })
const ALL = [near, far]
const times = (some: readonly (typeof near)[]) =>
  some.map(({ name, services }) => [
    name,
    services.flatMap(({ availability }) =>
      availability.flatMap((day) => day.timeslots.map(({ value }) => value.slice(0, 16))),
    ),
  ])

describe('the results that a guest narrows', () => {
  it('have the times of the chosen parts of a day and of the weekend alone [BK-16]', () => {
    const morning = narrowed(ALL, { ...EVERYTHING, parts: ['morning'] }, [201])
    expect(times(morning)).toEqual([
      ['near', [`${FRIDAY}T08:20`]],
      ['far', [`${FRIDAY}T07:20`]],
    ])
    const late = narrowed(ALL, { ...EVERYTHING, parts: ['afternoon', 'evening'] }, [201])
    expect(times(late)).toEqual([['near', [`${FRIDAY}T13:00`, `${SATURDAY}T18:00`]]])
    const weekend = narrowed(ALL, { ...EVERYTHING, isWeekend: true }, [201])
    expect(times(weekend)).toEqual([['near', [`${SATURDAY}T18:00`]]])
    expect(narrowed(ALL, { ...EVERYTHING, parts: ['morning'], isWeekend: true }, [201])).toEqual([])
  })

  it('come by distance or by their soonest time, those that give everything first [BK-16, FIND-41]', () => {
    expect(narrowed(ALL, EVERYTHING, [201])).toBe(ALL)
    const soonest = { ...EVERYTHING, isSoonestFirst: true }
    expect(leavesOut(soonest)).toBe(false)
    expect(narrowed(ALL, soonest, [201])).toEqual([far, near])
    const both = offering('both', { [SATURDAY]: ['09:00'] }, [201, 202])
    expect(narrowed([far, both], soonest, [201, 202])).toEqual([both, far])
  })

  it('have the times of a zone in which all are shown [BK-16]', () => {
    const inHonolulu = (only: 'morning' | 'weekend') =>
      narrowed(ALL, narrowingOf({ only: [only] }), [201], 'Pacific/Honolulu')
    expect(times(inHonolulu('morning'))).toEqual([['near', [`${FRIDAY}T13:00`]]]) // 08:00 AM there
    expect(times(inHonolulu('weekend'))).toEqual([['near', [`${SATURDAY}T18:00`]]])
  })

  it('are remembered with the search [BK-16]', () => {
    const narrowing = { parts: ['evening'], isWeekend: true, isSoonestFirst: true } as const
    expect(rememberedOf(narrowing)).toEqual({ only: ['evening', 'weekend'], isSoonestFirst: true })
    expect(narrowingOf(rememberedOf(narrowing))).toEqual(narrowing)
    expect(rememberedOf(EVERYTHING)).toEqual({ only: [], isSoonestFirst: false })
  })
})
