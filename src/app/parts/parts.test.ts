import { describe, expect, it, onTestFinished } from 'vitest'
import { addressName } from '#domain/fields/address'
import { patientAddress, REQUIRED_PHONE } from '#domain/fields/patient'
import { shownText } from '#domain/shown-text'
import { documentIn } from '../../../tests/support/intake.ts'
import { problemsOf } from '../forms/problems.ts'
import type { Answers, GroupField } from '../forms/spec.ts'
import { speak } from '../messages/catalogue.ts'
import { textAnswered } from './answers.ts'
import { addressOf, addressSpecs, consentFields, phoneSpec, withAddress } from './fields.ts'

const FACTS = { today: '2026-11-20', answers: {} }
const HOME: Answers = {
  addressLineOne: '714 Cormorant Ln',
  addressLineTwo: ' ',
  city: 'Cincinnati',
  state: 'OH',
  zipCode: '45219',
  county: 'Hamilton',
}

describe('an address', () => {
  it('has its own names, or those of a prefix [ADDRESS-01]', () => {
    expect(addressSpecs(patientAddress, { own: true }).map(({ name }) => name)).toEqual([
      'zipCode',
      'addressLineOne',
      'addressLineTwo',
      'city',
      'state',
      'county',
    ])
    expect(addressName('responsibleParty', 'zipCode')).toBe('responsiblePartyZipCode')
  })

  it("the browser can fill in the patient's address, and no other address [fault 48, SC-30]", () => {
    const tokens = (own: boolean) =>
      addressSpecs(patientAddress, { own }).flatMap((field) =>
        (field.kind === 'text' || field.kind === 'select') && field.autoComplete ? [field.autoComplete] : [],
      )
    expect(tokens(true)).toEqual([
      'postal-code',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
    ])
    expect(tokens(false)).toEqual([])
  })

  it.each(['en', 'es'])(
    'filled in by its ZIP code names no county where it has none, in %s [PATIENT-50, WI-09]',
    (language) => {
      if (language !== 'en') speak({ language, direction: 'ltr', areas: {} })
      onTestFinished(() => speak(undefined))
      const [town] = addressSpecs(patientAddress, { own: true, towns: new Map() }).slice(-1)
      const { filled } = town as GroupField
      expect(filled?.line({ city: 'Cincinnati', state: 'OH' })).toBe('Cincinnati, OH')
    },
  )

  it('has the shape of the API, without blank parts [ADDRESS-02]', () => {
    expect(addressOf(HOME, '')).toEqual({
      addressLines: ['714 Cormorant Ln'],
      cityTown: 'Cincinnati',
      stateProvince: 'OH',
      postalCode: '45219',
      county: 'Hamilton',
    })
    expect(addressOf({ ...HOME, county: '\u200b' }, '')).not.toHaveProperty('county')
    expect(addressOf({}, '')).toBeUndefined()
    expect(addressOf(HOME, 'responsibleParty')).toBeUndefined()
  })

  const chosen = {
    addressLines: ['714 CORMORANT LN', 'APT 9C'],
    cityTown: 'CINCINNATI',
    stateProvince: 'OH',
    postalCode: '45219-1234',
    county: 'HAMILTON',
  }

  it('chosen replaces the typed address [ADDRESS-15, ADDRESS-20]', () => {
    expect(addressOf(withAddress(HOME, '', chosen), '')).toEqual(chosen)
    const other = withAddress({ responsiblePartyCounty: 'x' }, 'responsibleParty', chosen)
    expect(addressOf(other, 'responsibleParty')).toEqual(chosen)
  })

  it('chosen without a second line removes a typed one [ADDRESS-20]', () => {
    const one = { ...chosen, addressLines: ['714 CORMORANT LN'] }
    expect(addressOf(withAddress({ ...HOME, addressLineTwo: 'Apt 9C' }, '', one), '')?.addressLines).toEqual([
      '714 CORMORANT LN',
    ])
  })

  it('a county that was not asked stays unasked, one that was asked is not lost [ADDRESS-10]', () => {
    const { county: _, ...unasked } = HOME
    expect(withAddress(unasked, '', chosen)).not.toHaveProperty('county')
    const { county: __, ...without } = chosen
    expect(withAddress(HOME, '', without)).toHaveProperty('county', 'Hamilton')
  })
})

describe('a text answer', () => {
  it.each([undefined, '', ' ', '\u00a0\u200b', '\u3164', true, ['a']])(
    '%j is absent, never empty [PATIENT-50]',
    (answer) => {
      expect(textAnswered({ name: answer }, 'name')).toBeUndefined()
    },
  )

  it('is tidied [PATIENT-07]', () => {
    expect(textAnswered({ name: '  Ann \u202e Marie ' }, 'name')).toBe('Ann Marie')
  })
})

describe('a phone field', () => {
  const field = phoneSpec({ name: 'phone', ...REQUIRED_PHONE }, 'Phone')
  it('is shown as (###) ###-#### [PATIENT-24, PATIENT-25]', () => {
    expect(field.tidy?.('+1 513.555.0177')).toBe('(513) 555-0177')
    expect(field.width).toBe(14)
  })

  it.each(['', '555-0177', '111-555-0177', 'call me'])('%j is refused [PATIENT-26]', (phone) => {
    expect(problemsOf([field], { phone }, FACTS)).toEqual({ phone: 'Please enter a valid phone number.' })
  })
})

describe('a consent', () => {
  const text = documentIn('production', 'generalConsent').default

  it('is a text to read and the boxes of its document, each with its own message [CONSENT-02]', () => {
    const [prose, ...boxes] = consentFields('generalConsent', text)
    expect(prose).toMatchObject({ kind: 'prose', label: text.summary })
    expect(boxes.map((box) => [box.name, box.label, box.required])).toEqual(
      text.boxes.map((box) => [box.field, box.label, box.message]),
    )
  })

  it('the text whose fingerprint is taken is all that was shown [CONSENT-10]', () => {
    const shown = shownText(text)
    const parts = [
      text.title,
      text.summary,
      ...(text.points ?? []),
      ...text.sections.flatMap(({ heading, paragraphs }) => [heading ?? '', ...paragraphs]),
      ...text.boxes.map(({ label }) => label),
      text.note ?? '',
    ]
    expect(parts.filter((part) => !shown.includes(part))).toEqual([])
    expect(shownText({ ...text, note: 'Another note' })).not.toBe(shown)
  })
})
