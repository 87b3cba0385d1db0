import { proxy } from 'valtio'
import type { ApiError } from '#contract/endpoint'
import type { CallResult } from '../../api/call.ts'
import { randomKey } from '../../platform/secrets.ts'
import { draftSaved } from '../../state/draft.ts'
import { reportError } from '../../state/flow.ts'
import type { Pending } from '../../state/visit.ts'
import { visit } from '../../state/visit.ts'
import type { Intake } from './intake.ts'
import { filledIn } from './payload.ts'

/** How a submission stands (INTAKE-17); `failed` has no definite answer and may be pressed again. */
export type Submission =
  /** `saved`: sealed in the outbox, to be sent when the server is there (BOOK-19). */
  | { status: 'idle' | 'in_progress' | 'done' | 'saved' | 'failed' }
  | { status: 'refused'; reason: 'conflict' | 'duplicate' | 'error'; errors: ApiError[] }

/** 'busy' when the server said so (API-50), 'silent' when nothing of ours was heard. */
export type Attempt = Submission | 'busy' | 'silent'

/** How a kind of visit is sent. */
export interface Sending {
  /** The call's address, as failures of it are reported. */
  path: string
  /** The body as JSON; with a body made before, at its instant: the same answers then give the same text. */
  bodyOf: (intake: Intake, before?: string) => Promise<string>
  /** Waits for what an earlier attempt still has under way. */
  settled?: () => Promise<void>
  /** What comes before the first attempt. */
  prepare?: (pending: Pending) => Promise<void>
  attempt: (pending: Pending) => Promise<Attempt>
  /** Brings a body that was edited after one that is received, or waits to be. */
  correct?: (body: string) => Promise<void>
  /** Takes over what has no answer. */
  keep?: (pending: Pending) => Promise<Submission | undefined>
}

export const submission = proxy<{ state: Submission }>({ state: { status: 'idle' } })

/** Puts away a refusal the guest has read. */
export function dismissSubmission(): void {
  submission.state = { status: 'idle' }
}

/**
 * Sends the visit, once (API-49): what is still without a definite answer goes first, with its own key and body;
 * an edited body follows only after a refusal, under a key of its own. A second press while one is under way does nothing.
 */
export async function submitBy(sending: Sending, intake: Intake): Promise<Submission> {
  if (submission.state.status === 'in_progress') return submission.state
  submission.state = { status: 'in_progress' }
  submission.state = await submitPendingFirst(sending, intake).catch(() => unsendable(sending))
  return submission.state
}

/** Answers that make no payload: a fault of ours; what was typed stays, and the button can be used. */
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
    // A body made whole again may differ from the one that was sent; its refusal says nothing of these answers.
    const isEdited = lacksSecrets || body !== edited
    if (outcome.status === 'done' || outcome.status === 'saved') {
      if (body !== edited) await sending.correct?.(edited)
      return outcome
    }
    if (outcome.status !== 'refused' || !isEdited) return outcome
  }
  return send(sending, { key: randomKey(), body: await sending.bodyOf(intake), lacksSecrets: false })
}

/** A kept body with the numbers that were not kept, typed again. */
function withSecrets(kept: string, again: string): string {
  return JSON.stringify(filledIn(JSON.parse(kept), JSON.parse(again)))
}

/** One attempt; what has no answer is kept (BOOK-19), and where it cannot be, one safe retry (quality, fault 4). */
async function send(sending: Sending, pending: Pending): Promise<Submission> {
  visit.pending = pending
  await draftSaved() // a crash from here on finds the key again
  await sending.prepare?.(pending)
  const first = await sending.attempt(pending)
  if (first !== 'silent' && first !== 'busy') return first
  const kept = await sending.keep?.(pending)
  if (kept) return kept
  const again = first === 'busy' ? first : await sending.attempt(pending)
  return again === 'busy' || again === 'silent' ? { status: 'failed' } : again // BOOK-18
}

/** What a call that brought no booking came to; a refusal is definite, and its key is used no more (BOOK-11 to BOOK-18). */
export function judged(result: CallResult<unknown>, path: string): Attempt {
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: path, status })
  if (result.kind !== 'refused')
    return result.kind === 'failed' && result.reason === 'server' ? 'busy' : 'silent'
  const { errors } = result
  // A proxy before the server may limit how often one asks; that is no word about appointments (API-50).
  const isDuplicate = errors.some(({ key }) => key === 'duplicateAppointment')
  if (status === 429 && !isDuplicate) return 'busy'
  visit.pending = undefined
  const reason = status === 409 ? 'conflict' : isDuplicate ? 'duplicate' : 'error' // BOOK-12, BOOK-14, BOOK-16
  return { status: 'refused', reason, errors }
}
