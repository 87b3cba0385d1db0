import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { aStore } from '../../../tests/support/intake.ts'
import { anEnrolledTablet, anEnrolment } from '../../../tests/support/kiosk.ts'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { openDatabase } from '../platform/storage.ts'

const STORE = '01400376'
const HOME = `/health-services/instant-vaccines/${STORE}`

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function loaded() {
  vi.resetModules()
  const [kiosk, enrolment] = await Promise.all([import('./kiosk.ts'), import('./enrolment.ts')])
  await kiosk.readKiosk()
  return { ...kiosk, ...enrolment }
}
const kept = () => get('enrolment', openDatabase('device').use)

describe('the profile of a device', () => {
  it("has no enrolment on a guest's own device, where no database is opened", async () => {
    const { kiosk, ledHome } = await loaded()
    expect(kiosk.enrolment).toBeUndefined()
    expect(ledHome('/health-services/scheduler/main')).toBeUndefined()
    expect(await indexedDB.databases()).toEqual([])
  })

  it('the profile of an enrolled tablet is read before the first page is drawn [CARD-07]', async () => {
    const { root } = await anEnrolledTablet()
    const { kiosk } = await loaded()
    expect(kiosk.enrolment).toEqual(anEnrolment())
    expect(root.dataset).toEqual({ kiosk: '' })
  })

  it("that is slow to read is applied after the page was drawn as on a guest's own device", async () => {
    await anEnrolledTablet()
    const databases = await indexedDB.databases()
    let answer = () => {}
    vi.spyOn(indexedDB, 'databases').mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve(databases)
      }),
    )
    vi.resetModules()
    const { kiosk, kioskKnown } = await import('./kiosk.ts')
    const { pageIsAlive } = await import('../platform/moments.ts')
    const taken = await import('./kept-enrolment.ts').then(({ KeptEnrolment }) =>
      vi.spyOn(KeptEnrolment, 'validate'),
    )
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const known = kioskKnown()
    await vi.advanceTimersByTimeAsync(1000)
    await known
    vi.useRealTimers()
    answer()
    await vi.waitFor(() => expect(taken).toHaveBeenCalled())
    await Promise.resolve()
    expect(kiosk.enrolment).toBeUndefined()
    pageIsAlive()
    await vi.waitFor(() => expect(kiosk.enrolment).toEqual(anEnrolment()))
  })

  it.each([undefined, 'yes', { locationId: STORE }])('that does not fit (%j) is ignored', async (odd) => {
    await anEnrolledTablet()
    await set('enrolment', odd, openDatabase('device').use)
    expect((await loaded()).kiosk.enrolment).toBeUndefined()
  })
})

describe("the paths of a store's tablet", () => {
  it.each([
    HOME,
    `/health-services/instant-vaccines/select/${STORE}`,
    '/health-services/scheduler/schedule',
    '/health-services/scheduler/confirmation',
    `/health-services/kiosk/${STORE}`,
    '/health-services/kiosk/90100002',
  ])('%s is for its guests and staff [CARD-07]', async (path) => {
    await anEnrolledTablet()
    expect((await loaded()).ledHome(path)).toBeUndefined()
  })

  it.each([
    '/',
    '/health-services',
    '/health-services/scheduler/main',
    '/health-services/scheduler/cancel/an-id/a-code',
    '/health-services/scheduler/canceled',
    '/health-services/scheduler/prescreen/1',
    '/health-services/clinic/locations',
    '/health-services/instant-vaccines/90100002',
    '/health-services/instant-vaccines/select/90100002',
    `/health-services/poster/${STORE}`,
    '/nothing',
  ])('%s leads home [CARD-07]', async (path) => {
    await anEnrolledTablet()
    expect((await loaded()).ledHome(path)).toBe(HOME)
  })
})

