import fc from 'fast-check'
import { IMPORT_KIND_NAMES } from '#contract/operator-imports'

/** What somebody does; numbers pick one of what there is. */
const anAct = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('import' as const),
      length: fc.nat(3),
      places: fc.nat(2),
      hours: fc.nat(3),
      zone: fc.nat(9),
      closed: fc.nat(5),
      /** What the file is of; 'own': of the provider that guests want. */
      of: fc.oneof(fc.constant('own' as const), fc.constantFrom(...IMPORT_KIND_NAMES)),
      replace: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('hold' as const, 'book' as const),
      process: fc.nat(1),
      day: fc.nat(1),
      start: fc.nat(5),
      cells: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('exchange' as const, 'bookHeld' as const),
      process: fc.nat(1),
      day: fc.nat(1),
      start: fc.nat(5),
      cells: fc.integer({ min: 1, max: 3 }),
      of: fc.nat(9),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('extend' as const, 'release' as const, 'cancel' as const),
      of: fc.nat(9),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('look' as const), process: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
  },
)
export type Act = Parameters<
  Parameters<typeof fc.property<[typeof anAct extends fc.Arbitrary<infer T> ? T : never]>>[1]
>[0]
const aStep = fc.record({ what: fc.constant('step' as const), to: fc.nat(3) })

/** A sequence of batches; the acts of a batch happen at once. With `steps` the clock goes wrong in between. */
export function sequences(steps: boolean) {
  const batch = fc.array(anAct, { minLength: 1, maxLength: 5 })
  const step = aStep.map((one) => [one])
  return fc.array(steps ? fc.oneof({ weight: 5, arbitrary: batch }, { weight: 1, arbitrary: step }) : batch, {
    minLength: 5,
    maxLength: 16,
  })
}
export type Batch = readonly (Act | { what: 'step'; to: number })[]
