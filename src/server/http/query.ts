import type { Struct } from 'superstruct'
import { decode } from './decode.ts'
import { refusal } from './refusal.ts'

const PREFIX = 'filter.' // API-52

/**
 * The query of a call: names with and without "filter."; a list repeats its name, holds commas, or both; whole numbers and
 * true or false are read as such. Unknown names are ignored (FEED-14), or refused (400) with `refusesUnknown`. Refused (400): a
 * single value given twice.
 */
export function decodeQuery<Q>(
  search: URLSearchParams,
  struct: Struct<Q, unknown>,
  refusesUnknown = false,
): Q {
  const given = new Map<string, string[]>()
  for (const [written, value] of search) {
    const name = written.startsWith(PREFIX) ? written.slice(PREFIX.length) : written
    given.set(name, [...(given.get(name) ?? []), value])
  }
  const schema = knownSchemaOf(struct)
  const query = Object.create(null) as Record<string, unknown>
  for (const [name, values] of given) {
    const type = schema.get(name)
    if (type !== undefined) query[name] = readValue(name, type, values)
    else if (refusesUnknown) query[name] = values
  }
  return decode({ ...query }, struct, ([name = '']) => name)
}

function readValue(name: string, type: string, values: string[]): unknown {
  if (type === 'array') return values.flatMap((value) => value.split(',')).map((value) => value.trim())
  const [value = ''] = values
  if (values.length > 1) throw refusal(400, 'invalidRequest', 'This field is given twice.', name)
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(value))
    return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

const schemas = new WeakMap<object, Map<string, string>>()

function knownSchemaOf(struct: { schema: unknown }): Map<string, string> {
  const known = schemas.get(struct)
  if (known) return known
  const schema = schemaOf(struct)
  schemas.set(struct, schema)
  return schema
}

/** The type of each field of an object struct. */
function schemaOf(struct: { schema: unknown }): Map<string, string> {
  const schema = (struct.schema ?? {}) as Record<string, { type: string }>
  return new Map(Object.entries(schema).map(([name, { type }]) => [name, type]))
}
