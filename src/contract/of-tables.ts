import type { Struct } from 'superstruct'
import { coerce, unknown } from 'superstruct'
import { ownShape } from './wire.ts'

/** A body that is read in our own names and in those of the tables (BK-59, BK-64). */
export function ofTables<T, S>(struct: Struct<T, S>): Struct<T, S> {
  return coerce(struct, unknown(), ownShape)
}
