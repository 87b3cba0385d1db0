import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { values } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aVisit } from '../../../tests/support/intake.ts'
import { anEnrolment } from '../../../tests/support/kiosk.ts'
import { mayHaveDatabase, openDatabase } from '../platform/storage.ts'

const EVENING = Date.parse('2026-11-20T21:00:00-05:00')
const MIDNIGHT = Date.parse('2026-11-21T00:00:00-05:00')

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A guest's own device; `checkIn` finishes a walk-in with this code. */
async function aDevice() {
  vi.resetModules()
  const [receipts, { kiosk }] = await Promise.all([import('./receipts.ts'), import('./kiosk.ts')])
  const checkIn = (counterCode: string, locationId = '01400376', timezone = 'America/New_York') => {
    const visit = aVisit({ counterCode })
    const { provider, appointment } = visit
    if (!provider || !appointment) throw new Error('The visit has no store')
    return receipts.keepReceipt({
      ...visit,
      provider: { ...provider, providerId: locationId },
      appointment: { ...appointment, timezone },
    })
  }
  const codes = async () => (await receipts.todaysReceipts()).map(({ counterCode }) => counterCode)
  return { ...receipts, kiosk, checkIn, codes }
}

describe("a receipt on a guest's own device", () => {
  it('has store, code and the number of vaccines, and is sealed [VISIT-10, WI-26]', async () => {
    const { checkIn, todaysReceipts } = await aDevice()
    await checkIn('K7P2QX')
    expect(await todaysReceipts()).toEqual([
      { locationId: '01400376', counterCode: 'K7P2QX', vaccines: 1, from: EVENING, until: MIDNIGHT },
    ])
    const [kept, ...others] = await values<{ sealed: { data: ArrayBuffer } }>(openDatabase('receipts').use)
    expect(others).toEqual([])
    const shown = `${JSON.stringify(kept)} ${new TextDecoder('latin1').decode(kept?.sealed.data)}`
    expect(shown).not.toMatch(/K7P2QX|01400376/)
    expect(shown.length).toBeGreaterThan(100)
  })

  it("ends at the store's midnight, and leaves no database [VISIT-10, WI-26]", async () => {
    const { checkIn, codes } = await aDevice()
    await checkIn('K7P2QX')
    vi.setSystemTime(MIDNIGHT - 1)
    expect(await codes()).toEqual(['K7P2QX'])
    vi.setSystemTime(MIDNIGHT)
    expect(await codes()).toEqual([])
    expect(await mayHaveDatabase('receipts')).toBe(false)
  })

  it('of two stores ends with the day of each [VISIT-10, WI-26]', async () => {
    const { checkIn, codes, removeReceipts } = await aDevice()
    await checkIn('EAST22')
    await checkIn('WEST22', '70100001', 'America/Los_Angeles')
    await checkIn('WEST33', '70100001', 'America/Los_Angeles')
    expect(await codes()).toEqual(['EAST22', 'WEST22', 'WEST33'])
    vi.setSystemTime(MIDNIGHT)
    expect(await codes()).toEqual(['WEST22', 'WEST33'])
    await removeReceipts('70100001')
    expect(await codes()).toEqual([])
  })

  it('of a booked visit has no service, ends after its day, and is no receipt of today [BK-40]', async () => {
    const receipts = await aDevice()
    const timestamp = '2026-12-04T09:20:00-05:00'
    const { provider, appointment } = aVisit()
    if (!provider || !appointment) throw new Error('The visit has no store')
    const booked = { ...appointment, id: 'a', counterCode: 'B7K2MX', timestamp }
    await receipts.keepBookedReceipts({ provider, appointment: booked, followup: undefined })
    expect(await receipts.todaysReceipts()).toEqual([])
    const [kept] = await receipts.bookedReceipts()
    expect(kept).toMatchObject({
      counterCode: 'B7K2MX',
      booked: { id: 'a', startsAt: Date.parse(timestamp) },
    })
    expect(JSON.stringify(kept)).not.toMatch(/dose|vaccine"/i)
    vi.setSystemTime(Date.parse('2026-12-05T00:00:00-05:00'))
    expect(await receipts.bookedReceipts()).toEqual([])
  })

  it('of a booked visit goes when the visit is cancelled [BK-40]', async () => {
    const receipts = await aDevice()
    const { provider, appointment } = aVisit()
    if (!provider || !appointment) throw new Error('The visit has no store')
    const timestamp = '2026-12-04T09:20:00-05:00'
    const of = (id: string) => ({ ...appointment, id, counterCode: `CODE${id}`, timestamp })
    await receipts.keepBookedReceipts({ provider, appointment: of('a'), followup: of('b') })
    await receipts.removeBookedReceipts(['a'])
    expect((await receipts.bookedReceipts()).map(({ counterCode }) => counterCode)).toEqual(['CODEb'])
  })

  it('lasts through a day of 25 hours [VISIT-10, WI-26]', async () => {
    vi.setSystemTime(Date.parse('2026-11-01T00:30:00-04:00'))
    const { checkIn, todaysReceipts } = await aDevice()
    await checkIn('K7P2QX')
    expect((await todaysReceipts())[0]?.until).toBe(Date.parse('2026-11-02T00:00:00-05:00'))
  })

  it('is deleted when the clock is set back, and stays when it is corrected by seconds [WI-26]', async () => {
    const { checkIn, codes } = await aDevice()
    await checkIn('K7P2QX')
    vi.setSystemTime(EVENING - 2000)
    expect(await codes()).toEqual(['K7P2QX'])
    vi.setSystemTime(EVENING - 24 * 60 * 60_000)
    expect(await codes()).toEqual([])
    vi.setSystemTime(EVENING)
    expect(await codes()).toEqual([])
  })

  it('of the same code is kept once, and is removed with the key that opened it [VISIT-10, WI-26]', async () => {
    const { checkIn, codes, removeReceipts } = await aDevice()
    await checkIn('K7P2QX')
    await checkIn('K7P2QX')
    expect(await codes()).toEqual(['K7P2QX'])
    await removeReceipts('01400376')
    expect(await mayHaveDatabase('receipts')).toBe(false)
  })

  it('leads to the store of the last one [VISIT-10, WI-26]', async () => {
    const { checkIn, landingOfToday } = await aDevice()
    expect(await landingOfToday()).toBeUndefined()
    await checkIn('K7P2QX')
    await checkIn('K7P2QY', '70100001')
    expect(await landingOfToday()).toBe('/health-services/instant-vaccines/70100001')
  })
})

it("a store's tablet keeps no receipt [VISIT-10, WI-26]", async () => {
  const { checkIn, codes, kiosk } = await aDevice()
  kiosk.enrolment = anEnrolment()
  await checkIn('K7P2QX')
  expect(await codes()).toEqual([])
  expect(await mayHaveDatabase('receipts')).toBe(false)
})
