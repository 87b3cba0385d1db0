import { describe, expect, it, vi } from 'vitest'
import {
  choose,
  LATER,
  loadHolding,
  MINUTE,
  NINE,
  onReservationServer,
  START,
} from '../../../tests/support/reservations.ts'

const at = onReservationServer()
const { sent } = at

describe('keeping a time longer', () => {
  it('extends every hold of the visit [HOLD-24]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    await page.pick('followup', choose(LATER))
    vi.setSystemTime(START + 10 * MINUTE)
    expect(await page.keepHold()).toBe(true)
    expect(sent('PUT')).toHaveLength(2)
    expect(page.holdEnd(page.visit)).toBe(START + 25 * MINUTE)
  })

  it('a saved step renews it, not twice a minute [HOLD-24]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    await page.renewHold()
    expect(sent('PUT')).toHaveLength(0)
    vi.setSystemTime(START + 5 * MINUTE)
    await page.renewHold()
    expect(page.holdEnd(page.visit)).toBe(START + 20 * MINUTE)
  })

  it('says when it has lasted as long as any can [HOLD-24]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    at.network.fates.push({
      status: 200,
      body: JSON.stringify({
        data: {
          appointmentReservations: [
            {
              reservationCode: 'code-1',
              expiresAt: new Date(START + 16 * MINUTE).toISOString(),
              locationNumber: '01400376',
            },
          ],
        },
      }),
    })
    vi.setSystemTime(START + 14 * MINUTE)
    await page.keepHold()
    expect(page.state.isLongest).toBe(true)
  })

  it('a provider without that call keeps it until its end, and says that it cannot be longer [BK-63]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    at.network.fates.push({ status: 405, key: 'methodNotAllowed' })
    expect(await page.keepHold()).toBe(true)
    expect(page.state.isLongest).toBe(true)
    expect(page.holdEnd(page.visit)).toBe(START + 15 * MINUTE)
  })

  it('no answer is said, and the hold goes on as it was [HOLD-24]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    at.network.fates.push({ status: 500 })
    expect(await page.keepHold()).toBe(true)
    expect(page.state.extending).toBe('failed')
    expect(page.holdEnd(page.visit)).toBe(START + 15 * MINUTE)
  })

  it('tells a hold that is over [HOLD-24]', async () => {
    const page = await loadHolding()
    await page.pick('appointment', choose(NINE))
    at.server.held.clear()
    expect(await page.keepHold()).toBe(false)
  })
})
