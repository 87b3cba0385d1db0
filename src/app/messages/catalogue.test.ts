import { afterEach, describe, expect, it } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { area, say, speak } from './catalogue.ts'

const english = area('weather', {
  rain: 'Rain',
  sun: 'Sun',
  days: (count: number) => `${count} days`,
  kinds: ['drizzle', 'shower'],
  wind: { north: 'north', south: 'south' },
})
const spanish = (weather: Catalogue['areas'][string]): Catalogue => ({
  language: 'es',
  direction: 'ltr',
  areas: { weather },
})

afterEach(() => speak(undefined))

describe('the texts of an area', () => {
  it('are English unless another language is chosen [LIMITS-05]', () => {
    expect(say(english)).toEqual(english.english)
    speak(spanish({ rain: 'Lluvia' }))
    expect(say(english).rain).toBe('Lluvia')
    speak(undefined)
    expect(say(english).rain).toBe('Rain')
  })

  it('are English where a language lacks them, also in nested groups', () => {
    speak(spanish({ rain: 'Lluvia', wind: { north: 'norte' } }))
    expect(say(english)).toMatchObject({ sun: 'Sun', kinds: ['drizzle', 'shower'] })
    expect(say(english).wind).toEqual({ north: 'norte', south: 'south' })
  })

  it('include functions and lists of the language', () => {
    speak(spanish({ days: (count: number) => `${count} días`, kinds: ['llovizna'] }))
    expect(say(english).days(3)).toBe('3 días')
    expect(say(english).kinds).toEqual(['llovizna'])
  })

  it.each<[string, Catalogue['areas'][string]]>([
    ['a text for a function', { days: 'días' }],
    ['a function for a text', { rain: () => 'Lluvia' }],
    ['a text for a group', { wind: 'viento' }],
    ['a text for a list', { kinds: 'llovizna' }],
    ['texts that English lacks', { snow: 'Nieve' }],
  ])('are English where a language has %s', (_, weather) => {
    speak(spanish(weather))
    expect(Object.keys(say(english))).toEqual(Object.keys(english.english))
    expect(say(english).days(2)).toBe('2 days')
    expect(say(english)).toMatchObject({
      rain: 'Rain',
      wind: { north: 'north' },
      kinds: ['drizzle', 'shower'],
    })
  })

  it('are English where a language lacks the area', () => {
    speak({ language: 'es', direction: 'ltr', areas: {} })
    expect(say(english)).toBe(english.english)
  })

  it('stay unchanged for the next language', () => {
    speak(spanish({ wind: { north: 'norte' } }))
    say(english)
    expect(english.english.wind.north).toBe('north')
  })
})
