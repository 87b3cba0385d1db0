import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set, values } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '#contract/outbox-replay'
import { aVisit } from '../../../tests/support/intake.ts'
import { anEnrolledTablet, anOutboxKey } from '../../../tests/support/kiosk.ts'
import { openDatabase } from '../platform/storage.ts'

const HOME = '/health-services/instant-vaccines/01400376'

let tablet: Awaited<ReturnType<typeof anEnrolledTablet>>
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  tablet = await anEnrolledTablet()
  await set('entry', 'sealed', openDatabase('outbox').use)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What waits for time waits for the test: a machine that is slow is not late. */
async function aVisitInProgress() {
  vi.resetModules()
  tablet.reload()
  const [draft, visit, kiosk, wipe, analytics, flow, screen] = await Promise.all([
    import('./draft.ts'),
    import('./visit.ts'),
    import('./kiosk.ts'),
    import('./wipe.ts'),
    import('../platform/analytics.ts'),
    import('./flow.ts'),
    import('../platform/screen.ts'),
  ])
  await draft.readDraft()
  visit.restoreVisit(aVisit())
  flow.startFlow('Vaccines', flow.FLOW_STEPS.walkInSelection)
  screen.setAid('text', true)
  screen.setAid('contrast', true)
  await draft.draftSaved()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { ...draft, ...visit, ...kiosk, ...wipe, ...analytics, ...flow }
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name).sort()
const replaced = () => tablet.page().location.replace.mock.calls.flat()

describe("the end of a visit on a store's tablet", () => {
  it('removes everything of the guest, and opens a new page at home [CARD-08, fault 38]', async () => {
    const { wipe, visit, waiting, flow } = await aVisitInProgress()
    expect(waiting()).not.toEqual([])
    await wipe()
    expect(visit).toMatchObject({ appointment: undefined, answers: {}, typing: {} })
    expect(waiting()).toEqual([])
    expect(flow.stepNum).toBe(1)
    expect(tablet.root.dataset).toEqual({ kiosk: '', covered: '' })
    expect(tablet.held()).toBeUndefined()
    expect(replaced()).toEqual([HOME])
  })

  it('sends waiting events and the abandoned form, and keeps none of them [EVENTS-03, EVENTS-04]', async () => {
    const { wipe, showForm, sendTo, waiting } = await aVisitInProgress()
    const taken: string[] = []
    sendTo((events) => {
      taken.push(...events.map(({ event }) => event))
      return true
    })
    showForm('insurance')
    await wipe()
    expect(taken).toEqual(['startFlow', 'formAbandonment'])
    expect(waiting()).toEqual([])
  })

  it('keeps outbox and enrolment', async () => {
    const { wipe } = await aVisitInProgress()
    expect(await names()).toEqual(['device', 'outbox', 'visit'])
    await wipe()
    expect(await names()).toEqual(['device', 'outbox'])
    expect(await get('entry', openDatabase('outbox').use)).toBe('sealed')
    expect(await get('enrolment', openDatabase('device').use)).toMatchObject({ locationId: '01400376' })
  })

  it('puts an unanswered check-in into the outbox under its key [BOOK-19, fault 38]', async () => {
    await set('outboxKey', await anOutboxKey(), openDatabase('device').use)
    const { wipe, visit } = await aVisitInProgress()
    visit.flow = 'INSTANT_VACCINE'
    visit.pending = {
      key: 'sent-before',
      body: '{"basicInfo":{"firstName":"Rosalind"}}',
      lacksSecrets: false,
    }
    await wipe()
    expect(replaced()).toEqual([HOME])
    const kept = (await values<Entry | string>(openDatabase('outbox').use)).filter((one) => one !== 'sealed')
    expect(kept).toMatchObject([{ idempotencyKey: 'sent-before' }])
    expect(JSON.stringify(kept)).not.toContain('Rosalind')
    expect(await names()).toEqual(['device', 'outbox'])
  })

  it('does not keep a check-in that the guest erased [CARD-08]', async () => {
    await set('outboxKey', await anOutboxKey(), openDatabase('device').use)
    const { erase, visit } = await aVisitInProgress()
    visit.flow = 'INSTANT_VACCINE'
    visit.pending = { key: 'sent-before', body: '{}', lacksSecrets: false }
    await erase()
    expect(replaced()).toEqual([HOME])
    expect(await values(openDatabase('outbox').use)).toEqual(['sealed'])
  })

  it('happens once, however often it is called', async () => {
    const { wipe } = await aVisitInProgress()
    await Promise.all([wipe(), wipe('/health-services/scheduler/schedule'), wipe()])
    expect(replaced()).toEqual([HOME])
  })

  it('leads to another page of the flow where the caller says so [CONFIRM-19]', async () => {
    const { wipe } = await aVisitInProgress()
    await wipe('/health-services/instant-vaccines/select/01400376')
    expect(replaced()).toEqual(['/health-services/instant-vaccines/select/01400376'])
  })

  it('happens also when the database cannot be deleted [fault 28]', async () => {
    const { wipe } = await aVisitInProgress()
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => ({}) as IDBOpenDBRequest)
    vi.setTimerTickMode('nextTimerAsync')
    await wipe()
    expect(replaced()).toEqual([HOME])
  })

  it('happens again for a page from the back/forward cache [fault 39]', async () => {
    const { wipe, wipeWhenShownAgain } = await aVisitInProgress()
    wipeWhenShownAgain()
    await wipe()
    tablet.page().dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(replaced()).toHaveLength(1)
    tablet.page().dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(replaced()).toEqual([HOME, HOME]))
  })

  it("does nothing on a guest's own device", async () => {
    const { wipe, becomeKiosk, visit } = await aVisitInProgress()
    becomeKiosk(undefined)
    await wipe()
    expect(visit.appointment).toBeDefined()
    expect(replaced()).toEqual([])
  })
})
