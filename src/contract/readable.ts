import type { Struct } from 'superstruct'
import { array, coerce, number, string, unknown } from 'superstruct'

/**
 * A list of what can be read: an entry that cannot is left out, so that it does not cost the others. A list of which nothing can be read
 * is no answer.
 */
export function readableList<T>(one: Struct<T, unknown>): Struct<T[], Struct<T>> {
  const list = array(one) as unknown as Struct<T[], Struct<T>>
  return coerce(list, array(unknown()), (given) => {
    const read = given.flatMap((entry) => {
      const [error, value] = one.validate(entry, { coerce: true })
      return error ? [] : [value]
    })
    return read.length > 0 ? read : given
  })
}

/** A text, or a number that is read as one: some provider APIs send ids and codes as numbers (BK-63). */
export const textOrNumber = coerce(string(), number(), String)

/** Where an answer has one thing, or nothing, in place of a list. */
export function asList(given: unknown): unknown[] {
  return (Array.isArray(given) ? given : [given]).filter((one) => one !== null && one !== undefined)
}
