import { describe, expect, it, vi } from 'vitest'
import {
  choose,
  LATER,
  loadHolding,
  MINUTE,
  NINE,
  onReservationServer,
  START,
  TEN,
} from '../../../tests/support/reservations.ts'

const at = onReservationServer()
const { sent } = at
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('a hold that has ended', () => {
  async function ended() {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    vi.setSystemTime(START + 16 * MINUTE)
    return page
  }

  it('is noticed; the same time is held again when it is free [HOLD-24, fault 11]', async () => {
    const page = await ended()
    expect(page.isHoldOver()).toBe(true)
    page.sayHoldEnded()
    expect(page.holdAgain.state).toEqual({ status: 'over' })
    await page.holdSameAgain()
    expect(page.holdAgain.state).toEqual({ status: 'again' })
    expect(page.visit.appointment).toMatchObject({ timestamp: NINE, reservationCode: 'code-2' })
    expect(sent('POST')[1]?.headers.get('x-reservation')).toBe('code-1')
  })

  it('lost to somebody else, the nearest times of the same provider are offered [HOLD-24]', async () => {
    const page = await ended()
    at.server.held.set(NINE, 'somebody')
    at.network.fates.push('arrives', {
      status: 200,
      body: JSON.stringify({
        data: {
          appointmentTimeSlots: [
            {
              providerId: '01400376',
              businessName: 'pharmacy',
              address: null,
              timezone: 'America/New_York',
              services: [
                {
                  serviceId: 209,
                  availability: [{ date: '2026-11-23', timeslots: [{ value: TEN }, { value: NINE }] }],
                },
              ],
            },
          ],
        },
      }),
    })
    await page.holdSameAgain()
    expect(page.holdAgain.state).toMatchObject({
      status: 'lost',
      which: 'appointment',
      nearest: [{ value: TEN }],
    })
    expect(at.network.sent.at(-1)?.path).toContain('filter.locationIds=01400376')
    expect(page.visit.appointment).toMatchObject({ timestamp: NINE, reservationCode: undefined })
  })

  it('a time offered instead that was just booked is offered no more [HOLD-11]', async () => {
    const page = await ended()
    at.server.held.set(NINE, 'somebody')
    const answerWith = (...values: string[]) => {
      const availability = [{ date: '2026-11-23', timeslots: values.map((value) => ({ value })) }]
      const found = { providerId: '01400376', businessName: 'pharmacy', address: null, timezone: 'UTC' }
      const appointmentTimeSlots = [{ ...found, services: [{ serviceId: 209, availability }] }]
      const body = JSON.stringify({ data: { appointmentTimeSlots } })
      at.network.fates.push('arrives', { status: 200, body })
    }
    answerWith(TEN, LATER)
    await page.holdSameAgain()
    at.server.held.set(TEN, 'somebody')
    answerWith(LATER)
    expect(await page.pick('appointment', choose(TEN))).toBe('taken')
    await page.offerNearest('appointment')
    expect(page.holdAgain.state).toMatchObject({ status: 'lost', nearest: [{ value: LATER }] })
    expect(page.visit.appointment).toMatchObject({ timestamp: NINE })
  })

  it('losing the first dose releases the second [design]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    vi.setSystemTime(START + 10 * MINUTE)
    await page.pick('followup', choose(LATER))
    vi.setSystemTime(START + 16 * MINUTE)
    at.server.held.set(NINE, 'somebody')
    await page.holdSameAgain()
    await settled()
    expect(page.visit.followup).toBeUndefined()
    expect([...at.server.held.keys()]).toEqual([NINE])
  })

  it('no answer: nothing is lost, and it can be tried again [HOLD-12]', async () => {
    const page = await ended()
    at.network.fates.push('never arrives', 'never arrives')
    await page.holdSameAgain()
    expect(page.holdAgain.state).toEqual({ status: 'failed' })
    await page.holdSameAgain()
    expect(page.holdAgain.state).toEqual({ status: 'again' })
  })

  it('what is selected counts as held only while it is', async () => {
    const page = await ended()
    expect(page.isAllHeld()).toBe(false)
    await page.holdSameAgain()
    expect(page.isAllHeld()).toBe(true)
    page.documents.loads.reservationToggle = { status: 'ok', data: { isEnabled: false } }
    Object.assign(page.visit.appointment ?? {}, { reservationCode: undefined })
    expect(page.isAllHeld()).toBe(true)
  })

  it('asked for twice it is held once', async () => {
    const page = await ended()
    await Promise.all([page.holdSameAgain(), page.holdSameAgain()])
    expect(sent('POST')).toHaveLength(2)
  })

  it('picking it again asks the server [HOLD-02]', async () => {
    const page = await ended()
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(page.visit.appointment?.reservationCode).toBe('code-2')
  })

  it('a walk-in, a booked visit and one without reservations are never over', async () => {
    const page = await loadHolding()
    expect(page.isHoldOver()).toBe(false)
    await page.pick('appointment', choose(NINE))
    vi.setSystemTime(START + 16 * MINUTE)
    Object.assign(page.visit.appointment ?? {}, { id: '17' })
    expect(page.isHoldOver()).toBe(false)
  })
})
