import type { Context, Struct } from 'superstruct'
import { is } from 'superstruct'

// biome-ignore lint/suspicious/noExplicitAny: a struct of any value, as superstruct types it
export type AnyStruct = Struct<any, any>

/** A JSON Schema of draft 2020-12, which is that of OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown }

/**
 * How schemas are written. `refOf`: where the schema of a struct with this `schema` object is written once, if it is. `described`:
 * structs that say too little of themselves, with their schemas. `open`: fields that are not known yet are allowed everywhere, as
 * readers of what the server writes must expect.
 */
export type SchemaOptions = {
  refOf?: (struct: AnyStruct) => string | undefined
  described?: ReadonlyMap<AnyStruct, (schemaOf: (struct: AnyStruct) => JsonSchema) => JsonSchema>
  open?: boolean
}

/**
 * The JSON Schema of a struct. superstruct keeps the limits of a struct (size, min, max, pattern) inside functions alone, so they are
 * read from what the struct says when it refuses a value. Throws for a struct that cannot be written as a schema.
 */
export function jsonSchemaOf(struct: AnyStruct, options: SchemaOptions = {}): JsonSchema {
  const schemaOf = (one: AnyStruct): JsonSchema => {
    const ref = options.refOf?.(one)
    if (ref !== undefined) return orNull(one, { $ref: ref })
    const described = options.described?.get(one)
    return orNull(one, described?.(schemaOf) ?? bareSchema(one, schemaOf, options.open ?? false))
  }
  return schemaOf(struct)
}

/** Whether a field may be absent. */
export function isOptional(struct: AnyStruct): boolean {
  return is(undefined, struct)
}

function orNull(struct: AnyStruct, schema: JsonSchema): JsonSchema {
  const { type } = schema
  if (!is(null, struct) || type === 'null' || Object.keys(schema).length === 0) return schema
  const isPlain = typeof type === 'string' && !('enum' in schema)
  return isPlain ? { ...schema, type: [type, 'null'] } : { anyOf: [schema, { type: 'null' }] }
}

function bareSchema(struct: AnyStruct, schemaOf: (one: AnyStruct) => JsonSchema, open: boolean): JsonSchema {
  switch (struct.type) {
    case 'string':
      return { type: 'string', ...limitsOf(struct, TOO_LONG, '') }
    case 'integer':
    case 'number':
      return withoutCut(struct, {
        type: struct.type,
        ...limitsOf(struct, Number.MAX_VALUE, -Number.MAX_VALUE),
      })
    case 'boolean':
      return { type: 'boolean' }
    case 'enums':
      return { type: 'string', enum: Object.values(struct.schema) }
    case 'literal':
      return struct.schema === null ? { type: 'null' } : { const: struct.schema }
    case 'array':
      return { type: 'array', items: schemaOf(struct.schema), ...limitsOf(struct, TOO_MANY, []) }
    case 'tuple':
      return tupleSchema(struct, schemaOf)
    case 'record':
      return recordSchema(struct, schemaOf)
    case 'object':
    case 'type':
      return objectSchema(struct, schemaOf, open)
    case 'unknown':
    case 'any':
      return {}
    case 'never':
      return { not: {} }
    default:
      throw new Error(`A struct of type ${struct.type} has no JSON Schema. Describe it.`)
  }
}

/** A number that is cut to its maximum is taken beyond it, too (FEED-14). */
function withoutCut(struct: AnyStruct, schema: JsonSchema): JsonSchema {
  const { maximum, ...rest } = schema
  if (typeof maximum !== 'number') return schema
  const [refused] = struct.validate(maximum + 1, { coerce: true })
  return refused ? schema : { ...rest, description: `More than ${maximum} counts as ${maximum}.` }
}

function objectSchema(
  struct: AnyStruct,
  schemaOf: (one: AnyStruct) => JsonSchema,
  open: boolean,
): JsonSchema {
  const fields = Object.entries(struct.schema as Record<string, AnyStruct>)
  const required = fields.filter(([, one]) => !isOptional(one)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, one]) => [name, schemaOf(one)])),
    ...(required.length > 0 && { required }),
    ...(struct.type === 'object' && !open && { additionalProperties: false }),
  }
}

/** A tuple of one kind of values, as a list of that length. Throws for one of several kinds. */
function tupleSchema(struct: AnyStruct, schemaOf: (one: AnyStruct) => JsonSchema): JsonSchema {
  const kinds = [...struct.entries([], CONTEXT)].map(([, , one]) => schemaOf(one as AnyStruct))
  const [items] = kinds
  if (kinds.some((kind) => JSON.stringify(kind) !== JSON.stringify(items))) {
    throw new Error('A tuple of several kinds has no JSON Schema here. Describe it.')
  }
  return { type: 'array', items, minItems: kinds.length, maxItems: kinds.length }
}

/** A record says what its names and values are only where it has some. */
function recordSchema(struct: AnyStruct, schemaOf: (one: AnyStruct) => JsonSchema): JsonSchema {
  const [[, , names], [, , values]] = [...struct.entries({ a: 'a' }, CONTEXT)] as [Entry, Entry]
  const { type: _, ...propertyNames } = schemaOf(names)
  return {
    type: 'object',
    ...(Object.keys(propertyNames).length > 0 && { propertyNames }),
    additionalProperties: schemaOf(values),
  }
}

type Entry = [name: string, value: unknown, struct: AnyStruct]

/** Longer, and more, than anything that is taken; a control character fits no pattern. */
const TOO_LONG = '\u0001'.repeat(100_000)
const TOO_MANY: unknown[] = new Array(100_000)
const CONTEXT = { branch: [], path: [] } as unknown as Context

/** What is refused of a value that is too much, and of one that is too little. */
function limitsOf(struct: AnyStruct, much: unknown, little: unknown): JsonSchema {
  const refused = [much, little].flatMap((value) => [...struct.refiner(value, CONTEXT)])
  return Object.assign({}, ...refused.map(({ refinement, message }) => limitOf(struct, refinement, message)))
}

const SIZE = /^Expected a \S+ with a length (?:of `(\d+)`|between `(\d+)` and `(\d+)`) but/
const MIN = /^Expected a \S+ greater than (or equal to )?(-?[\d.e+-]+) but/
const MAX = /^Expected a \S+ less than (or equal to )?(-?[\d.e+-]+) but/
const PATTERN = /^Expected a \S+ matching `\/([\s\S]*)\/` but received "/

function limitOf(struct: AnyStruct, refinement: string | undefined, message: string): JsonSchema {
  const said = message.slice(0, 2000)
  if (refinement === 'size') {
    const [, exact, least, most] = SIZE.exec(said) ?? []
    const [from, to] = exact === undefined ? [least, most] : [exact, exact]
    const word = struct.type === 'array' ? 'Items' : 'Length'
    if (from !== undefined && to !== undefined) {
      return { ...(from !== '0' && { [`min${word}`]: Number(from) }), [`max${word}`]: Number(to) }
    }
  }
  const [, , minimum] = MIN.exec(said) ?? []
  if (refinement === 'min' && minimum !== undefined) return { minimum: Number(minimum) }
  const [, , maximum] = MAX.exec(said) ?? []
  if (refinement === 'max' && maximum !== undefined) return { maximum: Number(maximum) }
  const [, pattern] = PATTERN.exec(said) ?? []
  if (refinement === 'pattern' && pattern !== undefined) return { pattern }
  throw new Error(`A limit "${refinement}" of a ${struct.type} has no keyword of JSON Schema.`)
}
