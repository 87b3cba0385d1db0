import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { set, values } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '#contract/outbox-replay'
import { anEnrolment, anOutboxKey } from '../../../tests/support/kiosk.ts'
import { openDatabase } from '../platform/storage.ts'

const CODE = 'K7P2QX'
const BODY = JSON.stringify({ counterCode: CODE, basicInfo: { firstName: 'Rosalind' } })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A device that has the server's key, and the entries of its outbox. */
async function aDevice() {
  vi.resetModules()
  const [outbox, { kiosk }] = await Promise.all([import('./outbox.ts'), import('./kiosk.ts')])
  await set('outboxKey', await anOutboxKey(), openDatabase('device').use)
  const disk = openDatabase('outbox').use
  return {
    ...outbox,
    kiosk,
    entries: () => values<Entry>(disk),
    put: (id: string, record: unknown) => set(id, record, disk),
    refuse: async () => {
      for (const entry of await values<Entry>(disk))
        await set(entry.id, { ...entry, refused: 'sealBroken' }, disk)
    },
  }
}

describe('a check-in that is saved', () => {
  it("on a guest's own device shows its counter code, and all else is sealed [BOOK-19]", async () => {
    const { putIntoOutbox, outbox, entries } = await aDevice()
    expect(await putIntoOutbox('key', BODY, CODE)).toBe(true)
    expect(outbox).toMatchObject({ waiting: 1, checkIns: [{ counterCode: CODE, isRefused: false }] })
    const kept = JSON.stringify(await entries())
    expect(kept).toContain(CODE)
    expect(kept).not.toContain('Rosalind')
  })

  it("on a store's tablet is counted, and cannot be read [BOOK-19, CARD-07]", async () => {
    const { putIntoOutbox, outbox, entries, kiosk } = await aDevice()
    kiosk.enrolment = anEnrolment()
    expect(await putIntoOutbox('key', BODY, CODE)).toBe(true)
    expect(outbox).toMatchObject({ waiting: 1, checkIns: [] })
    expect(JSON.stringify(await entries())).not.toContain(CODE)
  })

  it('a check-in that the server refuses for good is shown for a day [BOOK-19]', async () => {
    const { putIntoOutbox, countOutbox, outbox, refuse } = await aDevice()
    await putIntoOutbox('key', BODY, CODE)
    await refuse()
    await countOutbox()
    expect(outbox.checkIns).toEqual([{ counterCode: CODE, isRefused: true }])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
    await countOutbox()
    expect(outbox).toMatchObject({ refused: 1, checkIns: [] })
  })
})

it('a foreign record in the outbox counts as refused, and blocks no other [quality 6]', async () => {
  const { putIntoOutbox, sendOutbox, outbox, put, entries } = await aDevice()
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: HeadersInit }) => {
    sent.push(new Headers(headers).get('idempotency-key'))
    return Response.json({ errors: [{ key: 'sealBroken', message: 'No.' }] }, { status: 400 })
  })
  await put('0', null)
  await put('1', 'text')
  await put('2', { id: '2', idempotencyKey: 'key', createdAt: 1 })
  await putIntoOutbox('key', BODY, CODE)
  expect(outbox).toMatchObject({ refused: 0 })
  await sendOutbox()
  expect(sent).toEqual(['key'])
  expect(outbox).toMatchObject({ waiting: 0, refused: 4 })
  const reasons = (await entries()).map(({ refused }) => refused)
  expect(reasons.sort()).toEqual(['damaged', 'damaged', 'damaged', 'sealBroken'])
})

it('a browser without locks sends the outbox [BOOK-19]', async () => {
  const { putIntoOutbox, sendOutbox, outbox } = await aDevice()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => Response.json({ data: { appointments: [] } }, { status: 201 }))
  await putIntoOutbox('key', BODY, CODE)
  expect(outbox.waiting).toBe(1)
  await sendOutbox()
  expect(outbox.waiting).toBe(0)
})
