import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { aVisit } from '../../../tests/support/intake.ts'
import type { Visit } from './visit.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The page as it is after a load. */
async function load() {
  vi.resetModules()
  const [draft, visit] = await Promise.all([import('./draft.ts'), import('./visit.ts')])
  return { ...draft, ...visit }
}

/** A page of before has kept this. */
async function keptAs(visit: Visit) {
  const page = await load()
  await page.readDraft()
  page.restoreVisit(visit)
  await page.draftSaved()
}

async function names() {
  return (await indexedDB.databases()).map(({ name }) => name)
}

describe('an appointment that is cancelled by its link', () => {
  const booked = { ...aVisit().appointment, timestamp: '2026-11-23T09:00:00-05:00', confirmCode: 'x' }
  const confirmed = {
    appointment: { ...booked, id: 'first' },
    followup: { ...booked, id: 'second' },
  } as Partial<Visit>

  it('CANCEL-13 takes its kept confirmation with it', async () => {
    await keptAs(aVisit(confirmed))
    const page = await load()
    await page.endCanceled('first')
    expect(page.visit.appointment).toBeUndefined()
    expect(await names()).not.toContain('visit')
  })

  it('CANCEL-06 of two the second alone leaves the first', async () => {
    await keptAs(aVisit(confirmed))
    const page = await load()
    await page.endCanceled('second')
    await page.draftSaved()
    const again = await load()
    await again.readDraft()
    expect(again.visit).toMatchObject({ appointment: { id: 'first' }, followup: undefined })
  })

  it('CARD-05 leaves any other visit as it is', async () => {
    await keptAs(aVisit())
    const page = await load()
    await page.endCanceled('first')
    expect(page.visit.answers['patientDetails']).toEqual(aVisit().answers['patientDetails'])
    expect(await names()).toContain('visit')
  })
})
