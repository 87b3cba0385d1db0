import type { Infer } from 'superstruct'
import { boolean, number, optional, record, string, type } from 'superstruct'

/** Document serviceExtraProperties: per service id, merged into the service list (CONTENT-30). */
export const ServiceExtras = record(
  string(),
  type({
    leadTime: optional(number()),
    infoMessage: optional(string()),
    covidVaccinesAdditionalInfo: optional(string()),
    isCovidVaccine: optional(boolean()),
  }),
)
export type ServiceExtras = Infer<typeof ServiceExtras>
