import type { Struct } from 'superstruct'
import { coerce, integer, max, min, number, type } from 'superstruct'

/** How many are asked for: a whole number from 1 on, cut to what the server gives at most (FEED-14). */
export function atMost(most: number): Struct<number, null> {
  return coerce(max(min(integer(), 1), most), number(), (wanted) => Math.min(wanted, most))
}

/** How many a list has at most, after what was asked for was cut. */
export const PageSize = type({ size: number() })

/** The position of a page in a whole list. */
export const PageMeta = type({ ...PageSize.schema, offset: number(), total: number() })
