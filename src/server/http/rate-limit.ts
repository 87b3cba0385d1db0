import { busy } from './refusal.ts'

const MAX_CLIENTS = 10_000

/** How many calls one client may make a minute; a store is one client, whoever stands in it. */
export function createRateLimit(perMinute: number, clock: () => number): (client: string) => void {
  const clients = new Map<string, { left: number; at: number }>()
  const perMs = perMinute / 60_000
  return (client) => {
    const time = clock()
    const known = clients.get(client)
    const left = known ? Math.min(perMinute, known.left + Math.max(0, time - known.at) * perMs) : perMinute
    // Set again, so that the map's order is that of the last call and its first entry is the stalest.
    clients.delete(client)
    clients.set(client, { left: Math.max(0, left - 1), at: time })
    if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '')
    if (left < 1) throw busy(10)
  }
}

const MINUTE_MS = 60_000

/**
 * How many tries at a secret one client has in any minute, exactly; `busy` when there are more, which are not counted. Returns what
 * takes the try back.
 */
export function createTryLimit(perMinute: number, clock: () => number): (client: string) => () => void {
  const clients = new Map<string, number[]>()
  return (client) => {
    const time = clock()
    // A clock that was set back forgets what it would otherwise hold against the client for too long.
    const recent = (clients.get(client) ?? []).filter((at) => at <= time && time - at < MINUTE_MS)
    const [first = time] = recent
    if (recent.length >= perMinute) throw busy(Math.ceil((first + MINUTE_MS - time) / 1000))
    clients.delete(client)
    clients.set(client, [...recent, time])
    if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '')
    return () => {
      const tries = clients.get(client) ?? []
      const at = tries.indexOf(time)
      if (at >= 0)
        clients.set(
          client,
          tries.filter((_, index) => index !== at),
        )
    }
  }
}
