import type { Struct } from 'superstruct'
import { optional, partial, record, type } from 'superstruct'
import { Line } from './text.ts'

/** Configuration that adapts (CONTENT-22): merged default < category < flow < state < business name < banner (CONTENT-23). */
export interface Layers<T> {
  default: T
  category?: Record<string, Partial<T>>
  flow?: Record<string, Partial<T>>
  state?: Record<string, Partial<T>>
  businessName?: Record<string, Partial<T>>
  banner?: Record<string, Partial<T>>
}

/** The layers of a configuration whose whole is `whole`; every overriding part holds some of its fields. */
export function layersOf<T extends object>(whole: Struct<T, never> | Struct<T, unknown>): Struct<Layers<T>> {
  const overrides = optional(record(Line, partial(whole as never)))
  return type({
    default: whole as Struct<T, unknown>,
    category: overrides,
    flow: overrides,
    state: overrides,
    businessName: overrides,
    banner: overrides,
  }) as unknown as Struct<Layers<T>>
}
