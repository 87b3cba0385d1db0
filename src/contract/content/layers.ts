import type { Struct } from 'superstruct'
import { optional, record, string, type } from 'superstruct'

/** Configuration that adapts (CONTENT-22): merged default < category < flow < state < business name < banner (CONTENT-23). */
export interface Layers<T> {
  default: T
  category?: Record<string, Partial<T>>
  flow?: Record<string, Partial<T>>
  state?: Record<string, Partial<T>>
  businessName?: Record<string, Partial<T>>
  banner?: Record<string, Partial<T>>
}

/** The layers of a configuration whose whole is `whole` and whose overriding parts are `part`. */
export function layersOf<T>(whole: Struct<T>, part: Struct<Partial<T>>): Struct<Layers<T>> {
  const overrides = optional(record(string(), part))
  return type({
    default: whole,
    category: overrides,
    flow: overrides,
    state: overrides,
    businessName: overrides,
    banner: overrides,
  }) as unknown as Struct<Layers<T>>
}
