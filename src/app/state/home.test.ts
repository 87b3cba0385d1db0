import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aVisit } from '../../../tests/support/intake.ts'
import { anEnrolledTablet } from '../../../tests/support/kiosk.ts'
import type { EntryState } from '../platform/navigate.ts'

const HOME = '/health-services/instant-vaccines/01400376'
const STAFF = '/health-services/kiosk/01400376'
const SELECTION = '/health-services/instant-vaccines/select/01400376'

let tablet: Awaited<ReturnType<typeof anEnrolledTablet>>
let registration: { active: object; waiting: { postMessage: (message: unknown) => void } | null }
let isActive = false

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  tablet = await anEnrolledTablet()
  registration = { active: { postMessage: () => undefined }, waiting: null }
  isActive = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page that was just opened, a visit of somebody else in its database; the waits of the page end when the test says so. */
async function aPageAt(pathname: string, { state = null, by = 'navigate' }: Arrival = {}) {
  vi.resetModules()
  tablet.reload()
  const reload = vi.fn()
  const page = Object.assign(tablet.page(), {
    location: { pathname, replace: vi.fn(), reload },
    history: { state },
  })
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('document', {
    documentElement: Object.assign(tablet.root, { matches: () => isActive }),
    getElementById: () => null,
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: by } as PerformanceNavigationTiming])
  const [draft, visit, kiosk, home] = await Promise.all([
    import('./draft.ts'),
    import('./visit.ts'),
    import('./kiosk.ts'),
    import('./home.ts'),
  ])
  await kiosk.readKiosk()
  await draft.readDraft()
  visit.restoreVisit(aVisit())
  await draft.draftSaved()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { ...visit, ...home, page, workers, reload }
}
type Arrival = { state?: EntryState | null; by?: 'navigate' | 'reload' }

const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort()

describe("a store's tablet before its page is drawn", () => {
  it.each<[string, Arrival]>([
    [HOME, {}],
    [HOME, { by: 'reload' }],
    [SELECTION, {}],
    [STAFF, {}],
    [STAFF, { by: 'reload' }],
  ])('what was left of a visit is gone on %s %j [CARD-08, fault 38]', async (path, arrival) => {
    const { readyForGuest, visit } = await aPageAt(path, arrival)
    await readyForGuest()
    expect(await databases()).toEqual(['device'])
    expect(visit.appointment).toBeUndefined()
  })

  it.each<[string, Arrival]>([
    [SELECTION, { by: 'reload' }],
    [SELECTION, { state: {} }],
    ['/health-services/scheduler/schedule', {}],
    ['/health-services/scheduler/confirmation', { by: 'reload' }],
  ])('a visit in progress stays on %s %j [CARD-05]', async (path, arrival) => {
    const { readyForGuest, visit } = await aPageAt(path, arrival)
    await readyForGuest()
    expect(await databases()).toEqual(['device', 'visit'])
    expect(visit.appointment).toBeDefined()
  })

  it('is drawn also when the database cannot be deleted [fault 28]', async () => {
    const { readyForGuest } = await aPageAt(HOME)
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => ({}) as IDBOpenDBRequest)
    vi.setTimerTickMode('nextTimerAsync')
    await expect(readyForGuest()).resolves.toBeUndefined()
  })

  it('is not drawn while a finger is down', async () => {
    const { readyForGuest } = await aPageAt(HOME)
    isActive = true
    let isReady = false
    const matches = vi.spyOn(document.documentElement, 'matches')
    const ready = readyForGuest().then(() => {
      isReady = true
    })
    await vi.waitFor(() => expect(matches).toHaveBeenCalledWith(':active'))
    await vi.advanceTimersByTimeAsync(300)
    expect(isReady).toBe(false)
    isActive = false
    await vi.advanceTimersByTimeAsync(100)
    expect(isReady).toBe(true)
    await ready
  })

  it('is reloaded by a waiting build, behind a cover [fault 35]', async () => {
    const { readyForGuest, workers, reload } = await aPageAt(HOME)
    const said = vi.fn()
    registration.waiting = { postMessage: said }
    void readyForGuest()
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith({ type: 'takeOver' }))
    expect(tablet.root.dataset).toMatchObject({ covered: '' })
    expect(reload).not.toHaveBeenCalled()
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('goes on with this build when the newer one does not start, is not reloaded by it later, and takes it the next time [fault 35]', async () => {
    const { readyForGuest, takeNewerBuild, workers, reload } = await aPageAt(HOME)
    vi.setTimerTickMode('nextTimerAsync')
    const said = vi.fn()
    registration.waiting = { postMessage: said }
    await readyForGuest()
    expect(said).toHaveBeenCalledOnce()
    expect(tablet.root.dataset).not.toHaveProperty('covered')
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).not.toHaveBeenCalled()
    await takeNewerBuild()
    expect(said).toHaveBeenCalledTimes(2)
  })

  it('is not reloaded by a newer build on a page of the visit [fault 35]', async () => {
    const { readyForGuest } = await aPageAt('/health-services/scheduler/schedule')
    const said = vi.fn()
    registration.waiting = { postMessage: said }
    await readyForGuest()
    expect(said).not.toHaveBeenCalled()
  })
})

describe('a newer build that comes while home is shown', () => {
  it('waits for a guest who has just pressed Start [fault 35]', async () => {
    const { takeNewerBuild, page } = await aPageAt(HOME)
    const said = vi.fn()
    registration.waiting = { postMessage: said }
    vi.setTimerTickMode('nextTimerAsync')
    page.dispatchEvent(new Event('click'))
    const done = takeNewerBuild()
    page.location.pathname = SELECTION
    await done
    expect(said).not.toHaveBeenCalled()
    expect(tablet.root.dataset).not.toHaveProperty('covered')
  })
})
