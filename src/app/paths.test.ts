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

  it('ROUTE-04 entering main ends the visit in progress; the results keep it', () => {
    const ends = Object.entries(ROUTES).flatMap(([name, route]) => (route?.clearsVisit ? [name] : []))
    expect(ends).toEqual(['main'])
  })
})
