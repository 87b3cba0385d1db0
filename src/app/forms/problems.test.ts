import { describe, expect, it } from 'vitest'
import type { Facts } from '#domain/rules'
import { formTexts } from '../messages/en/forms.ts'
import { blockOf, problemsOf } from './problems.ts'
import type {
  Answers,
  ChoiceField,
  DateField,
  DetailsField,
  FieldSpec,
  ManyField,
  TextField,
} from './spec.ts'

const facts: Facts = { today: '2026-11-20', answers: {} }
const texts = formTexts.english

const name: TextField = { kind: 'text', name: 'name', label: 'Name', required: texts.required }
const sex: ChoiceField = {
  kind: 'select',
  name: 'sex',
  label: 'Sex',
  required: texts.selectRequired,
  options: [
    { value: 'Male', label: 'Male' },
    { value: 'Female', label: 'Female' },
  ],
}
const dob: DateField = {
  kind: 'date',
  name: 'dob',
  label: 'Date of birth',
  required: texts.dateRequired,
  invalid: 'Please enter a valid date.',
  messages: {
    month: 'Value must be in MM format',
    day: 'Value must be in DD format',
    year: 'Value must be in YYYY format',
  },
  check: (day, { today }) => (day > today ? 'No future dates.' : undefined),
}
const reasons: ManyField = {
  kind: 'many',
  name: 'reasons',
  label: 'Reasons',
  max: 2,
  required: 'You must select at least one reason',
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
}
const medicines: DetailsField = {
  kind: 'details',
  name: 'medicines',
  label: 'Medicines',
  nameLabel: 'Medicine',
  dateLabel: 'Last taken',
  withinPastDays: 28,
  addLabel: 'Add another',
  maxCards: 3,
}

const of = (field: FieldSpec, answers: Answers) => problemsOf([field], answers, facts)
const born = (dobMonth: string, dobDay: string, dobYear: string) => of(dob, { dobMonth, dobDay, dobYear })

describe('defaults', () => {
  it('have the words of the source [VALID-01 to VALID-07]', () => {
    expect(texts.required).toBe('Input is required.')
    expect(texts.pattern).toBe('Input must be valid.')
    expect(texts.tooShort(2)).toBe('Input must be 2 characters or more.')
    expect(texts.tooLong(64)).toBe('Input must be 64 characters or less.')
    expect(texts.tooSmall(0)).toBe('Input must be 0 or more.')
    expect(texts.tooLarge(999)).toBe('Input must be 999 or less.')
    expect(texts.selectRequired).toBe('A selection is required.')
    expect(texts.boxRequired).toBe('Check mark is required.')
    expect(texts.dateRequired).toBe('A valid date input is required.')
    expect(texts.date.placeholder).toBe('mm/dd/yyyy')
  })
})

describe('a text', () => {
  it.each(['', '   ', '\u00a0', '\u200b', '\u2060\ufeff'])(
    'nothing that can be seen (%j) is nothing [VALID-01]',
    (typed) => {
      expect(of(name, { name: typed })).toEqual({ name: 'Input is required.' })
    },
  )

  it('an optional text may be blank [VALID-01]', () => {
    const { required: _, ...optional } = name
    expect(of(optional, {})).toEqual({})
  })

  it('the length is counted in characters as a person sees them [VALID-03]', () => {
    const short = { ...name, maxLength: 3 }
    expect(of(short, { name: '👍🏽👍🏽👍🏽' })).toEqual({})
    expect(of(short, { name: 'abcd' })).toEqual({ name: 'Input must be 3 characters or less.' })
  })

  it('the check of a field sees the text as it will be kept [VALID-02]', () => {
    const check = (text: string) => (text === 'A B' ? undefined : texts.pattern)
    expect(of({ ...name, check }, { name: '  A \u00a0 B ' })).toEqual({})
    expect(of({ ...name, check }, { name: 'AB' })).toEqual({ name: 'Input must be valid.' })
  })
})

describe('a choice', () => {
  it('no selection is said [VALID-05]', () => {
    expect(of(sex, {})).toEqual({ sex: 'A selection is required.' })
  })

  it.each(['Choose One', 'Choose one', '', 'Other'])(
    '%j, which is not an option, is no choice [VALID-15, VALID-16]',
    (value) => {
      expect(of(sex, { sex: value })).toEqual({ sex: 'A selection is required.' })
    },
  )

  it('an option is a choice [VALID-05]', () => {
    expect(of(sex, { sex: 'Female' })).toEqual({})
  })
})

describe('several answers', () => {
  it('none is said [HISTORY-15]', () => {
    expect(of(reasons, { reasons: [] })).toEqual({ reasons: 'You must select at least one reason' })
  })

  it('more than the most are said, in the words of the field if it has some [HISTORY-16]', () => {
    expect(of(reasons, { reasons: ['a', 'b'] })).toEqual({})
    expect(of(reasons, { reasons: ['a', 'b', 'c'] })).toEqual({ reasons: 'Choose up to 2.' })
    const said = { ...reasons, tooMany: 'You can only select up to 2 reasons.' }
    expect(of(said, { reasons: ['a', 'b', 'c'] })).toEqual({ reasons: said.tooMany })
  })

  it('what is no longer offered does not count [HISTORY-15]', () => {
    expect(of(reasons, { reasons: ['gone'] })).toEqual({ reasons: 'You must select at least one reason' })
  })
})

describe('a box', () => {
  it('a box that must be ticked is said [VALID-06]', () => {
    const box: FieldSpec = { kind: 'box', name: 'agree', label: 'I agree', required: texts.boxRequired }
    expect(of(box, { agree: false })).toEqual({ agree: 'Check mark is required.' })
    expect(of(box, { agree: true })).toEqual({})
  })
})

