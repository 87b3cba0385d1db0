import { BookingBody } from '#contract/appointments'
import { ReservationBody } from '#contract/reservations'
import { WalkIn } from '#contract/walk-in'
import { BEYOND } from '#contract/wire'
import { DESCRIBED, guestOperations } from './guest-api.ts'
import { type AnyStruct, type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** Bodies that are read in our own names and in those of S2 section 3. */
const OF_TABLES: readonly unknown[] = [BookingBody, WalkIn, ReservationBody]

/** The JSON Schema of the body of each call, by the id of the call (BK-59). */
export function bodySchemas(): ReadonlyMap<string, JsonSchema> {
  const bodies = guestOperations().flatMap(({ id, endpoint, about }) =>
    (about.bodies ?? [endpoint.body as AnyStruct])
      .filter(({ type }) => type !== 'never')
      .slice(0, 1)
      .map((struct): [string, JsonSchema] => [id, bodySchema(struct)]),
  )
  return new Map(bodies)
}

function bodySchema(struct: AnyStruct): JsonSchema {
  const schema = jsonSchemaOf(struct, { described: DESCRIBED })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(OF_TABLES.includes(struct) ? asSent(schema as Shape) : schema),
  }
}

type Shape = JsonSchema & { properties?: Record<string, Shape>; required?: string[]; anyOf?: Shape[] }

/**
 * The schema of a body as callers may send it: what exceeds the tables is in `extension` or at its old place (BK-64), and names of S2
 * section 3 are taken beside ours. That one fact is not given twice and differently is no matter of a schema.
 */
function asSent(given: Shape): Shape {
  const schema = structuredClone(given)
  const isHold = schema.properties?.['reservationTime'] !== undefined
  const beyond = Object.entries(BEYOND)
    .filter(([name]) => (name === 'serviceIds') === isHold)
    .flatMap(([name, path]) => {
      const one = shapeAt(schema, path.split('.'))
      return one ? [[name, one] as const] : []
    })
  schema.properties = {
    ...schema.properties,
    extension: { type: 'object', properties: Object.fromEntries(beyond), additionalProperties: false },
  }
  takeTableNames(schema.properties)
  return schema
}

/** The schema of a member by its path; undefined: the body has no such member. */
function shapeAt(schema: Shape | undefined, [name = '', ...rest]: readonly string[]): Shape | undefined {
  const one = [schema, ...(schema?.anyOf ?? [])].find((each) => each?.properties?.[name])?.properties?.[name]
  return rest.length === 0 ? one : shapeAt(one, rest)
}

const TEXT = { type: 'string', maxLength: 400 }
const NUMBER_OR_TEXT = { type: ['string', 'integer'] }
const ADDRESS = ['addressLineOne', 'addressLineTwo', 'city', 'state', 'zipCode', 'county']
const PROVIDER = [
  'providerAddressLineOne',
  'providerAddressLineTwo',
  'providerCity',
  'providerState',
  'providerZipCode',
  'providerPhoneNumber',
  'providerFax',
]
const BIRTH = ['dobYear', 'dobMonth', 'dobDay']

function takeTableNames(body: Record<string, Shape>): void {
  const { basicInfo, consentDetails, notes } = body
  if (basicInfo) {
    const { primaryHealthcareProvider: provider } = basicInfo.properties ?? {}
    basicInfo.properties = {
      ...basicInfo.properties,
      ...Object.fromEntries([...ADDRESS, ...PROVIDER].map((name) => [name, TEXT])),
      ...Object.fromEntries(BIRTH.map((name) => [name, NUMBER_OR_TEXT])),
      ...(provider && { primaryHealthcareProvider: { anyOf: [provider, TEXT] } }),
      isMobileConsentChecked: { type: 'boolean' },
    }
    basicInfo.required = basicInfo.required?.filter((name) => name !== 'dateOfBirth') ?? []
    basicInfo.anyOf = [{ required: ['dateOfBirth'] }, { required: BIRTH }]
  }
  if (notes) body['notes'] = { anyOf: [notes, TEXT] }
  const signature = consentDetails?.properties?.['signature']
  if (signature)
    signature.required = signature.required?.filter((name) => name !== 'relationshipWithPatient') ?? []
}
