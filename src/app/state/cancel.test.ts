import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aNetwork } from '../../../tests/support/network.ts'
import {
  type Canceled,
  cancel,
  cancelling,
  dismissCancelling,
  forgetCanceled,
  learnCanceled,
  takeCancelLink,
} from './cancel.ts'

const CANCEL = '/health-services/scheduler/cancel'
const CODE = 'q8Zk-wVtT1nC0d3_m4x9yL2pR7sB6aE5fG0hJ1kD3uI'
const history = { pushState: vi.fn(), replaceState: vi.fn(), length: 2 }
const json = (status: number, body: unknown) => Response.json(body, { status })
const refusal = (status: number, key: string) => json(status, { errors: [{ key, message: '' }] })
const done = (id: string) => json(200, { data: { appointments: [{ id, status: 'CANCELED' }] } })

let ids = 0
const aKey = () => ({ id: `appointment-${++ids}`, confirmCode: CODE })

beforeEach(() => {
  Object.assign(cancelling, { state: { status: 'idle' }, link: undefined, canceled: undefined })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page opened at an address. */
function openAt(address: string) {
  const { pathname, search } = new URL(address, 'https://store.test')
  const location = { pathname, search }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', { history, location })
}

describe('a cancel link', () => {
  it('leaves the address, with all that came after it, and is in no history entry [ROUTE-14]', () => {
    openAt(`${CANCEL}/0194a5c2-7f31/${CODE}?utm_source=mail`)
    takeCancelLink()
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', CANCEL)
    expect(history.pushState).not.toHaveBeenCalled()
    expect(cancelling.link).toEqual({ id: '0194a5c2-7f31', confirmCode: CODE })
  })

  it.each([
    ['escaped', `${CANCEL}/a%20b/c%2Fd`, { id: 'a b', confirmCode: 'c/d' }],
    ['with a broken escape', `${CANCEL}/a/%E0%A4%A`, { id: 'a', confirmCode: '%E0%A4%A' }],
    ['with a slash at the end', `${CANCEL}/a/b/`, { id: 'a', confirmCode: 'b' }],
    ['short', `${CANCEL}/a/b`, { id: 'a', confirmCode: 'b' }],
  ])('%s is taken as it is: the server says whether it opens anything [class 37]', (_, address, link) => {
    openAt(address)
    takeCancelLink()
    expect(cancelling.link).toEqual(link)
  })

  it.each([CANCEL, `${CANCEL}ed`, `${CANCEL}/a`, `${CANCEL}/a/b/c`])('%s is not a cancel link', (address) => {
    openAt(address)
    takeCancelLink()
    expect(cancelling.link).toBeUndefined()
    expect(history.replaceState).not.toHaveBeenCalled()
  })
})

describe('cancelling', () => {
  it('sends one PUT with status and code, for the first of two appointments too [CANCEL-12, CANCEL-14]', async () => {
    const key = aKey()
    const network = aNetwork(async () => done(key.id))
    const known: Canceled = { flow: 'DIETITIAN', visits: [], lines: [] }
    cancelling.link = { ...key }
    expect(await cancel(key, known)).toBe(true)
    expect(network.sent).toHaveLength(1)
    const [request] = network.sent
    expect(request?.method).toBe('PUT')
    expect(request?.path).toContain(`/appointments/${key.id}`)
    expect(request?.path).not.toContain(CODE)
    expect(JSON.parse(request?.body ?? '')).toEqual({ status: 'CANCELED', confirmCode: CODE })
    expect(cancelling).toMatchObject({ state: { status: 'idle' }, link: undefined, canceled: known })
    forgetCanceled()
    expect(cancelling.canceled).toBeUndefined()
  })

  it.each([
    ['CANCEL-15', 409, 'alreadyCanceled', 'alreadyCanceled'],
    ['CANCEL-16', 404, 'unknownAppointment', 'refused'],
    ['CANCEL-16', 400, 'invalidRequest', 'refused'],
    ['CANCEL-16', 429, 'busy', 'refused'],
  ])('%s after %i %s nothing is cancelled, and it is said why', async (_, status, key, problem) => {
    const network = aNetwork(async () => refusal(status, key))
    const link = aKey()
    cancelling.link = { ...link }
    expect(await cancel(link)).toBe(false)
    expect(network.sent).toHaveLength(1)
    expect(cancelling.state).toEqual({ status: 'failed', problem })
    expect(cancelling.link).toEqual(link)
    dismissCancelling()
    expect(cancelling.state).toEqual({ status: 'idle' })
  })

  it('a server that is too busy refuses it [CANCEL-16, API-50]', async () => {
    aNetwork(async () => refusal(503, 'busy'))
    expect(await cancel(aKey())).toBe(false)
    expect(cancelling.state).toEqual({ status: 'failed', problem: 'refused' })
  })

  it('a 409 after its own unanswered PUT is success [CANCEL-14, fault 5]', async () => {
    let calls = 0
    const { fates } = aNetwork(async () => {
      calls += 1
      return calls === 1 ? done('') : refusal(409, 'alreadyCanceled')
    })
    fates.push('answer lost')
    expect(await cancel(aKey())).toBe(true)
    expect(calls).toBe(2)
  })

  it('an appointment that is cancelled already counts as cancelled when Cancel is pressed again [CANCEL-14]', async () => {
    const key = aKey()
    aNetwork(() => Promise.reject(new TypeError('offline')))
    expect(await cancel(key)).toBe(false)
    expect(cancelling.state).toEqual({ status: 'failed', problem: 'unreachable' })
    aNetwork(async () => refusal(409, 'alreadyCanceled'))
    expect(await cancel(key)).toBe(true)
  })

  it('by a link, the answer says enough to take both entries out of a calendar [CANCEL-19, CANCEL-17]', async () => {
    const startsAt = '2026-11-21T14:00:00.000Z'
    const one = (id: string) => ({ id, status: 'CANCELED', startsAt })
    aNetwork(async () => json(200, { data: { appointments: [one('a'), one('b')] } }))
    expect(await cancel(aKey())).toBe(true)
    expect(cancelling.canceled).toMatchObject({
      flow: 'IN_PERSON',
      visits: ['a', 'b'].map((id) => ({ id, startsAt: Date.parse(startsAt), place: '' })),
    })
  })

  it('what was cancelled before is known to the cancelled page once the guest has read so [CANCEL-15]', async () => {
    aNetwork(async () => refusal(409, 'alreadyCanceled'))
    const known: Canceled = { flow: 'DIETITIAN', visits: [], lines: [] }
    expect(await cancel(aKey(), known)).toBe(false)
    expect(cancelling.canceled).toBeUndefined()
    learnCanceled(known)
    expect(cancelling).toMatchObject({ state: { status: 'idle' }, link: undefined, canceled: known })
  })

  it.each([
    ['a list', [{ id: 'a', startsAt: '2026-11-21T14:00:00.000Z' }], 1],
    ['a list in a member', { appointments: [{ id: 'a', startsAt: '2026-11-21T14:00:00.000Z' }] }, 1],
    ['an object', { id: 'a', status: 'CANCELED' }, 0],
    ['an empty object', {}, 0],
    ['null', null, 0],
    ['another status', { id: 'a', status: 'DONE', startsAt: 'soon' }, 0],
  ])(
    'is done after a 200 with %s in data: it is sent once and told as cancelled [BK-65]',
    async (_, data, named) => {
      const network = aNetwork(async () => json(200, { data }))
      expect(await cancel(aKey())).toBe(true)
      expect(network.sent).toHaveLength(1)
      expect(cancelling.canceled?.lines).toHaveLength(named)
      expect(cancelling.state).toEqual({ status: 'idle' })
    },
  )

  it.each([null, [], 'done', {}])('is done after a 200 of %j alone [BK-65]', async (body) => {
    const network = aNetwork(async () => json(200, body))
    expect(await cancel(aKey())).toBe(true)
    expect(network.sent).toHaveLength(1)
  })

  it('a 409 is no success if the unanswered PUT was for another appointment [CANCEL-15]', async () => {
    aNetwork(() => Promise.reject(new TypeError('offline')))
    await cancel(aKey())
    aNetwork(async () => refusal(409, 'alreadyCanceled'))
    expect(await cancel(aKey())).toBe(false)
    expect(cancelling.state).toEqual({ status: 'failed', problem: 'alreadyCanceled' })
  })

  it('a page of a captive portal does not count as an answer [fault 46]', async () => {
    aNetwork(async () => done('')).fates.push('captive portal', 'captive portal')
    expect(await cancel(aKey())).toBe(false)
    expect(cancelling.state).toEqual({ status: 'failed', problem: 'unreachable' })
  })

  it('a second press while one is under way sends nothing [fault 8]', async () => {
    const key = aKey()
    const network = aNetwork(async () => done(key.id))
    const both = await Promise.all([cancel(key), cancel(key)])
    expect(both).toEqual([true, false])
    expect(network.sent).toHaveLength(1)
  })
})
