import { describe, expect, it } from 'vitest'
import { pastDate } from '#domain/fields/questionnaire'
import type { Facts } from '#domain/rules'
import { formTexts } from '../messages/en/forms.ts'
import { textFor } from '../parts/ruled.ts'
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
  checkDate: (day, { today }) => textFor(pastDate(day, today, 28)),
  maxLength: 100,
  addLabel: 'Add another',
  maxCards: 3,
}

const of = (field: FieldSpec, answers: Answers) => problemsOf([field], answers, facts)
const born = (dobMonth: string, dobDay: string, dobYear: string) => of(dob, { dobMonth, dobDay, dobYear })

describe('default messages', () => {
  it('have the wording of the source [VALID-01 to VALID-07]', () => {
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

  it('may be blank where it is optional [VALID-01]', () => {
    const { required: _, ...optional } = name
    expect(of(optional, {})).toEqual({})
  })

  it('has its length counted in visible characters [VALID-03]', () => {
    const short = { ...name, maxLength: 3 }
    expect(of(short, { name: '👍🏽👍🏽👍🏽' })).toEqual({})
    expect(of(short, { name: 'abcd' })).toEqual({ name: 'Input must be 3 characters or less.' })
  })

  it('is tidied before the field checks it [VALID-02]', () => {
    const check = (text: string) => (text === 'A B' ? undefined : texts.pattern)
    expect(of({ ...name, check }, { name: '  A \u00a0 B ' })).toEqual({})
    expect(of({ ...name, check }, { name: 'AB' })).toEqual({ name: 'Input must be valid.' })
  })
})

describe('a choice', () => {
  it('without a selection is a problem [VALID-05]', () => {
    expect(of(sex, {})).toEqual({ sex: 'A selection is required.' })
  })

  it.each(['Choose One', 'Choose one', '', 'Other'])(
    '%j, which is not an option, is no choice [VALID-15, VALID-16]',
    (value) => {
      expect(of(sex, { sex: value })).toEqual({ sex: 'A selection is required.' })
    },
  )

  it('an option of its list is valid [VALID-05]', () => {
    expect(of(sex, { sex: 'Female' })).toEqual({})
  })
})

describe('several answers', () => {
  it('without one are a problem [HISTORY-15]', () => {
    expect(of(reasons, { reasons: [] })).toEqual({ reasons: 'You must select at least one reason' })
  })

  it('beyond the most are a problem, with the message of the field if it has one [HISTORY-16]', () => {
    expect(of(reasons, { reasons: ['a', 'b'] })).toEqual({})
    expect(of(reasons, { reasons: ['a', 'b', 'c'] })).toEqual({ reasons: 'Choose up to 2.' })
    const said = { ...reasons, tooMany: 'You can only select up to 2 reasons.' }
    expect(of(said, { reasons: ['a', 'b', 'c'] })).toEqual({ reasons: said.tooMany })
  })

  it('do not include options that are no longer offered [HISTORY-15]', () => {
    expect(of(reasons, { reasons: ['gone'] })).toEqual({ reasons: 'You must select at least one reason' })
  })
})

describe('a box', () => {
  it('is a problem when it must be ticked and is not [VALID-06]', () => {
    const box: FieldSpec = { kind: 'box', name: 'agree', label: 'I agree', required: texts.boxRequired }
    expect(of(box, { agree: false })).toEqual({ agree: 'Check mark is required.' })
    expect(of(box, { agree: true })).toEqual({})
  })
})

describe('a date', () => {
  it('an empty date is a problem of its first part [VALID-07]', () => {
    expect(born('', ' ', '')).toEqual({ dobMonth: 'A valid date input is required.' })
  })

  it('an incomplete date is a problem of the missing part [VALID-10]', () => {
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

  it('with an impossible day is a problem, without roll-over [VALID-12, PATIENT-12]', () => {
    expect(born('02', '30', '1980')).toEqual({ dobDay: 'Please enter a valid date.' })
    expect(born('02', '29', '1900')).toEqual({ dobDay: 'Please enter a valid date.' })
  })

  it('before 1900 or after 3000 is a problem of the year [PATIENT-19, VALID-11]', () => {
    expect(born('07', '04', '1899')).toEqual({ dobYear: 'Please enter a valid date.' })
    expect(born('07', '04', '3001')).toEqual({ dobYear: 'Please enter a valid date.' })
  })

  it('may have single digits and names of months while the guest types [PATIENT-18]', () => {
    expect(born('7', '4', '1980')).toEqual({})
    expect(born('July', '4', '1980')).toEqual({})
  })

  it('is checked as a whole by the field [PATIENT-13]', () => {
    expect(born('11', '21', '2026')).toEqual({ dobMonth: 'No future dates.' })
    expect(born('11', '20', '2026')).toEqual({})
  })
})

describe('details', () => {
  const card = { name: 'Aspirin', year: '2026', month: '11', day: '01', dose: '' }

  it('need the name of a card alone, and say so by its label [HISTORY-19, WI-13]', () => {
    expect(
      of(medicines, { medicines: [card, { ...card, name: ' ', year: '', month: '', day: '' }] }),
    ).toEqual({ 'medicines-1-name': 'Medicine is a required field.' })
  })

  it('need a first card where the list is required [HISTORY-19]', () => {
    const required = { ...medicines, required: 'This is a required field' }
    expect(of(required, {})['medicines-0-name']).toBe('This is a required field')
    expect(of(medicines, {})).toEqual({})
  })

  it.each([
    ['2026', '11', '21', 'Date must be in the past.'],
    ['2026', '10', '22', 'Date must be within the past 28 days.'],
    ['2026', '02', '30', 'Date is invalid.'],
    ['', '11', '', 'Date is invalid.'],
    ['2026', '', '', 'Date is invalid.'],
    ['2026', '12', '', 'Date must be in the past.'],
    ['2026', '09', '', 'Date must be within the past 28 days.'],
  ])('%s-%s-%s: %s [HISTORY-20]', (year, month, day, message) => {
    expect(Object.values(of(medicines, { medicines: [{ ...card, year, month, day }] }))).toEqual([message])
  })

  it('accept today and the first of the past days [HISTORY-20]', () => {
    expect(of(medicines, { medicines: [{ ...card, day: '20' }] })).toEqual({})
    expect(of(medicines, { medicines: [{ ...card, month: '10', day: '23' }] })).toEqual({})
    expect(of(medicines, { medicines: [{ ...card, month: '10', day: '' }] })).toEqual({})
    expect(of(medicines, { medicines: [{ ...card, month: '11', day: '' }] })).toEqual({})
  })
})

describe('a page', () => {
  it('has all problems in the order of its fields [VALID-08, VALID-09]', () => {
    const group: FieldSpec = { kind: 'group', name: 'g', label: 'You', fields: [sex, dob] }
    expect(Object.keys(problemsOf([name, group, reasons], {}, facts))).toEqual([
      'name',
      'sex',
      'dobMonth',
      'reasons',
    ])
  })

  it('has no problems of hidden fields [PATIENT-50]', () => {
    const hidden = { ...name, shownWhen: { field: 'sex', exactly: 'Female' } }
    expect(problemsOf([sex, hidden], { sex: 'Male' }, facts)).toEqual({})
    expect(problemsOf([sex, hidden], { sex: 'Female' }, facts)).toEqual({ name: 'Input is required.' })
  })

  it('requires an optional field as soon as other answers require it [PATIENT-44]', () => {
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

  it('can stop the guest by a rule although all answers are right [HISTORY-22]', () => {
    const page = {
      fields: [sex],
      blockedWhen: { rule: { field: 'sex', exactly: 'Male' }, message: 'Stay.' },
    }
    expect(blockOf(page, { sex: 'Male' }, facts)).toBe('Stay.')
    expect(blockOf(page, { sex: 'Female' }, facts)).toBeUndefined()
    expect(blockOf({ fields: [sex] }, { sex: 'Male' }, facts)).toBeUndefined()
  })
})
