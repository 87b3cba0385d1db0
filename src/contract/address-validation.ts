import type { Infer } from 'superstruct'
import { array, boolean, enums, nullable, object, optional, size, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

/** A patient's address as it crosses the wire (ADDRESS-02). */
export const Address = object({
  addressLines: size(array(size(string(), 0, 160)), 1, 2),
  cityTown: size(string(), 1, 160),
  stateProvince: size(string(), 1, 40),
  postalCode: size(string(), 1, 20),
  county: optional(size(string(), 0, 160)),
})
export type Address = Infer<typeof Address>

/** Parts of an address that the product's own tables judge. */
export const JudgedPart = enums(['city', 'state', 'county'])
export type JudgedPart = Infer<typeof JudgedPart>

/** What the check made of an address (API-21, API-53): `address` is the standardised one. */
export const AddressValidation = type({
  validated: boolean(),
  corrected: boolean(),
  /**
   * The parts that the product's own tables corrected or, in an answer that is not validated, do not know. Absent where an address
   * service judged.
   */
  parts: optional(array(JudgedPart)),
  /** Absent or null where the provider has no better one. */
  address: optional(
    nullable(
      type({
        addressLines: array(string()),
        cityTown: string(),
        stateProvince: string(),
        postalCode: string(),
        county: optional(string()),
      }),
    ),
  ),
})
export type AddressValidation = Infer<typeof AddressValidation>

/** POST an address for verification (API-20 to API-22, API-53). */
export const validateAddress: Endpoint<
  Record<string, never>,
  { address: Address },
  { addressValidations: AddressValidation }
> = {
  method: 'POST',
  path: '/atlas/v1/locator/address-validation',
  query: object({}),
  body: object({ address: Address }),
  data: type({ addressValidations: AddressValidation }),
  status: 200,
  idempotent: false,
}
