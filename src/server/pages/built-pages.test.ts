import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { ROOT } from '../../../tests/support/sources.ts'
import { openPages } from './pages.ts'

const MAIN = '/health-services/scheduler/main'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ pages: openPages(join(ROOT, '.build')) })
})
afterAll(() => app.close())

describe('the front end that was built', () => {
  it.each([
    ['/', 302, MAIN],
    ['/health-services', 302, MAIN],
    ['/health-services/scheduler', 302, MAIN],
    [`${MAIN}/?a=1`, 308, `${MAIN}?a=1`],
    ['/health-services/instant-vaccines/90100001/', 308, '/health-services/instant-vaccines/90100001'],
  ])('%s is answered with %i to %s [ROUTE-02, ROUTE-41]', async (from, status, to) => {
    const response = await app.send(from)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
  })

  it('has the licences of what is shipped, word for word [quality section 7]', async () => {
    const response = await app.send('/licences.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    expect(await response.text()).toContain('Permission is hereby granted, free of charge')
  })
})
