import { describe, expect, it } from 'vitest'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import type { Service } from '#contract/services'
import { aService } from '../../tests/support/builders.ts'
import { bundledContent } from '../../tests/support/bundled-content.ts'
import { DEMONSTRATION_SERVICES } from '../server/directory/demonstration-services.ts'
import type { Start } from './search-target.ts'
import { offersFlu, searchFor, stateTextsOf, targetOf, visitsToChoose, withFlu } from './search-target.ts'
import { readServices } from './services.ts'

const visit = (id: number, groupName: string, more: Partial<Service> = {}) =>
  aService({ id, groupName, name: `Visit ${id}`, businessNames: ['tlc'], dose: 0, isVaccine: false, ...more })

const services = readServices(
  [
    visit(29, 'Clinic Visits'),
    visit(91, 'Clinic Visits'),
    visit(151, 'Medicare'),
    visit(301, 'Telenutrition', { businessNames: ['dietitian'] }),
    visit(351, 'Video Visits'),
    visit(400, 'Pharmacy Visits'),
    aService({ id: 201, name: 'Flu dose 1', businessNames: ['pharmacy', 'tlc'] }),
    aService({ id: 209, name: 'Shingles dose 1' }),
    aService({ id: 210, name: 'Shingles dose 2', dose: 2 }),
    aService({ id: 265, name: 'Booster dose 1', notMenuOption: true }),
  ],
  {},
  { grouping: false, covidEnabled: true },
)

const config: Pick<SchedulerConfig, 'categories' | 'flows'> = {
  categories: {
    'Clinic Visits': { schedulerFlow: 'IN_PERSON' },
    Medicare: { prescreenFlow: 'medicare_check', redirectAction: 'PRESCREEN', showPromotionModal: false },
    Telenutrition: { schedulerFlow: 'DIETITIAN' },
    'Video Visits': {
      stateSelectionModal: { ampCollectionId: 'tlc/states' },
      schedulerFlow: 'VIRTUAL_VISIT',
    },
    'Pharmacy Visits': { redirectAction: 'PHARMACY_SCHEDULER' },
    Vaccines: { schedulerFlow: 'EVERYDAY_VACCINE' },
  },
  flows: {
    IN_PERSON: { showPromotionModal: true },
    VIRTUAL_VISIT: { showPromotionModal: false },
    EVERYDAY_VACCINE: { showPromotionModal: true },
    DIETITIAN: { showPromotionModal: true },
  },
}

const SCHEDULER_CONFIG = await bundledContent().document('schedulerConfig')

const start = (more: Partial<Start> = {}): Start => ({
  config,
  services,
  before: {},
  isOnResults: false,
  prescreens: ['medicare_check'],
  ...more,
})
const wanted = (type: string) => ({ type, location: ' Cincinnati,  OH ', date: '2026-11-23' })

describe('where a type leads', () => {
  it('the pharmacy’s own page [FIND-28, FIND-31 to]', () => {
    expect(targetOf('Pharmacy Visits', start())).toBe('pharmacy')
  })

  it('the results without a redirect, also a type that nobody configured [FIND-30, FIND-31 to]', () => {
    expect(targetOf('Clinic Visits', start())).toBe('results')
    expect(targetOf('Unheard of', start())).toBe('results')
    expect(targetOf('constructor', start())).toBe('results')
  })

  it('the prescreen, but from its results to the results [FIND-29 to]', () => {
    const before = { type: 'Medicare', serviceIds: [151] }
    expect(targetOf('Medicare', start())).toBe('prescreen')
    expect(targetOf('Medicare', start({ before }))).toBe('prescreen')
    expect(targetOf('Medicare', start({ before, isOnResults: true }))).toBe('results')
  })

  it('the results where the prescreen is none of this build [PRESCREEN-03 to]', () => {
    expect(targetOf('Medicare', start({ prescreens: ['dietitian'] }))).toBe('results')
  })

  it('a state is asked for where the category has texts for it [FIND-42]', () => {
    expect(stateTextsOf('Video Visits', config)).toBe('tlc/states')
    expect(stateTextsOf('Clinic Visits', config)).toBeUndefined()
  })
})

