import type { Infer } from 'superstruct'
import { boolean, integer, max, min, optional, record, type } from 'superstruct'
import { formed, Line } from './text.ts'

/** Document serviceExtraProperties: per service id, merged into the service list (CONTENT-30). */
export const ServiceExtras = record(
  formed(/^\d{1,10}$/, 'the number of a service'),
  type({
    /** Days that the clinic needs to get ready. */
    leadTime: optional(max(min(integer(), 0), 365)),
    infoMessage: optional(Line),
    covidVaccinesAdditionalInfo: optional(Line),
    isCovidVaccine: optional(boolean()),
  }),
)
export type ServiceExtras = Infer<typeof ServiceExtras>
