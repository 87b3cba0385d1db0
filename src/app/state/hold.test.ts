import { describe, expect, it, vi } from 'vitest'
import { aStore } from '../../../tests/support/intake.ts'
import {
  choose,
  LATER,
  loadHolding,
  MINUTE,
  NINE,
  onReservationServer,
  PATH,
  START,
  TEN,
} from '../../../tests/support/reservations.ts'
import { decodeDraft, encodeDraft } from './draft-record.ts'

const at = onReservationServer()
const { sent } = at
const bodies = () => sent('POST').map(({ body }) => JSON.parse(body))
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('picking a time', () => {
  it('holds it and keeps its code and end [HOLD-01, HOLD-06, ENTITY-16]', async () => {
    const page = await loadHolding()
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(page.visit).toMatchObject({
      flow: 'EVERYDAY_VACCINE',
      category: 'Vaccines',
      appointment: {
        timestamp: NINE,
        timezone: 'America/New_York',
        services: [{ id: 209, isAvailable: true }],
        reservationCode: 'code-1',
        holdExpiresAt: START + 15 * MINUTE,
      },
      provider: { providerId: '01400376' },
    })
    expect(page.holdEnd(page.visit)).toBe(START + 15 * MINUTE)
  })

  it('it is held until the visit begins, where that comes first [HOLD-24]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    const { appointment } = page.visit
    const timestamp = new Date(START + 5 * MINUTE).toISOString()
    const soon = appointment && { ...appointment, timestamp }
    expect(page.holdEnd({ appointment: soon })).toBe(START + 5 * MINUTE)
    vi.setSystemTime(START + 5 * MINUTE)
    expect([page.isHeld(soon), page.isHeld(appointment)]).toEqual([false, true])
  })

  it('sends service, business, time and location number [HOLD-18, API-16, API-17, API-51]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    expect(bodies()).toEqual([
      { serviceId: 209, businessName: 'pharmacy', reservationTime: NINE, locationNumber: '01400376' },
    ])
    expect(sent('POST')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('sends the first offered service, and all of them where there are several [HOLD-19]', async () => {
    const page = await loadHolding()
    const services = [
      { id: 1, name: 'Not here', isAvailable: false },
      { id: 209, name: 'Shingles dose 1', isAvailable: true },
      { id: 201, name: 'Flu dose 1', isAvailable: true },
    ]
    await page.pick('appointment', choose(NINE, { services }))
    expect(bodies()[0]).toMatchObject({ serviceId: 209, extension: { serviceIds: [209, 201] } })
  })

  it('sends the state alone for a team, and the number alone for a clinician [HOLD-18, HOLD-19, BK-64]', async () => {
    const page = await loadHolding()
    const provider = { providerId: '97', businessName: 'tlc' as const, store: aStore(), licensureState: 'OH' }
    await page.pick('appointment', choose(NINE, { provider: { ...provider, isTeam: true } }))
    await page.pick('appointment', choose(TEN, { provider }))
    expect(bodies()[0]).not.toHaveProperty('locationNumber')
    expect(bodies()).toMatchObject([{ licensureState: 'OH' }, { locationNumber: '97' }])
    expect(bodies()[1]).not.toHaveProperty('licensureState')
  })

  it('the same time again makes no call [HOLD-02, HOLD-04]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(sent('POST')).toHaveLength(1)
    expect(page.visit.appointment?.reservationCode).toBe('code-1')
  })

  it('two taps on one time make one request [fault 8]', async () => {
    const page = await loadHolding()
    const outcomes = await Promise.all([
      page.pick('appointment', choose(NINE)),
      page.pick('appointment', choose(NINE)),
    ])
    expect(outcomes).toEqual(['held', 'held'])
    expect(sent('POST')).toHaveLength(1)
  })

  it('when several times are tapped at once, only the last is held', async () => {
    const page = await loadHolding()
    await Promise.all([
      page.pick('appointment', choose(NINE)),
      page.pick('appointment', choose('2026-11-23T09:20:00-05:00')),
      page.pick('appointment', choose(TEN)),
    ])
    expect(page.visit.appointment?.timestamp).toBe(TEN)
    expect([...at.server.held.keys()]).toEqual([TEN])
  })

  it('another time takes the place of the one before, in one request [API-51]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    await page.pick('appointment', choose(TEN))
    expect(sent('POST')[1]?.headers.get('x-reservation')).toBe('code-1')
    expect([...at.server.held]).toEqual([[TEN, 'code-2']])
  })

  it('makes no call when reservations are disabled [HOLD-04, HOLD-05, ENTITY-17]', async () => {
    const page = await loadHolding()
    page.documents.loads.reservationToggle = { status: 'ok', data: { isEnabled: false } }
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(at.network.sent).toEqual([])
    expect(page.visit.appointment?.timestamp).toBe(NINE)
  })

  it('makes no call where reservations are disabled for the business of the provider [SCOPE-12, BK-54]', async () => {
    const page = await loadHolding()
    const of = (name: string) => ({ isEnabled: true, businessName: { [name]: { isEnabled: false } } })
    page.documents.loads.reservationToggle = { status: 'ok', data: of('another') }
    await page.pick('appointment', choose(NINE))
    expect(sent('POST')).toHaveLength(1)
    page.documents.loads.reservationToggle = { status: 'ok', data: of(choose(TEN).provider.businessName) }
    expect(await page.pick('appointment', choose(TEN))).toBe('held')
    expect(sent('POST')).toHaveLength(1)
  })

  it('an answer that was lost is asked for again under the same key, and holds once [fault 5]', async () => {
    const page = await loadHolding()
    at.network.fates.push('answer lost')
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    const keys = sent('POST').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect([...at.server.held]).toEqual([[NINE, 'code-1']])
  })
})

