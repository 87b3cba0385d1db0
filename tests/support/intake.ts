import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'superstruct'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { CATALOGUE, contentPath } from '#contract/content/catalogue'
import type { FormConfig } from '#contract/content/form-config'
import type { StoreSummary } from '#contract/services'
import { tidyAnswers } from '../../src/app/forms/answers.ts'
import type { Problems } from '../../src/app/forms/problems.ts'
import { problemsOf } from '../../src/app/forms/problems.ts'
import type { Answers } from '../../src/app/forms/spec.ts'
import type { Intake } from '../../src/app/pages/intake/intake.ts'
import { intakeOf, shownAnswers } from '../../src/app/pages/intake/intake.ts'
import { STEPS } from '../../src/app/pages/intake/registry.ts'
import { formConfigOf, layerContextOf } from '../../src/app/state/configuration.ts'
import type { Documents } from '../../src/app/state/documents.ts'
import type { Visit } from '../../src/app/state/visit.ts'
import { ROOT } from './sources.ts'

export type ContentSet = 'production' | 'stage' | 'test'

const read = new Map<string, unknown>()

/** A bundled document as a page gets it: decoded. */
export function documentIn<S extends Slug>(set: ContentSet, slug: S): DocumentData<S> {
  const key = `${set}/${slug}`
  if (!read.has(key)) read.set(key, readDocument(set, slug))
  return read.get(key) as DocumentData<S>
}

function readDocument(set: ContentSet, slug: Slug): unknown {
  const path = contentPath(slug).replace('/content/v2/objects/', '')
  const { data } = JSON.parse(readFileSync(join(ROOT, '.build/content', set, path), 'utf8'))
  return create(data, CATALOGUE[slug].struct as never)
}

/** A store in Ohio, as the services/location answer has it. */
export function aStore(overrides: Partial<StoreSummary> = {}): StoreSummary {
  return {
    providerId: '01400376',
    vanityName: 'Kroger Pharmacy Corryville',
    brand: 'kroger',
    address: {
      addressLines: ['1 W Corry St'],
      cityTown: 'Cincinnati',
      stateProvince: 'OH',
      postalCode: '45219',
    },
    phone: '5135550142',
    timezone: 'America/New_York',
    ...overrides,
  }
}

/** A visit at aStore() for one flu vaccine, every step answered rightly by an adult: what the forms hand over. */
export function aVisit(overrides: Partial<Visit> = {}): Visit {
  return {
    flow: 'INSTANT_VACCINE',
    category: 'Instant Vaccines',
    appointment: {
      services: [{ id: 501, name: 'Flu dose 1', isAvailable: true }],
      timestamp: '',
      timezone: 'America/New_York',
    },
    provider: { providerId: '01400376', businessName: 'pharmacy', store: aStore() },
    followup: undefined,
    answers: filled(),
    typing: {},
    forgotten: {},
    counterCode: undefined,
    pending: undefined,
    ...overrides,
  }
}

const NO = [
  'haveFever',
  'haveCovid19Symptoms',
  'haveAllergies',
  'hadReaction',
  'hadVaccinesPreviously',
  'recentVaccines',
  'haveNeuroDisorders',
  'haveImmuneSystemProblem',
  'haveMedicalConditions',
  'isPregnant',
  'takesImmunoSuppressants',
  'hadBloodProducts',
  'hadPhysical',
]

function filled(): Record<string, Answers> {
  return {
    patientDetails: {
      firstName: 'Wilhelmina',
      lastName: 'Ostrander',
      preferredName: 'Billie',
      dobYear: '1984',
      dobMonth: '07',
      dobDay: '04',
      phoneNumber: '(513) 555-0177',
      isMobileNum: 'Yes',
      isMobileConsentChecked: true,
      emailAddress: 'w.ostrander@mail.example',
      addressLineOne: '714 Cormorant Ln',
      addressLineTwo: 'Apt 9C',
      city: 'Cincinnati',
      state: 'OH',
      zipCode: '45219',
      county: 'Hamilton',
      sexAssignedAtBirth: 'Female',
      gender: 'Female',
      race: 'White',
      ethnicity: 'Not Hispanic or Latino',
    },
    medicalInformation: Object.fromEntries(NO.map((key) => [key, 'No'])),
    simpleInsurance: {
      hasPrimaryInsurance: '1',
      insuranceCarrier: 'Employer plan',
      cardholderIdNumber: 'QX55820914',
      groupNumber: 'GRP7714',
    },
    checkAnswers: {},
    vaccineConsent: { patientLegalName: 'Wilhelmina Ostrander', relationshipWithPatient: 'Self' },
    privacyPractice: { privacyPractice: true },
    generalConsent: { privacyPractice: true, generalConsent: true, hieConsent: 'Yes' },
  }
}

