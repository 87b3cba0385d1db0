import { describe, expect, it } from 'vitest'
import { ALL_FLAGS, aVisit, intakeFor } from '../../../tests/support/intake.ts'
import { dateHowTo, howTo } from './how-to.ts'
import { problemsOf, summaryItems } from './problems.ts'
import type { FieldSpec } from './spec.ts'
import { answerKeys } from './visible.ts'

/** What a guest can do about an answer; the verb may come in the first sentence or in the second. */
const TELLS = /\b(type|check|tick|untick|choose|make|use|select|enter)\b/i

const VISITS = [
  aVisit({ answers: {} }),
  aVisit({ answers: { vaccineConsent: { relationshipWithPatient: 'Child' } } }),
  ...(
    [
      ['IN_PERSON', 'Clinic Visits'],
      ['VIRTUAL_VISIT', 'Video Visits'],
      ['DIETITIAN', 'Telenutrition'],
    ] as const
  ).map(([flow, category]) => aVisit({ flow, category, answers: {} })),
]

function flat(field: FieldSpec): FieldSpec[] {
  return field.kind === 'group' ? field.fields.flatMap(flat) : [field]
}

describe('the message of a wrong answer', () => {
  it('says what to do, in every empty form, and names its field in the summary [SC-27, WI-11, BK-33]', () => {
    let count = 0
    for (const visit of VISITS) {
      const { pages, context } = intakeFor(visit, { config: ALL_FLAGS })
      for (const { page } of pages) {
        const problems = problemsOf(page.fields, {}, context.facts)
        const items = summaryItems(page.fields, problems)
        for (const [index, [key, message]] of Object.entries(problems).entries()) {
          const field = page.fields
            .flatMap(flat)
            .find((one) => one.name === key || answerKeys(one).includes(key))
          if (!field) throw new Error(`${key} has no field`)
          expect(`${message} ${howTo(field, undefined)}`, key).toMatch(TELLS)
          expect(items[index]?.message.toLowerCase(), key).toContain(field.label.toLowerCase())
          count += 1
        }
      }
    }
    expect(count).toBeGreaterThan(60)
  })

  const line = { kind: 'text', name: 'line', label: 'Line', maxLength: 5 } as const
  const many = { kind: 'many', name: 'many', label: 'Many', max: 1, options: [] } as const
  const options = ['a', 'b'].map((value) => ({ value, label: value }))
  it.each<[FieldSpec, string | string[] | undefined, string]>([
    [line, undefined, 'Type it in the box.'],
    [line, 'a=b', 'Check it and type it again.'],
    [line, 'too long', 'Make it shorter.'],
    [{ ...line, control: 'tel' }, '12', 'Type 10 digits, without an extension.'],
    [{ ...line, control: 'digits' }, undefined, 'Type it in digits.'],
    [{ ...line, control: 'digits' }, 'K1A', 'Type it in digits.'],
    [{ ...line, control: 'digits' }, '12-3', 'Check it and type it again.'],
    [{ ...line, control: 'digits' }, '٠٠٠', 'Check it and type it again.'],
    [{ ...line, control: 'email' }, 'a', 'Type it like name@example.com.'],
    [{ ...line, repeats: 'other' }, 'a', 'Type the same as in the box before.'],
    [{ ...many, options: [...options] }, undefined, 'Tick what is right for you.'],
    [{ ...many, options: [...options] }, ['a', 'b'], 'Untick what you need least.'],
    [{ kind: 'choice', name: 'c', label: 'C', options }, undefined, 'Choose one answer.'],
    [{ kind: 'select', name: 's', label: 'S', options }, undefined, 'Choose one from the list.'],
    [
      {
        kind: 'choice',
        name: 'y',
        label: 'Y?',
        options: ['Yes', 'No'].map((label) => ({ value: label, label })),
      },
      undefined,
      'Choose Yes or No.',
    ],
    [
      { kind: 'box', name: 'b', label: 'B', required: 'Check mark is required.' },
      undefined,
      'Tick the box to go on.',
    ],
    [{ kind: 'box', name: 'b', label: 'B', required: 'Check this box to agree.' }, undefined, ''],
  ])('%# is told what to do by its field and what was typed [SC-27]', (field, answer, words) => {
    expect(howTo(field, answer)).toBe(words)
  })

  it.each([
    [undefined, 'Please enter a valid date.', 'Type month, day and year.'],
    ['2126-03-09', 'Please enter a valid date.', 'Check the year.'],
    ['2017-03-09', 'The responsible person must be 18 or older.', ''],
  ])('%# is told what is wrong with a date [SC-27, PATIENT-12]', (day, message, words) => {
    expect(dateHowTo(day, message)).toBe(words)
  })
})
