import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { say, speak } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { catalogue as spanish } from '../../messages/es/index.ts'
import { browserZone } from '../../platform/clock.ts'
import { dayShort, daySpoken, instantShort, prepareCardTexts, timeWithZone } from './day-texts.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 17) }))
afterEach(() => vi.useRealTimers())

it('a day of another year says which [HOLD-17, RESULTS-40]', () => {
  expect(dayShort('2026-11-24')).toBe('Tue, Nov 24')
  expect(dayShort('2027-01-25')).toBe('Mon, Jan 25, 2027')
  const at = Date.parse('2027-01-25T09:20:00-05:00')
  expect(instantShort(at, 'America/New_York')).toBe('Mon, Jan 25, 2027, 09:20 AM EST')
})

it('a time has the words of the chosen language, and the code of its zone [LANG-04]', () => {
  speak(spanish)
  const at = Date.parse('2026-11-24T09:20:00-05:00')
  expect(instantShort(at, 'America/New_York')).toMatch(/^mar\.?, 24 (de )?nov\.?, 09:20\sa\.\s?m\. EST$/)
  speak(undefined)
})

it('the texts of a card need no format that was not made while its times were on their way [quality P11]', () => {
  speak(spanish)
  prepareCardTexts()
  const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')]
  expect(daySpoken('2026-11-24')).toContain('24')
  expect(dayShort('2026-11-24')).toContain('24')
  expect(timeWithZone(Date.now(), browserZone())).toMatch(/\d/)
  expect(say(texts).distance(3.2)).toContain('3')
  // Without a language it is asked for the zone of the browser alone.
  expect(made.flatMap(({ mock }) => mock.calls).filter(([language]) => language !== undefined)).toEqual([])
  vi.restoreAllMocks()
  speak(undefined)
})
