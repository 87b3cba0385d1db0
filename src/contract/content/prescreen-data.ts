import type { Infer } from 'superstruct'
import { array, enums, size, type } from 'superstruct'
import { Line } from './text.ts'

/** Document prescreenData: info messages of vaccines by type (WALKIN-12), employers of DOT physicals (PRESCREEN-17). */
export const PrescreenData = type({
  /** `type` is the vaccine's name before the word "dose" (WALKIN-10); compared without regard to case. */
  vaccines: size(array(type({ type: Line, infoMessage: Line })), 0, 200),
  employers: size(array(type({ label: Line, value: Line, type: enums(['employer', 'other']) })), 0, 500),
})
export type PrescreenData = Infer<typeof PrescreenData>
