import type { Struct } from 'superstruct'
import type { LanguageCode } from '../languages.ts'
import { BannerTable } from './banners.ts'
import { LayeredConfirmationTexts } from './confirmation.ts'
import { type ConsentDocument, LayeredConsentDocument } from './consents.ts'
import { EligibilityQuestions, ServiceNameCriteria } from './eligibility.ts'
import { FormConfigGroups } from './form-config.ts'
import { ChecklistForm, DietaryRestrictions, MedicalHistory, NotesData } from './health-forms.ts'
import type { Layers } from './layers.ts'
import { MedicalInformation } from './medical-information.ts'
import { AmpConfiguration, FormNotice, LanguageHelpNotice, VideoDownloads } from './notices.ts'
import { PrescreenData } from './prescreen-data.ts'
import { DietitianDetails, HealthScreening, Physicals, TimezoneValues, TravelVaccines } from './prescreens.ts'
import { SchedulerConfig } from './scheduler-config.ts'
import { ServiceExtras } from './service-extras.ts'
import { InsuranceStepConfig } from './simple-insurance.ts'
import { Toggle } from './toggle.ts'
import { VisitMessageTexts } from './visit-messages.ts'

/** Content schemas (CONTENT-02). */
const SCHEMAS = ['text', 'textcollection', 'toggle', 'hw_config', 'page'] as const
type Schema = (typeof SCHEMAS)[number]
type Entry<T> = { schema: Schema; dir: string; name: string; struct: Struct<T> }
const entry = <T>(schema: Schema, name: string, struct: Struct<T, unknown>): Entry<T> => ({
  schema,
  dir: 'scheduler',
  name,
  struct: struct as Struct<T>,
})
const CONSENT: Struct<Layers<ConsentDocument>> = LayeredConsentDocument

/** Every content document by slug (CONTENT-03, CONTENT-04, CONTENT-24 to CONTENT-27): its path and the struct of its `data`. */
export const CATALOGUE = {
  schedulerConfig: entry('hw_config', 'scheduler-config', SchedulerConfig),
  banners: entry('hw_config', 'banners', BannerTable),
  formConfig: entry('hw_config', 'form-config', FormConfigGroups),
  ampConfiguration: entry('hw_config', 'amp-configuration', AmpConfiguration),
  prescreenData: entry('hw_config', 'prescreen-data', PrescreenData),
  serviceExtraProperties: entry('hw_config', 'service-extra-properties', ServiceExtras),
  serviceNameCriteriaMapper: entry('hw_config', 'service-name-criteria-mapper', ServiceNameCriteria),
  covidEligibilityQuestions: entry('hw_config', 'covid-eligibility-questions', EligibilityQuestions),
  twoDoseEligibilityQuestions: entry('hw_config', 'two-dose-eligibility-questions', EligibilityQuestions),
  physicals: entry('hw_config', 'physicals', Physicals),
  healthScreening: entry('hw_config', 'health-screening', HealthScreening),
  travelVaccines: entry('hw_config', 'travel-vaccines', TravelVaccines),
  dietitianDetails: entry('hw_config', 'dietitian-details', DietitianDetails),
  timezoneValues: entry('hw_config', 'timezone-values', TimezoneValues),
  medicalInformation: entry('hw_config', 'medical-information', MedicalInformation),
  medicalHistory: entry('hw_config', 'medical-history', MedicalHistory),
  dietaryRestrictions: entry('hw_config', 'dietary-restrictions', DietaryRestrictions),
  appointmentGoals: entry('hw_config', 'appointment-goals', ChecklistForm),
  survey: entry('hw_config', 'survey', ChecklistForm),
  notesData: entry('hw_config', 'notes-data', NotesData),
  insuranceStepConfig: entry('hw_config', 'insurance-step-config', InsuranceStepConfig),
  generalConsent: entry('text', 'general-consent', CONSENT),
  vaccineConsent: entry('text', 'vaccine-consent', CONSENT),
  financialConsent: entry('text', 'financial-consent', CONSENT),
  telemedicineFinancialConsent: entry('text', 'telemedicine-financial-consent', CONSENT),
  privacyPractice: entry('text', 'privacy-practice', CONSENT),
  languageHelp: entry('text', 'language-help', LanguageHelpNotice),
  visitMessages: entry('text', 'visit-messages', VisitMessageTexts),
  checklist: entry('textcollection', 'checklist', LayeredConfirmationTexts),
  zoomDownloads: entry('textcollection', 'zoom-downloads', VideoDownloads),
  safError: entry('textcollection', 'saf-error', FormNotice),
  covidVaccinesToggle: entry('toggle', 'covid-vaccines-toggle', Toggle),
  reservationToggle: entry('toggle', 'reservation-toggle', Toggle),
} as const

export type Slug = keyof typeof CATALOGUE
export type DocumentData<S extends Slug> = (typeof CATALOGUE)[S] extends Entry<infer T> ? T : never

/** Slugs of the documents of one shape. */
export type SlugOf<T> = { [S in Slug]: DocumentData<S> extends T ? S : never }[Slug]

/** A document with a text that guests agree to. The step of the intake that shows it has its name. */
export type ConsentSlug = SlugOf<Layers<ConsentDocument>>

/** Whether a step of the intake asks for an agreement: whether its document is a consent text. */
export function isConsentSlug(step: string): step is ConsentSlug {
  return Object.hasOwn(CATALOGUE, step) && CATALOGUE[step as Slug].struct === CONSENT
}

/** Whether a document has translations beside it: texts to agree to are shown whole in a language or not at all, and so are e-mails. */
export function isTranslatedWhole(slug: Slug): boolean {
  return isConsentSlug(slug) || slug === 'visitMessages'
}

/** The address of a content object (CONTENT-01), version "1.0.0" (CONTENT-04); with a language, of its translation. */
export function contentPath(slug: Slug, language?: LanguageCode): string {
  const { schema, dir, name } = CATALOGUE[slug]
  return `/content/v2/objects/${schema}/1.0.0/${dir}/${name}${language ? `.${language}` : ''}.json`
}
