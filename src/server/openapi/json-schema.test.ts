import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import {
  array,
  define,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  type,
} from 'superstruct'
import { describe, expect, it } from 'vitest'
import { BookingBody } from '#contract/appointments'
import { WalkIn } from '#contract/walk-in'
import {
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { changedAt, otherValues, pathsOf } from '../../../tests/support/changed-values.ts'
import { DESCRIBED } from './guest-api.ts'
import { type AnyStruct, jsonSchemaOf } from './json-schema.ts'

const schemaOf = (struct: unknown) => jsonSchemaOf(struct as AnyStruct)

describe('the JSON Schema of a struct', () => {
  it.each([
    [string(), { type: 'string' }],
    [
      size(pattern(string(), /^a\/b$/), 2, 5),
      { type: 'string', pattern: '^a\\/b$', minLength: 2, maxLength: 5 },
    ],
    [size(string(), 22), { type: 'string', minLength: 22, maxLength: 22 }],
    [max(min(integer(), -3), 7), { type: 'integer', minimum: -3, maximum: 7 }],
    [size(array(string()), 0, 2), { type: 'array', items: { type: 'string' }, maxItems: 2 }],
    [nullable(size(string(), 1, 9)), { type: ['string', 'null'], minLength: 1, maxLength: 9 }],
    [literal(null), { type: 'null' }],
    [
      record(pattern(string(), /^x/), integer()),
      {
        type: 'object',
        propertyNames: { pattern: '^x' },
        additionalProperties: { type: 'integer' },
      },
    ],
    [
      object({ a: optional(string()) }),
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    ],
    [type({ a: string() }), { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }],
  ])('of %# says what it takes [FEED-06, FEED-12]', (struct, schema) => {
    expect(schemaOf(struct)).toEqual(schema)
  })

  it('is refused for what it cannot say, and never leaves a limit out', () => {
    expect(() => schemaOf(define('Odd', () => true))).toThrow('Odd')
    expect(() => schemaOf(refine(string(), 'even', (text) => text.length % 2 === 1))).toThrow('even')
  })
})

const samples: [AnyStruct, unknown][] = [
  [WalkIn as unknown as AnyStruct, aWalkIn()],
  ...[aFluVisit(), twoDoses(), aPhysical(), aVideoVisit(), aNutritionVisit()].map(
    (body): [AnyStruct, unknown] => [BookingBody as unknown as AnyStruct, body],
  ),
]

it('a body fits its schema when, and only when, the server takes it [FEED-12]', () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
  const judged = samples.map(([struct, body]) => ({
    struct,
    body: JSON.parse(JSON.stringify(body)),
    fits: ajv.compile(jsonSchemaOf(struct, { described: DESCRIBED })),
  }))
  for (const { struct, body, fits } of judged) expect([struct.is(body), fits(body)]).toEqual([true, true])
  const changes = fc
    .constantFrom(...judged)
    .chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...pathsOf(one.body)), otherValues))
  const seen = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(changes, ([{ struct, body, fits }, path, other]) => {
      const odd = changedAt(body, path, other)
      const isTaken = struct.is(odd)
      seen[isTaken ? 'taken' : 'refused'] += 1
      expect(fits(odd)).toBe(isTaken)
    }),
    { numRuns: 3000 },
  )
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(100)
})