describe('the flu question', () => {
  it('comes first where the flow asks it and the category does not say no [FIND-36]', () => {
    expect(offersFlu('Clinic Visits', start())).toBe(true)
    expect(offersFlu('Medicare', start())).toBe(false)
    expect(offersFlu('Video Visits', start())).toBe(false)
  })

  it('a category without a flow has the default one [FIND-36, SCOPE-09]', () => {
    expect(offersFlu('Video Visits', start({ config: { ...config, categories: {} } }))).toBe(true)
  })

  it('is not asked again on the results of the same type [FIND-37]', () => {
    const before = { type: 'Clinic Visits' }
    expect(offersFlu('Clinic Visits', start({ before, isOnResults: true }))).toBe(false)
    expect(offersFlu('Clinic Visits', start({ before: { type: 'Medicare' }, isOnResults: true }))).toBe(true)
    expect(offersFlu('Clinic Visits', start({ before }))).toBe(true)
  })

  it('is not asked on the way to the pharmacy’s page [FIND-38]', () => {
    expect(offersFlu('Pharmacy Visits', start())).toBe(false)
  })

  it('is not asked where nobody could give the vaccine, or where it is what is searched for [FIND-41]', () => {
    expect(offersFlu('Telenutrition', start())).toBe(false)
    expect(offersFlu('Vaccines', start())).toBe(false)
  })
})

describe('a type with several visits', () => {
  it('without a prescreen asks which one, until one is chosen; the search is for that one [FIND-34, FIND-35, BK-12]', () => {
    const ids = (more: Partial<Start>) => visitsToChoose('Clinic Visits', start(more)).map(({ id }) => id)
    expect(ids({})).toEqual([29, 91])
    const chose = (serviceIds: number[]) => ({ before: { type: 'Clinic Visits', serviceIds } })
    expect(ids(chose([91, 201]))).toEqual([])
    expect(ids(chose([29, 91]))).toEqual([29, 91])
    expect(visitsToChoose('Telenutrition', start())).toEqual([])
    expect(searchFor(wanted('Clinic Visits'), start(), { visit: 91 }).serviceIds).toEqual([91])
  })

  it.each([...new Set(DEMONSTRATION_SERVICES.map(({ category }) => category ?? ''))])(
    'another type on the results leads to its prescreen, or asks, or has one visit: %s [FIND-29, FIND-34, BK-12]',
    (type) => {
      const from = start({
        config: SCHEDULER_CONFIG,
        services: readServices(DEMONSTRATION_SERVICES, {}, { grouping: true, covidEnabled: true }),
        isOnResults: true,
        before: { type: 'Nothing', serviceIds: [29] },
        prescreens: Object.values(SCHEDULER_CONFIG.categories).flatMap(
          ({ prescreenFlow }) => prescreenFlow ?? [],
        ),
      })
      const { prescreenFlow } = SCHEDULER_CONFIG.categories[type] ?? {}
      expect(targetOf(type, from)).toBe(prescreenFlow === undefined ? 'results' : 'prescreen')
      const ids = searchFor(wanted(type), from).serviceIds ?? []
      expect(ids.length, 'no more than was chosen').toBeLessThanOrEqual(1)
      expect(ids.length + visitsToChoose(type, from).length > 0 || prescreenFlow !== undefined).toBe(true)
    },
  )
})