describe('a time that cannot be held', () => {
  it.each([400, 404, 409])(
    '%i means just booked; the time held before is still held [HOLD-11]',
    async (status) => {
      const page = await loadHolding()
      await page.pick('appointment', choose(NINE))
      at.network.fates.push({ status })
      expect(await page.pick('appointment', choose(TEN))).toBe('taken')
      expect(page.state.problem).toMatchObject({
        kind: 'taken',
        provider: 'pharmacy/01400376',
        timestamp: TEN,
      })
      expect(page.visit.appointment).toMatchObject({ timestamp: NINE, reservationCode: 'code-1' })
      expect(page.waiting()).toContainEqual(expect.objectContaining({ event: 'alert', description: 'taken' })) // EVENTS-03
    },
  )

  it.each([{ status: 500 }, { status: 503 }, { status: 429 }, 'never arrives' as const])(
    '%o: not held, and said so [HOLD-12]',
    async (fate) => {
      const page = await loadHolding()
      at.network.fates.push(fate, fate)
      expect(await page.pick('appointment', choose(NINE))).toBe('failed')
      expect(page.state.problem?.kind).toBe('failed')
      expect(page.visit.appointment).toBeUndefined()
      const [error] = page.waiting().filter(({ event }) => event === 'customerError')
      expect(error).toMatchObject({ endpoint: PATH, status: typeof fate === 'object' ? fate.status : 500 })
    },
  )

  it.each(['never arrives', 'answer lost'] as const)(
    '%s: the time held before stays, and is made sure of before it is booked [HOLD-24, fault 2]',
    async (fate) => {
      const page = await loadHolding()
      await page.pick('appointment', choose(NINE))
      at.network.fates.push(fate, fate)
      expect(await page.pick('appointment', choose(TEN))).toBe('failed')
      expect(page.visit.appointment).toMatchObject({ timestamp: NINE, reservationCode: 'code-1' })
      expect(sent('DELETE')).toEqual([])
      expect(page.isAllHeld()).toBe(false)
      await page.holdSameAgain()
      expect(page.isAllHeld()).toBe(true)
      const { timestamp, reservationCode } = page.visit.appointment ?? {}
      expect([...at.server.held]).toEqual([[timestamp, reservationCode]])
      expect(timestamp).toBe(NINE)
    },
  )

  it('without a connection still, it fails, nothing is lost, and the failure is forgotten [fault 2]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    at.network.fates.push(...Array.from({ length: 4 }, () => 'never arrives' as const))
    await page.pick('appointment', choose(TEN))
    await page.holdSameAgain()
    expect(page.holdAgain.state).toEqual({ status: 'failed' })
    expect(page.visit.appointment).toMatchObject({ timestamp: NINE, reservationCode: 'code-1' })
    page.forgetFailure()
    expect(page.state.problem).toBeUndefined()
  })

  it('picked again after a lost answer it is the same request [HOLD-12]', async () => {
    const page = await loadHolding()
    at.network.fates.push('answer lost', 'answer lost')
    await page.pick('appointment', choose(NINE))
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect([...at.server.held.values()]).toEqual(['code-1'])
  })
})