describe('a date', () => {
  it('nothing at all is said at the first part [VALID-07]', () => {
    expect(born('', ' ', '')).toEqual({ dobMonth: 'A valid date input is required.' })
  })

  it('an incomplete date is said at the part that is missing [VALID-10]', () => {
    expect(born('07', '', '1980')).toEqual({ dobDay: 'Please enter a valid date.' })
  })

  it.each([
    ['13', '04', '1980', { dobMonth: 'Value must be in MM format' }],
    ['00', '04', '1980', { dobMonth: 'Value must be in MM format' }],
    ['Juneuary', '04', '1980', { dobMonth: 'Value must be in MM format' }],
    ['07', '32', '1980', { dobDay: 'Value must be in DD format' }],
    ['07', '0', '1980', { dobDay: 'Value must be in DD format' }],
    ['07', '04', '80', { dobYear: 'Value must be in YYYY format' }],
  ])(
    '%s/%s/%s: the wrong part is named [PATIENT-09, PATIENT-10, PATIENT-11, VALID-11]',
    (m, d, y, problems) => {
      expect(born(m, d, y)).toEqual(problems)
    },
  )

  it('a day that no month has is said, without roll-over [VALID-12, PATIENT-12]', () => {
    expect(born('02', '30', '1980')).toEqual({ dobDay: 'Please enter a valid date.' })
    expect(born('02', '29', '1900')).toEqual({ dobDay: 'Please enter a valid date.' })
  })

  it('a year before 1900 or after 3000 is said at the year [PATIENT-19, VALID-11]', () => {
    expect(born('07', '04', '1899')).toEqual({ dobYear: 'Please enter a valid date.' })
    expect(born('07', '04', '3001')).toEqual({ dobYear: 'Please enter a valid date.' })
  })

  it('single digits and names of months are right before the field is left [PATIENT-18]', () => {
    expect(born('7', '4', '1980')).toEqual({})
    expect(born('July', '4', '1980')).toEqual({})
  })

  it('the check of a field sees the whole date [PATIENT-13]', () => {
    expect(born('11', '21', '2026')).toEqual({ dobMonth: 'No future dates.' })
    expect(born('11', '20', '2026')).toEqual({})
  })
})

describe('details', () => {
  const card = { name: 'Aspirin', year: '2026', month: '11', day: '01', dose: '' }

  it('every missing part of a card is said by its label [HISTORY-19]', () => {
    expect(
      of(medicines, { medicines: [card, { ...card, name: ' ', year: '', month: '', day: '' }] }),
    ).toEqual({
      'medicines-1-name': 'Medicine is a required field.',
      'medicines-1-month': 'Last taken is a required field.',
    })
  })

  it('a required list asks for its first card [HISTORY-19]', () => {
    const required = { ...medicines, required: 'This is a required field' }
    expect(of(required, {})['medicines-0-name']).toBe('This is a required field')
    expect(of(medicines, {})).toEqual({})
  })

  it.each([
    ['2026', '11', '21', 'Date must be in the past.'],
    ['2026', '10', '22', 'Date must be within the past 28 days.'],
    ['2026', '02', '30', 'Date is invalid.'],
    ['2026', '11', '', 'Date is invalid.'],
  ])('%s-%s-%s: %s [HISTORY-20]', (year, month, day, message) => {
    expect(Object.values(of(medicines, { medicines: [{ ...card, year, month, day }] }))).toEqual([message])
  })

  it('today and the first of the past days are in time [HISTORY-20]', () => {
    expect(of(medicines, { medicines: [{ ...card, day: '20' }] })).toEqual({})
    expect(of(medicines, { medicines: [{ ...card, month: '10', day: '23' }] })).toEqual({})
  })
})

describe('a page', () => {
  it('all problems are found, in the order of the fields [VALID-08, VALID-09]', () => {
    const group: FieldSpec = { kind: 'group', name: 'g', label: 'You', fields: [sex, dob] }
    expect(Object.keys(problemsOf([name, group, reasons], {}, facts))).toEqual([
      'name',
      'sex',
      'dobMonth',
      'reasons',
    ])
  })

  it('a hidden field is never wrong [PATIENT-50]', () => {
    const hidden = { ...name, shownWhen: { field: 'sex', exactly: 'Female' } }
    expect(problemsOf([sex, hidden], { sex: 'Male' }, facts)).toEqual({})
    expect(problemsOf([sex, hidden], { sex: 'Female' }, facts)).toEqual({ name: 'Input is required.' })
  })

  it('an optional field is asked for as soon as other answers call for it [PATIENT-44]', () => {
    const city: TextField = {
      kind: 'text',
      name: 'city',
      label: 'City',
      requiredWhen: ({ answers }) =>
        answers['name'] === undefined ? undefined : 'The whole address, please.',
    }
    expect(problemsOf([name, city], { name: 'A' }, facts)).toEqual({ city: 'The whole address, please.' })
    expect(problemsOf([city], {}, facts)).toEqual({})
    expect(problemsOf([name, city], { name: 'A', city: 'B' }, facts)).toEqual({})
  })

  it('a rule can keep the guest on a page whose answers are all right [HISTORY-22]', () => {
    const page = {
      fields: [sex],
      blockedWhen: { rule: { field: 'sex', exactly: 'Male' }, message: 'Stay.' },
    }
    expect(blockOf(page, { sex: 'Male' }, facts)).toBe('Stay.')
    expect(blockOf(page, { sex: 'Female' }, facts)).toBeUndefined()
    expect(blockOf({ fields: [sex] }, { sex: 'Male' }, facts)).toBeUndefined()
  })
})
