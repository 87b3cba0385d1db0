import type { Infer } from 'superstruct'
import { boolean, optional, record, type } from 'superstruct'
import { Line } from './text.ts'

const overrides = optional(record(Line, type({ isEnabled: boolean() })))

/** A switch (covidVaccinesToggle, reservationToggle), with what differs by category, flow, state, business name and banner (SCOPE-12, CONTENT-23). */
export const Toggle = type({
  isEnabled: boolean(),
  category: overrides,
  flow: overrides,
  state: overrides,
  businessName: overrides,
  banner: overrides,
})
export type Toggle = Infer<typeof Toggle>
