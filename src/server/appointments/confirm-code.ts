import { unknownAppointment } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { isConfirmCode } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'

/**
 * Throws unknownAppointment (404) for a text that is not the code of an appointment, without looking the appointment up. After thirty wrong ones in a
 * minute a client's codes are refused unseen (503 busy); right ones do not count, so many guests behind one address do not lock each other out.
 */
export function checkConfirmCode(
  { keys, limits }: { keys: Pick<ServerKeys, 'codeKeys'>; limits: Limits },
  id: string,
  code: string,
  client: Client,
): void {
  const isRight = isConfirmCode(keys, id, code)
  limits.trySecret('cancels', client, isRight)
  if (!isRight) throw unknownAppointment()
}
