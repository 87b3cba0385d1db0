import { proxy, ref } from 'valtio'
import type { LicensureState } from '#contract/licensure'
import { getLicensureStates } from '#contract/licensure'
import { call } from '../api/call.ts'
import { reportError } from './flow.ts'

/** The states in which a service may be given on video, as they are asked for (PRESCREEN-34). */
export interface Licensure {
  readonly status: 'idle' | 'in_progress' | 'done' | 'failed'
  readonly states: readonly LicensureState[]
}

const initial = (): Licensure => ({ status: 'idle', states: [] })

/** The states of one service at a time. */
export const licensure = proxy(initial())
let asked: number | undefined

/** Asks where a service may be given on video (API-27), unless that is known or on its way; a failure is reported (PRESCREEN-35). */
export async function loadLicensure(serviceId: number): Promise<void> {
  if (asked === serviceId && licensure.status !== 'failed') return
  asked = serviceId
  Object.assign(licensure, { status: 'in_progress', states: ref([]) })
  const result = await call(getLicensureStates, { query: { serviceId: String(serviceId) }, retries: 1 })
  if (asked !== serviceId) return
  if (result.kind === 'answered') {
    const states: LicensureState[] = result.data['licensure-states']
    Object.assign(licensure, { status: 'done', states: ref(states) })
    return
  }
  Object.assign(licensure, { status: 'failed', states: ref([]) })
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: getLicensureStates.path, status })
}

/** Forgets the states. */
export function resetLicensure(): void {
  asked = undefined
  Object.assign(licensure, initial())
}
