import { describe, expect, it } from 'vitest'
import { lostWords } from './LostSlot.tsx'

describe('the words about a slot that somebody else has taken', () => {
  it('says which of two appointments it is, and that the other is held if it is [HOLD-24, HOLD-09]', () => {
    expect(lostWords('appointment', false)).toBe('Your time was booked by somebody else.')
    expect(lostWords('followup', true)).toBe(
      'The time of your 2nd appointment was booked by somebody else. Your 1st appointment is still held.',
    )
    expect(lostWords('followup', false)).not.toContain('still held')
  })
})
