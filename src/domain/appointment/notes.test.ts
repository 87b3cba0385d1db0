import { describe, expect, it } from 'vitest'
import { CONFIG } from '../walk-in/example.ts'
import { checkNotes, reasonsFor } from './notes.ts'

const OFFERED = {
  title: 'Why are you coming in?',
  default: { notes: ['Fever', 'Rash', 'Cough', 'Pain'], maxSelectionAllowed: 2 },
  services: [{ serviceId: 7, notes: ['Camp form', 'Fever'], maxSelectionAllowed: 1 }],
  allowsOther: true,
}
const asks = { ...CONFIG, steps: ['appointmentNotes'] }

const messages = (notes: string[] | undefined, serviceIds = [1], notesData = OFFERED) =>
  checkNotes({ notes, serviceIds }, { config: asks, notes: notesData }).map(({ message }) => message)

describe('the reasons for a visit', () => {
  it.each<[string, string[] | undefined, string[], number[]?]>([
    ['HISTORY-14 one', ['Fever'], []],
    ['HISTORY-14 two, and one in the guest’s own words', ['Fever', 'Rash', 'I sneeze'], []],
    ['HISTORY-14 own words alone', ['I sneeze'], []],
    ['HISTORY-15 none', undefined, ['You must select at least one reason']],
    ['HISTORY-16 three', ['Fever', 'Rash', 'Cough'], ['You can only select up to 2 reasons.']],
    ['HISTORY-17 none where one is asked', [], ['This is a required field'], [7]],
    [
      'HISTORY-16 two where one is asked',
      ['Camp form', 'Fever'],
      ['You can only select up to 1 reasons.'],
      [7],
    ],
    ['HISTORY-14 two of the guest’s own', ['I sneeze', 'I cough'], ['Input must be valid.']],
    ['HISTORY-14 one twice', ['Fever', 'Fever'], ['Input must be valid.']],
    ['HISTORY-14 one that another service offers', ['Rash', 'Cough', 'Camp form'], []],
    ['HISTORY-05 own words of 201 characters', ['x'.repeat(201)], ['Input must be 200 characters or less.']],
  ])('%s', (_, notes, expected, serviceIds) => {
    expect(messages(notes, serviceIds)).toEqual(expected)
  })

  it('HISTORY-14 no words of one’s own where none are asked for', () => {
    expect(messages(['I sneeze'], [1], { ...OFFERED, allowsOther: false })).toEqual(['Input must be valid.'])
  })

  it('PATIENT-50 none where the step is not configured', () => {
    const none = { config: CONFIG, notes: OFFERED }
    expect(checkNotes({ notes: ['Fever'], serviceIds: [1] }, none)).toMatchObject([{ key: 'unknownField' }])
    expect(checkNotes({ serviceIds: [1] }, none)).toEqual([])
  })
})

describe('the reasons offered', () => {
  it('HISTORY-14 are those of all services, each once, and the most of any', () => {
    const { reasons, most } = reasonsFor([7, 1], OFFERED)
    expect([...reasons]).toEqual(['Camp form', 'Fever', 'Rash', 'Cough', 'Pain'])
    expect(most).toBe(2)
    expect(reasonsFor([7], OFFERED)).toEqual({ reasons: new Set(['Camp form', 'Fever']), most: 1 })
    expect(reasonsFor([], OFFERED).most).toBe(2)
  })
})
