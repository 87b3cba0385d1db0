import { array, optional, Struct, string, tuple, type } from 'superstruct'
import * as addressValidation from '#contract/address-validation'
import * as appointmentEarlier from '#contract/appointment-earlier'
import * as appointmentMessages from '#contract/appointment-messages'
import * as appointmentMove from '#contract/appointment-move'
import * as appointmentReceipt from '#contract/appointment-receipt'
import * as appointmentView from '#contract/appointment-view'
import * as appointments from '#contract/appointments'
import * as banner from '#contract/banner'
import * as benefitCode from '#contract/benefit-code'
import * as clinics from '#contract/clinics'
import type { Endpoint } from '#contract/endpoint'
import * as intake from '#contract/intake'
import * as kiosk from '#contract/kiosk'
import * as legacyClinics from '#contract/legacy-clinics'
import * as licensure from '#contract/licensure'
import * as mapKey from '#contract/map-key'
import * as outbox from '#contract/outbox'
import * as outboxKey from '#contract/outbox-key'
import * as places from '#contract/places'
import * as providers from '#contract/providers'
import * as recovery from '#contract/recovery'
import * as reservations from '#contract/reservations'
import * as services from '#contract/services'
import * as walkIn from '#contract/walk-in'
import * as weekHours from '#contract/week-hours'
import * as zipCodes from '#contract/zip-codes'
import { ABOUT_GUEST_API } from './about-guest-api.ts'
import type { AnyStruct, JsonSchema, SchemaOptions } from './json-schema.ts'
import { type Operation, openApiDocument } from './openapi.ts'

const MODULES: readonly object[] = [
  addressValidation,
  appointmentEarlier,
  appointmentMessages,
  appointmentMove,
  appointmentReceipt,
  appointmentView,
  appointments,
  banner,
  benefitCode,
  clinics,
  intake,
  kiosk,
  legacyClinics,
  licensure,
  mapKey,
  outbox,
  outboxKey,
  places,
  providers,
  recovery,
  reservations,
  services,
  walkIn,
  weekHours,
  zipCodes,
]

const EXPORTS = MODULES.flatMap((module) => Object.entries(module))

/** Two bodies at one address are one operation. */
const SECOND_BODIES = ['postSealedWalkIn']

/** The structs of the guest's API that a document writes once, by their names. */
export const NAMED_STRUCTS: Readonly<Record<string, AnyStruct>> = Object.fromEntries(
  EXPORTS.filter((one): one is [string, AnyStruct] => isNamed(one[1])),
)

/** Structs that say too little of themselves. */
export const DESCRIBED: NonNullable<SchemaOptions['described']> = new Map<
  AnyStruct,
  (schemaOf: (struct: AnyStruct) => JsonSchema) => JsonSchema
>([
  [
    services.StoreHours as unknown as AnyStruct,
    (schemaOf) =>
      schemaOf(
        type({
          ...services.StoreHours.schema,
          closed: optional(array(tuple([string(), string(), string()]))),
        }) as unknown as AnyStruct,
      ),
  ],
  [
    appointments.BookingBody.schema.insuranceInfo as AnyStruct,
    (schemaOf) => ({ anyOf: [intake.SimpleInsuranceInfo, appointments.InsuranceInfo].map(schemaOf) }),
  ],
  [
    appointments.BookingBody.schema.questionnaire as AnyStruct,
    (schemaOf) => ({ anyOf: [intake.Questionnaire, appointments.DietitianQuestionnaire].map(schemaOf) }),
  ],
  [
    providers.Availability as AnyStruct,
    () => ({
      type: 'array',
      items: {
        type: 'object',
        properties: {
          date: { type: 'string', description: 'Local day of the provider, YYYY-MM-DD.' },
          timeslots: {
            type: 'array',
            items: { type: 'object', properties: { value: { type: 'string' } }, required: ['value'] },
          },
        },
        required: ['date', 'timeslots'],
      },
    }),
  ],
])

/** The guest's API as an OpenAPI 3.1 document (FEED-12). */
export function guestApiDocument(): JsonSchema {
  return openApiDocument({
    title: "Health services scheduler: the guest's API",
    version: '1.0.0',
    description:
      'What the web app calls. Programs may call it too, without a token. Query names are read with and without `filter.`, lists repeat a name or have commas, unknown query names are ignored. 503 with the key `busy` and `Retry-After` means: send the same again later, with the same Idempotency-Key.',
    operations: guestOperations(),
    named: NAMED_STRUCTS,
    described: DESCRIBED,
  })
}

export function guestOperations(): Operation[] {
  const endpoints = EXPORTS.filter(
    (one): one is [string, Operation['endpoint']] => isEndpoint(one[1]) && !SECOND_BODIES.includes(one[0]),
  )
  return endpoints.map(([id, endpoint]) => {
    const about = ABOUT_GUEST_API[id]
    if (!about) throw new Error(`Nothing is said of the call ${id}.`)
    return { id, endpoint, about }
  })
}

function isEndpoint(value: unknown): value is Endpoint<unknown, unknown, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function isNamed(value: unknown): value is AnyStruct {
  return (
    value instanceof Struct && (value.type === 'object' || value.type === 'type') && value.schema !== null
  )
}
