import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Opening } from '#domain/opening'
import { say } from '../../messages/catalogue.ts'
import { results } from '../../messages/en/results.ts'
import { openingText } from './day-texts.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 4) })) // Friday, 11 PM in Ohio
afterEach(() => void vi.useRealTimers())

it.each<[Opening, string]>([
  [{ kind: 'open', until: '08:00 PM' }, 'Open until 08:00 PM'],
  [{ kind: 'opens', at: '09:00 AM' }, 'Closed now. Opens at 09:00 AM'],
  [{ kind: 'allDay' }, 'Open 24 hours'],
  [{ kind: 'closed' }, 'Closed now'],
  [{ kind: 'closed', next: { day: '2026-11-21', at: '09:00 AM' } }, 'Closed now. Opens tomorrow at 09:00 AM'],
  [
    { kind: 'closed', next: { day: '2026-11-23', at: '08:30 AM' } },
    'Closed now. Opens Mon, Nov 23 at 08:30 AM',
  ],
])('%j is said as "%s" [ENTITY-13, ENTITY-19]', (opening, words) => {
  expect(openingText(opening, 'America/New_York', say(results))).toBe(words)
})
