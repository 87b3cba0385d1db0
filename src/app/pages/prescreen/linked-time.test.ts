import { describe, expect, it } from 'vitest'
import { SERVICES } from '../../../../tests/support/prescreen.ts'
import type { LinkedTime } from '../../state/linked-time.ts'
import { linkedIds, standingOf } from './LinkedTime.tsx'

const AT = Date.UTC(2026, 10, 23, 14, 20)
const PLACE = { name: 'The Little Clinic', zone: 'America/New_York' }
const aTime = (more: Partial<Extract<LinkedTime, { status: 'done' }>> = {}): LinkedTime => ({
  status: 'done',
  ...PLACE,
  given: [201, 205],
  isFree: true,
  ...more,
})
const stand = (time: LinkedTime | undefined, serviceIds: number[] = [201, 205], more = {}) =>
  standingOf(AT, time, { serviceIds }, { list: SERVICES, now: AT - 1, ...more })

describe('the slot of a booking link when its questions begin', () => {
  it('is open for the services that its location offers [ROUTE-33]', () => {
    expect(stand(aTime())).toEqual({ kind: 'open', at: AT, ...PLACE, given: new Set([201, 205]) })
    expect(stand(aTime({ given: [201] }))).toMatchObject({ kind: 'open', given: new Set([201]) })
  })

  it('counts as open for the services of its link while its state is unknown [ROUTE-33]', () => {
    expect(stand({ status: 'failed' })).toEqual({ kind: 'open', at: AT, given: new Set([201, 205]) })
    expect(stand({ status: 'failed' }, [])).toEqual({ kind: 'open', at: AT })
  })

  it('is gone only if the server says so for exactly the services of its link [HOLD-11]', () => {
    expect(stand(aTime({ isFree: false }))).toEqual({ kind: 'gone', at: AT, ...PLACE })
    expect(stand(aTime({ isFree: false }), []).kind).toBe('open')
  })

  it('is past when its time is over', () => {
    expect(stand(aTime({ isFree: false }), [201], { now: AT }).kind).toBe('past')
  })

  it('what its place does not give, or is switched off, cannot be had there [CONTENT-28, RESULTS-31]', () => {
    expect(stand(aTime({ given: [] })).kind).toBe('notGiven')
    expect(stand({ status: 'closed' })).toEqual({ kind: 'notGiven', at: AT })
    const list = SERVICES.filter(({ isCovidVaccine }) => !isCovidVaccine)
    expect(stand(aTime({ given: [261, 263] }), [261, 263], { list }).kind).toBe('notGiven')
    expect(stand(aTime({ given: [201, 227] }), [201, 227], { list })).toMatchObject({
      kind: 'open',
      given: new Set([201]),
    })
  })

  it('asks the server about the services of its link, else about all of its type [ROUTE-39]', () => {
    expect(linkedIds({ type: 'Vaccines', serviceIds: [205] }, SERVICES)).toEqual([205])
    expect(linkedIds({ type: 'COVID-19 Vaccines' }, SERVICES)).toEqual(expect.arrayContaining([261, 263]))
    expect(linkedIds({ type: 'COVID-19 Vaccines' }, SERVICES)).not.toContain(201)
  })
})
