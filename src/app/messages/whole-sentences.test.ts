import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { hoursText, weekdayText } from '../parts/clinic/hours-text.ts'
import { Embedded } from '../ui/Embedded.tsx'
import { type Catalogue, say, speak } from './catalogue.ts'
import { common } from './en/common.ts'
import { formTexts } from './en/forms.ts'
import { hold } from './en/hold.ts'
import { checkAnswers } from './en/intake.ts'
import { results } from './en/results.ts'
import { catalogue as spanish } from './es/index.ts'
import { catalogue as japanese } from './ja/index.ts'
import { sentences } from './joined.ts'

const all = Object.values(import.meta.glob<{ catalogue: Catalogue }>('./*/index.ts', { eager: true })).map(
  ({ catalogue }) => catalogue,
)

afterEach(() => speak(undefined))

it('a name for screen readers has the visible label in it, in every language [LANG-04, SC-24]', () => {
  expect(all).toHaveLength(17)
  for (const catalogue of [undefined, ...all]) {
    speak(catalogue)
    const [r, f, c] = [say(results), say(formTexts), say(checkAnswers)]
    expect(r.showMoreOf('D', 'P')).toContain(r.showMore)
    expect(r.showLessOf('P')).toContain(r.showLess)
    expect(f.whyWeAskOf('F')).toContain(f.whyWeAsk)
    expect(c.changeOf('W')).toContain(c.change)
    expect(c.finishOf('W')).toContain(c.finish)
  }
})

describe('a sentence', () => {
  it('has a link where its language wants it [LANG-04]', () => {
    const help = () =>
      renderToStaticMarkup(Embedded({ text: say(common).helpCall, children: createElement('b', {}, '1') }))
    expect(help()).toBe('Need help? Call <b>1</b>')
    speak(japanese)
    expect(help()).toBe('お困りですか？<b>1</b>にお電話ください。')
  })

  it('counts in the form of its language [LANG-04]', () => {
    const held = () => [1, 5].map((minutes) => say(hold).heldFor(minutes, 'T'))
    expect(held()).toEqual([
      'Held for you for 1 more minute, until T.',
      'Held for you for 5 more minutes, until T.',
    ])
    speak(spanish)
    expect(held()).toEqual([
      'Apartada para usted por 1 minuto más, hasta T.',
      'Apartada para usted por 5 minutos más, hasta T.',
    ])
  })

  it('follows another with the stop of its language [LANG-04]', () => {
    expect(sentences(['A', 'B'])).toBe('A. B')
    speak(japanese)
    expect(sentences(['A', 'B'])).toBe('A。B')
  })
})

describe('the hours of a clinic', () => {
  const written = ['09:00 AM - 12:00 PM, 01:00 PM - 06:00 PM', 'Closed', 'Open 24 hours', 'By appointment']

  it('are in English as the clinic writes them [ENTITY-25, LANG-04]', () => {
    expect(written.map(hoursText)).toEqual(written)
    expect([0, 1, 6].map(weekdayText)).toEqual(['Sunday', 'Monday', 'Saturday'])
  })

  it('are in the chosen language, and words that are no hours stay as they are [LANG-04]', () => {
    speak(spanish)
    expect(written.map(hoursText)).toEqual([
      '09:00 a.m. - 12:00 p.m., 01:00 p.m. - 06:00 p.m.',
      'Cerrado',
      'Abierto las 24 horas',
      'By appointment',
    ])
    expect([0, 1, 6].map(weekdayText)).toEqual(['domingo', 'lunes', 'sábado'])
  })
})
