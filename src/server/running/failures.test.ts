import { afterEach, beforeEach, expect, it } from 'vitest'
import { getServices } from '#contract/services'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { StoreUnavailable } from '../store/engine.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

/** What of the store fails from now on, as while the database is away. */
function breakStore(...names: ('claimFreedTimes' | 'dueReminders' | 'services')[]): void {
  const away = async () => {
    throw new StoreUnavailable('away', { cause: Object.assign(new Error('away'), { code: 'ECONNREFUSED' }) })
  }
  Object.assign(app.store, Object.fromEntries(names.map((name) => [name, away])))
}

it('an outage is one line a minute for all that the server does by itself and for calls, which have a line of their own [RUN-11]', async () => {
  breakStore('claimFreedTimes', 'dueReminders', 'services')
  for (let second = 0; second < 60; second += 1) {
    await app.offerTimes()
    await app.remind()
  }
  await app.send(`${getServices.path}?businessNames=pharmacy`)
  expect(app.logged).toEqual([
    { event: 'store-unavailable', code: 'ECONNREFUSED', count: 1 },
    expect.objectContaining({ event: 'error', route: getServices.path, cause: 'ECONNREFUSED' }),
    expect.objectContaining({ event: 'request', status: 503 }),
  ])
})

it('what else fails in the work of the server is a line that names the work [RUN-11]', async () => {
  Object.assign(app.store, { claimFreedTimes: async () => JSON.parse('no JSON') })
  await app.offerTimes()
  expect(app.logged).toEqual([
    expect.objectContaining({ event: 'error', route: 'offers', error: 'SyntaxError' }),
  ])
})
