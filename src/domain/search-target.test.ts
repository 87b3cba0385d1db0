import { describe, expect, it } from 'vitest'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import type { Service } from '#contract/services'
import { aService } from '../../tests/support/builders.ts'
import type { Start } from './search-target.ts'
import { offersFlu, searchFor, stateTextsOf, targetOf, withFlu } from './search-target.ts'
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
  it('FIND-28 FIND-31 to the pharmacy’s own page', () => {
    expect(targetOf('Pharmacy Visits', start())).toBe('pharmacy')
  })

  it('FIND-30 FIND-31 to the results without a redirect, also a type that nobody configured', () => {
    expect(targetOf('Clinic Visits', start())).toBe('results')
    expect(targetOf('Unheard of', start())).toBe('results')
    expect(targetOf('constructor', start())).toBe('results')
  })

  it('FIND-29 to the prescreen, but from the results to the results', () => {
    expect(targetOf('Medicare', start())).toBe('prescreen')
    expect(targetOf('Medicare', start({ isOnResults: true }))).toBe('results')
  })

  it('PRESCREEN-03 to the results where the prescreen is none of this build', () => {
    expect(targetOf('Medicare', start({ prescreens: ['dietitian'] }))).toBe('results')
  })

  it('FIND-42 a state is asked for where the category has texts for it', () => {
    expect(stateTextsOf('Video Visits', config)).toBe('tlc/states')
    expect(stateTextsOf('Clinic Visits', config)).toBeUndefined()
  })
})

describe('the flu question', () => {
  it('FIND-36 comes first where the flow asks it and the category does not say no', () => {
    expect(offersFlu('Clinic Visits', start())).toBe(true)
    expect(offersFlu('Medicare', start())).toBe(false)
    expect(offersFlu('Video Visits', start())).toBe(false)
  })

  it('FIND-36 SCOPE-09 a category without a flow has the default one', () => {
    expect(offersFlu('Video Visits', start({ config: { ...config, categories: {} } }))).toBe(true)
  })

  it('FIND-37 is not asked again on the results of the same type', () => {
    const before = { type: 'Clinic Visits' }
    expect(offersFlu('Clinic Visits', start({ before, isOnResults: true }))).toBe(false)
    expect(offersFlu('Clinic Visits', start({ before: { type: 'Medicare' }, isOnResults: true }))).toBe(true)
    expect(offersFlu('Clinic Visits', start({ before }))).toBe(true)
  })

  it('FIND-38 is not asked on the way to the pharmacy’s page', () => {
    expect(offersFlu('Pharmacy Visits', start())).toBe(false)
  })

  it('FIND-41 is not asked where nobody could give the vaccine, or where it is what is searched for', () => {
    expect(offersFlu('Telenutrition', start())).toBe(false)
    expect(offersFlu('Vaccines', start())).toBe(false)
  })
})

describe('the search of a submitted form', () => {
  it('ENTITY-07 FIND-32 carries what was wanted, tidied, and its flags', () => {
    expect(searchFor(wanted('Clinic Visits'), start({ before: { isPharmacyOnly: true, page: 4 } }))).toEqual({
      type: 'Clinic Visits',
      location: 'Cincinnati, OH',
      date: '2026-11-23',
      serviceIds: [29, 91],
      shouldAddPromotion: false,
      isPharmacyOnly: true,
      showLeadTimeWarning: false,
    })
  })

  it('FIND-34 FIND-35 second doses and what is no menu option are not searched for', () => {
    expect(searchFor(wanted('Vaccines'), start()).serviceIds).toEqual([201, 209])
  })

  it('FIND-34 FIND-35 the prescreen gets an id when there is but one', () => {
    const groups = {
      Medicare: config.categories['Medicare'] ?? {},
      'Clinic Visits': config.categories['Medicare'] ?? {},
    }
    const prescreened = start({ config: { ...config, categories: groups } })
    expect(searchFor(wanted('Medicare'), prescreened).serviceIds).toEqual([151])
    expect(searchFor(wanted('Clinic Visits'), prescreened).serviceIds).toEqual([])
  })

  it('FIND-34 a narrower choice made before for the same type stays; one of another type does not', () => {
    const narrowed = start({ before: { type: 'Clinic Visits', serviceIds: [91] }, isOnResults: true })
    expect(searchFor(wanted('Clinic Visits'), narrowed).serviceIds).toEqual([91])
    expect(searchFor(wanted('Medicare'), narrowed).serviceIds).toEqual([151])
  })

  it('FIND-40 FIND-41 the answer to the flu question is kept, and yes adds the vaccine', () => {
    expect(searchFor(wanted('Clinic Visits'), start(), true)).toMatchObject({
      shouldAddPromotion: true,
      serviceIds: [29, 91, 201],
    })
    expect(searchFor(wanted('Clinic Visits'), start(), false)).toMatchObject({
      shouldAddPromotion: false,
      serviceIds: [29, 91],
    })
  })

  it('FIND-41 unasked, what was answered for this type holds', () => {
    const before = { type: 'Clinic Visits', shouldAddPromotion: true, serviceIds: [29, 201] }
    const again = searchFor(wanted('Clinic Visits'), start({ before, isOnResults: true }))
    expect(again).toMatchObject({ shouldAddPromotion: true, serviceIds: [29, 201] })
    const other = searchFor(wanted('Telenutrition'), start({ before, isOnResults: true }))
    expect(other).toMatchObject({ shouldAddPromotion: false, serviceIds: [301] })
  })

  it('FIND-41 the vaccine is added once, and only where somebody gives both', () => {
    expect(withFlu([29, 201], services)).toEqual([29, 201])
    expect(withFlu([301], services)).toEqual([301])
    expect(withFlu([], services)).toEqual([])
  })

  it.each([
    ['2026-11-25', '2026-11-25', true],
    ['2026-11-23', '2026-11-23', false],
    ['2026-11-20', '2026-11-23', false],
  ])(
    'FIND-33 with the earliest day %s, the 23rd becomes %s and the warning is %j',
    (earliestDate, date, warns) => {
      const found = searchFor(wanted('Medicare'), start({ before: { type: 'Medicare', earliestDate } }))
      expect(found).toMatchObject({ date, showLeadTimeWarning: warns, earliestDate })
    },
  )

  it('FIND-33 the earliest day of another type does not hold', () => {
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

  it('BENEFIT-13 BENEFIT-15 a benefit code goes with every search; an error of the last one does not', () => {
    const before = { benefitCode: 'SAVE10', error: 'locationUnavailable' }
    const found = searchFor(wanted('Medicare'), start({ before }))
    expect(found.benefitCode).toBe('SAVE10')
    expect(found).not.toHaveProperty('error')
  })

  it('API-46 the clinic that a guest came from stays as long as they search at its place; that of a booking link does not', () => {
    const before = { location: 'Cincinnati, OH', provider: '95100001', businessName: 'tlc' } as const
    const found = (more: Partial<Start['before']>) =>
      searchFor(wanted('Clinic Visits'), start({ before: { ...before, ...more } }))
    expect(found({})).toMatchObject({ provider: '95100001', businessName: 'tlc' })
    expect(found({ location: '45202' })).not.toHaveProperty('provider')
    expect(found({ slot: '2026-11-23T09:00:00-05:00' })).not.toHaveProperty('provider')
  })
})
