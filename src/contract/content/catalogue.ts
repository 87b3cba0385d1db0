import type { Struct } from 'superstruct'
import { LayeredConfirmationTexts } from './confirmation.ts'
import { LayeredConsentDocument } from './consents.ts'
import { FormConfigGroups } from './form-config.ts'
import { MedicalInformation } from './medical-information.ts'
import { PrescreenData } from './prescreen-data.ts'
import { SchedulerConfig } from './scheduler-config.ts'
import { ServiceExtras } from './service-extras.ts'
import { InsuranceStepConfig } from './simple-insurance.ts'
import { Toggle } from './toggle.ts'

/** The newest shape of document that this build reads; a document of a later version is refused. */
export const DOCUMENT_VERSION = 1

type Schema = 'text' | 'textcollection' | 'toggle' | 'hw_config' | 'page' // CONTENT-02
type Entry<T> = { schema: Schema; dir: string; name: string; struct: Struct<T> }
const entry = <T>(schema: Schema, name: string, struct: Struct<T, unknown>): Entry<T> => ({
  schema,
  dir: 'scheduler',
  name,
  struct: struct as Struct<T>,
})

/** Every content document by slug (CONTENT-04): where it lies and what fits in its `data`. */
export const CATALOGUE = {
  schedulerConfig: entry('hw_config', 'scheduler-config', SchedulerConfig),
  formConfig: entry('hw_config', 'form-config', FormConfigGroups),
  prescreenData: entry('hw_config', 'prescreen-data', PrescreenData),
  serviceExtraProperties: entry('hw_config', 'service-extra-properties', ServiceExtras),
  medicalInformation: entry('hw_config', 'medical-information', MedicalInformation),
  insuranceStepConfig: entry('hw_config', 'insurance-step-config', InsuranceStepConfig),
  vaccineConsent: entry('text', 'vaccine-consent', LayeredConsentDocument),
  generalConsent: entry('text', 'general-consent', LayeredConsentDocument),
  privacyPractice: entry('text', 'privacy-practice', LayeredConsentDocument),
  checklist: entry('textcollection', 'checklist', LayeredConfirmationTexts),
  covidVaccinesToggle: entry('toggle', 'covid-vaccines-toggle', Toggle),
  reservationToggle: entry('toggle', 'reservation-toggle', Toggle),
} as const

export type Slug = keyof typeof CATALOGUE
export type DocumentData<S extends Slug> = (typeof CATALOGUE)[S] extends Entry<infer T> ? T : never

/** The address of a content object (CONTENT-01), version "1.0.0" (CONTENT-04). */
export function contentPath(slug: Slug): string {
  const { schema, dir, name } = CATALOGUE[slug]
  return `/content/v2/objects/${schema}/1.0.0/${dir}/${name}.json`
}

/** Every document on the wire and on disk is `{ version?, notes?, data }`. */
export type ContentDocument<T> = { version?: number; notes?: string; data: T }
