import type { Infer } from 'superstruct'
import { boolean, type } from 'superstruct'

/** A switch (covidVaccinesToggle, reservationToggle). */
export const Toggle = type({ isEnabled: boolean() })
export type Toggle = Infer<typeof Toggle>
