let offset = 0

/** Milliseconds since 1970 by the server's clock, or by the device's until the server has answered (TIME-05). */
export function now(): number {
  return Date.now() + offset
}

/** Learns the server's time from the Date header of an answer, which has whole seconds. */
export function learnServerTime(dateHeader: string | null): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(server)) return
  const difference = server + 500 - Date.now()
  offset = Math.abs(difference) < 2000 ? 0 : difference
}

/** Milliseconds since 1970 by the device's own clock, right or wrong: it does not jump when the server's time is learnt. */
export function deviceNow(): number {
  return Date.now()
}

/** Resolves after so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Today in the browser's time zone, as YYYY-MM-DD (TIME-05). */
export function deviceDay(): string {
  const day = new Date(now())
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The browser's IANA time zone. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
