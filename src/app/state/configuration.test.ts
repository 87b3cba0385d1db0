import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormConfig } from '#contract/content/form-config'
import type { Layers } from '#contract/content/layers'
import { aStore, aVisit, documentIn } from '../../../tests/support/intake.ts'
import { formConfigOf, layerContextOf, todayAt } from './configuration.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 4, 30) })
})
afterEach(() => {
  vi.useRealTimers()
})

const schedulerConfig = documentIn('production', 'schedulerConfig')
const bundled = documentIn('production', 'formConfig')
const walkIn = bundled['walkInVaccine']?.default as FormConfig
const withWalkIn = (layers: Partial<Layers<FormConfig>>) => ({
  schedulerConfig,
  formConfig: { ...bundled, walkInVaccine: { default: walkIn, ...layers } },
})
const CONTEXT = layerContextOf(aVisit())

describe('the form configuration of a visit', () => {
  it('is that of the group of its category, else of its flow, else the default group [CONTENT-26]', () => {
    const documents = { schedulerConfig, formConfig: bundled }
    const of = (category: string, flow: string) => formConfigOf(documents, { category, flow })
    expect(of('Instant Vaccines', 'IN_PERSON')).toEqual(walkIn)
    expect(of('', 'INSTANT_VACCINE')).toEqual(walkIn)
    expect(of('', '')).toEqual(bundled['standard']?.default)
    expect(of('constructor', '__proto__')).toEqual(bundled['standard']?.default)
  })

  it('later layers win: category, flow, state, business name, banner [INTAKE-03, CONTENT-22, CONTENT-23]', () => {
    const most = (maxVaccines: number) => ({ maxVaccines })
    const layers = {
      category: { 'Instant Vaccines': most(4) },
      flow: { INSTANT_VACCINE: most(5) },
      state: { OH: most(6) },
      businessName: { pharmacy: most(7) },
      banner: { kroger: most(8) },
    }
    const names = ['category', 'flow', 'state', 'businessName', 'banner'] as const
    const merged = names.map((_, index) => {
      const some = Object.fromEntries(names.slice(0, index + 1).map((name) => [name, layers[name]]))
      return formConfigOf(withWalkIn(some), CONTEXT).maxVaccines
    })
    expect(merged).toEqual([4, 5, 6, 7, 8])
  })

  it.each([
    ['METRO MARKET', 2],
    ["Fry's Food Stores", 4],
    ['Tillowmere Foods', 3],
    ['A brand nobody knows', 1],
    [null, 1],
  ])('adapts to the banner of the brand %j [SCOPE-12, BANNER-10, BANNER-12, CONTENT-22]', (brand, most) => {
    const documents = withWalkIn({
      banner: {
        kroger: { maxVaccines: 1 },
        metromarket: { maxVaccines: 2 },
        'Tillowmere Foods': { maxVaccines: 3 },
        frys: { maxVaccines: 5 },
        "Fry's Food Stores": { maxVaccines: 4 },
      },
    })
    const visit = aVisit({
      provider: { providerId: 'x', businessName: 'pharmacy', store: aStore({ brand }) },
    })
    expect(formConfigOf(documents, layerContextOf(visit)).maxVaccines).toBe(most)
  })

  it('the configuration of another state is not merged [CONTENT-22]', () => {
    const documents = withWalkIn({ state: { MS: { showCounty: false } } })
    expect(formConfigOf(documents, CONTEXT).showCounty).toBe(true)
    const store = aStore({ address: { ...aStore().address, stateProvince: 'MS' } })
    const there = aVisit({ provider: { providerId: 'x', businessName: 'pharmacy', store } })
    expect(formConfigOf(documents, layerContextOf(there)).showCounty).toBe(false)
  })

  it('whose groups are missing is the form that is always there, as on the server [CONTENT-26]', () => {
    const { standard } = bundled
    const formConfig: typeof bundled = standard ? { standard } : {}
    const some = {
      schedulerConfig: { ...schedulerConfig, defaultFormConfigGroup: 'gone', categories: {}, flows: {} },
      formConfig,
    }
    expect(formConfigOf(some, { category: '', flow: '' })).toEqual(standard?.default)
  })

  it('whose groups are all missing says which [CONTENT-26]', () => {
    expect(() => formConfigOf({ schedulerConfig, formConfig: {} }, CONTEXT)).toThrow('walkInVaccine')
  })
})

describe('today', () => {
  it("is the day in the store's zone [TIME-05]", () => {
    expect(todayAt('America/New_York')).toBe('2026-11-20')
    expect(todayAt('Asia/Tokyo')).toBe('2026-11-21')
  })

  it.each([undefined, '', 'Mars/Olympus'])(
    'without a zone (%j) is the day in New York [TIME-04, TIME-05]',
    (zone) => {
      expect(todayAt(zone)).toBe('2026-11-20')
    },
  )
})