describe('enrolment', () => {
  const settings = { needsCode: true, publicUrl: 'https://walkin.example', isForTryingOnly: false }
  let network: ReturnType<typeof aNetwork>
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    network = aNetwork(async () => Response.json({ data: { location: aStore() } }, { status: 201 }))
  })

  it('is stored when the server accepts the code [CARD-07]', async () => {
    const { enrol, kiosk } = await loaded()
    expect(await enrol(STORE, '2468', settings)).toBe('done')
    expect(JSON.parse(network.sent[0]?.body ?? '')).toEqual({ locationId: STORE, code: '2468' })
    expect(await kept()).toMatchObject({ locationId: STORE, store: aStore(), settings })
    expect(kiosk.enrolment?.locationId).toBe(STORE)
  })

  it('sends no code where none is needed', async () => {
    const { enrol } = await loaded()
    await enrol(STORE, '', { ...settings, needsCode: false })
    expect(JSON.parse(network.sent[0]?.body ?? '')).toEqual({ locationId: STORE })
  })

  it.each<[Fate, string]>([
    [{ status: 403, key: 'wrongKioskCode' }, 'wrongCode'],
    [{ status: 503, key: 'busy' }, 'busy'],
    [{ status: 404, key: 'unknownLocation' }, 'unknownLocation'],
    [{ status: 400 }, 'noAnswer'],
    ['never arrives', 'noAnswer'],
    ['captive portal', 'noAnswer'],
  ])('is none when the server answers %j', async (fate, outcome) => {
    const { enrol, kiosk } = await loaded()
    network.fates.push(fate)
    expect(await enrol(STORE, '1357', settings)).toBe(outcome)
    expect(await kept()).toBeUndefined()
    expect(kiosk.enrolment).toBeUndefined()
  })

  it('fails where the browser has no storage [fault 28]', async () => {
    const { enrol, kiosk } = await loaded()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(await enrol(STORE, '2468', settings)).toBe('notKept')
    expect(kiosk.enrolment).toBeUndefined()
  })

  it('ends with the right code only', async () => {
    const { enrol, leaveKiosk, kiosk } = await loaded()
    await enrol(STORE, '2468', settings)
    network.fates.push({ status: 403, key: 'wrongKioskCode' })
    expect(await leaveKiosk('1357')).toBe('wrongCode')
    expect(await kept()).toBeDefined()
    expect(await leaveKiosk('2468')).toBe('done')
    expect(await kept()).toBeUndefined()
    expect(kiosk.enrolment).toBeUndefined()
  })

  it('has the token that the server gave go with every call, over a reload too, until it ends [HD-06]', async () => {
    const { enrol } = await loaded()
    const data = { location: aStore(), tabletToken: 'id.store.proof' }
    network.fates.push({ status: 201, body: JSON.stringify({ data }) })
    await enrol(STORE, '2468-1357', settings)
    const { leaveKiosk, loadKioskSettings } = await loaded()
    await loadKioskSettings()
    const tokens = network.sent.map(({ headers }) => headers.get('x-tablet'))
    expect(tokens.slice(0, 2)).toEqual([null, 'id.store.proof'])
    expect(await leaveKiosk('2468-1357')).toBe('done')
    await loadKioskSettings()
    expect(network.sent.at(-1)?.headers.get('x-tablet')).toBeNull()
  })

  it('by an older build, without a code of its own, ends without one', async () => {
    const { enrol, leaveKiosk } = await loaded()
    await enrol(STORE, '', { ...settings, needsCode: false })
    network.fates.push('never arrives')
    expect(await leaveKiosk('')).toBe('done')
  })

  it('at a store that the server no longer knows ends with the right code', async () => {
    const { enrol, leaveKiosk } = await loaded()
    await enrol(STORE, '2468-1357', settings)
    network.fates.push({ status: 404, key: 'unknownLocation' })
    expect(await leaveKiosk('2468-1357')).toBe('done')
  })

  describe('with the code that its device keeps [WI-32]', () => {
    const withoutServerCode = { ...settings, needsCode: false }

    it('is not sent to the server, and the tablet stores only its hash', async () => {
      const { enrol } = await loaded()
      await enrol(STORE, '246810', withoutServerCode)
      expect(JSON.parse(network.sent[0]?.body ?? '')).toEqual({ locationId: STORE })
      expect(JSON.stringify(await kept())).not.toContain('246810')
      await enrol(STORE, '246810', withoutServerCode)
      const [one, other] = [
        await kept(),
        anEnrolment({ leaveCode: await (await import('./leave-code.ts')).hashCode('246810') }),
      ]
      expect(one.leaveCode, 'each has a salt of its own').not.toEqual(other.leaveCode)
    })

    it('ends by that code alone, with and without a network, over a reload too', async () => {
      const { enrol } = await loaded()
      await enrol(STORE, '246810', withoutServerCode)
      network.fates.push('never arrives')
      const { leaveKiosk, kiosk } = await loaded()
      for (const code of ['', '246811', ' 246810', '24681']) expect(await leaveKiosk(code)).toBe('wrongCode')
      expect(await kept()).toBeDefined()
      expect(await leaveKiosk('246810')).toBe('done')
      expect(kiosk.enrolment).toBeUndefined()
    })

    it('ends by the code of the server too while that gives no answer, and only then', async () => {
      const { enrol, leaveKiosk } = await loaded()
      await enrol(STORE, '2468-1357', settings)
      network.fates.push({ status: 403, key: 'wrongKioskCode' })
      expect(await leaveKiosk('2468-1357'), 'the server has another code since').toBe('wrongCode')
      network.fates.push('never arrives')
      expect(await leaveKiosk('1357-2468')).toBe('wrongCode')
      network.fates.push('never arrives')
      expect(await leaveKiosk('2468-1357')).toBe('done')
    })

    it('takes five wrong codes a minute, over a reload too, and then not even the right one', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
      await (await loaded()).enrol(STORE, '246810', withoutServerCode)
      const { leaveKiosk } = await loaded()
      for (let time = 0; time < 5; time++) expect(await leaveKiosk('111111')).toBe('wrongCode')
      expect(await (await loaded()).leaveKiosk('246810')).toBe('busy')
      vi.setSystemTime(TEST_NOW + 60_001)
      expect(await (await loaded()).leaveKiosk('246810')).toBe('done')
      vi.useRealTimers()
    })
  })

  it('takes new settings from the server, and keeps the old ones without an answer', async () => {
    const { enrol, refreshKioskSettings } = await loaded()
    await enrol(STORE, '2468', settings)
    network.fates.push('never arrives', 'never arrives')
    await refreshKioskSettings()
    expect(await kept()).toMatchObject({ settings })
    const moved = { ...settings, publicUrl: 'https://new.example' }
    network.fates.push({ status: 200, body: JSON.stringify({ data: moved }) })
    await refreshKioskSettings()
    expect(await kept()).toMatchObject({ settings: moved })
  })

  it('does not come back when the settings arrive while staff end it [WI-32]', async () => {
    const { enrol, leaveKiosk, refreshKioskSettings } = await loaded()
    await enrol(STORE, '246810', { ...settings, needsCode: false })
    let arrive = () => {}
    const isLeaving = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const fetched = globalThis.fetch
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = await fetched(path, init)
      await isLeaving
      return answer
    })
    const remove = IDBObjectStore.prototype.delete
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
      arrive()
      let readings = 100
      // A transaction with requests goes on, so that the settings come before its end.
      const goOn = () => {
        readings -= 1
        if (readings > 0) this.get('nothing').onsuccess = goOn
      }
      goOn()
      return remove.call(this, key)
    })
    network.fates.push({ status: 200, body: JSON.stringify({ data: settings }) })
    const refreshing = refreshKioskSettings()
    expect(await leaveKiosk('246810')).toBe('done')
    await refreshing
    expect(await kept()).toBeUndefined()
  })
})
