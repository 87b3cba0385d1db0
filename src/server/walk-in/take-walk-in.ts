import { dynamic, type Struct } from 'superstruct'
import type { Endpoint } from '#contract/endpoint'
import { SealedWalkIn } from '#contract/outbox'
import { postWalkIn as endpoint, WalkIn } from '#contract/walk-in'
import type { CheckedInOne } from '#contract/walk-in-call'
import type { Call } from '../http/answers.ts'
import { answerSealedWalkIn } from './post-sealed-walk-in.ts'
import { answerWalkIn } from './post-walk-in.ts'
import type { WalkInDeps } from './recorded.ts'

type Answer = { appointments: CheckedInOne[] }

/** The one address of plain and sealed walk-ins: a body that has a member `sealed` must be a sealed walk-in and nothing else. */
export const postEitherWalkIn: Endpoint<Record<string, never>, WalkIn | SealedWalkIn, Answer> = {
  ...endpoint,
  body: dynamic((body) => (isSealed(body) ? SealedWalkIn : WalkIn) as Struct<WalkIn | SealedWalkIn, unknown>),
}

/** Checks a guest in; for the refusals see postWalkIn and postSealedWalkIn. */
export function takeWalkIn(
  deps: WalkInDeps,
  {
    body,
    ...call
  }: Pick<Call<unknown, WalkIn | SealedWalkIn>, 'body' | 'idempotencyKey' | 'client' | 'extra'>,
): Promise<Answer> {
  return isSealed(body) ? answerSealedWalkIn(deps, body, call) : answerWalkIn(deps, body as WalkIn, call)
}

function isSealed(body: unknown): body is SealedWalkIn {
  return typeof body === 'object' && body !== null && 'sealed' in body
}
