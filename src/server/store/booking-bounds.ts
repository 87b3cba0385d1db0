import { MINUTE_MS } from '#domain/time-units'
import type { BookingBounds, Pressure, Rush } from './bounds.ts'
import type { Transaction } from './engine.ts'
import { type Charge, OverLimit, refuseSpent } from './limit-counts.ts'
import type { ProviderKey } from './store.ts'

const HOUR_MINUTES = 60
/** The minutes in which bookings make a rush. */
const RUSH_MINUTES = 10

/** Levels of pressure on a provider, kept in `limit_counts` under this name. The count of a minute is its highest level. */
const PRESSURE = 'pressure'
const FEWER_EACH = 1
const PACED = 2

/**
 * Checks a booking that was just written against the limits of a rush: fewer bookings for each client and, once too many networks
 * book, a pace for the whole provider. Called after `markChanged`, which locks the provider, so that its bookings are checked one
 * after another. Throws OverLimit. Returns the numbers of the rush for the log, if there is one.
 */
export async function keepPace(
  tx: Transaction,
  provider: ProviderKey,
  { pressure }: BookingBounds,
): Promise<Rush | undefined> {
  if (!pressure) return undefined
  const { bookings, origins, networks } = await lately(tx, provider)
  const before = await pressureOf(tx, pressure)
  if (before === 0 && bookings <= pressure.least) return undefined
  const open = await openCapacity(tx, provider, pressure)
  const most = pressure.mostOf(open)
  if (before === 0 && bookings <= most) return undefined
  if (before > 0) await refuseSpent(tx, pressure.charges)
  const level = before === PACED || networks > pressure.networks ? PACED : FEWER_EACH
  if (before > 0 && level === PACED && bookings > most) {
    throw new OverLimit({ limit: 'pace', key: pressure.key, minutes: 0 }, MINUTE_MS)
  }
  // The rush ends an hour after the last booking that reached `most`.
  if (level > before || bookings >= most) await keepPressure(tx, pressure, level)
  return bookings >= most ? { store: provider.id, places: open, bookings, origins } : undefined
}

async function lately({ query, now }: Transaction, { businessName, id }: ProviderKey) {
  const [row] = await query(
    // Ignores bookings that a fast clock dated ahead. A minute is for transactions that began after this one.
    `SELECT SUM(CASE WHEN received_at > $4 THEN 1 ELSE 0 END) AS bookings,
       COUNT(DISTINCT CASE WHEN received_at > $4 THEN origin END) AS origins,
       COUNT(DISTINCT network) AS networks FROM appointments
     WHERE business_name = $1 AND provider_id = $2 AND received_at > $3
       AND received_at <= $5 AND network IS NOT NULL AND first_id IS NULL AND status = 'booked'`,
    [businessName, id, now - HOUR_MINUTES * MINUTE_MS, now - RUSH_MINUTES * MINUTE_MS, now + MINUTE_MS],
  )
  const numberOf = (name: string) => Number(row?.[name] ?? 0)
  return { bookings: numberOf('bookings'), origins: numberOf('origins'), networks: numberOf('networks') }
}

async function openCapacity(
  { query }: Transaction,
  { businessName, id }: ProviderKey,
  { days }: Pressure,
): Promise<number> {
  const { from, to, capacity } = days()
  const [row] = await query(
    `SELECT COUNT(*) AS n FROM taken
     WHERE business_name = $1 AND provider_id = $2 AND cell >= $3 AND cell < $4 AND expires_at IS NULL`,
    [businessName, id, from, to],
  )
  return capacity - Number(row?.['n'] ?? 0)
}

async function pressureOf({ query, now }: Transaction, { key }: Pressure): Promise<number> {
  const minute = Math.floor(now / MINUTE_MS)
  const [row] = await query(
    'SELECT MAX(count) AS level FROM limit_counts WHERE name = $1 AND key = $2 AND minute > $3 AND minute <= $4',
    [PRESSURE, key, minute - HOUR_MINUTES, minute],
  )
  return Number(row?.['level'] ?? 0)
}

async function keepPressure({ query, now }: Transaction, { key }: Pressure, level: number): Promise<void> {
  await query(
    `INSERT INTO limit_counts (name, key, minute, count) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name, key, minute) DO UPDATE SET count = excluded.count`,
    [PRESSURE, key, Math.floor(now / MINUTE_MS), level],
  )
}

/** What a cancelled booking gives back: the counts of its client. */
export function bookingCharges(
  { businessName, id }: ProviderKey,
  marks: readonly (string | null)[],
): Pick<Charge, 'name' | 'key' | 'amount'>[] {
  return marks.flatMap((mark) =>
    mark === null
      ? []
      : [mark, `${mark} ${businessName} ${id}`].map((key) => ({ name: 'bookings', key, amount: 1 })),
  )
}
