import type { Infer } from 'superstruct'
import { array, optional, size, type } from 'superstruct'
import { Line } from './text.ts'

/** Document prescreenData: info messages of vaccines by type (WALKIN-12), what DOT physicals need (PRESCREEN-16 to PRESCREEN-19). */
export const PrescreenData = type({
  /** `type` is the vaccine's name before the word "dose" (WALKIN-10); compared without regard to case. */
  vaccines: size(array(type({ type: Line, infoMessage: Line })), 0, 200),
  /** Only those of type "employer" are asked about drug screening (PRESCREEN-16). */
  employers: size(array(type({ label: Line, value: Line, type: Line })), 0, 500),
  /** Names of the services of a DOT physical (PRESCREEN-19). */
  dotPhysicals: optional(type({ plain: Line, withDrugScreening: Line })),
})
export type PrescreenData = Infer<typeof PrescreenData>
