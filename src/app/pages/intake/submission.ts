import { proxy } from 'valtio'
import type { ApiError } from '#contract/endpoint'
import type { CallResult } from '../../api/call.ts'
import { randomKey } from '../../platform/secrets.ts'
import { draftSaved } from '../../state/draft.ts'
import { reportError } from '../../state/flow.ts'
import { type Pending, visit } from '../../state/visit.ts'
import type { Intake } from './intake.ts'
import { filledIn } from './payload.ts'

/** The state of a submission (INTAKE-17). `failed`: without a definite answer, so the guest may press Submit again. */
export type Submission =
  /** `saved`: sealed in the outbox, which sends it later (BOOK-19). */
  | { status: 'idle' | 'in_progress' | 'done' | 'saved' | 'failed' }
  | { status: 'refused'; reason: 'conflict' | 'duplicate' | 'error'; errors: ApiError[] }

/** 'busy': the server said so (API-50). 'silent': no answer from our server. */
export type Attempt = Submission | 'busy' | 'silent'

/** How a kind of visit is sent. */
export interface Sending {
  /** The path of the call, for error reports. */
  path: string
  /** The body as JSON. `before`: a body whose instant it reuses, so that equal answers give equal text. */
  bodyOf: (intake: Intake, before?: string) => Promise<string>
  /** Waits for work that an earlier attempt started. */
  settled?: () => Promise<void>
  /** Runs before the first attempt. */
  prepare?: (pending: Pending) => Promise<void>
  attempt: (pending: Pending) => Promise<Attempt>
  /** Sends an edited body after an earlier one that the server or the outbox has. */
  correct?: (body: string) => Promise<void>
  /** Keeps a body that got no answer. */
  keep?: (pending: Pending) => Promise<Submission | undefined>
}

export const submission = proxy<{ state: Submission }>({ state: { status: 'idle' } })

/** Clears a refusal that the guest has read. */
export function dismissSubmission(): void {
  submission.state = { status: 'idle' }
}

/**
 * Sends the visit exactly once (API-49). A body without a definite answer goes first, with its own key; an edited body follows only
 * after a refusal, with a new key. Ignores a second press while one is running.
 */
export async function submitBy(sending: Sending, intake: Intake): Promise<Submission> {
  if (submission.state.status === 'in_progress') return submission.state
  submission.state = { status: 'in_progress' }
  submission.state = await submitPendingFirst(sending, intake).catch(() => unsendable(sending))
  return submission.state
}

/** No payload could be made from the answers, which is our fault. The answers stay, and the guest can press again. */
function unsendable({ path }: Sending): Submission {
  reportError({ description: 'unsendable', endpoint: path })
  return { status: 'failed' }
}

async function submitPendingFirst(sending: Sending, intake: Intake): Promise<Submission> {
  await sending.settled?.()
  const { pending } = visit
  if (pending) {
    const { body: kept, lacksSecrets } = pending
    const body = lacksSecrets ? withSecrets(kept, await sending.bodyOf(intake, kept)) : kept
    const edited = await sending.bodyOf(intake, body)
    const outcome = await send(sending, { ...pending, body, lacksSecrets: false })
    // A body with retyped numbers may differ from the one that was sent, so its refusal does not concern these answers.
    const isEdited = lacksSecrets || body !== edited
    if (outcome.status === 'done' || outcome.status === 'saved') {
      if (body !== edited) await sending.correct?.(edited)
      return outcome
    }
    if (outcome.status !== 'refused' || !isEdited) return outcome
  }
  return send(sending, { key: randomKey(), body: await sending.bodyOf(intake), lacksSecrets: false })
}

/** A kept body with the retyped numbers, which are never kept. */
function withSecrets(kept: string, again: string): string {
  return JSON.stringify(filledIn(JSON.parse(kept), JSON.parse(again)))
}

/** Makes one attempt. Without an answer it keeps the body (BOOK-19); if that is impossible it retries once (quality, fault 4). */
async function send(sending: Sending, pending: Pending): Promise<Submission> {
  visit.pending = pending
  await draftSaved() // after a crash the draft has the key
  await sending.prepare?.(pending)
  const first = await sending.attempt(pending)
  if (first !== 'silent' && first !== 'busy') return first
  const kept = await sending.keep?.(pending)
  if (kept) return kept
  const again = first === 'busy' ? first : await sending.attempt(pending)
  return again === 'busy' || again === 'silent' ? { status: 'failed' } : again // BOOK-18
}

/** The meaning of a call without a booking. A refusal is definite, so its key is not used again (BOOK-11 to BOOK-18). */
export function judged(result: CallResult<unknown>, path: string): Attempt {
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: path, status })
  if (result.kind !== 'refused')
    return result.kind === 'failed' && result.reason === 'server' ? 'busy' : 'silent'
  const { errors } = result
  // A proxy's rate limit says nothing about appointments (API-50).
  const isDuplicate = errors.some(({ key }) => key === 'duplicateAppointment')
  if (status === 429 && !isDuplicate) return 'busy'
  visit.pending = undefined
  const reason = status === 409 ? 'conflict' : isDuplicate ? 'duplicate' : 'error' // BOOK-12, BOOK-14, BOOK-16
  return { status: 'refused', reason, errors }
}
