import type { Infer } from 'superstruct'
import { array, enums, string, type } from 'superstruct'

/** Document prescreenData: info messages of vaccines by type (WALKIN-12), employers of DOT physicals (PRESCREEN-17). */
export const PrescreenData = type({
  /** `type` is the vaccine's name before the word "dose" (WALKIN-10); compared without regard to case. */
  vaccines: array(type({ type: string(), infoMessage: string() })),
  employers: array(type({ label: string(), value: string(), type: enums(['employer', 'other']) })),
})
export type PrescreenData = Infer<typeof PrescreenData>
