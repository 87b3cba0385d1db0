export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** A day without a change of the clock. */
export const DAY_MS = 24 * HOUR_MS

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** Minutes from midnight as "HH:mm". */
export function hourAndMinute(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
