import type { Infer } from 'superstruct'
import { array, boolean, enums, integer, max, min, optional, record, size, type } from 'superstruct'
import { LANGUAGE_CODES } from '../languages.ts'
import { SCHEDULER_FLOWS } from '../vocabulary.ts'
import { CollectionId } from './collections.ts'
import { formed, Key, Line, Link, Paragraph, Phone } from './text.ts'

/** Scheduler configuration of one category (ENTITY-08). */
export const CategoryConfig = type({
  /** false: guests are offered nothing of this category, and can book nothing of it (BK-54). */
  isEnabled: optional(boolean()),
  /** What the category is for, on its tile of the main page (SC-14). */
  line: optional(Line),
  /** Icon of its tile; one that the app does not draw is the calendar (SC-37). */
  icon: optional(Key),
  schedulerFlow: optional(enums(SCHEDULER_FLOWS)),
  formConfigGroup: optional(Key),
  /** Key of a folder in pages/prescreen/flows. The server refuses a document that names another; to the app another is no flow (PRESCREEN-01, PRESCREEN-03). */
  prescreenFlow: optional(Key),
  showPromotionModal: optional(boolean()),
  redirectAction: optional(enums(['PHARMACY_SCHEDULER', 'PRESCREEN'])), // FIND-31
  stateSelectionModal: optional(type({ ampCollectionId: CollectionId })),
  inlineSAFMessage: optional(type({ type: enums(['info', 'warning', 'error']), text: Paragraph })),
})
export type CategoryConfig = Infer<typeof CategoryConfig>

/** Scheduler configuration of one flow (ENTITY-09). */
const FlowConfig = type({
  showPromotionModal: optional(boolean()),
  formConfigGroup: optional(Key),
  isVirtual: optional(boolean()), // RESULTS-11
  submitWithLicensureState: optional(boolean()), // BOOK-04
  showZoomLinks: optional(boolean()), // CONFIRM-11
  /** How to join, with {supportPhone} and {code} filled in, and a link with {code}. A flow on video that lacks both has USUAL_JOIN_TEXT. */
  joinText: optional(Paragraph),
  joinUrl: optional(Link),
})

/** Document schedulerConfig: the "main" configuration, always asked of the API first (CONTENT-09, CONTENT-10). */
export const SchedulerConfig = type({
  /** Slugs that are asked of the API first. */
  forceFetch: size(array(Key), 0, 100),
  categories: record(Line, CategoryConfig),
  flows: record(Line, FlowConfig), // ENTITY-09
  defaultFormConfigGroup: Key,
  groupServices: boolean(), // API-09
  /** false: the provider refuses members that no table has, so that the app sends none (BK-64). */
  providerExtensions: optional(boolean()),
  /** One configuration block of phone numbers and addresses (LIMITS-08 to LIMITS-11), digits as ddd-ddd-dddd. */
  support: type({
    customer: Phone,
    email: formed(/^[^\s@]{1,64}@[^\s@]{1,190}$/, 'an e-mail address'),
    clinic: Phone,
    dietitian: Phone,
    pharmacy: Phone,
    rideshare: Phone,
  }),
  /** Seconds without a touch until a store's tablet asks whether the guest is still there; 60 when absent (WI-33). */
  kiosk: optional(type({ idleSeconds: max(min(integer(), 30), 300) })),
  pharmacySchedulerUrl: optional(Link), // ROUTE-25
  clinicSchedulerUrl: optional(Link),
  /** Languages that guests are offered besides English, in this order; none when absent (LANG-02). */
  languages: optional(size(array(enums(LANGUAGE_CODES)), 0, LANGUAGE_CODES.length)),
  /** Languages in which guests may sign: those whose consent texts the operator has released. English always may (LANG-07). */
  released: optional(size(array(enums(LANGUAGE_CODES)), 0, LANGUAGE_CODES.length)),
  /** Where the app sends its events, a path of this origin; none: nowhere (EVENTS-04). */
  eventsPath: optional(
    formed(/^\/(?!\/)[A-Za-z0-9_/-]{1,200}$/, 'a path of this site, in letters, digits, _, - and /'),
  ),
})
export type SchedulerConfig = Infer<typeof SchedulerConfig>
