import type { Infer, Struct } from 'superstruct'
import { array, optional, record, size, string, type, unknown } from 'superstruct'
import { Section, Sections } from './sections.ts'
import { formed, Line, Link, Paragraph } from './text.ts'

/** Content that is fetched by id (CONTENT-15). */
export type CollectionKind = 'textcollection' | 'page'

/** An id such as "tlc/scheduler-texts". */
export const CollectionId = formed(
  /^[A-Za-z0-9_-]{1,60}(\/[A-Za-z0-9_-]{1,60}){0,4}$/,
  'an id such as tlc/scheduler-texts',
)

/** The service-finder banner (CONTENT-20). */
export const SchedulerTexts = type({ topMessage: Line, title: Line, schedulerUrl: Link })
export type SchedulerTexts = Infer<typeof SchedulerTexts>

/** The text block of the clinic details page (CLINIC-06). */
export const ClinicMessages = type({ title: optional(Line), messages: size(array(Section), 1, 40) })
export type ClinicMessages = Infer<typeof ClinicMessages>

/** The state selection modal of virtual visits (FIND-47). */
export const StateSelectionTexts = type({
  heading: Line,
  selectLabel: Line,
  formSelectLabel: Line,
  tooltipText: Paragraph,
  selectStateValidationMessage: Line,
  availableStates: size(array(type({ name: Line, value: Line })), 1, 60),
  negativeCTAText: Line,
  positiveCTAText: Line,
})
export type StateSelectionTexts = Infer<typeof StateSelectionTexts>

/** A simple page filled from content (ROUTE-25). */
export const ContentPage = type({ title: Line, summary: optional(Paragraph), sections: Sections })
export type ContentPage = Infer<typeof ContentPage>

/** What any collection holds, also one that this build does not know. */
const AnyCollection: Struct<Record<string, unknown>, null> = record(string(), unknown())

const known: Record<CollectionKind, Record<string, Struct<never, unknown>>> = {
  textcollection: {
    'tlc/scheduler-texts': SchedulerTexts as unknown as Struct<never, unknown>,
    'tlc/clinic-details-messages': ClinicMessages as unknown as Struct<never, unknown>,
    'tlc/virtual-visit-states': StateSelectionTexts as unknown as Struct<never, unknown>,
  },
  page: {
    'tlc/clinic-services': ContentPage as unknown as Struct<never, unknown>,
    'tlc/billing-insurance-payment': ContentPage as unknown as Struct<never, unknown>,
    'tlc/schedule-appointment': ContentPage as unknown as Struct<never, unknown>,
    'pharmacy/vaccination-appointments': ContentPage as unknown as Struct<never, unknown>,
  },
}

/** Ids that are in every bundled set. */
export const COLLECTION_IDS: Record<CollectionKind, readonly string[]> = {
  textcollection: Object.keys(known.textcollection),
  page: Object.keys(known.page),
}

/** What fits in a collection's `data`: the shape of a known id, any object for another. */
export function collectionStruct(kind: CollectionKind, id: string): Struct<Record<string, unknown>> {
  const structs = known[kind]
  const struct = Object.hasOwn(structs, id) ? structs[id] : undefined
  return (struct ?? AnyCollection) as unknown as Struct<Record<string, unknown>>
}

/** The address of a collection or page (CONTENT-15). */
export function collectionPath(kind: CollectionKind, id: string): string {
  return `/content/v2/objects/${kind}/1.0.0/${id}.json`
}
