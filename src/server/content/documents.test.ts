import { describe, expect, it } from 'vitest'
import { contentPath, isConsentSlug } from '#contract/content/catalogue'
import {
  COLLECTION_IDS,
  type CollectionKind,
  collectionPath,
  collectionStruct,
} from '#contract/content/collections'
import { decodeDocument } from '#contract/content/decode'
import { QUESTION_TYPES } from '#contract/content/eligibility'
import { screenTextsPath } from '#contract/content/translations'
import { LANGUAGE_CODES } from '#contract/languages'
import type { Rule } from '#contract/rule'
import { mergeLayers } from '#domain/config'
import { documentError, fieldsOf } from '#domain/eligibility/document-error'
import { VISIT_FACTS } from '#domain/eligibility/visit-facts'
import {
  bodyOf,
  dataOf,
  fileOf,
  filesOf,
  production,
  SETS,
  slugs,
} from '../../../tests/support/bundled-documents.ts'
import { idsOfGroup } from '../directory/demonstration-services.ts'

describe.each(SETS)('the %s set', (set) => {
  it('has every document of the catalogue and every known collection, nothing else [CONTENT-04, CONTENT-05]', () => {
    const kinds: CollectionKind[] = ['textcollection', 'page']
    const collections = kinds.flatMap((kind) => COLLECTION_IDS[kind].map((id) => collectionPath(kind, id)))
    const others = LANGUAGE_CODES.filter((code) => code !== 'en')
    const paths = [
      ...slugs.map((slug) => contentPath(slug)),
      ...slugs.filter(isConsentSlug).map((slug) => contentPath(slug, 'es')),
      ...others.map((code) => contentPath('visitMessages', code)),
      ...others.map(screenTextsPath),
    ]
    expect(filesOf(set)).toEqual([...paths, ...collections].map(fileOf).sort())
  })

  it.each(slugs)('its document %s fits its struct [CONTENT-03, CONTENT-31]', (slug) => {
    expect(() => dataOf(slug, set)).not.toThrow()
  })

  it('its collections and pages fit their structs [CONTENT-15]', () => {
    for (const kind of ['textcollection', 'page'] as const) {
      for (const id of COLLECTION_IDS[kind]) {
        const decoded = decodeDocument(
          bodyOf(set, fileOf(collectionPath(kind, id))),
          collectionStruct(kind, id),
        )
        expect(decoded.kind, `${kind} ${id}`).toBe('fits')
      }
    }
  })

  it('keys that name answers, pages and choices are unique [CONTENT-31]', () => {
    const pages = dataOf('medicalInformation', set).pages
    const lists: string[][] = [
      pages.map(({ key }) => key),
      pages.flatMap(({ questions }) => questions.map(({ key }) => key)),
      dataOf('medicalHistory', set).conditions.map(({ key }) => key),
      dataOf('dietaryRestrictions', set).allergies.map(({ key }) => key),
      dataOf('appointmentGoals', set).items.map(({ key }) => key),
      dataOf('survey', set).items.map(({ key }) => key),
      dataOf('prescreenData', set).vaccines.map(({ type }) => type.toLowerCase()),
      dataOf('prescreenData', set).employers.map(({ value }) => value),
      dataOf('insuranceStepConfig', set).carriers.map(({ value }) => value),
      dataOf('timezoneValues', set).map(({ code }) => code),
      ...(['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'] as const).flatMap((slug) => {
        const { questions } = dataOf(slug, set)
        const values = questions.map(({ options = [] }) => options.map(({ value }) => value))
        return [questions.map(({ dataFieldToCollect }) => dataFieldToCollect), ...values]
      }),
    ]
    for (const list of lists) expect(new Set(list).size, list.join()).toBe(list.length)
  })

  it('a rule looks only at what was asked before it, so that none is cyclic [CONTENT-31]', () => {
    const fieldsIn = (rule: Rule | undefined) => (rule ? fieldsOf(rule) : [])
    const asked = new Set(['sexAssignedAtBirth', 'dateOfBirth'])
    for (const { key, shownWhen } of dataOf('medicalInformation', set).pages.flatMap(
      (page) => page.questions,
    )) {
      for (const field of fieldsIn(shownWhen)) expect(asked, key).toContain(field)
      asked.add(key)
    }
    for (const slug of ['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'] as const) {
      const before = new Set<string>(VISIT_FACTS)
      for (const { dataFieldToCollect, skip, options = [], actions = [], messages = [] } of dataOf(slug, set)
        .questions) {
        for (const rule of [skip, ...options.map((one) => one.skip)]) {
          for (const field of fieldsIn(rule)) expect(before, dataFieldToCollect).toContain(field)
        }
        before.add(dataFieldToCollect)
        for (const rule of [...actions.map(({ on }) => on), ...messages.map((one) => one.rule)]) {
          for (const field of fieldsIn(rule)) expect(before, dataFieldToCollect).toContain(field)
        }
      }
    }
  })
})

