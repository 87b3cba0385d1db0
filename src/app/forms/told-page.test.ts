import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '../messages/catalogue.ts'
import { isUntold, noteTexts, tell, tellAll, tellIn } from '../messages/told.ts'
import type { PageSpec } from './spec.ts'
import { toldPage } from './told-page.ts'

const TEXTS = { Flu: 'Gripe', 'Are you sick?': '¿Se siente mal?', 'A fever counts.': 'La fiebre cuenta.' }

function speakSpanish(): void {
  tellIn('es', TEXTS)
  speak({ language: 'es', direction: 'ltr', areas: {} })
}

afterEach(() => {
  speak(undefined)
  tellIn('en', {})
})

const PAGE: PageSpec = {
  key: 'today',
  title: 'Flu',
  fields: [
    {
      kind: 'choice',
      name: 'sick',
      label: 'Are you sick?',
      hint: 'A fever counts.',
      options: [{ value: 'Flu', label: 'Flu' }],
    },
    { kind: 'prose', name: 'note', label: '', tone: 'info', sections: [{ paragraphs: ['A fever counts.'] }] },
    {
      kind: 'prose',
      name: 'consent',
      label: 'Flu',
      sections: [{ paragraphs: ['Flu'] }],
      folds: { heading: '', points: [], unfold: '' },
    },
  ],
}

describe('what documents say', () => {
  it('is in the language of the guest on every page of a form, and the values of answers stay [LANG-06, LANG-08]', () => {
    speakSpanish()
    const { title, fields } = toldPage(PAGE)
    expect(title).toBe('Gripe')
    expect(fields).toEqual([
      {
        kind: 'choice',
        name: 'sick',
        label: '¿Se siente mal?',
        hint: 'La fiebre cuenta.',
        options: [{ value: 'Flu', label: 'Gripe' }],
      },
      expect.objectContaining({ sections: [{ paragraphs: ['La fiebre cuenta.'] }] }),
      PAGE.fields[2], // a text to agree to has a translation of its own
    ])
  })

  it('is as it is written for who reads English', () => {
    tellIn('es', TEXTS)
    expect(toldPage(PAGE)).toBe(PAGE)
    expect(tellAll(PAGE)).toBe(PAGE)
  })

  it('is English where it has no translation, and known to be, so that it is marked [LANG-06]', () => {
    speakSpanish()
    noteTexts({
      questions: [{ question: 'Do you have a cough?', value: 'No' }, { question: 'Are you sick?' }],
    })
    expect([tell('Are you sick?'), isUntold('Are you sick?'), isUntold('¿Se siente mal?')]).toEqual([
      '¿Se siente mal?',
      false,
      false,
    ])
    expect(isUntold('Do you have a cough?')).toBe(true)
    expect(isUntold('No')).toBe(false) // a code, and the same word in Spanish
    speak(undefined)
    expect(isUntold('Do you have a cough?')).toBe(false)
  })
})
