import { describe, expect, it } from 'vitest'
import type { NotesData } from '#contract/content/health-forms'
import { checkNotes } from '#domain/appointment/notes'
import type { Setting } from '../../../../../../tests/support/intake.ts'
import {
  answering,
  aVisit,
  documentIn,
  intakeFor,
  problemsIn,
  sliceIn,
} from '../../../../../../tests/support/intake.ts'
import { CONFIG } from '../../../../../domain/walk-in/example.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'appointmentNotes'
const SERVICE = 501 // that of aVisit()
const config = { steps: [STEP] }

const SEVERAL = documentIn('production', 'notesData') // up to three
const ONE: NotesData = {
  title: 'What is it about?',
  default: SEVERAL.default,
  services: [{ serviceId: SERVICE, notes: ['Camp form', 'Work form'], maxSelectionAllowed: 1 }],
}
const ONE_OR_OWN: NotesData = { ...ONE, allowsOther: true }
const ONE_OF_MANY: NotesData = {
  ...ONE,
  services: [],
  default: { ...SEVERAL.default, maxSelectionAllowed: 1 },
}
const NO_OTHER: NotesData = { ...SEVERAL, allowsOther: false }

const settingOf = (notesData: NotesData): Setting => ({ config, documents: { notesData } })
const visitWith = (answers: Answers) => answering(aVisit(), STEP, answers)
const problems = (answers: Answers, notesData = SEVERAL) =>
  problemsIn(visitWith(answers), STEP, settingOf(notesData))
const slice = (answers: Answers, notesData = SEVERAL) =>
  sliceIn(visitWith(answers), STEP, settingOf(notesData)) as { notes?: string[] }

/** What the server says of what is sent. */
const refusals = (answers: Answers, notesData = SEVERAL) =>
  checkNotes(
    { ...slice(answers, notesData), serviceIds: [SERVICE] },
    { config: { ...CONFIG, ...config }, notes: notesData },
  ).map(({ message }) => message)

const pageOf = (notesData: NotesData) => intakeFor(visitWith({}), settingOf(notesData)).route[0]?.page

describe('the reasons for a visit, filled in rightly', () => {
  it.each<[string, Answers, string[], NotesData?]>([
    ['HISTORY-14 several', { notes: ['Fever', 'Skin rash'] }, ['Fever', 'Skin rash']],
    [
      'HISTORY-14 as many as allowed, and own words beside them',
      { notes: ['Fever', 'Skin rash', 'Something else'], notesOwnWords: ' I  sneeze ' },
      ['Fever', 'Skin rash', 'Something else', 'I sneeze'],
    ],
    ['HISTORY-14 own words alone', { notesOwnWords: 'I sneeze' }, ['I sneeze']],
    [
      'HISTORY-14 the words of a reason that is chosen',
      { notes: ['Fever'], notesOwnWords: 'Fever' },
      ['Fever'],
    ],
    ['HISTORY-05 own words of 200 characters', { notesOwnWords: 'é'.repeat(200) }, ['é'.repeat(200)]],
    ['HISTORY-17 one', { notes: 'Camp form' }, ['Camp form'], ONE],
    [
      'HISTORY-17 one, and own words beside it',
      { notes: 'Camp form', notesOwnWords: 'for two' },
      ['Camp form', 'for two'],
      ONE_OR_OWN,
    ],
    ['HISTORY-17 one of many', { notes: 'Ear pain' }, ['Ear pain'], ONE_OF_MANY],
  ])('%s', (_, answers, notes, notesData) => {
    expect(problems(answers, notesData)).toEqual({})
    expect(slice(answers, notesData)).toEqual({ notes })
    expect(refusals(answers, notesData)).toEqual([])
  })

  it('nothing answered sends nothing', () => {
    expect(slice({})).toEqual({})
  })
})

describe('the reasons for a visit say what is wrong, and the server the same:', () => {
  const FOUR = ['Fever', 'Skin rash', 'Ear pain', 'Allergies']
  it.each<[string, Answers, Record<string, string>, NotesData?]>([
    ['HISTORY-15 none', {}, { notes: 'You must select at least one reason' }],
    [
      'HISTORY-15 none, where own words are not asked for',
      { notesOwnWords: 'I sneeze' },
      { notes: 'You must select at least one reason' },
      NO_OTHER,
    ],
    [
      'HISTORY-15 one that is not offered',
      { notes: ['Fly'] },
      { notes: 'You must select at least one reason' },
    ],
    [
      'HISTORY-15 blank words',
      { notesOwnWords: '\u3164 ' },
      { notes: 'You must select at least one reason' },
    ],
    ['HISTORY-16 four', { notes: FOUR }, { notes: 'You can only select up to 3 reasons.' }],
    [
      'HISTORY-16 a fourth in the words of a reason',
      { notes: FOUR.slice(1), notesOwnWords: 'Fever' },
      { notesOwnWords: 'You can only select up to 3 reasons.' },
    ],
    ['HISTORY-17 none of one', {}, { notes: 'This is a required field' }, ONE],
    [
      'HISTORY-17 VALID-16 "Choose One"',
      { notes: 'Choose One' },
      { notes: 'This is a required field' },
      ONE_OF_MANY,
    ],
    ['HISTORY-17 none of one, nor own words', {}, { notes: 'This is a required field' }, ONE_OR_OWN],
    [
      'HISTORY-05 own words of 201 characters',
      { notes: ['Fever'], notesOwnWords: 'x'.repeat(201) },
      { notesOwnWords: 'Input must be 200 characters or less.' },
    ],
  ])('%s', (_, answers, expected, notesData) => {
    expect(problems(answers, notesData)).toEqual(expected)
    expect(refusals(answers, notesData)).toEqual(Object.values(expected))
  })
})

describe('what is asked', () => {
  const kinds = (notesData: NotesData) => pageOf(notesData)?.fields.map(({ kind }) => kind)

  it('HISTORY-14 HISTORY-17 check boxes for several, cards or a select for one', () => {
    expect(kinds(SEVERAL)).toEqual(['many', 'text'])
    expect(kinds(NO_OTHER)).toEqual(['many'])
    expect(kinds(ONE)).toEqual(['choice'])
    expect(kinds(ONE_OF_MANY)).toEqual(['select'])
  })

  it('HISTORY-14 the reasons are those of the service, under the title of the document', () => {
    const page = pageOf(ONE)
    expect(page?.title).toBe('What is it about?')
    expect(page?.fields[0]).toMatchObject({ options: [{ value: 'Camp form' }, { value: 'Work form' }] })
    expect(pageOf(SEVERAL)).toMatchObject({ title: SEVERAL.title, hint: SEVERAL.hint })
  })

  it('PATIENT-50 own words that are not asked for are neither validated nor sent', () => {
    const answers = { notes: ['Fever'], notesOwnWords: 'x'.repeat(201) }
    expect(problems(answers, NO_OTHER)).toEqual({})
    expect(slice(answers, NO_OTHER)).toEqual({ notes: ['Fever'] })
  })
})
