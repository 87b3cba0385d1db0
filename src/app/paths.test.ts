/// <reference path="./env.d.ts" />
import { describe, expect, it } from 'vitest'
import { href, PATHS, REDIRECTS } from './paths.ts'
import { ROUTES } from './routes.ts'

const BASE = '/health-services/scheduler'

describe('paths', () => {
  it('the scheduler’s pages lie under its base path, which leads to main [ROUTE-01, ROUTE-02, ROUTE-13, ROUTE-14, ROUTE-15]', () => {
    const pages = [
      [href('main'), 'main'],
      [href('benefitCodes'), 'benefit-codes'],
      [href('prescreen', { step: '1' }), 'prescreen/1'],
      [href('results'), 'result'],
      [href('followup'), 'result/followup'],
      [href('schedule'), 'schedule'],
      [href('confirmation'), 'confirmation'],
      [href('cancel', { id: 'a/b', code: 'c?d' }), 'cancel/a%2Fb/c%3Fd'],
      [href('cancelOpened'), 'cancel'],
      [href('canceled'), 'canceled'],
    ]
    expect(pages.map(([path]) => path)).toEqual(pages.map(([, rest]) => `${BASE}/${rest}`))
    expect(REDIRECTS).toContainEqual({ from: BASE, to: PATHS.main })
  })

  it('addresses whose key alone is given [ROUTE-17, ROUTE-29]', () => {
    expect(href('results')).toBe(`${BASE}/result`)
    expect(href('followup')).toBe(`${BASE}/result/followup`)
    expect(href('canceled')).toBe(`${BASE}/canceled`)
    expect(href('pharmacy')).toBe('/rx/guest/vaccination-appointments')
    const clinic = { divisionNumber: '014', storeNumber: '00376' }
    expect(href('clinicDetails', clinic)).toBe('/health-services/clinic/details/014/00376')
  })

  it('a tablet’s enrolment and its poster are all that is for staff [SCOPE-13]', () => {
    const named = Object.keys(ROUTES).filter((name) =>
      /kiosk|poster|staff|admin|provider|login|account/i.test(name),
    )
    expect(named).toEqual(['kiosk', 'poster'])
  })

  it('entering main ends the visit in progress; the results keep it [ROUTE-04]', () => {
    const ends = Object.entries(ROUTES).flatMap(([name, route]) => (route?.clearsVisit ? [name] : []))
    expect(ends).toEqual(['main'])
  })
})
