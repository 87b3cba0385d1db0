import { proxy, ref } from 'valtio'
import type { Clinic, ClinicDetails } from '#contract/clinics'
import { DIVISION_NUMBER, getClinicDetails, STORE_NUMBER } from '#contract/clinics'
import { onDay } from '#domain/kept-clinics'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import type { ClinicError } from './clinics.ts'
import {
  ABOUT_CLINICS,
  CLINICS_PATIENCE_MS,
  clinicErrorOf,
  forgetClinic,
  keepClinics,
  keptClinics,
} from './clinics.ts'
import { reportError } from './flow.ts'

/** Division number (3 digits) and store number (5). */
export interface ClinicNumbers {
  divisionNumber: string
  storeNumber: string
}

/** A clinic, while and after it loads (CLINIC-07). `unknown`: no clinic has these numbers (CLINIC-09). */
export type ClinicLoading =
  | { status: 'in_progress' }
  /** `isKept`: this is the kept clinic, because the server did not answer. */
  | {
      status: 'done'
      clinic: Clinic & Partial<Pick<ClinicDetails, 'services'>>
      asOf: number
      isKept: boolean
    }
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
  const id = divisionNumber + storeNumber
  const late = setTimeout(() => void showKept(id, mine), CLINICS_PATIENCE_MS)
  const result = await call(getClinicDetails, { query: { ...ABOUT_CLINICS, divisionNumber, storeNumber } })
  clearTimeout(late)
  if (mine !== loads || result.kind === 'cancelled') return
  if (result.kind === 'answered') {
    const clinic = ref(result.data.clinic)
    const asOf = asOfIn(result.meta)
    clinicDetails.state = { status: 'done', clinic, asOf, isKept: false }
    void keepClinics([clinic], asOf)
    return
  }
  const { error, status } = clinicErrorOf(result)
  reportError({
    description: error.message || error.kind,
    endpoint: getClinicDetails.path,
    status: status ?? 0,
  })
  if (result.kind === 'refused' && status === 404) {
    clinicDetails.state = { status: 'unknown' }
    void forgetClinic(id)
    return
  }
  const kept = error.kind === 'network' ? await keptClinic(id) : undefined
  if (mine === loads) clinicDetails.state = kept ?? { status: 'failed', error }
}

/** Shows the kept clinic until the answer comes. */
async function showKept(id: string, mine: number): Promise<void> {
  const kept = await keptClinic(id)
  if (kept && mine === loads && clinicDetails.state.status === 'in_progress') clinicDetails.state = kept
}

async function keptClinic(id: string): Promise<ClinicLoading | undefined> {
  const kept = (await keptClinics()).find(({ clinic }) => clinic.id === id)
  return kept && { status: 'done', clinic: ref(onDay(kept, now())), asOf: kept.asOf, isKept: true }
}

function asOfIn(meta: unknown): number {
  const { asOf } = (meta ?? {}) as { asOf?: unknown }
  const at = typeof asOf === 'string' ? Date.parse(asOf) : Number.NaN
  return Number.isNaN(at) ? now() : at
}
