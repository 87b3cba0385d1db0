import { array, coerce, number, Struct, string } from 'superstruct'

/**
 * A list of what can be read: an entry that cannot is left out, so that it does not cost the others. A list of which nothing can be read
 * is no answer.
 */
export function readableList<T>(one: Struct<T, unknown>): Struct<T[], Struct<T>> {
  const list = array(one) as unknown as Struct<T[], Struct<T>>
  return checkedByReading(list, (given) => {
    if (!Array.isArray(given)) return undefined
    const read = given.flatMap((entry) => {
      const [error, value] = one.validate(entry, { coerce: true })
      return error ? [] : [value]
    })
    return read.length > 0 ? read : undefined
  })
}

/** A value that is null where it cannot be read, so that it does not cost what is around it. */
export function readableOrNull<T, S>(one: Struct<T | null, S>): Struct<T | null, S> {
  return checkedByReading(one, (given) => {
    if (given === undefined) return undefined
    const [error, value] = one.validate(given, { coerce: true })
    return error ? null : value
  })
}

/**
 * `read` returns a checked value, or undefined where the struct itself must judge. What it returned is not checked again: an answer of
 * 50 providers has thousands of members, and a phone is busy with them for 60 ms (P11).
 */
function checkedByReading<T, S>(struct: Struct<T, S>, read: (given: unknown) => unknown): Struct<T, S> {
  const checked = new WeakSet<object>()
  return new Struct({
    ...struct,
    coercer: (given, context) => {
      const value = read(given)
      if (value === undefined) return struct.coercer(given, context)
      if (typeof value === 'object' && value !== null) checked.add(value)
      return value
    },
    entries: (value, context) =>
      typeof value === 'object' && value !== null && checked.has(value) ? [] : struct.entries(value, context),
  })
}

/** A text, or a number that is read as one: some provider APIs send ids and codes as numbers (BK-63). */
export const textOrNumber = coerce(string(), number(), String)

/** Where an answer has one thing, or nothing, in place of a list. */
export function asList(given: unknown): unknown[] {
  return (Array.isArray(given) ? given : [given]).filter((one) => one !== null && one !== undefined)
}
