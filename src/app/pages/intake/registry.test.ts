import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#contract/content/catalogue'
import type { ContentSet } from '../../../../tests/support/intake.ts'
import {
  ALL_FLAGS,
  answering,
  aVisit,
  documentIn,
  FLAGGED,
  forChild,
  sliceIn,
} from '../../../../tests/support/intake.ts'
import type { StepSpec } from '../../forms/step.ts'
import type { Visit } from '../../state/visit.ts'
import { STEPS } from './registry.ts'

const SETS: ContentSet[] = ['production', 'stage', 'test']
const steps = [...STEPS.values()]
const folders = import.meta.glob<{ step: StepSpec }>('./steps/*/index.ts', { eager: true })

describe('the steps of the intake', () => {
  it('INTAKE-01 INTAKE-02 every folder registers a step, no two under one key', () => {
    const keys = Object.values(folders).map(({ step }) => step.key)
    expect([...STEPS.keys()].sort()).toEqual(keys.sort())
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(SETS)('INTAKE-03 CONTENT-26 in %s every step that the flows of vaccines name exists', (set) => {
    const groups = documentIn(set, 'formConfig')
    const named = ['walkInVaccine', 'vaccine'].flatMap((group) => groups[group]?.default.steps ?? [])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((key) => !STEPS.has(key))).toEqual([])
  })

  it.each(SETS)('INTAKE-03 in %s every step that exists is named by a form configuration', (set) => {
    const named = new Set(
      Object.values(documentIn(set, 'formConfig')).flatMap((group) => group.default.steps),
    )
    expect([...STEPS.keys()].filter((key) => !named.has(key))).toEqual([])
  })

  it('CONTENT-24 CONTENT-27 every document of a step is in the catalogue', () => {
    const unknown = steps.flatMap((step) => step.documents).filter((slug) => !Object.hasOwn(CATALOGUE, slug))
    expect(unknown).toEqual([])
    expect(
      steps.flatMap(({ agreesTo, documents }) => (agreesTo ? [documents.includes(agreesTo)] : [])),
    ).toEqual([true, true, true])
  })

  it('INTAKE-01 every step has a title', () => {
    expect(steps.map((step) => step.title()).filter((title) => title.trim() === '')).toEqual([])
  })

  it('BOOK-05 the payload slices of different steps are disjoint, with everything answered', () => {
    const everything = answering(wellOff(), 'patientDetails', FLAGGED)
    const config = { ...ALL_FLAGS, steps: [...STEPS.keys()] }
    const paths = steps.map(({ key }) => leaves(sliceIn(everything, key, { config, set: 'test' })))
    expect(paths.map((one) => one.length > 0)).toEqual(steps.map(() => true))
    const all = paths.flat()
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([])
  })
})

/** A child with a guardian and details to tell, texting allowed: as many answers as there are. */
function wellOff(): Visit {
  const card = { name: 'Prednisone', year: '2026', month: '11', day: '03', dose: '5 mg' }
  return answering(forChild(aVisit(), '2010-03-09'), 'medicalInformation', {
    haveAllergies: 'Yes',
    haveAllergiesDetails: [card],
    takesImmunoSuppressants: 'Yes',
    takesImmunoSuppressantsDetails: [card],
    comments: 'Faints at needles',
  })
}

/** The paths of everything that is not an object, joined with dots. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
}
