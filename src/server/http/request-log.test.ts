import { afterEach, beforeEach, expect, it } from 'vitest'
import { postTabletReport } from '#contract/kiosk'
import { getServices, getStoreNow } from '#contract/services'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation } from '../../../tests/support/builders.ts'

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

it('the log leaves out files, documents, probes and what pages ask again and again when it was answered, and has their refusals [RUN-11]', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` }
  await app.send('/livez')
  await app.send('/content/v2/objects/base/toggle/1.0.0/scheduler/reservation-toggle.json')
  for (let minute = 0; minute < 20; minute += 1) {
    await app.send(`${getStoreNow.path}?locationId=${aLocation().id}`)
    await app.post(postTabletReport.path, { locationId: aLocation().id, tablet: 'a'.repeat(22), waiting: 0 })
  }
  expect(app.logged.filter(({ status }) => Number(status) < 400)).toEqual([])
  app.logged.length = 0
  await app.send('/content/v2/objects/none.json')
  await app.send(getServices.path, { headers })
  expect(app.logged).toEqual([
    expect.objectContaining({ event: 'request', route: '/content/v2/objects/*', status: 404 }),
    expect.objectContaining({ event: 'request', route: getServices.path, status: 200, traceId: trace }),
  ])
})
