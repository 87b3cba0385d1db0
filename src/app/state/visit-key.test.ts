import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { keys } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aVisit } from '../../../tests/support/intake.ts'
import { anEnrolledTablet } from '../../../tests/support/kiosk.ts'
import { openDatabase } from '../platform/storage.ts'

let tablet: Awaited<ReturnType<typeof anEnrolledTablet>>
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  tablet = await anEnrolledTablet()
})
afterEach(() => vi.unstubAllGlobals())

/** The page after a load, with what is kept read back. */
async function loaded() {
  vi.resetModules()
  tablet.reload()
  const [draft, visit] = await Promise.all([import('./draft.ts'), import('./visit.ts')])
  await draft.readDraft()
  return { ...draft, ...visit }
}

async function typed() {
  const page = await loaded()
  page.restoreVisit(aVisit())
  await page.draftSaved()
  return page
}

describe("the key of a visit on a store's tablet", () => {
  it('survives a reload in the worker [CARD-05, CARD-08]', async () => {
    await typed()
    expect((await loaded()).visit.answers['patientDetails']).toMatchObject({ firstName: 'Wilhelmina' })
  })

  it('is not on the disk, and cannot be read out', async () => {
    await typed()
    expect(await keys(openDatabase('visit').use)).toEqual(['keyName', 'visit'])
    expect(tablet.held()?.key.extractable).toBe(false)
  })

  it('is lost in a crash, and the visit with it [fault 40]', async () => {
    await typed()
    tablet.crash()
    const { visit, draft } = await loaded()
    expect(visit.appointment).toBeUndefined()
    expect(draft.status).toBe('kept')
    expect(draft.isLost).toBe(false) // the next guest is told nothing
    expect(await keys(openDatabase('visit').use)).toEqual(['keyName'])
  })

  it('opens no other visit', async () => {
    const first = await typed()
    const kept = tablet.held()
    await first.endVisit()
    await typed()
    const now = tablet.held()
    expect(now?.visit).not.toBe(kept?.visit)
    expect(now?.key).not.toBe(kept?.key)
  })

  it('goes to the worker every 15 seconds, when the guest leaves the page, and when another worker takes over', async () => {
    await typed()
    expect(tablet.said).toEqual(['keepVisitKey'])
    expect(tablet.page().setInterval).toHaveBeenCalledWith(expect.any(Function), 15_000)
    tablet.page().dispatchEvent(new Event('pagehide'))
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
    expect(tablet.said).toEqual(['keepVisitKey', 'keepVisitKey', 'keepVisitKey'])
  })

  it('is forgotten with the visit, so that leaving the page sends nothing', async () => {
    const { endVisit } = await typed()
    await endVisit()
    tablet.page().dispatchEvent(new Event('pagehide'))
    expect(tablet.said.at(-1)).toBe('forgetVisitKey')
    expect(tablet.held()).toBeUndefined()
    expect(tablet.page().clearInterval).toHaveBeenCalledWith(1)
  })

  it('is forgotten also when the visit ends during the read', async () => {
    await typed()
    vi.resetModules()
    tablet.reload()
    const { readDraft, endVisit } = await import('./draft.ts')
    const reading = readDraft()
    await endVisit()
    await reading
    tablet.page().dispatchEvent(new Event('pagehide'))
    expect(tablet.held()).toBeUndefined()
  })
})
