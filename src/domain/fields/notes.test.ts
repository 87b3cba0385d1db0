import { describe, expect, it } from 'vitest'
import { CONFIG } from '../walk-in/example.ts'
import { checkNotes, reasonsFor } from './notes.ts'

const OFFERED = {
  title: 'Why are you coming in?',
  default: { notes: ['Fever', 'Rash', 'Cough', 'Pain'], maxSelectionAllowed: 2 },
  services: [
    { serviceId: 7, notes: ['Camp form', 'Fever'], maxSelectionAllowed: 1 },
    { serviceId: 8, notes: [], maxSelectionAllowed: 2 },
  ],
  allowsOther: true,
}
const asks = { ...CONFIG, steps: ['appointmentNotes'] }

const messages = (notes: string[] | undefined, serviceIds = [1], notesData = OFFERED) =>
  checkNotes({ notes, serviceIds }, { config: asks, notes: notesData }).map(({ message }) => message)

describe('the reasons for a visit', () => {
  it.each<[string, string[] | undefined, string[], number[]?]>([
    ['one [HISTORY-14]', ['Fever'], []],
    ['two, and one in the guest’s own words [HISTORY-14]', ['Fever', 'Rash', 'I sneeze'], []],
    ['own words alone [HISTORY-14]', ['I sneeze'], []],
    ['none [HISTORY-15]', undefined, ['reasonsRequired']],
    ['three [HISTORY-16]', ['Fever', 'Rash', 'Cough'], ['tooManyReasons']],
    ['none where one is asked [HISTORY-17]', [], ['requiredAnswer'], [7]],
    ['two where one is asked [HISTORY-16]', ['Camp form', 'Fever'], ['tooManyReasons'], [7]],
    ['two of the guest’s own [HISTORY-14]', ['I sneeze', 'I cough'], ['pattern']],
    ['one twice [HISTORY-14]', ['Fever', 'Fever'], ['pattern']],
    ['one that another service offers [HISTORY-14]', ['Rash', 'Cough', 'Camp form'], []],
    ['own words of 201 characters [HISTORY-05]', ['x'.repeat(201)], ['tooLong']],
    ['none of a visit that has none [BK-34]', undefined, [], [8]],
    ['two of an older document for a visit that has none by now [BK-34]', ['Camp', 'Sports'], [], [8]],
    ['three for a visit that has none [BK-34]', ['Camp', 'Sports', 'College'], ['pattern'], [8]],
  ])('%s', (_, notes, expected, serviceIds) => {
    expect(messages(notes, serviceIds)).toEqual(expected)
  })

  it('no words of one’s own where none are asked for [HISTORY-14]', () => {
    expect(messages(['I sneeze'], [1], { ...OFFERED, allowsOther: false })).toEqual(['pattern'])
  })

  it('reasons are refused where the step is not configured [PATIENT-50]', () => {
    const none = { config: CONFIG, notes: OFFERED }
    expect(checkNotes({ notes: ['Fever'], serviceIds: [1] }, none)).toMatchObject([{ key: 'unknownField' }])
    expect(checkNotes({ serviceIds: [1] }, none)).toEqual([])
  })
})

describe('the reasons offered', () => {
  it('are those of all services, each once, and the most of any [HISTORY-14]', () => {
    const { reasons, most } = reasonsFor([7, 1], OFFERED)
    expect([...reasons]).toEqual(['Camp form', 'Fever', 'Rash', 'Cough', 'Pain'])
    expect(most).toBe(2)
    expect(reasonsFor([7], OFFERED)).toEqual({ reasons: new Set(['Camp form', 'Fever']), most: 1 })
    expect(reasonsFor([], OFFERED).most).toBe(2)
  })
})
