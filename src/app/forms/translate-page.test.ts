import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '../messages/catalogue.ts'
import {
  isUntranslated,
  noteTexts,
  setTranslations,
  translate,
  translateAll,
} from '../messages/document-texts.ts'
import type { PageSpec } from './spec.ts'
import { translatePage } from './translate-page.ts'

const TEXTS = { Flu: 'Gripe', 'Are you sick?': '¿Se siente mal?', 'A fever counts.': 'La fiebre cuenta.' }

function speakSpanish(): void {
  setTranslations('es', TEXTS)
  speak({ language: 'es', direction: 'ltr', areas: {} })
}

afterEach(() => {
  speak(undefined)
  setTranslations('en', {})
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
    const { title, fields } = translatePage(PAGE)
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
    setTranslations('es', TEXTS)
    expect(translatePage(PAGE)).toBe(PAGE)
    expect(translateAll(PAGE)).toBe(PAGE)
  })

  it('is English where it has no translation, and known to be, so that it is marked [LANG-06]', () => {
    speakSpanish()
    noteTexts({
      questions: [{ question: 'Do you have a cough?', value: 'No' }, { question: 'Are you sick?' }],
    })
    expect([
      translate('Are you sick?'),
      isUntranslated('Are you sick?'),
      isUntranslated('¿Se siente mal?'),
    ]).toEqual(['¿Se siente mal?', false, false])
    expect(isUntranslated('Do you have a cough?')).toBe(true)
    expect(isUntranslated('No')).toBe(false) // a code, and the same word in Spanish
    speak(undefined)
    expect(isUntranslated('Do you have a cough?')).toBe(false)
  })
})
