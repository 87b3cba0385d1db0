import type { Address } from '#contract/address-validation'
import { isAddressLine, isCity, isCounty, isState, isZip } from '../address.ts'
import { isBlank } from '../text.ts'
import { type Problem, problem, requiredField, tooLong, when } from './problem.ts'

const LINE_LABEL = 'Address Line 1'

/** A guest's address (ADDRESS-03 to ADDRESS-12). A county may come from the address check although it was not asked for. */
export function checkAddress(address: Address, path: string, isCountyRequired: boolean): Problem[] {
  const [first = '', second = ''] = address.addressLines
  const county = address.county ?? ''
  return [
    ...checkLine(first, `${path}.addressLines.0`, true),
    ...checkLine(second, `${path}.addressLines.1`, false),
    ...checkPlace(address, path),
    ...when(isBlank(county) && isCountyRequired, problem(`${path}.county`, requiredField('County'))), // ADDRESS-10
    ...when(
      !isBlank(county) && !isCounty(county),
      problem(`${path}.county`, 'Please enter a valid county.'), // ADDRESS-11
    ),
  ]
}

/** City, state and ZIP (ADDRESS-05 to ADDRESS-09, PATIENT-45). */
export function checkPlace(address: Address, path: string): Problem[] {
  const { cityTown: city, stateProvince: state, postalCode: zip } = address
  const cityProblem = isBlank(city) ? requiredField('City') : 'Please enter a valid city.' // ADDRESS-05, ADDRESS-07
  return [
    ...when(!isCity(city), problem(`${path}.cityTown`, cityProblem)),
    ...when(!isState(state), problem(`${path}.stateProvince`, requiredField('State'))), // ADDRESS-08
    ...when(!isZip(zip), problem(`${path}.postalCode`, 'Please enter a valid zip code.')), // ADDRESS-09
  ]
}

function checkLine(line: string, field: string, isRequired: boolean): Problem[] {
  if (isBlank(line)) return when(isRequired, problem(field, requiredField(LINE_LABEL))) // ADDRESS-03
  return when(!isAddressLine(line), problem(field, tooLong(40))) // ADDRESS-03, ADDRESS-04
}
