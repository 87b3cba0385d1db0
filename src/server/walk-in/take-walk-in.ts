import { unknown } from 'superstruct'
import type { Endpoint } from '#contract/endpoint'
import type { Booked } from '#contract/intake'
import { SealedWalkIn } from '#contract/outbox'
import { postWalkIn as endpoint, WalkIn } from '#contract/walk-in'
import { decode } from '../http/decode.ts'
import { postSealedWalkIn } from './post-sealed-walk-in.ts'
import { postWalkIn } from './post-walk-in.ts'
import type { WalkInDeps } from './recorded.ts'

type Answer = { appointments: Booked[] }

/** The one address of plain and sealed walk-ins. */
export const postEitherWalkIn: Endpoint<Record<string, never>, unknown, Answer> = {
  ...endpoint,
  body: unknown(),
}

/**
 * Checks a guest in. A body that has a member `sealed` must be a sealed walk-in and nothing else. 400 for another shape; for the
 * other refusals see postWalkIn and postSealedWalkIn.
 */
export function takeWalkIn(deps: WalkInDeps, body: unknown, idempotencyKey: string | null): Promise<Answer> {
  return isSealed(body)
    ? postSealedWalkIn(deps, decode(body, SealedWalkIn), idempotencyKey)
    : postWalkIn(deps, decode(body, WalkIn), idempotencyKey)
}

function isSealed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'sealed' in body
}
