import type { Infer } from 'superstruct'
import { array, optional, record, size, type } from 'superstruct'
import { Line, Link, Paragraph } from './text.ts'

/** One choice that stands for a service, found by its name. */
const ServiceChoice = type({ label: Line, serviceName: Line, info: optional(Line) })

const choices = size(array(ServiceChoice), 1, 50)

/** Document physicals: option lists by age (PRESCREEN-10) and the message for services that fail to load (PRESCREEN-14). */
export const Physicals = type({
  ageQuestion: Line,
  typeQuestion: Line,
  twentyOrOlder: choices,
  underTwenty: choices,
  servicesFailure: Paragraph,
})
export type Physicals = Infer<typeof Physicals>

/** Document healthScreening: the reason category whose services are the options (PRESCREEN-12), and labels in place of names (PRESCREEN-13). */
export const HealthScreening = type({
  question: Line,
  reasonCategory: Line,
  labels: record(Line, Line),
  servicesFailure: Paragraph,
})
export type HealthScreening = Infer<typeof HealthScreening>

/** Document travelVaccines (PRESCREEN-24): the link leads to the pharmacy site. */
export const TravelVaccines = type({
  question: Line,
  options: choices,
  pharmacyLink: type({ before: optional(Line), text: Line, url: Link }),
})
export type TravelVaccines = Infer<typeof TravelVaccines>

/** Document dietitianDetails: prices and configured messages of the dietitian prescreen (PRESCREEN-26 to PRESCREEN-32). */
export const DietitianDetails = type({
  pricing: size(array(type({ label: Line, price: Line, info: optional(Line) })), 0, 20),
  pricingMessage: Paragraph,
  dateTooEarly: Line, // PRESCREEN-28
  dateTooLate: Line,
  stateRequired: Line, // PRESCREEN-29
  stateNotLicensed: Line,
  medicaidQuestion: Line, // PRESCREEN-30
  medicaidProgramQuestion: Line, // PRESCREEN-32
  medicaidProgramNo: Line, // PRESCREEN-31
})
export type DietitianDetails = Infer<typeof DietitianDetails>

/** Document timezoneValues (TIME-02, TIME-03). */
export const TimezoneValues = size(array(type({ code: Line, label: Line, zone: Line })), 1, 30)
export type TimezoneValues = Infer<typeof TimezoneValues>
