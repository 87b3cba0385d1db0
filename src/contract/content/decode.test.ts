import fc from 'fast-check'
import type { Struct } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, type Slug } from './catalogue.ts'
import { ContentPage } from './collections.ts'
import { LayeredConsentDocument } from './consents.ts'
import { decodeDocument } from './decode.ts'
import { EligibilityQuestions } from './eligibility.ts'
import { PrescreenData } from './prescreen-data.ts'
import { CategoryConfig, SchedulerConfig } from './scheduler-config.ts'
import { Link } from './text.ts'
import { Toggle } from './toggle.ts'

const decode = (data: unknown, struct: unknown) => decodeDocument({ data }, struct as Struct<unknown>)
const question = (more: object) => ({
  questions: [{ type: 'radio', question: 'Which?', dataFieldToCollect: 'answer', ...more }],
})

describe('the body of a content document', () => {
  it.each([undefined, null, 0, 'data', [], {}, { data: null }, { data: undefined }])(
    '%j lacks data [CONTENT-21]',
    (body) => {
      expect(decodeDocument(body, Toggle as Struct<unknown>).kind).toBe('lacksData')
    },
  )

  it.each([
    [undefined, 'fits'],
    [1, 'fits'],
    [2, 'futureVersion'],
    [0, 'doesNotFit'],
    [1.5, 'doesNotFit'],
    ['1', 'doesNotFit'],
    [null, 'doesNotFit'],
  ])('version %j: %s [CONTENT-21]', (version, kind) => {
    const body = { ...(version !== undefined && { version }), data: { isEnabled: true } }
    expect(decodeDocument(body, Toggle as Struct<unknown>).kind).toBe(kind)
  })

  it('no JSON value makes any document throw [CONTENT-03]', () => {
    const slugs = Object.keys(CATALOGUE) as Slug[]
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(...slugs), (data, slug) => {
        expect(() => decode(data, CATALOGUE[slug].struct)).not.toThrow()
      }),
    )
  })
})

