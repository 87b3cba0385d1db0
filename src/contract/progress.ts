import type { Infer } from 'superstruct'
import { enums, string, type } from 'superstruct'
import { instant } from './intake.ts'

/** How far staff are with a visit (DESK-05); `at`: ISO 8601. Absent from a line until staff set a status. */
export const Progress = type({
  status: enums(['waiting', 'arrived', 'called', 'served', 'noshow', 'canceled']),
  at: instant,
  by: string(),
})
export type Progress = Infer<typeof Progress>
