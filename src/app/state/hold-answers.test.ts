import { describe, expect, it } from 'vitest'
import {
  choose,
  loadHolding,
  MINUTE,
  NINE,
  onReservationServer,
  START,
} from '../../../tests/support/reservations.ts'

const at = onReservationServer()
const { sent } = at

describe('a hold', () => {
  it('of a provider that answers the code alone is held for fifteen minutes [BK-63]', async () => {
    const page = await loadHolding()
    at.network.fates.push({
      status: 201,
      body: JSON.stringify({ data: { appointmentReservations: [{ reservationCode: 'R1' }] } }),
    })
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(page.visit.appointment?.reservationCode).toBe('R1')
    expect(page.holdEnd(page.visit)).toBe(START + 15 * MINUTE)
  })

  it('an answer of another shape is definite: the hold is not asked for again [BK-63]', async () => {
    const page = await loadHolding()
    at.network.fates.push({ status: 201, body: JSON.stringify({ data: {} }) })
    expect(await page.pick('appointment', choose(NINE))).toBe('failed')
    expect(sent('POST')).toHaveLength(1)
    expect(page.visit.holdRequest).toBeUndefined()
  })
})
