import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { next, pagesInOrder, previous, progress, reachable, shownPages } from './journey.ts'
import type { Facts } from './rules.ts'

const facts = (answers: Facts['answers']): Facts => ({ today: '2026-11-20', answers })
const onYes = { field: 'sick', exactly: 'Yes' }
const STEPS = [
  { key: 'patient', pages: [{ key: 'name' }, { key: 'contact' }] },
  { key: 'illness', pages: [{ key: 'details', shownWhen: onYes }] },
  { key: 'consent', pages: [{ key: 'text' }, { key: 'guardian', shownWhen: onYes }] },
]
const at = (stepKey: string, pageKey: string) => ({ stepKey, pageKey })
const names = (stops: readonly { stepKey: string; pageKey: string }[]) =>
  stops.map((stop) => `${stop.stepKey}/${stop.pageKey}`)

describe('pagesInOrder', () => {
  it('a journey is every page whose condition holds, in order [INTAKE-09]', () => {
    expect(names(pagesInOrder(STEPS, facts({ sick: 'Yes' })))).toEqual([
      'patient/name',
      'patient/contact',
      'illness/details',
      'consent/text',
      'consent/guardian',
    ])
  })

  it('a step without a shown page is left out, and the numbers close up [INTAKE-09]', () => {
    const pages = pagesInOrder(STEPS, facts({}))
    expect(names(pages)).toEqual(['patient/name', 'patient/contact', 'consent/text'])
    expect(pages.map((stop) => [stop.stepIndex, stop.pageIndex, stop.steps])).toEqual([
      [0, 0, 2],
      [0, 1, 2],
      [1, 0, 2],
    ])
  })

  it('the page itself is at hand [INTAKE-09]', () => {
    expect(pagesInOrder(STEPS, facts({}))[0]?.page).toBe(STEPS[0]?.pages[0])
    expect(shownPages(STEPS[2]?.pages ?? [], facts({}))).toEqual([{ key: 'text' }])
  })
})

describe('moving', () => {
  const pages = pagesInOrder(STEPS, facts({}))

  it('after the last page of a step comes the next step, after the last one nothing [INTAKE-10]', () => {
    expect(next(pages, at('patient', 'contact'))).toMatchObject(at('consent', 'text'))
    expect(next(pages, at('consent', 'text'))).toBeUndefined()
  })

  it('back goes to the page or step before, before the first there is none [INTAKE-12]', () => {
    expect(previous(pages, at('consent', 'text'))).toMatchObject(at('patient', 'contact'))
    expect(previous(pages, at('patient', 'name'))).toBeUndefined()
  })

  it('from a page that is no longer shown there is no next and no previous [INTAKE-10]', () => {
    expect(next(pages, at('illness', 'details'))).toBeUndefined()
    expect(previous(pages, at('illness', 'details'))).toBeUndefined()
    expect(progress(pages, at('illness', 'details'))).toBeUndefined()
  })

  it('progress counts steps from one [PRESCREEN-07]', () => {
    expect(progress(pages, at('patient', 'contact'))).toEqual({ n: 1, of: 2 })
    expect(progress(pages, at('consent', 'text'))).toEqual({ n: 2, of: 2 })
  })

  it('previous undoes next [INTAKE-12]', () => {
    const stops = fc.constantFrom(...pagesInOrder(STEPS, facts({ sick: 'Yes' })))
    fc.assert(
      fc.property(stops, (stop) => {
        const all = pagesInOrder(STEPS, facts({ sick: 'Yes' }))
        const after = next(all, stop)
        if (after) expect(previous(all, after)).toEqual(stop)
      }),
    )
  })
})

describe('reachable', () => {
  const pages = pagesInOrder(STEPS, facts({}))
  const done =
    (...keys: string[]) =>
    (stop: { pageKey: string }) =>
      keys.includes(stop.pageKey)

  it('a step beyond those completed is replaced by the next uncompleted one [PRESCREEN-08]', () => {
    expect(reachable(pages, at('consent', 'text'), done('name'))).toMatchObject(at('patient', 'contact'))
    expect(reachable(pages, at('consent', 'text'), done())).toMatchObject(at('patient', 'name'))
  })

  it('a completed step, and the next uncompleted one, may be opened [PRESCREEN-08]', () => {
    expect(reachable(pages, at('patient', 'name'), done('name'))).toMatchObject(at('patient', 'name'))
    expect(reachable(pages, at('patient', 'contact'), done('name'))).toMatchObject(at('patient', 'contact'))
    expect(reachable(pages, at('consent', 'text'), done('name', 'contact'))).toMatchObject(
      at('consent', 'text'),
    )
  })

  it('a page done out of order does not open what lies behind the gap [PRESCREEN-08]', () => {
    expect(reachable(pages, at('consent', 'text'), done('name', 'text'))).toMatchObject(
      at('patient', 'contact'),
    )
  })

  it.each([undefined, at('illness', 'details'), at('nowhere', 'name')])(
    'a place that is not on the pages (%j) is the next uncompleted one, else the last [PRESCREEN-08]',
    (wanted) => {
      expect(reachable(pages, wanted, done('name'))).toMatchObject(at('patient', 'contact'))
      expect(reachable(pages, wanted, () => true)).toMatchObject(at('consent', 'text'))
    },
  )

  it('an empty journey leads nowhere [PRESCREEN-08]', () => {
    expect(reachable([], at('patient', 'name'), () => true)).toBeUndefined()
  })

  it('nobody ever stands beyond the first uncompleted page [PRESCREEN-08]', () => {
    const all = pagesInOrder(STEPS, facts({ sick: 'Yes' }))
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.subarray(all), (wanted, completed) => {
        const stop = reachable(all, wanted, (one) => completed.includes(one))
        const open = all.findIndex((one) => !completed.includes(one))
        expect(stop).toBeDefined()
        if (stop && open >= 0) expect(all.indexOf(stop)).toBeLessThanOrEqual(open)
      }),
    )
  })
})
