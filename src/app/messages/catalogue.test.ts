import { afterEach, describe, expect, it } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { area, say, speak } from './catalogue.ts'

const english = area('weather', {
  rain: 'Rain',
  days: (count: number) => `${count} days`,
  kinds: ['drizzle', 'shower'],
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

  it('are English where a language lacks the area', () => {
    speak({ language: 'es', direction: 'ltr', areas: {} })
    expect(say(english)).toBe(english.english)
  })

  it('are functions and lists of the language, and change from one language to the next', () => {
    const german = { rain: 'Regen', days: (count: number) => `${count} Tage`, kinds: ['Niesel'] }
    speak(spanish({ rain: 'Lluvia', days: (count: number) => `${count} días`, kinds: ['llovizna'] }))
    expect(say(english).days(3)).toBe('3 días')
    expect(say(english).kinds).toEqual(['llovizna'])
    speak({ language: 'de', direction: 'ltr', areas: { weather: german } })
    expect(say(english)).toEqual(german)
    speak(undefined)
    expect(say(english).days(3)).toBe('3 days')
  })
})
