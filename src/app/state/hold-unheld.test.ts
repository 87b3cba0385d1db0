import { describe, expect, it } from 'vitest'
import {
  choose,
  loadHolding,
  NINE,
  onReservationServer,
  PATH,
  START,
  TEN,
} from '../../../tests/support/reservations.ts'
import { decodeDraft, encodeDraft } from './draft-record.ts'

const at = onReservationServer()
const { sent } = at
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('a day full of holds [HD-03]', () => {
  it('a time of it is selected without a hold, and what was held before is given up', async () => {
    const page = await loadHolding()
    at.server.full.add(TEN)
    await page.pick('appointment', choose(NINE))
    expect(await page.pick('appointment', choose(TEN))).toBe('held')
    const { appointment } = page.visit
    expect(appointment).toMatchObject({ timestamp: TEN, isUnheld: true })
    expect([appointment?.reservationCode, appointment?.holdExpiresAt]).toEqual([undefined, undefined])
    expect([page.state.problem, page.visit.holdRequest, page.mayHoldAnother()]).toEqual([
      undefined,
      undefined,
      false,
    ])
    await settled()
    expect(sent('DELETE').map(({ path }) => path.slice(PATH.length))).toEqual(['/code-1'])
  })

  it('a slot of another day is held again, and is no longer marked as not held', async () => {
    const page = await loadHolding()
    at.server.full.add(TEN)
    await page.pick('appointment', choose(TEN))
    expect(await page.pick('appointment', choose(NINE))).toBe('held')
    expect(page.visit.appointment).toMatchObject({ timestamp: NINE, reservationCode: 'code-1' })
    expect(page.visit.appointment?.isUnheld).toBeUndefined()
  })

  it('lets the guest go on as with a held time', async () => {
    const page = await loadHolding()
    at.server.full.add(TEN)
    await page.pick('appointment', choose(TEN))
    expect(page.isAllHeld()).toBe(true)
    await page.pick('appointment', choose(NINE))
    expect(page.isAllHeld()).toBe(true)
    page.selectAppointment(choose(TEN))
    expect(page.isAllHeld()).toBe(false)
  })

  it('is kept over a reload', async () => {
    const page = await loadHolding()
    at.server.full.add(TEN)
    await page.pick('appointment', choose(TEN))
    const { visit } = decodeDraft(encodeDraft(page.visit, START))
    expect(visit.appointment).toMatchObject({ timestamp: TEN, isUnheld: true })
  })
})
