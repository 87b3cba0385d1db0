import type { Infer } from 'superstruct'
import { array, boolean, enums, optional, record, string, type } from 'superstruct'
import { SCHEDULER_FLOWS } from '../vocabulary.ts'

/** Scheduler configuration of one category (ENTITY-08). */
export const CategoryConfig = type({
  schedulerFlow: optional(enums(SCHEDULER_FLOWS)),
  formConfigGroup: optional(string()),
  prescreenFlow: optional(string()), // PRESCREEN-01
  showPromotionModal: optional(boolean()),
  redirectAction: optional(enums(['PHARMACY_SCHEDULER', 'PRESCREEN'])), // FIND-31
  stateSelectionModal: optional(type({ ampCollectionId: string() })),
  inlineSAFMessage: optional(type({ type: enums(['info', 'warning', 'error']), text: string() })),
})
export type CategoryConfig = Infer<typeof CategoryConfig>

/** Document schedulerConfig: the "main" configuration, always asked of the API first (CONTENT-09, CONTENT-10). */
export const SchedulerConfig = type({
  /** Slugs that are asked of the API first. */
  forceFetch: array(string()),
  categories: record(string(), CategoryConfig),
  flows: record(
    string(),
    type({
      showPromotionModal: optional(boolean()),
      formConfigGroup: optional(string()),
      isVirtual: optional(boolean()),
    }),
  ), // ENTITY-09
  defaultFormConfigGroup: string(),
  groupServices: boolean(), // API-09
  /** One configuration block of phone numbers and addresses (LIMITS-08 to LIMITS-11), digits as ddd-ddd-dddd. */
  support: type({
    customer: string(),
    email: string(),
    clinic: string(),
    dietitian: string(),
    pharmacy: string(),
    rideshare: string(),
  }),
  pharmacySchedulerUrl: optional(string()), // ROUTE-25
  clinicSchedulerUrl: optional(string()),
})
export type SchedulerConfig = Infer<typeof SchedulerConfig>