/** Where the sets may differ from production: switches, and the words that mark a set. */
const MAY_DIFFER = [
  /^hw_config\/1\.0\.0\/scheduler\/form-config\.json data\.walkInVaccine\.default\.(show\w+|preventContinueIfYesOnCovid)$/,
  /^hw_config\/1\.0\.0\/scheduler\/scheduler-config\.json data\.(support\.email|forceFetch\.\d+)$/,
  /^hw_config\/1\.0\.0\/scheduler\/insurance-step-config\.json data\.showSocialSecurityNumber$/,
  /^hw_config\/1\.0\.0\/scheduler\/service-extra-properties\.json data\./,
  /^textcollection\/1\.0\.0\/tlc\/scheduler-texts\.json data\.topMessage$/,
]

it.each(['test', 'stage'] as const)(
  'the %s set differs from production only where it is meant to [CONTENT-05]',
  (set) => {
    const leaves = (value: unknown, path: string): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, one]) => leaves(one, path === '' ? key : `${path}.${key}`))
        : [[path, value]]
    for (const file of filesOf('production')) {
      const here = new Map(leaves(bodyOf(set, file), ''))
      const there = new Map(leaves(bodyOf('production', file), ''))
      for (const path of new Set([...here.keys(), ...there.keys()])) {
        if (here.get(path) === there.get(path)) continue
        const place = `${file} ${path}`
        expect(
          MAY_DIFFER.some((allowed) => allowed.test(place)),
          place,
        ).toBe(true)
      }
    }
  },
)

