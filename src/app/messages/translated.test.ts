import { describe, expect, it } from 'vitest'
import { area } from './catalogue.ts'
import { translated } from './translated.ts'

const weather = area('weather', {
  rain: 'Rain',
  from: (day: string, hour: number) => `From ${day}, ${hour}`,
  kinds: ['drizzle', 'shower'],
  wind: { north: 'north' },
})
const spanish = translated<typeof weather>()
const whole = {
  rain: 'Lluvia',
  from: (day: string, hour: number) => `Desde ${day}, ${hour}`,
  kinds: ['llovizna', 'chubasco'],
  wind: { north: 'norte' },
}

describe('the texts of a translation', () => {
  it('are the texts that were given', () => {
    const { from, ...texts } = spanish(whole)
    expect({ ...texts, from: from('lunes', 3) }).toEqual({ ...whole, from: 'Desde lunes, 3' })
  })

  it('end with one full stop, also after a value that has its own [LANG-04]', () => {
    const { from } = spanish({ ...whole, from: (day: string, hour: number) => `${hour} horas ... ${day}.` })
    expect(from('p.m.', 3)).toBe('3 horas ... p.m.')
  })

  it('do not compile where a text or a value is missing, too many or of another kind [LANG-11]', () => {
    const { rain: _, ...withoutRain } = whole
    // @ts-expect-error: a text is missing
    expect(spanish(withoutRain)).not.toHaveProperty('rain')
    // @ts-expect-error: a value is missing
    const timeless = spanish({ ...whole, from: (day: string) => `Desde ${day}` })
    // @ts-expect-error: a nested text is missing
    const windless = spanish({ ...whole, wind: {} })
    // @ts-expect-error: English has no such text
    const snowy = spanish({ ...whole, snow: 'Nieve' })
    // @ts-expect-error: a text is a function in English
    const flat = spanish({ ...whole, from: 'Desde' })
    expect([timeless, windless, snowy, flat]).toHaveLength(4)
  })
})
