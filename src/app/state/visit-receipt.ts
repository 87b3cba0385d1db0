import { proxy, ref } from 'valtio'
import { readReceipt, type VisitReceipt } from '#contract/appointment-receipt'
import type { Day } from '#domain/calendar'
import { call } from '../api/call.ts'
import type { CancelKey } from './cancel.ts'
import { reportFailedCall } from './flow.ts'

/** Why a receipt was not opened: a key of the server, or no definite answer. */
export type ReceiptProblem = 'wrongBirthDate' | 'noReceipt' | 'unreachable' | 'refused'

/** `asking`: the guest types the patient's birth date. */
type State =
  | { status: 'closed' | 'asking' | 'in_progress' }
  | { status: 'failed'; problem: ReceiptProblem }
  | { status: 'open'; receipt: VisitReceipt }

/** The receipt that the guest looks at, in memory only (VISIT-09). */
export const visitReceipt = proxy<{ state: State; key: CancelKey | undefined }>({
  state: { status: 'closed' },
  key: undefined,
})

let reads = 0

/** Opens the receipt of a visit, or asks for the patient's birth date where this device does not know it. */
export function openReceipt(key: CancelKey, dateOfBirth: Day | undefined): void {
  visitReceipt.key = { ...key }
  visitReceipt.state = { status: 'asking' }
  if (dateOfBirth !== undefined) void askReceipt(dateOfBirth)
}

/** Closes the receipt, and forgets it. */
export function closeReceipt(): void {
  reads += 1
  Object.assign(visitReceipt, { state: { status: 'closed' }, key: undefined })
}

/** Reads the receipt with a birth date. */
export async function askReceipt(dateOfBirth: Day): Promise<void> {
  const { key } = visitReceipt
  if (!key) return
  reads += 1
  const mine = reads
  visitReceipt.state = { status: 'in_progress' }
  const state = await read({ ...key }, dateOfBirth)
  if (mine === reads) visitReceipt.state = state
}

async function read({ id, confirmCode }: CancelKey, dateOfBirth: Day): Promise<State> {
  const result = await call(readReceipt, { params: { id }, body: { confirmCode, dateOfBirth } })
  if (result.kind === 'answered') return { status: 'open', receipt: ref(result.data) }
  if (result.kind === 'cancelled') return { status: 'failed', problem: 'unreachable' }
  const key = result.errors?.[0]?.key
  if (key === 'wrongBirthDate' || key === 'noReceipt') return { status: 'failed', problem: key }
  reportFailedCall(readReceipt.path, result)
  const isAnswered = result.kind === 'refused' || result.reason === 'server' || result.reason === 'unreadable'
  return { status: 'failed', problem: isAnswered ? 'refused' : 'unreachable' }
}
