import { localDay } from '#domain/offsets'
import type { Client, Limits } from '../limits/limits.ts'
import type { BookingBounds, HoldBounds } from '../store/bounds.ts'
import { type Provider, providerKeyName } from './provider.ts'

/** Days ahead whose open capacity decides what is a rush at a provider. */
const DAYS = 30

type Deps = { limits: Limits; clock: () => number; settings: { pace?: Record<string, number> | undefined } }

/** How much a client may hold at a provider, and how much of the day may be held at all (HD-03). */
export function holdBounds(
  { limits, clock }: Pick<Deps, 'limits' | 'clock'>,
  client: Client,
  provider: Provider,
  cells: readonly number[],
): HoldBounds {
  const { origin, network, isTablet } = client
  const name = providerKeyName(provider.key)
  const [first = 0] = cells
  const day = localDay(first, provider.calendar.zone)
  const live = isTablet
    ? [{ of: 'origin', isOfDay: false, limit: 'liveHolds.tablet' } as const]
    : ([
        { of: 'origin', isOfDay: true, limit: 'liveHolds.connection@day' },
        { of: 'origin', isOfDay: false, limit: 'liveHolds.connection' },
        { of: 'network', isOfDay: true, limit: 'liveHolds.network@day' },
        { of: 'network', isOfDay: false, limit: 'liveHolds.network' },
      ] as const)
  const shareOf = (open: number, kind: 'long' | 'short') =>
    Math.max(
      limits.most(`ceiling.${kind}Least`),
      Math.floor((open * limits.most(`ceiling.${kind}Percent`)) / 100),
    )
  return {
    origin,
    network,
    charges: [
      ...limits.charges('holds', client),
      ...cells.flatMap((cell) => limits.charges('sameCell', client, `${name} ${cell}`)),
    ],
    live: live.map((one) => ({ ...one, most: limits.most(one.limit) })),
    day: spanOf(provider, day, day, clock()),
    ceiling: isTablet ? null : (open) => ({ long: shareOf(open, 'long'), short: shareOf(open, 'short') }),
  }
}

/** How much a client may book at a provider, and what a rush there changes (HD-01). A tablet books on in a rush. */
export function bookingBounds(
  { limits, clock, settings }: Deps,
  client: Client,
  provider: Provider,
): BookingBounds {
  const { origin, network, isTablet } = client
  const name = providerKeyName(provider.key)
  const charges = limits.charges('bookings', client, name)
  if (isTablet) return { origin, network, charges, pressure: null }
  const own = settings.pace?.[provider.key.id]
  const least = own ?? limits.most('pace.least')
  const today = localDay(clock(), provider.calendar.zone)
  return {
    origin,
    network,
    charges,
    pressure: {
      key: name,
      least,
      mostOf: (open) => own ?? Math.max(least, Math.floor((open * limits.most('pace.percent')) / 100)),
      days: () => spanOf(provider, today, today + DAYS, clock()),
      charges: limits.charges('rush', client, name),
      networks: limits.most('pace.networks'),
    },
  }
}

/** The cells of these local days that are still to come, and the sum of their capacity. */
function spanOf({ calendar, capacity }: Provider, fromDay: number, toDay: number, now: number) {
  const span = { from: Number.POSITIVE_INFINITY, to: 0, capacity: 0 }
  for (let day = fromDay; day <= toDay; day++) {
    const cells = calendar.starts(day, 1, (cell) => cell > now)
    span.capacity += cells.length * capacity
    span.from = Math.min(span.from, cells[0] ?? span.from)
    span.to = Math.max(span.to, (cells.at(-1) ?? -1) + 1)
  }
  return span.capacity === 0 ? { from: 0, to: 0, capacity: 0 } : span
}
