import { describe, expect, it } from 'vitest'
import type { NotesData } from '#contract/content/health-forms'
import { checkNotes } from '#domain/fields/notes'
import {
  answering,
  aVisit,
  documentIn,
  intakeFor,
  problemsIn,
  type Setting,
  sliceIn,
} from '../../../../../../tests/support/intake.ts'
import { CONFIG } from '../../../../../domain/walk-in/example.ts'
import type { Answers } from '../../../../forms/spec.ts'
import { textFor } from '../../../../parts/ruled.ts'

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

const PHYSICALS = [101, 102, 103, 104, 105, 106]

function physicals({ services }: NotesData): NotesData['services'][number] {
  const found = services.find(({ serviceId }) => serviceId === PHYSICALS[0])
  if (!found) throw new Error('No physical in the document')
  return found
}

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
  ).map(textFor)

const pageOf = (notesData: NotesData) => intakeFor(visitWith({}), settingOf(notesData)).pages[0]?.page

describe('the reasons for a visit, filled in rightly', () => {
  it.each<[string, Answers, string[], NotesData?]>([
    ['several [HISTORY-14]', { notes: ['Fever', 'Skin rash'] }, ['Fever', 'Skin rash']],
    [
      'as many as allowed, and own words beside them [HISTORY-14]',
      { notes: ['Fever', 'Skin rash', 'Something else'], notesOwnWords: ' I  sneeze ' },
      ['Fever', 'Skin rash', 'Something else', 'I sneeze'],
    ],
    ['own words alone [HISTORY-14]', { notesOwnWords: 'I sneeze' }, ['I sneeze']],
    [
      'the words of a reason that is chosen [HISTORY-14]',
      { notes: ['Fever'], notesOwnWords: 'Fever' },
      ['Fever'],
    ],
    ['own words of 200 characters [HISTORY-05]', { notesOwnWords: 'é'.repeat(200) }, ['é'.repeat(200)]],
    ['one [HISTORY-17]', { notes: 'Camp form' }, ['Camp form'], ONE],
    [
      'one, and own words beside it [HISTORY-17]',
      { notes: 'Camp form', notesOwnWords: 'for two' },
      ['Camp form', 'for two'],
      ONE_OR_OWN,
    ],
    ['one of many [HISTORY-17]', { notes: 'Ear pain' }, ['Ear pain'], ONE_OF_MANY],
  ])('%s', (_, answers, notes, notesData) => {
    expect(problems(answers, notesData)).toEqual({})
    expect(slice(answers, notesData)).toEqual({ notes })
    expect(refusals(answers, notesData)).toEqual([])
  })

  it.each([[{}], [{ notesOwnWords: 'I come with my mother' }]])(
    'a physical says by its type why the guest comes, so it asks only for what else matters: %j [BK-34]',
    (answers) => {
      const physical: NotesData = { ...SEVERAL, services: [{ ...physicals(SEVERAL), serviceId: SERVICE }] }
      expect(pageOf(physical)).toMatchObject({
        title: 'Anything the team should know?',
        fields: [{ name: 'notesOwnWords' }],
      })
      expect(problems(answers, physical)).toEqual({})
      expect(refusals(answers, physical)).toEqual([])
    },
  )

  it('the types of physicals have no reasons that repeat them, in any set of documents [BK-34]', () => {
    for (const set of ['production', 'stage', 'test'] as const) {
      const { services } = documentIn(set, 'notesData')
      const asked = services.filter(({ serviceId }) => PHYSICALS.includes(serviceId))
      expect(asked.map(({ serviceId, notes }) => [serviceId, notes])).toEqual(PHYSICALS.map((id) => [id, []]))
    }
  })

  it('nothing answered sends nothing', () => {
    expect(slice({})).toEqual({})
  })
})

describe('the reasons for a visit say what is wrong, and the server the same:', () => {
  const FOUR = ['Fever', 'Skin rash', 'Ear pain', 'Allergies']
  it.each<[string, Answers, Record<string, string>, NotesData?]>([
    ['none [HISTORY-15]', {}, { notes: 'You must select at least one reason' }],
    [
      'no reason, where own words are not offered [HISTORY-15]',
      { notesOwnWords: 'I sneeze' },
      { notes: 'You must select at least one reason' },
      NO_OTHER,
    ],
    [
      'one that is not offered [HISTORY-15]',
      { notes: ['Fly'] },
      { notes: 'You must select at least one reason' },
    ],
    [
      'blank words [HISTORY-15]',
      { notesOwnWords: '\u3164 ' },
      { notes: 'You must select at least one reason' },
    ],
    ['four [HISTORY-16]', { notes: FOUR }, { notes: 'You can only select up to 3 reasons.' }],
    [
      'a fourth in the words of a reason [HISTORY-16]',
      { notes: FOUR.slice(1), notesOwnWords: 'Fever' },
      { notesOwnWords: 'You can only select up to 3 reasons.' },
    ],
    ['none of one [HISTORY-17]', {}, { notes: 'This is a required field' }, ONE],
    [
      '"Choose One" [HISTORY-17, VALID-16]',
      { notes: 'Choose One' },
      { notes: 'This is a required field' },
      ONE_OF_MANY,
    ],
    ['none of one, nor own words [HISTORY-17]', {}, { notes: 'This is a required field' }, ONE_OR_OWN],
    [
      'own words of 201 characters [HISTORY-05]',
      { notes: ['Fever'], notesOwnWords: 'x'.repeat(201) },
      { notesOwnWords: 'Input must be 200 characters or less.' },
    ],
  ])('%s', (_, answers, expected, notesData) => {
    expect(problems(answers, notesData)).toEqual(expected)
    expect(refusals(answers, notesData)).toEqual(Object.values(expected))
  })
})

describe('the questions', () => {
  const kinds = (notesData: NotesData) => pageOf(notesData)?.fields.map(({ kind }) => kind)

  it('check boxes for several, cards or a select for one [HISTORY-14, HISTORY-17]', () => {
    expect(kinds(SEVERAL)).toEqual(['many', 'text'])
    expect(kinds(NO_OTHER)).toEqual(['many'])
    expect(kinds(ONE)).toEqual(['choice'])
    expect(kinds(ONE_OF_MANY)).toEqual(['select'])
  })

  it('the reasons are those of the service, under the title of the document [HISTORY-14]', () => {
    const page = pageOf(ONE)
    expect(page?.title).toBe('What is it about?')
    expect(page?.fields[0]).toMatchObject({ options: [{ value: 'Camp form' }, { value: 'Work form' }] })
    expect(pageOf(SEVERAL)).toMatchObject({ title: SEVERAL.title, hint: SEVERAL.hint })
  })

  it('own words that are not asked for are neither validated nor sent [PATIENT-50]', () => {
    const answers = { notes: ['Fever'], notesOwnWords: 'x'.repeat(201) }
    expect(problems(answers, NO_OTHER)).toEqual({})
    expect(slice(answers, NO_OTHER)).toEqual({ notes: ['Fever'] })
  })
})
