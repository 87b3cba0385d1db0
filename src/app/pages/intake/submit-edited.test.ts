import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { answering, aVisit, intakeFor } from '../../../../tests/support/intake.ts'
import { aNetwork } from '../../../../tests/support/network.ts'
import { outboxKeyOf } from '../../../../tests/support/outbox-simulation.ts'
import { openDatabase } from '../../platform/storage.ts'
import { sendOutbox } from '../../state/outbox.ts'
import { restoreVisit, type Visit, visit } from '../../state/visit.ts'
import { walkInOf } from './payload.ts'
import { dismissSubmission, submitWalkIn } from './submit.ts'

let app: TestApp
let network: ReturnType<typeof aNetwork>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  app = await openTestApp()
  network = aNetwork((path, init) => app.send(path, init))
  await set('outboxKey', await outboxKeyOf(app), openDatabase('device').use)
  restoreVisit(aVisit())
  dismissSubmission()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await app.close()
})

const CODE = 'K7P2QX'
const press = () => submitWalkIn(intakeFor(visit as Visit))
const edit = () =>
  restoreVisit(answering(visit as Visit, 'patientDetails', { emailAddress: 'wilma@mail.example' }))
const told = async () => (await app.checkIns()).map(({ status, counterCode }) => [status, counterCode])

/** A guest who pressed Finish, and whose page was loaded anew before an answer came. */
async function anUnanswered(): Promise<void> {
  const body = await walkInOf(intakeFor(visit as Visit), {
    createdAt: new Date(TEST_NOW).toISOString(),
    counterCode: CODE,
  })
  visit.counterCode = CODE
  visit.pending = { key: 'the-key-sent-before', body: JSON.stringify(body), lacksSecrets: false }
}

it('answers edited after a check-in without an answer go to the pharmacy after it, to be looked at [API-49, BOOK-20]', async () => {
  await anUnanswered()
  edit()
  expect(await press()).toEqual({ status: 'done' })
  await vi.waitFor(async () => {
    expect(await told()).toEqual([
      ['checkedIn', CODE],
      ['needsAttention', CODE],
    ])
  })
})

it('without a network both wait, the old one first [BOOK-19, API-49]', async () => {
  await anUnanswered()
  edit()
  network.fates.push('never arrives', 'never arrives')
  expect(await press()).toEqual({ status: 'saved' })
  await vi.waitFor(() => expect(network.fates).toEqual([]))
  expect(await told()).toEqual([])
  await sendOutbox()
  expect(await told()).toEqual([
    ['checkedIn', CODE],
    ['needsAttention', CODE],
  ])
})

it('an unchanged body is sent once [API-49]', async () => {
  await anUnanswered()
  expect(await press()).toEqual({ status: 'done' })
  await sendOutbox()
  expect(await told()).toEqual([['checkedIn', CODE]])
})
