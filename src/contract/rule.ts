import type { Struct } from 'superstruct'
import { array, lazy, number, object, pattern, size, string, tuple, union } from 'superstruct'

const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)

/**
 * The one vocabulary of conditions (ELIG-08 to ELIG-13): remote documents and local fields speak it.
 * A rule names the answer it looks at and one operator, or nests others with `and`. No operator beyond these exists.
 */
export type Rule =
  | { field: string; exactly: string }
  | { field: string; oneOf: string[] }
  | { field: string; not: string }
  | { field: string; olderThanAge: number }
  | { field: string; youngerThan: number }
  | { field: string; includeAgeRange: [number, number] }
  | { field: string; withinDays: number }
  | { field: string; dateBefore: string }
  | { field: string; dateOnOrAfter: string }
  | { and: Rule[] }

const field = size(string(), 1, 64)
export const Rule: Struct<Rule> = union([
  object({ field, exactly: string() }),
  object({ field, oneOf: array(string()) }),
  object({ field, not: string() }),
  object({ field, olderThanAge: number() }),
  object({ field, youngerThan: number() }),
  object({ field, includeAgeRange: tuple([number(), number()]) }),
  object({ field, withinDays: number() }),
  object({ field, dateBefore: day }),
  object({ field, dateOnOrAfter: day }),
  object({ and: size(array(lazy((): Struct<Rule> => Rule)), 1, 50) }),
]) as unknown as Struct<Rule>
