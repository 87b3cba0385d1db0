import type { Sink } from './analytics.ts'

/** A sink at a path of this origin, which gets a JSON list of events; without a network they wait. */
export function beaconTo(path: string): Sink {
  return (events) =>
    navigator.onLine !== false &&
    navigator.sendBeacon(path, new Blob([JSON.stringify(events)], { type: 'application/json' }))
}

/** Whether the browser says that its guest is not to be tracked (Global Privacy Control, Do Not Track). */
export function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
