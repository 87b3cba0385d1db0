import type { Address } from '#contract/address-validation'
import { validateAddress } from '#contract/address-validation'
import { isAddressLine, isCity, isState, isZip } from '#domain/address'
import { isBlank } from '#domain/text'
import { call } from '../api/call.ts'

/** What the check of an address leads to (ADDRESS-15 to ADDRESS-17). */
export type AddressCheck =
  | { outcome: 'continue'; address: Address }
  /** Validated and corrected: the guest chooses between the two. */
  | { outcome: 'review'; suggested: Address }

const TIMEOUT = 3000 // quality, fault 42

/** Asks the server to verify an address; a failure, a refusal or an absurd answer changes nothing. */
export async function verifyAddress(entered: Address): Promise<AddressCheck> {
  const result = await call(validateAddress, { body: { address: entered }, timeoutMs: TIMEOUT })
  if (result.kind !== 'answered') return { outcome: 'continue', address: entered }
  const { validated, corrected, address } = result.data.addressValidations
  if (!validated || !isUsable(address)) return { outcome: 'continue', address: entered }
  return corrected ? { outcome: 'review', suggested: address } : { outcome: 'continue', address }
}

/** Whether a guest could have entered the address: what the form would refuse is not offered (fault 42). */
function isUsable({ addressLines, cityTown, stateProvince, postalCode }: Address): boolean {
  const lines = addressLines.filter((line) => !isBlank(line))
  const areLines = lines.length > 0 && addressLines.length <= 2 && lines.every(isAddressLine)
  return areLines && isCity(cityTown) && isState(stateProvince) && isZip(postalCode)
}
