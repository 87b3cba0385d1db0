import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { LogLine } from '../log.ts'
import { withActsLogged, withActsSummed } from './audit-log.ts'

let app: TestApp
let lines: LogLine[]
const log = (line: LogLine) => void lines.push(line)
beforeEach(async () => {
  ;[app, lines] = [await openTestApp(), []]
})
afterEach(() => app.close())

it('the log of a server has what tokens read, exported and changed, without an id or a typed word [RUN-11]', async () => {
  const store = withActsLogged(app.store, log)
  const about = { kind: 'locations', outcome: 'written', added: 3, reason: 'for Wilhelmina' }
  await store.addAudit({ who: 'token pms', action: 'directory.import', visits: [], about })
  await store.addAudit({ who: 'token pms', action: 'events.read', visits: ['v1', 'v2'], about: { count: 2 } })
  await store.addAudit({ who: 'desk d1', action: 'visit.read', visits: ['v1'], about: {} })
  await store.addAudit({ who: 'guest', action: 'visit.receipt', visits: ['v1'], about: {} })
  expect(lines).toEqual([
    { event: 'audit', who: 'token pms', action: 'directory.import', outcome: 'written', added: 3 },
    { event: 'audit', who: 'token pms', action: 'events.read', visits: 2, count: 2 },
  ])
})

it('the log of a command has one line for the lots of an export, when it ends [RUN-11]', async () => {
  const store = withActsSummed({ ...app.store, close: async () => {} }, log)
  for (const visits of [['v1', 'v2'], ['v3']]) {
    const about = { format: 'fhir', count: visits.length }
    await store.addAudit({ who: 'command root', action: 'export', visits, about })
  }
  expect(lines).toEqual([])
  await store.close()
  expect(lines).toEqual([{ event: 'audit', who: 'command root', action: 'export', visits: 3, count: 3 }])
})
