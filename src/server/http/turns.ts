import { setImmediate as turn } from 'node:timers/promises'

/** Turns that a computation lets new connections have at most, so that a flood of them does not stop it. */
const MOST_TURNS = 64

let accepted = 0

/** Counts a connection that was accepted. */
export function countConnection(): void {
  accepted += 1
}

/**
 * Resolves in the next turn of the event loop, or as soon as a turn brings no new connection. Node accepts one connection a turn, so
 * turns that all compute would let new guests wait long.
 */
export async function turnAfterConnections(): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const before = accepted
    await turn()
    if (accepted === before) return
  }
}
