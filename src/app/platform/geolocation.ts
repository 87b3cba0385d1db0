/** What a device says of where it is, in degrees. */
export type Located =
  | { kind: 'found'; latitude: number; longitude: number }
  /** The guest or the browser said no; it does not know; nobody answered in time. */
  | { kind: 'failed'; reason: 'denied' | 'unavailable' | 'noAnswer' }

const PATIENCE = 10_000
/** A device that moves is heard once in so many milliseconds. */
const PAUSE = 5000
const PERMISSION_DENIED = 1
const TIMEOUT = 3

/**
 * Asks the device where it is, and goes on listening: a question that nobody answers counts as failed after ten seconds, an answer
 * that comes later still counts. Returns how to stop.
 */
export function watchPosition(tell: (located: Located) => void): () => void {
  const device = 'geolocation' in navigator ? navigator.geolocation : undefined
  if (!device) {
    tell({ kind: 'failed', reason: 'unavailable' })
    return () => undefined
  }
  let waiting: number | undefined
  let latest: Located | undefined
  const hand = (): void => {
    waiting = undefined
    if (!latest) return
    tell(latest)
    latest = undefined
    waiting = window.setTimeout(hand, PAUSE)
  }
  const hear = (located: Located): void => {
    window.clearTimeout(unanswered)
    latest = located
    if (waiting === undefined) hand()
  }
  const unanswered = window.setTimeout(() => tell({ kind: 'failed', reason: 'noAnswer' }), PATIENCE)
  const watch = device.watchPosition(
    ({ coords: { latitude, longitude } }) =>
      hear(
        isOnEarth(latitude, longitude)
          ? { kind: 'found', latitude, longitude }
          : { kind: 'failed', reason: 'unavailable' },
      ),
    ({ code }) => hear({ kind: 'failed', reason: reasonOf(code) }),
    { enableHighAccuracy: false, timeout: PATIENCE, maximumAge: 60_000 },
  )
  return () => {
    device.clearWatch(watch)
    window.clearTimeout(unanswered)
    window.clearTimeout(waiting)
  }
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 // never of NaN
}

function reasonOf(code: number): 'denied' | 'unavailable' | 'noAnswer' {
  if (code === PERMISSION_DENIED) return 'denied'
  return code === TIMEOUT ? 'noAnswer' : 'unavailable'
}
