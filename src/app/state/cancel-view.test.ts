import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aNetwork } from '../../../tests/support/network.ts'
import { cancelling } from './cancel.ts'
import { viewing, viewLinked } from './cancel-view.ts'

const json = (status: number, body: unknown) => Response.json(body, { status })
const refusal = (status: number, key: string) => json(status, { errors: [{ key, message: '' }] })

beforeEach(() => {
  cancelling.link = { id: 'a', confirmCode: 'secret' }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the visit of a cancel link', () => {
  it('is read by id, with the code in the body alone [BK-44]', async () => {
    const network = aNetwork(async () => refusal(404, 'unknownAppointment'))
    await viewLinked()
    const [request] = network.sent
    expect(request).toMatchObject({ method: 'POST', path: '/appointment-management/v1/appointments/a/view' })
    expect(JSON.parse(request?.body ?? '')).toEqual({ confirmCode: 'secret' })
    expect(viewing.state).toEqual({ status: 'unknown' })
  })

  it.each([
    ['a provider without such a call', () => refusal(404, 'notFound'), 'unseen'],
    ['a provider that knows no such method', () => json(405, {}), 'unseen'],
    ['an answer of another shape', () => json(200, { data: {} }), 'unseen'],
    ['too many tries', () => refusal(503, 'busy'), 'failed'],
    ['a server in trouble', () => json(500, {}), 'failed'],
  ])('after %s is %s [BK-44, BK-63]', async (_, answer, status) => {
    aNetwork(async () => answer())
    await viewLinked()
    expect(viewing.state.status).toBe(status)
  })

  it('on video is told in the zone of the guest, without an address [BK-44, TIME-05]', async () => {
    vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({
      resolvedOptions: () => ({ timeZone: 'America/Denver' }),
    } as unknown as Intl.DateTimeFormat)
    const one = {
      id: 'a',
      status: 'BOOKED',
      dateTime: { value: '2026-11-24T15:00:00.000Z', timezone: 'America/New_York' },
      durationMinutes: 60,
      services: [{ id: 1, name: 'Nutrition' }],
      counterCode: 'B2C3D4',
    }
    const provider = { businessName: 'dietitian', vanityName: 'A dietitian', address: null }
    aNetwork(async () => json(200, { data: { appointments: [one], provider } }))
    await viewLinked()
    expect(viewing.state).toMatchObject({
      status: 'booked',
      visit: { flow: 'DIETITIAN', appointment: { id: 'a', timezone: 'America/Denver' }, followup: undefined },
    })
  })
})
