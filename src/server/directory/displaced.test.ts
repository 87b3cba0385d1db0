import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sealRecord } from '../keys/seal.ts'
import type { StoredAppointment } from '../store/store.ts'
import { type Displaced, describeDisplaced, withPhones } from './displaced.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

it('a displaced appointment says whether its guest can be called [DIR-08]', async () => {
  const { keys } = app.deps
  const sealed = (id: string, basicInfo: object) =>
    ({ id, sealed: sealRecord(keys.dataKeys, id, JSON.stringify({ basicInfo })) }) as StoredAppointment
  const stored = [
    sealed('called', { phoneNumber: '513-555-0142' }),
    sealed('silent', {}),
    { ...sealed('damaged', { phoneNumber: '513-555-0142' }), id: 'other' } as StoredAppointment,
  ]
  const appointmentsOf = async () => stored
  const displaced = ['called', 'silent', 'other', 'gone'].map(
    (id) =>
      ({
        id,
        counterCode: 'B7XJFT',
        provider: { businessName: 'pharmacy', id: '11' },
        startsAt: Date.parse('2026-11-26T15:00:00Z'),
        reason: 'closedThen',
        zone: 'America/New_York',
      }) as Displaced,
  )
  expect(describeDisplaced(await withPhones({ appointmentsOf }, keys, displaced))).toEqual([
    'B7XJFT  2026-11-26 10:00 AM  pharmacy 11  closed at that time  phone known  called',
    'B7XJFT  2026-11-26 10:00 AM  pharmacy 11  closed at that time  no phone known  silent',
    'B7XJFT  2026-11-26 10:00 AM  pharmacy 11  closed at that time  no phone known  other',
    'B7XJFT  2026-11-26 10:00 AM  pharmacy 11  closed at that time  no phone known  gone',
  ])
})
