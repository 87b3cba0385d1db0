import type { Infer, Struct } from 'superstruct'
import { array, boolean, integer, max, min, optional, record, refine, size, type } from 'superstruct'
import type { Layers } from './layers.ts'
import { layersOf } from './layers.ts'
import { Key } from './text.ts'

/** What an intake asks, per formConfigGroup (INTAKE-03, PATIENT-47 to PATIENT-50). Flags decide fields; a hidden field is neither validated nor sent. */
export const FormConfig = type({
  /** Step keys, in the order in which the guest meets them. */
  steps: size(array(Key), 1, 20),
  maxVaccines: max(min(integer(), 1), 10), // WALKIN-07
  emailRequired: boolean(), // PATIENT-51
  legalNameMaxLength: max(min(integer(), 10), 200), // FINANCE-06
  preventContinueIfYesOnCovid: boolean(), // HISTORY-22
  showPatientAddressFields: boolean(), // ADDRESS-14: also turns the address check off
  showCounty: boolean(),
  showPreferredName: boolean(),
  showGender: boolean(),
  showRace: boolean(),
  showEthnicity: boolean(),
  showTextingConsent: boolean(),
  showConfirmEmail: boolean(),
  showConfirmPhone: boolean(),
  showWeight: boolean(),
  showShopperCard: boolean(),
  showPreferredLanguage: boolean(),
  showProviderInfo: boolean(),
  showMotherMaidenName: boolean(),
  showMedicareId: boolean(),
  /** Keys of questions of the screening that this form does not ask. */
  skippedQuestions: optional(size(array(Key), 0, 20)),
})
export type FormConfig = Infer<typeof FormConfig>

/** The flags of a form configuration: the words that a field's `flag` may be. */
export type FormFlag = {
  [K in keyof FormConfig]: FormConfig[K] extends boolean ? K : never
}[keyof FormConfig]

/** The group that is always there: the form of who is sent to one that is not. */
export const LAST_FORM_GROUP = 'standard'

/** Document formConfig: keyed by formConfigGroup (CONTENT-26). */
export const FormConfigGroups: Struct<Record<string, Layers<FormConfig>>> = refine(
  record(Key, layersOf<FormConfig>(FormConfig)),
  'groups',
  (groups) =>
    Object.hasOwn(groups, LAST_FORM_GROUP) ||
    `must have the group "${LAST_FORM_GROUP}", the form where no other is named`,
)
