import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { postRecovery } from '#contract/recovery'
import { aVisit } from '../../../tests/support/intake.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import type { DatabaseName } from '../platform/storage.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Broken = Partial<Record<DatabaseName, string>>

/** A browser in which some databases fail to open, each with an error of its own, until its storage is emptied. */
function aBrowser(broken: Broken, emptied = () => new Response(null, { status: 204 })) {
  const whole = new IDBFactory()
  const { open, deleteDatabase } = whole
  let failing = broken
  whole.open = (name, version) => {
    const error = failing[name as DatabaseName]
    if (error === undefined) return open.call(whole, name, version)
    const request = { error: new DOMException('Internal error', error) } as IDBOpenDBRequest
    setTimeout(() => request.onerror?.(new Event('error')))
    return request as ReturnType<typeof open>
  }
  whole.deleteDatabase = (name) => {
    if (failing[name as DatabaseName] === undefined) return deleteDatabase.call(whole, name)
    const request = {} as IDBOpenDBRequest
    setTimeout(() => request.onerror?.(new Event('error')))
    return request as ReturnType<typeof deleteDatabase>
  }
  vi.stubGlobal('indexedDB', whole)
  const { sent } = aNetwork(async (path) => {
    const response = emptied()
    if (path === postRecovery.path && response.ok) failing = {}
    return response
  })
  return { asked: () => sent.map(({ method, path }) => `${method} ${path}`) }
}

/** A page after a load, the draft read. */
async function loaded() {
  vi.resetModules()
  const [draft, visit] = await Promise.all([import('./draft.ts'), import('./visit.ts')])
  await draft.readDraft()
  return { ...draft, ...visit }
}

/** The same, with a visit that was begun on it. */
async function begun() {
  const page = await loaded()
  page.restoreVisit(aVisit())
  await page.draftSaved()
  return page
}

const BROKEN = 'UnknownError'
const ASKED = `POST ${postRecovery.path}`

describe('databases that do not open [fault 31]', () => {
  it('are deleted once when neither visit nor outbox opens, and the visit is stored from then on [fault 31]', async () => {
    const { asked } = aBrowser({ visit: BROKEN, outbox: BROKEN, device: BROKEN })
    expect((await begun()).draft.status).toBe('kept')
    expect(asked()).toEqual([ASKED])
    expect((await loaded()).visit.appointment).toBeDefined()
    expect(asked()).toEqual([ASKED])
  })

  it('are deleted and created again when they fail once [fault 31]', async () => {
    const { asked } = aBrowser({})
    await begun()
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error', BROKEN)
    })
    const { draft, visit } = await loaded()
    expect(draft.status).toBe('kept')
    expect(visit.appointment).toBeUndefined()
    expect(asked()).toEqual([])
  })

  it('are kept while the outbox opens, because its check-ins would be lost [fault 31]', async () => {
    const { asked } = aBrowser({ visit: BROKEN })
    expect((await begun()).draft.status).toBe('memory')
    expect(asked()).toEqual([])
  })

  it.each<Broken>([
    { visit: 'SecurityError', outbox: 'SecurityError' },
    { visit: 'QuotaExceededError', outbox: 'QuotaExceededError' },
    { visit: BROKEN, outbox: 'QuotaExceededError' },
  ])('what is forbidden or full is not damaged: %j [fault 28, 29, 31]', async (broken) => {
    const { asked } = aBrowser(broken)
    expect((await begun()).draft.status).toBe('memory')
    expect(asked()).toEqual([])
  })

  it('leave the visit in memory when the server does not help, which is asked once a page [fault 31]', async () => {
    const { asked } = aBrowser({ visit: BROKEN, outbox: BROKEN }, () => new Response('', { status: 503 }))
    const { draft, endVisit, readDraft } = await begun()
    expect(draft.status).toBe('memory')
    await endVisit()
    await readDraft()
    expect(draft.status).toBe('memory')
    expect(asked()).toEqual([ASKED])
  })

  it('are not deleted again when the first time did not help [fault 31]', async () => {
    const { asked } = aBrowser({ visit: BROKEN, outbox: BROKEN }, () => new Response(null, { status: 204 }))
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error', BROKEN)
    })
    expect((await begun()).draft.status).toBe('memory')
    expect(asked()).toEqual([ASKED])
    expect(open.mock.calls.length).toBeLessThan(6)
  })
})
