import type { ToWorker } from '#contract/worker'
import { askWorker } from '../platform/worker.ts'

/** Writes to a database; when the device has no room for it, once more after the worker gave up the answers that it keeps (quality, fault 29). */
export async function withRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (failure) {
    if (!isOutOfRoom(failure)) throw failure
    await askWorker({ type: 'makeRoom' } satisfies ToWorker)
    return write()
  }
}

export function isOutOfRoom(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'QuotaExceededError'
}
