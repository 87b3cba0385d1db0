let offset = 0

/** Milliseconds since 1970 by the server's clock, as far as it has been learnt; the device's until then (TIME-05). */
export function now(): number {
  return Date.now() + offset
}

/** Learns the server's clock from an answer's Date header; the header has whole seconds. */
export function learnServerTime(dateHeader: string | null): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(server)) return
  const difference = server + 500 - Date.now()
  offset = Math.abs(difference) < 2000 ? 0 : difference
}

/** How far the device's clock is from the server's, in milliseconds. */
export function clockError(): number {
  return offset
}

/** Today where the browser is: YYYY-MM-DD (TIME-05). */
export function localDay(): string {
  const day = new Date(now())
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The browser's own IANA zone. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
