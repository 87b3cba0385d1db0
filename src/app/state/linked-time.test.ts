import { describe, expect, it } from 'vitest'
import { linkedAt, withoutLink } from './linked-time.ts'

const LINK = { slot: '2026-11-23T09:20:00-05:00', provider: '95100001', businessName: 'tlc' } as const

describe('the link of a search', () => {
  it('is a time together with whose it is [ROUTE-33]', () => {
    expect(linkedAt({ type: 'Vaccines', ...LINK })).toBe(Date.parse('2026-11-23T14:20:00Z'))
    expect(linkedAt({ slot: LINK.slot })).toBeUndefined()
    expect(linkedAt({ provider: LINK.provider, businessName: LINK.businessName })).toBeUndefined()
  })

  it('can be left behind, and the search stays', () => {
    expect(withoutLink({ type: 'Vaccines', location: '45202', ...LINK })).toEqual({
      type: 'Vaccines',
      location: '45202',
    })
  })
})
