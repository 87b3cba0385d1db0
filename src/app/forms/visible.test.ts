import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rule } from '#contract/rule'
import type { Facts } from '#domain/rules'
import type { Answers, ChoiceField, DateField, FieldSpec } from './spec.ts'
import { answerKeys, formNow, visibleAnswers, visibleFields } from './visible.ts'

const facts: Facts = { today: '2026-11-20', answers: {} }
const yesNo = ['YES', 'NO'].map((value) => ({ value, label: value }))
const question = (name: string, shownWhen?: Rule): ChoiceField => ({
  kind: 'choice',
  name,
  label: name,
  options: yesNo,
  ...(shownWhen && { shownWhen }),
})
const dob: DateField = {
  kind: 'date',
  name: 'dob',
  label: 'Born',
  invalid: '',
  messages: { month: '', day: '', year: '' },
}

const insured = question('insured')
const second = question('second', { field: 'insured', exactly: 'YES' })
const third = question('third', { field: 'second', exactly: 'YES' })

describe('the fields that are shown', () => {
  it('do not send the answer of a hidden field, which a browser may have filled in [PATIENT-50, class 48]', () => {
    const answers = { insured: 'NO', second: 'YES' }
    expect(visibleAnswers([insured, second], answers, facts)).toEqual({ insured: 'NO' })
  })

  it('give rules no answer of a hidden field [PATIENT-50]', () => {
    const answers = { insured: 'NO', second: 'YES', third: 'YES' }
    expect(visibleAnswers([insured, second, third], answers, facts)).toEqual({ insured: 'NO' })
  })

  it('include the fields of a button only after its press [INSURANCE-08]', () => {
    const toggle: FieldSpec = {
      kind: 'toggle',
      name: 'more',
      label: '',
      value: 'YES',
      without: 'NO',
      addLabel: 'Add',
      removeLabel: 'Remove',
      removed: 'Removed',
      opens: 'insured',
    }
    const group: FieldSpec = {
      kind: 'group',
      name: 'card',
      label: '',
      shownWhen: { field: 'more', exactly: 'YES' },
      fields: [insured],
    }
    const sent = (answers: Answers) => visibleAnswers([toggle, group], answers, facts)
    expect(sent({ more: 'YES', insured: 'NO' })).toEqual({ more: 'YES', insured: 'NO' })
    expect(sent({ more: 'NO', insured: 'NO' })).toEqual({ more: 'NO' })
    expect(sent({ more: 'Maybe', insured: 'NO' })).toEqual({})
    expect([toggle, group].flatMap(answerKeys)).toEqual(['more', 'insured'])
  })

  it('include a field that depends on the absence of a hidden answer [ELIG-10]', () => {
    const unless = question('unless', { field: 'second', not: 'YES' })
    const answers = { insured: 'NO', second: 'YES' }
    expect(visibleFields([insured, second, unless], answers, facts)).toEqual([insured, unless])
  })

  it('leave out the fields of a hidden group [PATIENT-50]', () => {
    const rule = { field: 'insured', exactly: 'YES' }
    const group: FieldSpec = {
      kind: 'group',
      name: 'g',
      label: 'G',
      shownWhen: rule,
      fields: [question('inside')],
    }
    const answers = { insured: 'NO', inside: 'YES' }
    expect(visibleAnswers([insured, group], answers, facts)).toEqual({ insured: 'NO' })
    expect(visibleAnswers([insured, group], { ...answers, insured: 'YES' }, facts)).toEqual({
      insured: 'YES',
      inside: 'YES',
    })
  })

  it('depend on answers of other steps too [INTAKE-09]', () => {
    expect(visibleFields([second], {}, { ...facts, answers: { insured: 'YES' } })).toEqual([second])
    expect(visibleFields([second], {}, facts)).toEqual([])
  })

  it('depend on a date as a whole [ELIG-12]', () => {
    const child = question('child', { field: 'dob', youngerThan: 18 })
    const answers = { dobYear: '2020', dobMonth: '7', dobDay: '4' }
    expect(visibleFields([dob, child], answers, facts)).toEqual([dob, child])
    expect(visibleFields([dob, child], { ...answers, dobYear: '1980' }, facts)).toEqual([dob])
  })

  it('are found even when rules are circular', () => {
    const one = question('one', { field: 'two', not: 'YES' })
    const two = question('two', { field: 'one', exactly: 'YES' })
    expect(visibleFields([one, two], { one: 'YES', two: 'YES' }, facts).length).toBeLessThanOrEqual(2)
  })
})

describe('the answers that are sent', () => {
  it('include the value of a hidden kind [HISTORY-23]', () => {
    expect(
      visibleAnswers([{ kind: 'hidden', name: 'withCare', label: '', value: 'true' }], {}, facts),
    ).toEqual({
      withCare: 'true',
    })
  })

  it('leave out placeholders and options that are no longer offered [VALID-16]', () => {
    expect(visibleAnswers([insured], { insured: 'Choose One' }, facts)).toEqual({})
  })

  it('have dates in three parts, and only answers to the fields [PATIENT-01]', () => {
    const answers: Answers = { dobYear: '1980', dobMonth: '07', dobDay: '04', other: 'x' }
    expect(visibleAnswers([dob], answers, facts)).toEqual({ dobYear: '1980', dobMonth: '07', dobDay: '04' })
    expect(formNow([dob], answers, facts).facts.answers['dob']).toBe('1980-07-04')
  })

  it('never include an answer of a hidden field, whatever the guest types [PATIENT-50]', () => {
    const fields = [insured, second, third]
    const answer = fc.constantFrom('YES', 'NO', undefined)
    fc.assert(
      fc.property(fc.record({ insured: answer, second: answer, third: answer }), (answers) => {
        const shown = visibleFields(fields, answers, facts).map(({ name }) => name)
        expect(shown).toEqual(expect.arrayContaining(Object.keys(visibleAnswers(fields, answers, facts))))
        expect(shown.includes('third')).toBe(answers.insured === 'YES' && answers.second === 'YES')
      }),
    )
  })
})
