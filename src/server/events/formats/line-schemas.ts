import { SCHEMA_VERSION, VISIT_LINES } from '#contract/visit-line'
import { DESCRIBED, NAMED_STRUCTS } from '../../openapi/guest-api.ts'
import { type AnyStruct, type JsonSchema, jsonSchemaOf } from '../../openapi/json-schema.ts'

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'
/** Structs of payloads have their own names in a schema. */
const NAMES = new Map(Object.entries(NAMED_STRUCTS).map(([name, { schema }]) => [schema, name]))

/** File names and contents of the JSON Schemas of all kinds of lines (FEED-06), and of a line of any kind. */
export function lineSchemas(): Record<string, JsonSchema> {
  const kinds = Object.entries(VISIT_LINES).map(([name, struct]) => [
    `${name}.schema.json`,
    { $schema: DRAFT, $id: idOf(name), title: titleOf(name), ...schemaWithParts(struct as AnyStruct) },
  ])
  const any = {
    $schema: DRAFT,
    $id: idOf('line'),
    title: 'A line of the export, of any kind',
    anyOf: Object.keys(VISIT_LINES).map((name) => ({ $ref: idOf(name) })),
  }
  return { ...Object.fromEntries(kinds), 'line.schema.json': any }
}

function idOf(name: string): string {
  return `urn:health-services-scheduler:line:${SCHEMA_VERSION}:${name}`
}

function titleOf(name: string): string {
  return `A line of the export: ${name.replaceAll('-', ' ')}`
}

/** The schema of a struct with those that it refers to under `$defs`. Readers must take fields that they do not know. */
function schemaWithParts(struct: AnyStruct): JsonSchema {
  const wanted = new Set<string>()
  const schemaOf = (one: AnyStruct) =>
    jsonSchemaOf(one, {
      described: DESCRIBED,
      open: true,
      refOf(part) {
        const name = part === one ? undefined : NAMES.get(part.schema)
        if (name !== undefined) wanted.add(name)
        return name && `#/$defs/${name}`
      },
    })
  const schema = schemaOf(struct)
  const parts: [string, JsonSchema][] = []
  // The set grows while it is read.
  for (const name of wanted) parts.push([name, schemaOf(NAMED_STRUCTS[name] as AnyStruct)])
  return parts.length === 0 ? schema : { ...schema, $defs: Object.fromEntries(parts.sort()) }
}