describe('a reload while a hold is being answered', () => {
  async function reloaded() {
    const before = await loadHolding()
    await before.pick('appointment', choose(TEN))
    at.network.fates.push('answer lost', 'never arrives')
    const picking = before.pick('appointment', choose(NINE))
    await Promise.resolve() // it is selected, and asked for
    while (sent('POST').length < 2) await Promise.resolve()
    const kept = decodeDraft(encodeDraft(before.visit, START)).visit
    await picking
    const page = await loadHolding()
    page.restoreVisit(kept)
    return page
  }

  it('sends the same request again, and the time is the guest’s [API-49, HOLD-24, fault 12]', async () => {
    const page = await reloaded()
    await page.holdSameAgain()
    expect(page.holdAgain.state).toEqual({ status: 'again' })
    expect(page.visit.appointment).toMatchObject({ timestamp: NINE, reservationCode: 'code-2' })
    expect([...at.server.held]).toEqual([[NINE, 'code-2']])
    const [, first, , last] = sent('POST')
    expect(last?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(last?.headers.get('x-reservation')).toBe('code-1')
    expect(page.visit.holdRequest).toBeUndefined()
  })

  it('a hold that has ended meanwhile is asked for anew [API-49]', async () => {
    const page = await reloaded()
    at.server.expire('code-2')
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(page.isHeld(page.visit.appointment)).toBe(true)
    expect([...at.server.held]).toEqual([[NINE, 'code-3']])
  })
})

describe('calls in the wrong order', () => {
  it('throw errors that name what is missing [HOLD-20, HOLD-21, HOLD-23]', async () => {
    const page = await loadHolding()
    expect(() => page.reserveAppointment()).toThrow('No appointment/provider exists (yet) to reserve')
    expect(() => page.reserveFollowup()).toThrow('No followup exists to reserve')
    expect(() => page.selectFollowup(choose(LATER))).toThrow(
      'Followups require first setting an appointment/provider',
    )
  })
})

describe('a pick that throws', () => {
  it('fails, and the next pick is held [HD-22]', async () => {
    const page = await loadHolding()
    // Another tab ended the visit: a second dose has no first one.
    expect(await page.pick('followup', choose(LATER))).toBe('failed')
    expect(page.hold).toMatchObject({ picking: undefined, problem: { which: 'followup', kind: 'failed' } })
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(page.hold.picking).toBeUndefined()
  })
})

describe('the second dose', () => {
  const second = choose(LATER, { services: [{ id: 210, name: 'Shingles dose 2', isAvailable: true }] })

  it('is held beside the first, with a code of its own [HOLD-09]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    await page.pick('followup', second)
    expect(page.visit.followup).toMatchObject({ timestamp: LATER, reservationCode: 'code-2' })
    expect([...at.server.held.keys()]).toEqual([NINE, LATER])
    expect(sent('POST')[1]?.headers.get('x-reservation')).toBeNull()
  })

  it('another first dose ends it and releases its hold [HOLD-03, HOLD-07]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    await page.pick('followup', second)
    await page.pick('appointment', choose(TEN))
    expect(page.visit.followup).toBeUndefined()
    await settled()
    expect([...at.server.held.keys()]).toEqual([TEN])
  })
})

describe('giving up what is held', () => {
  it('releases both, and removes appointment, follow-up and provider [HOLD-07, HOLD-08, HOLD-10, API-18, API-19]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    await page.pick('followup', choose(LATER))
    page.clearScheduling()
    expect(page.visit).toMatchObject({ appointment: undefined, followup: undefined, provider: undefined })
    await settled()
    expect(at.server.held.size).toBe(0)
    expect(sent('DELETE').map(({ path }) => path.slice(PATH.length))).toEqual(['/code-2', '/code-1'])
  })

  it('calls nobody when there is no code [HOLD-07]', async () => {
    const page = await loadHolding()
    page.clearScheduling()
    expect(at.network.sent).toEqual([])
  })

  it('the code given up last goes with the next search and hold [API-51]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    page.clearScheduling()
    expect(page.ownCode()).toBe('code-1')
    await page.pick('appointment', choose(NINE))
    expect(sent('POST')[1]?.headers.get('x-reservation')).toBe('code-1')
  })

  it('a hold that is answered after the visit ended is released', async () => {
    const page = await loadHolding()
    const picking = page.pick('appointment', choose(NINE))
    await settledOnce()
    page.clearScheduling()
    await picking
    await settled()
    expect(at.server.held.size).toBe(0)
    expect(page.visit.appointment).toBeUndefined()
  })

  it('a booked visit has nothing to release', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    Object.assign(page.visit.appointment ?? {}, { id: '17' })
    page.releaseHolds()
    expect(sent('DELETE')).toEqual([])
  })
})

/** Until the request that was begun is under way. */
async function settledOnce(): Promise<void> {
  while (at.network.sent.length === 0) await Promise.resolve()
}
