import type { Address, JudgedPart } from '#contract/address-validation'
import { validateAddress } from '#contract/address-validation'
import { isAddressLine, isCity, isCounty, isState, isZip } from '#domain/address'
import { hasHiddenCharacters, isBlank } from '#domain/text'
import { call } from '../api/call.ts'

/** What follows the verification of an address (ADDRESS-15 to ADDRESS-17). */
type AddressCheck =
  | { outcome: 'continue'; address: Address }
  /** The guest chooses between the corrected address and the entered one, or confirms a town that the state does not have (WI-10). */
  | ({ outcome: 'review' } & Review)

/** An address to ask about. `corrected`: the parts that the product's own tables corrected; absent where an address service did. */
export type Review = { suggested?: Address; corrected?: readonly JudgedPart[] }

const TIMEOUT = 3000 // quality, fault 42

/** Asks the server to verify an address. After a failure, a refusal or an unusable answer, the entered address is used. */
export async function verifyAddress(entered: Address): Promise<AddressCheck> {
  const result = await call(validateAddress, { body: { address: entered }, timeoutMs: TIMEOUT })
  if (result.kind !== 'answered') return { outcome: 'continue', address: entered }
  const { validated, corrected, parts, address } = result.data.addressValidations
  if (!validated && parts?.includes('city')) return { outcome: 'review' } // ADDRESS-21
  if (!validated || !address || !isUsable(address)) return { outcome: 'continue', address: entered }
  if (!corrected) return { outcome: 'continue', address }
  return { outcome: 'review', suggested: address, ...(parts && { corrected: parts }) }
}

/** Whether the form would accept the address. Others are never suggested (fault 42). */
function isUsable({ addressLines, cityTown, stateProvince, postalCode, county }: Address): boolean {
  const lines = addressLines.filter((line) => !isBlank(line))
  if ([...addressLines, cityTown].some(hasHiddenCharacters)) return false
  const areLines = lines.length > 0 && addressLines.length <= 2 && lines.every(isAddressLine)
  const isTown = isCity(cityTown) && isState(stateProvince) && (!county || isCounty(county))
  return areLines && isTown && isZip(postalCode)
}
