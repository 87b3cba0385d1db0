import { setTimeout as pause } from 'node:timers/promises'
import { elapsed } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Failures } from '../running/failures.ts'
import type { SealedStore } from '../store/sealed-values.ts'
import type { ServerKeys } from './keys.ts'
import { resealed } from './seal.ts'
import { countByKey } from './sealed-count.ts'

/** How often a process looks whether there is something to reseal. */
const LOOK_MS = 15_000
/** A process reseals so long, and then lets another have the turn; one that dies keeps the others waiting no longer. */
const TURN_MS = 10_000
/** Between two lots, so that guests' calls come first. */
const BREATH_MS = 20

type Deps = { store: SealedStore; keys: Pick<ServerKeys, 'dataKeys'>; log: Log; breathMs?: number }

/** Reseals in the background, while the data is under other keys than the one that seals now. Returns what stops it and waits for it. */
export function startResealing(deps: Deps & { failures: Failures }): () => Promise<void> {
  const stopping = new AbortController()
  const running = resealUntilStopped(deps, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

async function resealUntilStopped(deps: Deps & { failures: Failures }, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await resealForATurn(deps, signal)
    } catch (error) {
      deps.failures.own('reseal', error)
    }
    // A stop ends the pause.
    await pause(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/**
 * Reseals for one turn, when no other process has it, and returns whether all values are under the key that seals now. A stop ends it
 * after the lot; whoever has the next turn goes on there.
 */
export async function resealForATurn(
  { store, keys, log, breathMs = BREATH_MS }: Deps,
  signal: AbortSignal,
): Promise<boolean> {
  // With one key there is nothing to do.
  if (keys.dataKeys.length === 1) return true
  const { keyId, from } = keys.dataKeys[0]
  // A clock that was set back makes an older key seal again. What is under the newer one stays there.
  if (keys.dataKeys.some((key) => key.from > from)) return true
  let place = await store.resealPlace(keyId)
  if (!place) return true
  if (!(await store.takeResealTurn(TURN_MS))) return false
  const until = elapsed() + TURN_MS
  let total = 0
  let unopened = 0
  while (place && elapsed() < until && !signal.aborted) {
    const lot = await store.resealLot(place, (record, sealed) => resealed(keys.dataKeys, record, sealed))
    place = lot.next
    total += lot.resealed
    unopened += lot.damaged
    await pause(breathMs)
  }
  if (total + unopened > 0) log({ event: 'resealed', key: keyId, count: total, damaged: unopened })
  if (place) return false
  return isDone({ store, keys, log }, keyId, unopened)
}

/** A process that had not yet read the new key may have sealed under the old one behind the place of this turn. */
async function isDone({ store, keys, log }: Deps, keyId: string, unopened: number): Promise<boolean> {
  const counts = await countByKey(store, keys.dataKeys)
  const others = [...counts].reduce((sum, [id, count]) => (id === keyId ? sum : sum + count), 0)
  if (others > unopened) {
    await store.forgetResealing()
    return false
  }
  log({ event: 'reseal-done', key: keyId, damaged: unopened })
  return true
}
