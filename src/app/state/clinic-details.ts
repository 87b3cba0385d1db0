import { proxy, ref } from 'valtio'
import type { ClinicDetails } from '#contract/clinics'
import { DIVISION_NUMBER, getClinicDetails, STORE_NUMBER } from '#contract/clinics'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import type { ClinicError } from './clinics.ts'
import { clinicErrorOf } from './clinics.ts'
import { reportError } from './flow.ts'

/** Division number (3 digits) and store number (5). */
export interface ClinicNumbers {
  divisionNumber: string
  storeNumber: string
}

/** A clinic as it is loaded (CLINIC-07); `unknown`: there is none with these numbers (CLINIC-09). */
export type ClinicLoading =
  | { status: 'in_progress' }
  | { status: 'done'; clinic: ClinicDetails; asOf: number }
  | { status: 'unknown' }
  | { status: 'failed'; error: ClinicError }

export const clinicDetails = proxy<{ state: ClinicLoading }>({ state: { status: 'in_progress' } })

let loads = 0

/** Loads the details of a clinic (CLINIC-10). */
export async function loadClinic({ divisionNumber, storeNumber }: ClinicNumbers): Promise<void> {
  loads += 1
  const mine = loads
  if (!DIVISION_NUMBER.test(divisionNumber) || !STORE_NUMBER.test(storeNumber)) {
    clinicDetails.state = { status: 'unknown' }
    return
  }
  clinicDetails.state = { status: 'in_progress' }
  const result = await call(getClinicDetails, { query: { divisionNumber, storeNumber } })
  if (mine !== loads || result.kind === 'cancelled') return
  if (result.kind === 'answered') {
    const clinic = ref(result.data.clinic)
    clinicDetails.state = { status: 'done', clinic, asOf: asOfIn(result.meta) }
    return
  }
  const { error, status } = clinicErrorOf(result)
  reportError({
    description: error.message || error.kind,
    endpoint: getClinicDetails.path,
    status: status ?? 0,
  })
  clinicDetails.state = status === 404 ? { status: 'unknown' } : { status: 'failed', error }
}

function asOfIn(meta: unknown): number {
  const { asOf } = (meta ?? {}) as { asOf?: unknown }
  const at = typeof asOf === 'string' ? Date.parse(asOf) : Number.NaN
  return Number.isNaN(at) ? now() : at
}
