import { expect, it } from 'vitest'
import type { Facts } from '#domain/rules'
import { speak } from '../messages/catalogue.ts'
import { catalogue as spanish } from '../messages/es/index.ts'
import { catalogue as japanese } from '../messages/ja/index.ts'
import { showBack } from './show-back.ts'
import type { Answers, FieldSpec } from './spec.ts'

const facts: Facts = { today: '2026-11-20', answers: {} }
const options = [
  { value: 'flu', label: 'Flu' },
  { value: 'rsv', label: 'RSV' },
]

function shown(field: FieldSpec, answers: Answers) {
  return showBack([field], answers, facts, { isSecret: (name) => name === 'socialSecurityNumber' }).map(
    ({ lines }) => lines,
  )
}

it('answers are shown in the words of their questions [CONTENT-22]', () => {
  expect(shown({ kind: 'text', name: 'n', label: '', unit: 'pounds' }, { n: ' 150 ' })).toEqual([
    ['150 pounds'],
  ])
  expect(shown({ kind: 'select', name: 'v', label: '', options }, { v: 'rsv' })).toEqual([['RSV']])
  expect(shown({ kind: 'many', name: 'v', label: '', options }, { v: ['rsv', 'flu'] })).toEqual([
    ['Flu', 'RSV'],
  ])
  expect(shown({ kind: 'box', name: 'b', label: '' }, { b: true })).toEqual([['Yes']])
})

it('a date is shown in words, whatever the zone of the device [PATIENT-01]', () => {
  const messages = { month: '', day: '', year: '' }
  const field: FieldSpec = { kind: 'date', name: 'dob', label: '', invalid: '', messages }
  expect(shown(field, { dobYear: '1980', dobMonth: '7', dobDay: '4' })).toEqual([['July 4, 1980']])
  expect(shown(field, { dobYear: '1980', dobMonth: '2', dobDay: '30' })).toEqual([])
})

const DETAILS = {
  kind: 'details',
  name: 'd',
  label: '',
  nameLabel: '',
  addLabel: '',
  maxCards: 3,
  maxLength: 9,
} as const

it('each card is one line [HISTORY-27]', () => {
  const card = { name: 'Aspirin', dose: '100 mg', year: '2026', month: '11', day: '1' }
  const bare = { name: 'Iron', dose: '', year: '', month: '', day: '' }
  expect(shown(DETAILS, { d: [card, bare] })).toEqual([['Aspirin, 100 mg, November 1, 2026', 'Iron']])
})

it('a date of today is shown as the label of the box that sets it, such as "I still take it" [HISTORY-28]', () => {
  const taken = { name: 'Humira', dose: '', year: '2026', month: '11', day: '20' }
  const before = { ...taken, day: '19' }
  expect(shown({ ...DETAILS, todayLabel: 'I still take it' }, { d: [taken, before] })).toEqual([
    ['Humira, I still take it', 'Humira, November 19, 2026'],
  ])
  expect(shown(DETAILS, { d: [taken] })).toEqual([['Humira, November 20, 2026']])
})

it('only the end of a secret is shown [INSURANCE-06]', () => {
  const field: FieldSpec = { kind: 'text', name: 'socialSecurityNumber', label: '' }
  expect(shown(field, { socialSecurityNumber: '123456789' })).toEqual([['Ends in 6789']])
  expect(shown(field, { socialSecurityNumber: '1234' })).toEqual([['Given']])
})

it('hidden and unanswered fields are left out [PATIENT-50]', () => {
  const field: FieldSpec = {
    kind: 'text',
    name: 'n',
    label: '',
    shownWhen: { field: 'other', exactly: 'YES' },
  }
  expect(shown(field, { n: 'x' })).toEqual([])
  expect(shown({ kind: 'text', name: 'n', label: '' }, { n: '  ' })).toEqual([])
})

it('added fields are shown, and others are left out [INSURANCE-08]', () => {
  const field: FieldSpec = {
    kind: 'toggle',
    name: 'second',
    label: '',
    value: 'YES',
    without: 'NO',
    addLabel: 'Add',
    removeLabel: 'Remove',
    removed: 'Removed',
    opens: 'carrier',
  }
  expect(shown(field, { second: 'YES' })).toEqual([['Yes']])
  expect(shown(field, { second: 'NO' })).toEqual([])
  expect(shown(field, {})).toEqual([])
})

it('an answer that a reload dropped must be typed again [INSURANCE-06]', () => {
  const field: FieldSpec = { kind: 'text', name: 'memberId', label: 'Member ID' }
  const forgotten = ['memberId']
  expect(showBack([field], {}, facts, { forgotten })).toMatchObject([
    { lines: ['To be typed again'], isForgotten: true },
  ])
  expect(showBack([field], { memberId: 'QX5' }, facts, { forgotten })).toMatchObject([
    { lines: ['QX5'], isForgotten: false },
  ])
})

it('repeated typing is left out [PATIENT-27]', () => {
  const field: FieldSpec = { kind: 'text', name: 'again', label: '', repeats: 'phoneNumber' }
  expect(shown(field, { again: '(513) 555-0142' })).toEqual([])
})

it('texts between fields and answers of hidden fields are left out [PATIENT-50]', () => {
  const prose: FieldSpec = {
    kind: 'prose',
    name: 'note',
    label: 'Note',
    sections: [{ paragraphs: ['Read.'] }],
  }
  const hidden: FieldSpec = { kind: 'hidden', name: 'withCare', label: 'Care', value: 'true' }
  expect(showBack([prose, hidden], { note: 'x', withCare: 'true' }, facts)).toEqual([])
})

it('every answer names its headings and the control that changes it [CONTENT-22]', () => {
  const messages = { month: '', day: '', year: '' }
  const fields: FieldSpec[] = [
    { kind: 'text', name: 'plain', label: '' },
    {
      kind: 'group',
      name: 'outer',
      label: 'Secondary insurance',
      fields: [
        { kind: 'date', name: 'dob', label: '', invalid: '', messages },
        {
          kind: 'group',
          name: 'inner',
          label: 'Claims address',
          fields: [
            { kind: 'details', name: 'd', label: '', nameLabel: '', addLabel: '', maxCards: 3, maxLength: 9 },
          ],
        },
      ],
    },
  ]
  const card = { name: 'Iron', dose: '', year: '', month: '', day: '' }
  const answers = { plain: 'x', dobYear: '1980', dobMonth: '7', dobDay: '4', d: [card] }
  expect(showBack(fields, answers, facts)).toMatchObject([
    { name: 'plain', control: 'plain', within: [] },
    { name: 'dob', control: 'dobMonth', within: ['Secondary insurance'] },
    { name: 'd', control: 'd-0-name', within: ['Secondary insurance', 'Claims address'] },
  ])
})

it('says a date in the chosen language [LANG-04]', () => {
  speak(spanish)
  const field: FieldSpec = {
    kind: 'date',
    name: 'dob',
    label: 'Fecha',
    invalid: '',
    messages: { month: '', day: '', year: '' },
  }
  const answers = { dobYear: '1980', dobMonth: '7', dobDay: '4' }
  expect(showBack([field], answers, facts)).toMatchObject([{ lines: ['4 de julio de 1980'] }])
  speak(undefined)
})

it('says the parts of a card with the comma of the chosen language [LANG-04]', () => {
  speak(japanese)
  const card = { name: 'Iron', dose: '10 mg', year: '1980', month: '7', day: '4' }
  expect(shown({ kind: 'details', name: 'd', label: '' } as FieldSpec, { d: [card] })).toEqual([
    ['Iron、10 mg、1980年7月4日'],
  ])
  speak(undefined)
})
