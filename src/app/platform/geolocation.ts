/** Where the device is, in degrees, or why it does not say so. */
export type Located =
  | { kind: 'found'; latitude: number; longitude: number }
  /** `denied`: the guest or the browser refused. `noAnswer`: neither answered in time. */
  | { kind: 'failed'; reason: 'denied' | 'unavailable' | 'noAnswer' }

const LONGEST_WAIT = 10_000
/** A moving device is reported at most once in this many milliseconds. */
const PAUSE = 5000
const PERMISSION_DENIED = 1
const TIMEOUT = 3

/**
 * Reports where the device is, now and whenever it moves. Without an answer it reports a failure after ten seconds, and still reports
 * a later answer. Returns how to stop.
 */
export function watchPosition(report: (located: Located) => void): () => void {
  const device = 'geolocation' in navigator ? navigator.geolocation : undefined
  if (!device) {
    report({ kind: 'failed', reason: 'unavailable' })
    return () => undefined
  }
  let waiting: number | undefined
  let latest: Located | undefined
  const hand = (): void => {
    waiting = undefined
    if (!latest) return
    report(latest)
    latest = undefined
    waiting = window.setTimeout(hand, PAUSE)
  }
  const hear = (located: Located): void => {
    window.clearTimeout(unanswered)
    latest = located
    if (waiting === undefined) hand()
  }
  const unanswered = window.setTimeout(() => report({ kind: 'failed', reason: 'noAnswer' }), LONGEST_WAIT)
  const watch = device.watchPosition(
    ({ coords: { latitude, longitude } }) =>
      hear(
        isOnEarth(latitude, longitude)
          ? { kind: 'found', latitude, longitude }
          : { kind: 'failed', reason: 'unavailable' },
      ),
    ({ code }) => hear({ kind: 'failed', reason: reasonOf(code) }),
    { enableHighAccuracy: false, timeout: LONGEST_WAIT, maximumAge: 60_000 },
  )
  return () => {
    device.clearWatch(watch)
    window.clearTimeout(unanswered)
    window.clearTimeout(waiting)
  }
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 // NaN fails both comparisons
}

function reasonOf(code: number): 'denied' | 'unavailable' | 'noAnswer' {
  if (code === PERMISSION_DENIED) return 'denied'
  return code === TIMEOUT ? 'noAnswer' : 'unavailable'
}