describe('what the documents configure', () => {
  it('every document of the specifications has a slug [CONTENT-24, CONTENT-25, CONTENT-26, CONTENT-27]', () => {
    const named =
      `checklist reservationToggle zoomDownloads physicals healthScreening travelVaccines medicalInformation
      serviceNameCriteriaMapper covidEligibilityQuestions twoDoseEligibilityQuestions covidVaccinesToggle prescreenData
      notesData formConfig insuranceStepConfig generalConsent financialConsent medicalHistory privacyPractice
      timezoneValues dietitianDetails ampConfiguration schedulerConfig safError serviceExtraProperties`.split(
        /\s+/,
      )
    expect(slugs).toEqual(expect.arrayContaining(named))
  })

  it('forceFetch lists slugs of the catalogue, some of them in every set [CONTENT-10]', () => {
    for (const set of SETS) {
      const { forceFetch } = dataOf('schedulerConfig', set)
      expect(forceFetch.length).toBeGreaterThan(0)
      for (const slug of forceFetch) expect(slugs).toContain(slug)
    }
  })

  it('every formConfigGroup that is named exists, and its steps are those of the specification [CONTENT-26]', () => {
    const { categories, flows, defaultFormConfigGroup } = production('schedulerConfig')
    const groups = production('formConfig')
    const named = [...Object.values(categories), ...Object.values(flows)].map((one) => one.formConfigGroup)
    for (const group of [defaultFormConfigGroup, ...named])
      if (group !== undefined) expect(groups).toHaveProperty(group)
    // INTAKE-01, INTAKE-02
    const known =
      `patientDetails medicalInformation financialConsent telemedicineFinancialConsent vaccineConsent appointmentNotes
      insurance simpleInsurance medicalHistory dietaryRestrictions appointmentGoals survey privacyPractice generalConsent`.split(
        /\s+/,
      )
    for (const { default: config } of Object.values(groups)) {
      for (const step of config.steps) expect(known).toContain(step)
      expect(new Set(config.steps).size).toBe(config.steps.length)
    }
  })

  it('the walk-in intake is short: 3 vaccines, e-mail optional [WALKIN-07, WALKIN-17, PATIENT-48, PATIENT-49, PATIENT-51, WI-15]', () => {
    expect(production('schedulerConfig').categories['Instant Vaccines']).toMatchObject({
      schedulerFlow: 'INSTANT_VACCINE',
      formConfigGroup: 'walkInVaccine',
    })
    const walkIn = production('formConfig')['walkInVaccine']?.default
    expect(walkIn).toMatchObject({ maxVaccines: 3, emailRequired: false, legalNameMaxLength: 50 })
    expect(walkIn).toMatchObject({
      showPatientAddressFields: true,
      showGender: false,
      showTextingConsent: false,
      skippedQuestions: ['hadPhysical'],
    })
    expect(walkIn).toMatchObject({ showPreferredName: true, showRace: true, showEthnicity: true })
    expect(walkIn).toMatchObject({ showWeight: false, showShopperCard: false, showPreferredLanguage: false })
    expect(walkIn).toMatchObject({ showProviderInfo: false, showMotherMaidenName: false })
  })

  it('who books a vaccine, at a pharmacy or for a journey, is asked what a walk-in is asked [BK-31, WI-15]', () => {
    const { vaccine, standard } = production('formConfig')
    const ofJourney = standard && mergeLayers(standard, { category: 'Travel Vaccines' })
    for (const booked of [vaccine?.default, ofJourney])
      expect(booked).toMatchObject({
        showGender: false,
        showTextingConsent: false,
        showConfirmEmail: false,
        showConfirmPhone: false,
        skippedQuestions: ['hadPhysical'],
      })
  })

  it('every vaccine has its statement by title, edition and address [WI-23]', () => {
    const { vaccines } = production('prescreenData')
    expect(
      vaccines
        .filter(({ vis }) => !vis?.url.startsWith('https://www.cdc.gov/vaccines/'))
        .map(({ type }) => type),
    ).toEqual([])
  })

  it('consent adapts to flow and state at once [CONTENT-22, CONTENT-23]', () => {
    const consent = production('generalConsent')
    const fields = (context: object) => mergeLayers(consent, context).boxes.map(({ field }) => field)
    expect(fields({})).toEqual(['generalConsent', 'nspConsent', 'hieConsent', 'ppaConsent'])
    expect(fields({ flow: 'INSTANT_VACCINE' })).toEqual(['generalConsent', 'hieConsent'])
    expect(fields({ flow: 'VIRTUAL_VISIT' })).toContain('telehealthConsent')
    expect(fields({ flow: 'DIETITIAN' })).toContain('telenutritionConsent')
    const inCalifornia = mergeLayers(consent, { flow: 'INSTANT_VACCINE', state: 'CA' })
    expect([inCalifornia.boxes.length, inCalifornia.note?.includes('California')]).toEqual([2, true])
  })

  it('verbatim texts, and who must come with a minor [CONFIRM-03, CONSENT-03, BK-36]', () => {
    const checklist = production('checklist')
    expect(mergeLayers(checklist, {}).message).toBe('Your appointment is confirmed!')
    expect(mergeLayers(checklist, { flow: 'INSTANT_VACCINE' }).nextStep).toContain('counter')
    for (const flow of ['IN_PERSON', 'EVERYDAY_VACCINE', 'INSTANT_VACCINE'])
      expect(mergeLayers(checklist, { flow }).minorsChecklist).toEqual([
        'A parent or guardian must come too.',
      ])
    expect(production('privacyPractice').default.boxes).toMatchObject([
      { field: 'privacyPractice', message: 'This is a required field.' },
    ])
  })

  it('who comes for a physical, a screening or a wellness visit is not asked for a sickness [HISTORY-14]', () => {
    const { services, default: usual } = production('notesData')
    const groups = ['Physicals', 'Health Screenings', 'DOT Physicals', 'Medicare Annual Wellness Visit']
    expect(services.map(({ serviceId }) => serviceId)).toEqual(groups.flatMap(idsOfGroup))
    for (const { notes, serviceId } of services) {
      const shared = notes.filter((note) => usual.notes.includes(note))
      expect(shared, String(serviceId)).toEqual(notes.length > 0 ? ['Something else'] : [])
    }
  })

  it('the screening asks for every flag and fills every list [HISTORY-24, HISTORY-25, HISTORY-27]', () => {
    const questions = production('medicalInformation').pages.flatMap((page) => page.questions)
    const flags =
      `haveFever haveCovid19Symptoms hadPhysical haveAllergies hadReaction recentVaccines hadVaccinesPreviously
      haveNeuroDisorders hadBloodProducts isPregnant haveImmuneSystemProblem takesImmunoSuppressants`.split(
        /\s+/,
      )
    expect(questions.map(({ key }) => key)).toEqual(expect.arrayContaining(flags))
    const lists = questions.flatMap(({ details }) => details?.list ?? [])
    expect(lists.sort()).toEqual(
      [
        'allergies',
        'bloodProductDetails',
        'immunoSuppressants',
        'medicalConditions',
        'recentVaccinationDetails',
      ].sort(),
    )
    expect(questions.filter(({ isCovid }) => isCovid).map(({ key }) => key)).toEqual(['haveCovid19Symptoms'])
  })

  it('the eligibility documents use question types that can be asked, and no other [ELIG-01]', () => {
    const documents = [production('covidEligibilityQuestions'), production('twoDoseEligibilityQuestions')]
    for (const document of documents) expect(documentError(document)).toBeUndefined()
    const used = documents.flatMap(({ questions }) => questions.map(({ type }) => type))
    for (const type of used) expect(QUESTION_TYPES).toContain(type)
    expect(used).toEqual(expect.arrayContaining(['date', 'radio', 'yesNo', 'criteriaDropdown']))
  })

  it('defaults of the specification [INSURANCE-17, TIME-02, TIME-03]', () => {
    expect(production('insuranceStepConfig').sendInvoiceTo).toEqual(['Patient', 'Policyholder'])
    expect(production('timezoneValues').map(({ code, zone }) => `${code} ${zone}`)).toEqual([
      'ET America/New_York',
      'CT America/Chicago',
      'MT America/Boise',
      'MST America/Phoenix',
      'PT America/Los_Angeles',
      'AKT America/Anchorage',
      'HT Pacific/Honolulu',
    ])
  })
})
