import { setTimeout as pause } from 'node:timers/promises'
import type { Address, AddressValidation } from '#contract/address-validation'

const CAP_MS = 3000

/** Checks addresses, here or through a service. */
export interface AddressCheck {
  validate(address: Address): AddressValidation | Promise<AddressValidation>
}

/** Returns the result of the address check. If it fails or takes longer than 3 s, the server returns the typed address unchanged (ADDRESS-17). */
export async function validateWithin(
  addresses: AddressCheck,
  address: Address,
  capMs = CAP_MS,
): Promise<AddressValidation> {
  const unchecked: AddressValidation = { validated: false, corrected: false, address }
  const stop = new AbortController()
  try {
    const checked = Promise.resolve(address).then((given) => addresses.validate(given))
    return await Promise.race([checked, pause(capMs, unchecked, { signal: stop.signal })])
  } catch {
    return unchecked
  } finally {
    stop.abort()
  }
}
