import { unknownAppointment } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { isConfirmCode } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'

/**
 * Throws unknownAppointment (404) for a text that is not the code of an appointment, without looking the appointment up. After thirty wrong ones in a
 * minute a client's wrong ones are 503 busy. Right ones pass, so that nobody behind an address shuts the others out: a code cannot be guessed.
 */
export function checkConfirmCode(
  { keys, limits }: { keys: Pick<ServerKeys, 'codeKeys'>; limits: Limits },
  id: string,
  code: string,
  client: Client,
): void {
  if (isConfirmCode(keys, id, code)) return
  limits.spend('cancels', client)
  throw unknownAppointment()
}
