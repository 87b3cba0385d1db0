import { STATES } from '#domain/address'

const CODES = new Map(
  STATES.flatMap(({ code, name }) => [code, name].map((word) => [word.toLowerCase(), code])),
)

/** The code of a state written as its code or its name, in any case (LIMITS-06); undefined when there is no such state. */
export function stateCode(text: string): string | undefined {
  return CODES.get(text.trim().replaceAll('.', '').replace(/\s+/g, ' ').toLowerCase())
}
