import type { Endpoint, ErrorKey } from '#contract/endpoint'
import { ErrorBody, MAX_IDEMPOTENCY_KEY, MIN_IDEMPOTENCY_KEY } from '#contract/endpoint'
import {
  type AnyStruct,
  isOptional,
  type JsonSchema,
  jsonSchemaOf,
  type SchemaOptions,
} from './json-schema.ts'

/** What a document says of an endpoint beside its structs. */
export type About = {
  tag: string
  /** One line: what the call does. */
  summary: string
  /** The rest of it, in Markdown. */
  description?: string
  /** What can be refused: keys of errors by HTTP status. */
  refusals?: Readonly<Record<number, readonly ErrorKey[]>>
  /** Headers that the call reads beside Idempotency-Key: what they are for, by name. */
  headers?: Readonly<Record<string, string>>
  /** Structs of the body where there are several; the endpoint's own where absent. */
  bodies?: readonly AnyStruct[]
  /** Struct of an answer that has no `{ data }` around it. */
  bare?: AnyStruct
  /** Type of an answer that is not JSON in a `{ data }` envelope. */
  type?: string
  /** Struct of what is beside `data`. */
  meta?: AnyStruct
}

/** One call: `id` is the name of a function in a client. */
export type Operation = { id: string; endpoint: Endpoint<unknown, unknown, unknown>; about: About }

export type ApiDescription = {
  title: string
  version: string
  description: string
  operations: readonly Operation[]
  /** Structs that are written once, by their names. */
  named: Readonly<Record<string, AnyStruct>>
  described?: SchemaOptions['described']
  /** How a caller proves who it is; absent: anybody may call. */
  security?: { schemes: Record<string, object>; requirement: Record<string, string[]>[] }
}

/** An OpenAPI 3.1 document of endpoints (FEED-10, FEED-12): the same for the guest's API and the operator's. */
export function openApiDocument(api: ApiDescription): JsonSchema {
  const options = schemaOptions(api)
  const schemaOf = (struct: AnyStruct) => jsonSchemaOf(struct, options)
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of api.operations) {
    const path = operation.endpoint.path.replace(/:(\w+)/g, '{$1}')
    const method = operation.endpoint.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: describedOperation(operation, schemaOf) }
  }
  const { refOf: _, ...whole } = options
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: api.version, description: api.description },
    tags: [...new Set(api.operations.map(({ about }) => about.tag))].map((name) => ({ name })),
    ...(api.security && { security: api.security.requirement }),
    paths,
    components: {
      ...(api.security && { securitySchemes: api.security.schemes }),
      schemas: Object.fromEntries(
        Object.entries({ ...api.named, ErrorBody }).map(([name, struct]) => [
          name,
          jsonSchemaOf(struct, { ...whole, refOf: refsBut(struct, options) }),
        ]),
      ),
    },
  }
}

function schemaOptions({
  named,
  described,
}: ApiDescription): Required<Pick<SchemaOptions, 'refOf'>> & SchemaOptions {
  const names = new Map(Object.entries({ ...named, ErrorBody }).map(([name, { schema }]) => [schema, name]))
  return {
    refOf(struct) {
      const name = struct.schema === null ? undefined : names.get(struct.schema)
      return name === undefined ? undefined : `#/components/schemas/${name}`
    },
    ...(described && { described }),
  }
}

/** A struct is written out where it is named, and nowhere else. */
function refsBut(
  struct: AnyStruct,
  { refOf }: Required<Pick<SchemaOptions, 'refOf'>>,
): SchemaOptions['refOf'] & object {
  return (one) => (one === struct ? undefined : refOf(one))
}

function describedOperation(
  { id, endpoint, about }: Operation,
  schemaOf: (struct: AnyStruct) => JsonSchema,
): object {
  const { method, status } = endpoint
  const structs = about.bodies ?? [endpoint.body as AnyStruct]
  const hasBody = (method === 'POST' || method === 'PUT') && structs.every(({ type }) => type !== 'never')
  const streamed = endpoint.streams?.map((type) => [type, { schema: { type: 'string' } }] as const)
  const bodies = structs.map(schemaOf)
  return {
    operationId: id,
    tags: [about.tag],
    summary: about.summary,
    ...(about.description !== undefined && { description: about.description }),
    parameters: [
      ...pathParameters(endpoint.path),
      ...queryParameters(endpoint.query as AnyStruct, schemaOf),
      ...headerParameters(endpoint.idempotent, about.headers ?? {}),
    ],
    ...(hasBody && {
      requestBody: {
        required: endpoint.mayLackBody !== true,
        content: json(bodies.length === 1 ? (bodies[0] ?? {}) : { oneOf: bodies }),
      },
    }),
    ...(streamed && { requestBody: { required: true, content: Object.fromEntries(streamed) } }),
    responses: {
      [status]: {
        description: status === 204 ? 'Done; there is no body.' : 'Done.',
        ...(status !== 204 && { content: answerContent(endpoint.data as AnyStruct, about, schemaOf) }),
      },
      ...refusalResponses(about.refusals ?? {}, schemaOf),
      default: { description: 'Refused.', content: json(schemaOf(ErrorBody as AnyStruct)) },
    },
  }
}

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } }
}

function answerContent(data: AnyStruct, about: About, schemaOf: (one: AnyStruct) => JsonSchema): object {
  if (about.type !== undefined) return { [about.type]: { schema: { type: 'object' } } }
  return json(answerSchema(data, about, schemaOf))
}

/** API-03. */
function answerSchema(
  data: AnyStruct,
  { bare, meta }: About,
  schemaOf: (one: AnyStruct) => JsonSchema,
): JsonSchema {
  if (bare) return schemaOf(bare)
  return {
    type: 'object',
    properties: {
      data: schemaOf(data),
      ...(meta && { meta: schemaOf(meta) }),
      warnings: { description: 'What the answer leaves out, if anything.' },
    },
    required: ['data'],
  }
}

function refusalResponses(
  refusals: Readonly<Record<number, readonly string[]>>,
  schemaOf: (one: AnyStruct) => JsonSchema,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(refusals).map(([status, keys]) => [
      status,
      { description: `Keys of errors: ${keys.join(', ')}.`, content: json(schemaOf(ErrorBody as AnyStruct)) },
    ]),
  )
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: AnyStruct, schemaOf: (one: AnyStruct) => JsonSchema): object[] {
  return Object.entries((query.schema ?? {}) as Record<string, AnyStruct>).map(([name, struct]) => ({
    name,
    in: 'query',
    required: !isOptional(struct),
    schema: schemaOf(struct),
    ...(struct.type === 'array' && { style: 'form', explode: true }),
  }))
}

function headerParameters(isIdempotent: boolean, headers: Readonly<Record<string, string>>): object[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A secret of the caller. The same key with the same body gets the first answer again (API-49).',
    schema: { type: 'string', minLength: MIN_IDEMPOTENCY_KEY, maxLength: MAX_IDEMPOTENCY_KEY },
  }
  const others = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }))
  return [...(isIdempotent ? [key] : []), ...others]
}