describe('what documents must be', () => {
  it('an object that cannot be written as a text does not fit, and breaks nothing [CONTENT-03]', () => {
    const odd = JSON.parse('{"toString":1,"valueOf":1}')
    expect(decode({ questions: odd }, EligibilityQuestions).kind).toBe('doesNotFit')
    expect(decode(question({ type: odd }), EligibilityQuestions).kind).toBe('doesNotFit')
  })

  it('a label that is missing, empty or blank is refused [CONTENT-31]', () => {
    for (const label of [undefined, '', '  ', '\u00a0']) {
      expect(decode(question({ options: [{ label, value: 'a' }] }), EligibilityQuestions).kind).toBe(
        'doesNotFit',
      )
    }
    expect(decode(question({ options: [{ label: 'A', value: 'a' }] }), EligibilityQuestions).kind).toBe(
      'fits',
    )
  })

  it('markup in a text is that text [CONTENT-31]', () => {
    const title = '<img src=x onerror=alert(1)> & more'
    const page = { title, sections: [{ paragraphs: [title] }] }
    expect(decode(page, ContentPage)).toEqual({ kind: 'fits', data: page })
  })

  it('ten thousand options, or a text of a megabyte, are refused [CONTENT-31]', () => {
    const options = Array.from({ length: 10_000 }, (_, at) => ({ label: `${at}`, value: `${at}` }))
    expect(decode(question({ options }), EligibilityQuestions).kind).toBe('doesNotFit')
    const vaccines = options.map(({ label }) => ({ type: label, infoMessage: label }))
    expect(decode({ vaccines, employers: [] }, PrescreenData).kind).toBe('doesNotFit')
    const paragraphs = ['x'.repeat(1_000_000)]
    expect(decode({ title: 'T', sections: [{ paragraphs }] }, ContentPage).kind).toBe('doesNotFit')
  })

  it('a rule operator that nobody knows is refused; ELIG-27 a question type that nobody knows is left to the screen [ELIG-08]', () => {
    expect(decode(question({ skip: { field: 'a', matches: '.*' } }), EligibilityQuestions).kind).toBe(
      'doesNotFit',
    )
    expect(
      decode(question({ skip: { field: 'a', exactly: 'x', not: 'y' } }), EligibilityQuestions).kind,
    ).toBe('doesNotFit')
    expect(decode(question({ skip: { field: 'a', exactly: 'x' } }), EligibilityQuestions).kind).toBe('fits')
    expect(decode(question({ type: 'slider' }), EligibilityQuestions).kind).toBe('fits')
  })

  it('rules may nest, but not without end [ELIG-11]', () => {
    const nested = (levels: number): object =>
      levels === 0 ? { field: 'a', exactly: 'x' } : { and: [nested(levels - 1)] }
    expect(decode(question({ skip: nested(10) }), EligibilityQuestions).kind).toBe('fits')
    expect(decode(question({ skip: nested(1000) }), EligibilityQuestions)).toMatchObject({
      detail: 'data is nested too deeply',
    })
  })

  it('date validations carry what they need [ELIG-14]', () => {
    const valid = [
      { type: 'dateMustBeInPast' },
      { type: 'dateOnOrAfter', date: '2020-12-14', message: 'Too early.' },
      { type: 'noMoreThenDaysInTheFuture', days: 30 },
    ]
    expect(decode(question({ validations: valid }), EligibilityQuestions).kind).toBe('fits')
    for (const wrong of [
      { type: 'dateOnOrAfter' },
      { type: 'dateOnOrAfter', date: 'today' },
      { type: 'noMoreThenDaysInTheFuture' },
    ]) {
      expect(decode(question({ validations: [wrong] }), EligibilityQuestions).kind).toBe('doesNotFit')
    }
  })

  it('a layer may hold some fields only, each of its own kind [CONTENT-22]', () => {
    const whole = { title: 'T', summary: 'S', sections: [{ paragraphs: ['P'] }], boxes: [] }
    const layered = (part: unknown) => ({ default: whole, state: { TX: part } })
    expect(decode(layered({ note: 'Only in Texas.' }), LayeredConsentDocument).kind).toBe('fits')
    expect(decode(layered({}), LayeredConsentDocument).kind).toBe('fits')
    expect(decode(layered({ title: '' }), LayeredConsentDocument).kind).toBe('doesNotFit')
    expect(
      decode(layered({ boxes: [{ field: 'other', label: 'L', message: 'M' }] }), LayeredConsentDocument).kind,
    ).toBe('doesNotFit')
    expect(decode({ default: { title: 'T' } }, LayeredConsentDocument).kind).toBe('doesNotFit')
  })

  it('the configuration of a category: flow, promotion, redirect, state texts and a message in the form [ENTITY-08]', () => {
    const whole = {
      schedulerFlow: 'VIRTUAL_VISIT',
      showPromotionModal: false,
      redirectAction: 'PRESCREEN',
      stateSelectionModal: { ampCollectionId: 'tlc/virtual-visit-states' },
      inlineSAFMessage: { type: 'info', text: 'Plan ahead.' },
    }
    expect(decode(whole, CategoryConfig)).toEqual({ kind: 'fits', data: whole })
    expect(decode({}, CategoryConfig).kind).toBe('fits')
    for (const wrong of [
      { schedulerFlow: 'BY_POST' },
      { showPromotionModal: 'no' },
      { redirectAction: 'ELSEWHERE' },
      { stateSelectionModal: {} },
      { stateSelectionModal: { ampCollectionId: '../keys' } },
      { inlineSAFMessage: { type: 'loud', text: 'Plan ahead.' } },
      { inlineSAFMessage: { type: 'info', text: ' ' } },
    ]) {
      expect(decode({ ...whole, ...wrong }, CategoryConfig).kind, JSON.stringify(wrong)).toBe('doesNotFit')
    }
  })

  it('the configuration of a flow says whether its promotion is shown [ENTITY-09]', () => {
    const { flows } = SchedulerConfig.schema
    expect(decode({ IN_PERSON: { showPromotionModal: true } }, flows).kind).toBe('fits')
    expect(decode({ IN_PERSON: { showPromotionModal: 'yes' } }, flows).kind).toBe('doesNotFit')
  })

  it.each([
    ['/collect/visits', true],
    ['https://events.example/collect', false],
    ['//events.example', false],
    ['/collect?guest=1', false],
    ['', false],
  ])('events to %j: %s, no other origin ever gets them [EVENTS-04]', (eventsPath, isGood) => {
    expect(decode(eventsPath, SchedulerConfig.schema.eventsPath).kind).toBe(isGood ? 'fits' : 'doesNotFit')
  })

  it.each([
    ['/rx/guest/vaccination-appointments', true],
    ['https://example.com/a?b=1', true],
    ['http://example.com', false],
    ['//example.com', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://example.com/"onclick', false],
    ['/\\example.com', false],
    ['', false],
  ])('a link to %j: %s [ROUTE-25]', (link, isGood) => {
    expect(Link.is(link)).toBe(isGood)
  })
})
