import fc from 'fast-check'
import { expect, it } from 'vitest'
import { manyOf, tidyAnswers, withOption } from './answers.ts'
import type { Answers, FieldSpec } from './spec.ts'

const field = {
  name: 'had',
  options: [
    { value: 'flu', label: 'Flu' },
    { value: 'cold', label: 'Cold' },
    { value: 'none', label: 'None of these', alone: true as const },
  ],
}
const chosen = (...had: string[]) => manyOf(field, { had })

it('an option that excludes the others replaces them when it is ticked, and is replaced by them [HISTORY-02]', () => {
  expect(withOption(field, ['flu', 'cold'], 'none')).toEqual(['none'])
  expect(withOption(field, ['none'], 'cold')).toEqual(['cold'])
  expect(withOption(field, ['cold'], 'flu')).toEqual(['flu', 'cold'])
})

it('an option that excludes the others counts only when it is the only one [HISTORY-02]', () => {
  expect(chosen('none')).toEqual(['none'])
  expect(chosen('none', 'flu')).toEqual(['flu'])
  expect(chosen('plague')).toEqual([])
})

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

it('names are trimmed, and empty ones are removed [PATIENT-07]', () => {
  expect(tidyAnswers(fields, { name: '  Ana  ', code: ' ab ' })).toEqual({ name: 'Ana', code: 'AB' })
  expect(tidyAnswers(fields, { name: '   ' })).toEqual({})
})

it('months and days are padded, names of months become numbers [ENTITY-27, PATIENT-18]', () => {
  const tidied = { dobMonth: '07', dobDay: '04', dobYear: '1980' }
  expect(tidyAnswers(fields, { dobMonth: 'July', dobDay: '4', dobYear: '1980' })).toEqual(tidied)
  expect(tidyAnswers(fields, { dobMonth: '７', dobDay: '４', dobYear: '１９８０' })).toEqual(tidied)
})

it('tidying twice changes nothing more [PATIENT-07]', () => {
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
