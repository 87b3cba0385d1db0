import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answers, FieldSpec } from './spec.ts'
import { tidyAnswers } from './tidy-answers.ts'

const fields: FieldSpec[] = [
  { kind: 'text', name: 'name', label: '' },
  {
    kind: 'group',
    name: 'g',
    label: '',
    fields: [{ kind: 'text', name: 'code', label: '', tidy: (text) => text.toUpperCase() }],
  },
  { kind: 'date', name: 'dob', label: '', invalid: '', messages: { month: '', day: '', year: '' } },
]

it('names are trimmed and an emptied one is absent [PATIENT-07]', () => {
  expect(tidyAnswers(fields, { name: '  Ana  ', code: ' ab ' })).toEqual({ name: 'Ana', code: 'AB' })
  expect(tidyAnswers(fields, { name: '   ' })).toEqual({})
})

it('months and days are padded, names of months become numbers [ENTITY-27, PATIENT-18]', () => {
  const tidied = { dobMonth: '07', dobDay: '04', dobYear: '1980' }
  expect(tidyAnswers(fields, { dobMonth: 'July', dobDay: '4', dobYear: '1980' })).toEqual(tidied)
  expect(tidyAnswers(fields, { dobMonth: '７', dobDay: '４', dobYear: '１９８０' })).toEqual(tidied)
})

it('what is tidy stays as it is [PATIENT-07]', () => {
  const typed = fc.record({
    name: fc.string(),
    dobMonth: fc.string(),
    dobDay: fc.string(),
    dobYear: fc.string(),
  })
  fc.assert(
    fc.property(typed, (answers: Answers) => {
      const once = tidyAnswers(fields, answers)
      expect(tidyAnswers(fields, once)).toEqual(once)
    }),
  )
})
