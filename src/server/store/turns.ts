import { DAY_MS } from '#domain/time-units'

/**
 * The latest turn that anything of a queue is given at `now`, which is longer than each pause between two attempts. A later one was
 * written while the clock ran ahead, and has come (HD-18).
 */
export function latestTurn(now: number): number {
  return now + DAY_MS
}