/** What an adult who signs for the patient answers. */
export const GUARDIAN: Answers = {
  relationshipWithPatient: 'Child',
  responsiblePartyFirstName: 'Agathe',
  responsiblePartyLastName: 'Ostrander',
  responsiblePartyDobYear: '1984',
  responsiblePartyDobMonth: '07',
  responsiblePartyDobDay: '04',
  responsiblePartyPhoneNumber: '(513) 555-0177',
  responsiblePartySex: 'Female',
  responsiblePartyAddressLineOne: '714 Cormorant Ln',
  responsiblePartyCity: 'Cincinnati',
  responsiblePartyState: 'OH',
  responsiblePartyZipCode: '45219',
  responsiblePartyCounty: 'Hamilton',
}

/** What the fields answer that only a flag shows. */
export const FLAGGED: Answers = {
  confirmPhoneNumber: '(513) 555-0177',
  confirmEmailAddress: 'W.Ostrander@mail.example',
  weight: '150',
  preferredLanguage: 'Spanish',
  altId: '44012345678',
  motherMaidenFirstName: 'Ottoline',
  motherMaidenLastName: 'Vandermeer',
  medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
  primaryHealthcareProvider: 'Dr. Quimby',
  providerAddressLineOne: '88 Elm St',
  providerCity: 'Cincinnati',
  providerState: 'OH',
  providerZipCode: '45202',
  providerPhoneNumber: '(513) 555-0199',
  providerFax: '(513) 555-0198',
}

/** A visit with some answers of a step replaced; undefined leaves one out. */
export function answering(visit: Visit, step: string, answers: Answers): Visit {
  return { ...visit, answers: { ...visit.answers, [step]: { ...visit.answers[step], ...answers } } }
}

/** The same visit for a patient born on a day (YYYY-MM-DD), with a guardian. */
export function forChild(visit: Visit, birth: string): Visit {
  const [dobYear = '', dobMonth = '', dobDay = ''] = birth.split('-')
  const child = answering(visit, 'patientDetails', { dobYear, dobMonth, dobDay })
  return { ...child, answers: { ...child.answers, vaccineConsent: GUARDIAN } }
}

export type Setting = {
  set?: ContentSet
  config?: Partial<FormConfig>
  documents?: { [S in Slug]?: DocumentData<S> }
}

/** The intake of a visit with the bundled documents; the configuration and documents may be replaced in part. */
export function intakeFor(visit: Visit, { set = 'production', config, documents }: Setting = {}): Intake {
  const layered = formConfigOf(
    { schedulerConfig: documentIn(set, 'schedulerConfig'), formConfig: documentIn(set, 'formConfig') },
    layerContextOf(visit),
  )
  const slugs = [...STEPS.values()].flatMap((step) => step.documents)
  const bundled = Object.fromEntries(slugs.map((slug) => [slug, documentIn(set, slug)]))
  const all = { ...bundled, ...documents } as Partial<Documents<Slug>>
  return intakeOf(visit, { ...layered, ...config }, STEPS, all)
}

/** What the shown pages of a step find wrong, page by page as a guest meets them. */
export function problemsIn(visit: Visit, step: string, setting: Setting = {}): Problems {
  const { pages: all, context } = intakeFor(visit, setting)
  const pages = all.filter((stop) => stop.stepKey === step)
  return Object.assign(
    {},
    ...pages.map(({ page }) => problemsOf(page.fields, visit.answers[step] ?? {}, context.facts)),
  )
}

/** The visit as it is stored when every page is submitted: answers tidied as leaving their fields does. */
export function submitted(visit: Visit, setting: Setting = {}): Visit {
  const { steps } = intakeFor(visit, setting)
  const answers = Object.fromEntries(
    steps.map(({ spec, pages }) => {
      const fields = pages.flatMap((page) => page.fields)
      return [spec.key, tidyAnswers(fields, visit.answers[spec.key] ?? {})]
    }),
  )
  return { ...visit, answers }
}

/** A step's slice of the payload, as it crosses the wire. */
export function sliceIn(visit: Visit, step: string, setting: Setting = {}): unknown {
  const intake = intakeFor(visit, setting)
  const context = { ...intake.context, submittedAt: '2026-11-20T17:00:00.000Z' }
  const slice = STEPS.get(step)?.payload(shownAnswers(intake, visit.answers, step), context)
  return JSON.parse(JSON.stringify(slice))
}

/** Every flag of a form configuration, on. */
export const ALL_FLAGS: Partial<FormConfig> = {
  showPatientAddressFields: true,
  showCounty: true,
  showPreferredName: true,
  showGender: true,
  showRace: true,
  showEthnicity: true,
  showTextingConsent: true,
  showConfirmEmail: true,
  showConfirmPhone: true,
  showWeight: true,
  showShopperCard: true,
  showPreferredLanguage: true,
  showProviderInfo: true,
  showMotherMaidenName: true,
  showMedicareId: true,
}
