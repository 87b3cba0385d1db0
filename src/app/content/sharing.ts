import type { ContentResult } from './sources.ts'
import { CANCELLED, failure, unlessAborted } from './sources.ts'

type Start<T> = (leaving: AbortSignal) => Promise<ContentResult<T>>

interface Flight {
  result: Promise<ContentResult<unknown>>
  waiting: number
  leaving: AbortController
}

/**
 * Loads each id once: what came well is kept (CONTENT-18), callers of one id share its request, and the request is cancelled
 * when the last of them has left (CONTENT-19).
 */
export function createSharing() {
  const kept = new Map<string, ContentResult<unknown>>()
  const flights = new Map<string, Flight>()

  function take<T>(id: string, start: Start<T>): Flight {
    const leaving = new AbortController()
    // A code chunk that cannot be had rejects.
    const result = start(leaving.signal).catch(() => failure(500, 'cannot be read'))
    const flight: Flight = { result, waiting: 0, leaving }
    flights.set(id, flight)
    void flight.result.then((result) => land(id, flight, result))
    return flight
  }

  function land(id: string, flight: Flight, result: ContentResult<unknown>): void {
    if (flights.get(id) !== flight) return
    flights.delete(id)
    if (result.status === 'ok') kept.set(id, result)
  }

  return {
    /** The result of an id; `signal` says that this caller has left. Never rejects. */
    async load<T>(id: string, signal: AbortSignal, start: Start<T>): Promise<ContentResult<T>> {
      if (signal.aborted) return CANCELLED
      const before = kept.get(id)
      if (before) return before as ContentResult<T>
      const flight = flights.get(id) ?? take(id, start)
      flight.waiting += 1
      try {
        return (await unlessAborted(flight.result, signal)) as ContentResult<T>
      } catch {
        if (flight.waiting === 1 && flights.get(id) === flight) {
          flights.delete(id)
          flight.leaving.abort()
        }
        return CANCELLED
      } finally {
        flight.waiting -= 1
      }
    },
    /** Forgets what is kept; requests under way are kept no more. */
    forget(): void {
      kept.clear()
      flights.clear()
    },
  }
}
