import type { Infer } from 'superstruct'
import { array, coerce, object, optional, size, string, type, unknown } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { textOrNumber } from './readable.ts'

/** One appointment or check-in in the answer to its booking (API-32). */
export const Booked = type({ id: textOrNumber, confirmCode: textOrNumber })
export type Booked = Infer<typeof Booked>

/**
 * `counterCode`: the code to say at the counter. The server replaces the code of the body when another check-in already has it
 * (BK-60).
 */
const CheckedInOne = type({ ...Booked.schema, counterCode: optional(string()) })
export type CheckedInOne = Infer<typeof CheckedInOne>

/** The list of API-32, also where the data is the list itself (BK-63). */
const CheckedIn = coerce(
  type({ appointments: size(array(CheckedInOne), 1, 2) }),
  array(unknown()),
  (appointments) => ({ appointments }),
)

/** The call of a walk-in without its body: the outbox sends another body, and needs no struct of the plain one. */
export const walkInCall: Omit<
  Endpoint<Record<string, never>, never, { appointments: CheckedInOne[] }>,
  'body'
> = {
  method: 'POST',
  path: '/appointment-management/v2/appointments/walk-in',
  query: object({}),
  data: CheckedIn,
  status: 201,
  idempotent: true,
}
