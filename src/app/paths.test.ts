/// <reference path="./env.d.ts" />
import { describe, expect, it } from 'vitest'
import { href, PATHS, REDIRECTS } from './paths.ts'
import { ROUTES } from './routes.ts'

const BASE = '/health-services/scheduler'

describe('paths', () => {
  it('ROUTE-01 ROUTE-02 ROUTE-13 ROUTE-14 ROUTE-15 the scheduler’s pages lie under its base path, which leads to main', () => {
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

  it('ROUTE-17 ROUTE-29 addresses whose key alone is given', () => {
    expect(href('results')).toBe(`${BASE}/result`)
    expect(href('followup')).toBe(`${BASE}/result/followup`)
    expect(href('canceled')).toBe(`${BASE}/canceled`)
    expect(href('pharmacy')).toBe('/rx/guest/vaccination-appointments')
    const clinic = { divisionNumber: '014', storeNumber: '00376' }
    expect(href('clinicDetails', clinic)).toBe('/health-services/clinic/details/014/00376')
  })

  it('SCOPE-13 a tablet’s enrolment and its poster are all that is for staff', () => {
    const named = Object.keys(ROUTES).filter((name) =>
      /kiosk|poster|staff|admin|provider|login|account/i.test(name),
    )
    expect(named).toEqual(['kiosk', 'poster'])
  })

  it('ROUTE-04 entering main ends the visit in progress; the results keep it', () => {
    const ends = Object.entries(ROUTES).flatMap(([name, route]) => (route?.clearsVisit ? [name] : []))
    expect(ends).toEqual(['main'])
  })
})
