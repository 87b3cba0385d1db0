import { refusal } from '../http/refusal.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { maySee } from './tokens.ts'

/** The locations of a call: those that are asked for, else those of the token; null: all. Refuses (403) what the token may not see. */
export function locationsFor(
  token: OperatorToken,
  asked: readonly string[] | undefined,
): readonly string[] | null {
  for (const id of asked ?? [])
    if (!maySee(token, id)) {
      throw refusal(403, 'tokenLocation', 'This token is of other locations.')
    }
  return asked ?? token.locations
}
