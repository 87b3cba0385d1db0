import { afterEach, beforeEach, expect, it } from 'vitest'
import { getServices } from '#contract/services'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

it('readyz and healthz answer 503 from the moment a drain begins, livez does not [RUN-08, RUN-09]', async () => {
  app.deps.health.drain()
  const paths = ['/readyz', '/healthz', '/livez', getServices.path]
  const answers = await Promise.all(paths.map((path) => app.send(path)))
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 200])
})

it('the log leaves out files, documents and probes that were answered, and has their refusals [RUN-11]', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` }
  await app.send('/livez')
  await app.send('/content/v2/objects/base/toggle/1.0.0/scheduler/reservation-toggle.json')
  expect(app.logged.filter(({ status }) => Number(status) < 400)).toEqual([])
  app.logged.length = 0
  await app.send('/content/v2/objects/none.json')
  await app.send(getServices.path, { headers })
  expect(app.logged).toEqual([
    expect.objectContaining({ event: 'request', route: '/content/v2/objects/*', status: 404 }),
    expect.objectContaining({ event: 'request', route: getServices.path, status: 200, traceId: trace }),
  ])
})
