import { expect, it } from 'vitest'
import { originFirst } from './Finding.tsx'

const NEAR = { providerId: '95100001', businessName: 'tlc' } as const
const STORE = { providerId: '95100002', businessName: 'pharmacy' } as const
const WISHED = { providerId: '95100002', businessName: 'tlc' } as const
const ALL = [NEAR, STORE, WISHED]
const WISH = { provider: '95100002', businessName: 'tlc' } as const

it('the clinic that a guest came from is shown before nearer ones [API-46]', () => {
  expect(originFirst(ALL, WISH)).toEqual({ kind: 'first', first: WISHED, providers: [WISHED, NEAR, STORE] })
})

it('a clinic that does not give the visit is known to be absent, and the order stays [API-46]', () => {
  expect(originFirst([NEAR, STORE], WISH)).toEqual({ kind: 'absent', providers: [NEAR, STORE] })
})

it('the provider of a booking link keeps its position [RESULTS-24]', () => {
  expect(originFirst(ALL, { ...WISH, slot: '2026-11-23T09:00:00-05:00' })).toEqual({
    kind: 'none',
    providers: ALL,
  })
  expect(originFirst(ALL, {})).toEqual({ kind: 'none', providers: ALL })
})