describe('the search of a submitted form', () => {
  it('carries what was wanted, tidied, and its flags [ENTITY-07, FIND-32]', () => {
    expect(searchFor(wanted('Clinic Visits'), start({ before: { isPharmacyOnly: true, page: 4 } }))).toEqual({
      type: 'Clinic Visits',
      location: 'Cincinnati, OH',
      date: '2026-11-23',
      serviceIds: [],
      shouldAddPromotion: false,
      isPharmacyOnly: true,
      showLeadTimeWarning: false,
    })
  })

  it('second doses and what is no menu option are not offered [FIND-34, FIND-35]', () => {
    expect(visitsToChoose('Vaccines', start()).map(({ id }) => id)).toEqual([201, 209])
  })

  it('the prescreen gets an id when there is but one [FIND-34, FIND-35]', () => {
    const groups = {
      Medicare: config.categories['Medicare'] ?? {},
      'Clinic Visits': config.categories['Medicare'] ?? {},
    }
    const prescreened = start({ config: { ...config, categories: groups } })
    expect(searchFor(wanted('Medicare'), prescreened).serviceIds).toEqual([151])
    expect(searchFor(wanted('Clinic Visits'), prescreened).serviceIds).toEqual([])
  })

  it('a narrower choice made before for the same type stays; one of another type does not [FIND-34]', () => {
    const narrowed = start({ before: { type: 'Clinic Visits', serviceIds: [91] }, isOnResults: true })
    expect(searchFor(wanted('Clinic Visits'), narrowed).serviceIds).toEqual([91])
    expect(searchFor(wanted('Medicare'), narrowed).serviceIds).toEqual([151])
  })

  it('the answer to the flu question is kept, and yes adds the vaccine [FIND-40, FIND-41]', () => {
    expect(searchFor(wanted('Clinic Visits'), start(), { visit: 29, addsFlu: true })).toMatchObject({
      shouldAddPromotion: true,
      serviceIds: [29, 201],
    })
    expect(searchFor(wanted('Clinic Visits'), start(), { visit: 29, addsFlu: false })).toMatchObject({
      shouldAddPromotion: false,
      serviceIds: [29],
    })
  })

  it('unasked, what was answered for this type holds [FIND-41]', () => {
    const before = { type: 'Clinic Visits', shouldAddPromotion: true, serviceIds: [29, 201] }
    const again = searchFor(wanted('Clinic Visits'), start({ before, isOnResults: true }))
    expect(again).toMatchObject({ shouldAddPromotion: true, serviceIds: [29, 201] })
    const other = searchFor(wanted('Telenutrition'), start({ before, isOnResults: true }))
    expect(other).toMatchObject({ shouldAddPromotion: false, serviceIds: [301] })
  })

  it('the vaccine is added once, and only where somebody gives both [FIND-41]', () => {
    expect(withFlu([29, 201], services)).toEqual([29, 201])
    expect(withFlu([301], services)).toEqual([301])
    expect(withFlu([], services)).toEqual([])
  })

  it.each([
    ['2026-11-25', '2026-11-25', true],
    ['2026-11-23', '2026-11-23', false],
    ['2026-11-20', '2026-11-23', false],
  ])(
    'with the earliest day %s, the 23rd becomes %s and the warning is %j [FIND-33]',
    (earliestDate, date, warns) => {
      const found = searchFor(wanted('Medicare'), start({ before: { type: 'Medicare', earliestDate } }))
      expect(found).toMatchObject({ date, showLeadTimeWarning: warns, earliestDate })
    },
  )

  it('the earliest day of another type does not hold [FIND-33]', () => {
    const before = {
      type: 'Medicare',
      earliestDate: '2026-12-01',
      timeZone: 'ET',
      medicaid: 'Yes',
      isFirstDoseOnly: true,
    }
    const found = searchFor(wanted('Clinic Visits'), start({ before }))
    expect(found).toMatchObject({ date: '2026-11-23', showLeadTimeWarning: false })
    expect(found).not.toHaveProperty('earliestDate')
    expect(found).not.toHaveProperty('timeZone')
    expect(found).not.toHaveProperty('medicaid')
    expect(found).not.toHaveProperty('isFirstDoseOnly')
  })

  it('a benefit code goes with every search; an error of the last one does not [BENEFIT-13, BENEFIT-15]', () => {
    const before = { benefitCode: 'SAVE10', error: 'locationUnavailable' }
    const found = searchFor(wanted('Medicare'), start({ before }))
    expect(found.benefitCode).toBe('SAVE10')
    expect(found).not.toHaveProperty('error')
  })

  it('the clinic that a guest came from stays as long as they search at its place; that of a booking link does not [API-46]', () => {
    const before = { location: 'Cincinnati, OH', provider: '95100001', businessName: 'tlc' } as const
    const found = (more: Partial<Start['before']>) =>
      searchFor(wanted('Clinic Visits'), start({ before: { ...before, ...more } }))
    expect(found({})).toMatchObject({ provider: '95100001', businessName: 'tlc' })
    expect(found({ location: '45202' })).not.toHaveProperty('provider')
    expect(found({ slot: '2026-11-23T09:00:00-05:00' })).not.toHaveProperty('provider')
  })
})
