import type { Infer } from 'superstruct'
import { array, object, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

/** What a booked appointment or check-in answers (API-32). */
export const Booked = type({ id: string(), confirmCode: string() })
export type Booked = Infer<typeof Booked>

/** The call of a walk-in without its body: the outbox sends another body, and needs no struct of the plain one. */
export const walkInCall: Omit<Endpoint<Record<string, never>, never, { appointments: Booked[] }>, 'body'> = {
  method: 'POST',
  path: '/appointment-management/v2/appointments/walk-in',
  query: object({}),
  data: type({ appointments: array(Booked) }),
  status: 201,
  idempotent: true,
}
