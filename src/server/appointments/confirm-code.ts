import { unknownAppointment } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { isConfirmCode } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'

/**
 * Throws unknownAppointment (404) for a text that is not the code of an appointment, without looking the appointment up. After thirty wrong ones in a
 * minute the server answers the next wrong ones of that client with 503 busy. It still takes right ones: a guest who tries wrong codes cannot lock out the others
 * behind the same address, and a code is too long to guess.
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
