import { describe, expect, it } from 'vitest'
import { speak } from '../messages/catalogue.ts'
import { catalogue as japanese } from '../messages/ja/index.ts'
import { summaryItems } from './problems.ts'
import type { FieldSpec } from './spec.ts'

const text = (name: string, label: string): FieldSpec => ({ kind: 'text', name, label })
const FIELDS: FieldSpec[] = [
  text('carrier', 'Insurance carrier'),
  text('invoice', 'Send invoice to'),
  text('memberId', 'Member ID'),
  {
    kind: 'group',
    name: 'second',
    label: 'Secondary insurance',
    fields: [text('second-memberId', 'Member ID')],
  },
]
const wordsOf = (found: Record<string, string>) => summaryItems(FIELDS, found).map(({ message }) => message)

describe('the summary of problems', () => {
  it('has the message of each field, after its name [VALID-09, SC-27]', () => {
    expect(wordsOf({ carrier: 'This is a required field.', memberId: 'Too long.' })).toEqual([
      'Insurance carrier: This is a required field.',
      'Member ID: Too long.',
    ])
  })

  it('does not repeat a name that the message has [VALID-09, SC-27]', () => {
    expect(wordsOf({ memberId: 'Member ID is a required field.' })).toEqual([
      'Member ID is a required field.',
    ])
  })

  it('names the field where a message appears twice [VALID-09]', () => {
    expect(wordsOf({ carrier: 'This is a required field.', invoice: 'This is a required field.' })).toEqual([
      'Insurance carrier: This is a required field.',
      'Send invoice to: This is a required field.',
    ])
  })

  it('names the group too where two fields have the same name [VALID-09]', () => {
    expect(wordsOf({ memberId: 'Required.', 'second-memberId': 'Required.' })).toEqual([
      'Member ID: Required.',
      'Secondary insurance, Member ID: Required.',
    ])
    speak(japanese)
    expect(wordsOf({ memberId: 'x', 'second-memberId': 'x' })[1]).toBe('Secondary insurance、Member ID: x')
    speak(undefined)
  })

  it('puts no colon after a question [VALID-09]', () => {
    const asked = [text('hasFallen', 'Have you fallen?'), text('wasInHospital', 'In the hospital?')]
    const found = { hasFallen: 'Required.', wasInHospital: 'Required.' }
    expect(summaryItems(asked, found).map(({ message }) => message)).toEqual([
      'Have you fallen? Required.',
      'In the hospital? Required.',
    ])
  })

  it.each(['Έχετε πέσει;', '您摔倒过吗？', '転んだことがありますか？', 'هل سقطت؟', 'آیا زمین خورده‌اید؟'])(
    'puts none after %s either [VALID-09, LANG-04]',
    (question) => {
      const [item] = summaryItems([text('hasFallen', question)], { hasFallen: 'Required.' })
      expect(item?.message).toBe(`${question} Required.`)
    },
  )
})
