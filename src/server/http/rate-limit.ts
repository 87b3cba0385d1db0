import { MINUTE_MS } from '#domain/time-units'

const MAX_CLIENTS = 10_000

/** Whether a client may make one more call, which is then counted: so many a minute, at a steady rate. */
export function createRateLimit(perMinute: number, clock: () => number): (client: string) => boolean {
  const clients = new Map<string, { left: number; at: number }>()
  const perMs = perMinute / MINUTE_MS
  return (client) => {
    const time = clock()
    const known = clients.get(client)
    const left = known ? Math.min(perMinute, known.left + Math.max(0, time - known.at) * perMs) : perMinute
    // Set again, so that the map's order is that of the last call and its first entry is the stalest.
    clients.delete(client)
    clients.set(client, { left: Math.max(0, left - 1), at: time })
    if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '')
    return left >= 1
  }
}

/** Whether a client may try once more in any minute, exactly; a try beyond that is not counted. */
export function createTryLimit(perMinute: number, clock: () => number): (client: string) => boolean {
  const clients = new Map<string, number[]>()
  return (client) => {
    const time = clock()
    // A clock that was set back forgets what it would otherwise hold against the client for too long.
    const recent = (clients.get(client) ?? []).filter((at) => at <= time && time - at < MINUTE_MS)
    if (recent.length >= perMinute) return false
    clients.delete(client)
    clients.set(client, [...recent, time])
    if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '')
    return true
  }
}
