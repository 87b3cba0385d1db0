import type { Day } from '../calendar.ts'

/** A text that an operator wrote, or the key of one of the app's texts (`messages/en/eligibility.ts`). */
export type Wording =
  | string
  | { readonly key: 'notOnOrAfter'; readonly date: Day }
  | {
      readonly key:
        | 'eligible'
        | 'lastQuestion'
        | 'ineligible'
        | 'unknownType'
        | 'issue'
        | 'noDetector'
        | 'required'
        | 'invalidDate'
        | 'notInPast'
    }
