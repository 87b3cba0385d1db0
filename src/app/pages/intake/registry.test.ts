import { describe, expect, it } from 'vitest'
import { CATALOGUE, isConsentSlug } from '#contract/content/catalogue'
import {
  ALL_FLAGS,
  aVisit,
  type ContentSet,
  documentIn,
  intakeFor,
  sliceIn,
} from '../../../../tests/support/intake.ts'
import type { Answers, FieldSpec } from '../../forms/spec.ts'
import type { StepSpec } from '../../forms/step.ts'
import { visibleFields } from '../../forms/visible.ts'
import type { Visit } from '../../state/visit.ts'
import { STEPS } from './registry.ts'

const SETS: ContentSet[] = ['production', 'stage', 'test']
const steps = [...STEPS.values()]
const folders = import.meta.glob<{ step: StepSpec }>('./steps/*/index.ts', { eager: true })

/** The lists of steps of a set, as its groups and their layers have them. */
function listsIn(set: ContentSet): string[][] {
  return Object.values(documentIn(set, 'formConfig')).flatMap(({ default: whole, ...layers }) => {
    const partial = Object.values(layers).flatMap((byKey) => Object.values(byKey ?? {}))
    return [whole, ...partial].flatMap((config) => (config.steps ? [config.steps] : []))
  })
}

describe('the steps of the intake', () => {
  it('have fourteen folders at least [INTAKE-01, INTAKE-02]', () => {
    const keys = [
      'appointmentGoals',
      'appointmentNotes',
      'dietaryRestrictions',
      'financialConsent',
      'generalConsent',
      'insurance',
      'medicalHistory',
      'medicalInformation',
      'patientDetails',
      'privacyPractice',
      'simpleInsurance',
      'survey',
      'telemedicineFinancialConsent',
      'vaccineConsent',
    ]
    expect([...STEPS.keys()]).toEqual(expect.arrayContaining(keys))
  })

  it('every folder registers a step, no two under one key [INTAKE-01, INTAKE-02]', () => {
    const keys = Object.values(folders).map(({ step }) => step.key)
    expect([...STEPS.keys()].sort()).toEqual(keys.sort())
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(SETS)('in %s every step that a form configuration names exists [INTAKE-03, CONTENT-26]', (set) => {
    const named = listsIn(set).flat()
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((key) => !STEPS.has(key))).toEqual([])
  })

  it.each(SETS)('in %s every step that exists is named by a form configuration [INTAKE-03]', (set) => {
    const named = new Set(listsIn(set).flat())
    expect([...STEPS.keys()].filter((key) => !named.has(key))).toEqual([])
  })

  it('every document of a step is in the catalogue [CONTENT-24, CONTENT-27]', () => {
    const unknown = steps.flatMap((step) => step.documents).filter((slug) => !Object.hasOwn(CATALOGUE, slug))
    expect(unknown).toEqual([])
  })

  it('every text that is agreed to is a document of its step [CONSENT-10]', () => {
    const agreed = steps.flatMap(({ key, documents, agreesTo }) =>
      agreesTo ? [{ key, documents, agreesTo }] : [],
    )
    expect(agreed.filter(({ documents, agreesTo }) => !documents.includes(agreesTo))).toEqual([])
    const consents = Object.keys(CATALOGUE).filter(isConsentSlug).sort()
    expect(agreed.map(({ agreesTo }) => agreesTo).sort()).toEqual(consents)
    expect(agreed.map(({ key }) => key).sort(), 'the server finds a text by its step').toEqual(consents)
  })

  it('every step has a title, no two the same in a form [INTAKE-01]', () => {
    expect(steps.map((step) => step.title()).filter((title) => title.trim() === '')).toEqual([])
    for (const list of listsIn('test')) {
      const titles = list.map((key) => STEPS.get(key)?.title())
      expect(new Set(titles).size).toBe(list.length)
    }
  })
})

describe.each(listsIn('test').map((list) => [list.join(', '), list] as const))('a form of %s', (_, list) => {
  const config = { ...ALL_FLAGS, steps: list }
  const visits = [answeringAll(config, 0), answeringAll(config, -1)]

  it('has disjoint slices of the payload, with everything answered [BOOK-05]', () => {
    const pathsOf = (key: string) => [
      ...new Set(visits.flatMap((visit) => leaves(sliceIn(visit, key, { config, set: 'test' })))),
    ]
    const slices = list.map(pathsOf)
    expect(list.filter((_, index) => slices[index]?.length === 0)).toEqual([])
    const all = slices.flat()
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([])
  })

  it('has a name for every answer that no other step uses [INTAKE-09]', () => {
    const { steps } = intakeFor(aVisit(), { config, set: 'test' })
    const names = steps.flatMap(({ pages }) => pages.flatMap((page) => page.fields.flatMap(namesOf)))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

/** A visit with every shown field answered somehow: of choices the first (0) or the last (-1). */
function answeringAll(config: object, choice: 0 | -1): Visit {
  let visit = aVisit({ answers: {} })
  for (let round = 0; round < 5; round += 1) {
    const { pages, context } = intakeFor(visit, { config, set: 'test' })
    const answers: Visit['answers'] = {}
    for (const { stepKey, page } of pages) {
      const given = { ...visit.answers[stepKey], ...answers[stepKey] }
      const shown = visibleFields(page.fields, given, context.facts)
      answers[stepKey] = Object.assign(given, ...shown.map((field) => answerTo(field, choice)))
    }
    visit = { ...visit, answers: { ...visit.answers, ...answers } }
  }
  return visit
}

function answerTo(field: FieldSpec, choice: 0 | -1): Answers {
  const { name } = field
  switch (field.kind) {
    case 'text':
      return { [name]: 'Ann' }
    case 'choice':
    case 'select':
      return { [name]: field.options.at(choice)?.value }
    case 'many':
      return { [name]: field.options.map(({ value }) => value) }
    case 'box':
      return { [name]: true }
    case 'date':
      return { [`${name}Year`]: '1984', [`${name}Month`]: '07', [`${name}Day`]: '04' }
    case 'details':
      return { [name]: [{ name: 'Prednisone', year: '2026', month: '11', day: '03', dose: '5 mg' }] }
    default:
      return {}
  }
}

function namesOf(field: FieldSpec): string[] {
  return field.kind === 'group' ? field.fields.flatMap(namesOf) : [field.name]
}

/** The paths of everything that is not an object, joined with dots. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
}
