import { describe, expect, it } from 'vitest'
import { localeOf } from './locale.ts'

/** 9 March 2026 at 18:05 UTC, and a number, as guests of a language read them. */
function saidIn(language: string): string[] {
  const locale = localeOf(language)
  const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  const day = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const
  const at = Date.UTC(2026, 2, 9, 18, 5)
  return [
    new Intl.DateTimeFormat(locale, time).format(at),
    new Intl.DateTimeFormat(locale, day).format(at),
    new Intl.NumberFormat(locale).format(1234.5),
  ]
}

describe('how Intl speaks to guests in the United States', () => {
  it('English is as it was', () => {
    expect(saidIn('en-US').map((text) => text.replace('\u202f', ' '))).toEqual([
      '6:05 PM',
      '3/9/2026',
      '1,234.5',
    ])
    expect(localeOf('en-US')).toBe(localeOf('en'))
  })

  it('Spanish has the numbers and the clock of the United States [LANG-04]', () => {
    const [time, , number] = saidIn('es')
    expect(time).toMatch(/^6:05.p\.\s?m\.$/)
    expect(number).toBe('1,234.5')
  })

  it.each(['ar', 'fa', 'fr', 'sr-Latn', 'zh'])(
    '%s has a 12-hour clock, this year and Latin digits [LANG-05]',
    (language) => {
      const [time, day, number] = saidIn(language)
      expect(time).toMatch(/6:05/)
      expect(day).toMatch(/2026/)
      expect(number).toMatch(/^1.?234.5$/)
    },
  )
})
