import type { Queries, Row, Transaction } from './engine.ts'
import type { Wish } from './offer-store.ts'
import type { ProviderKey } from './provider-grid.ts'

/** Appointments that wait for times of a provider ($1 and $2), of their own or of a place near it. */
export const IN_LINE = `(SELECT appointment_id FROM wishes WHERE business_name = $1 AND provider_id IN ($2, '')
  UNION SELECT appointment_id FROM wish_places WHERE business_name = $1 AND provider_id = $2)`

/** Puts the guest of an appointment in line. A new wish keeps the place in it. */
export async function putWish(
  { query, now }: Transaction,
  appointmentId: string,
  { businessName, id }: ProviderKey,
  { wish: { days, parts, miles }, places }: { wish: Wish; places: readonly ProviderKey[] },
): Promise<void> {
  await query(
    `INSERT INTO wishes (appointment_id, entered_at, business_name, provider_id, days, parts, miles)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (appointment_id) DO UPDATE SET days = excluded.days, parts = excluded.parts, miles = excluded.miles`,
    [appointmentId, now, businessName, id, JSON.stringify(days), JSON.stringify(parts), miles ?? null],
  )
  await query('DELETE FROM wish_places WHERE appointment_id = $1', [appointmentId])
  for (const place of places)
    await query('INSERT INTO wish_places (appointment_id, business_name, provider_id) VALUES ($1, $2, $3)', [
      appointmentId,
      place.businessName,
      place.id,
    ])
}

export async function removeWish({ query }: Queries, appointmentId: string): Promise<void> {
  for (const table of ['wishes', 'wish_places'])
    await query(`DELETE FROM ${table} WHERE appointment_id = $1`, [appointmentId])
}

export function wishOf(row: Row): Wish {
  return {
    days: JSON.parse(String(row['days'])),
    parts: JSON.parse(String(row['parts'])),
    ...(row['miles'] != null && { miles: Number(row['miles']) }),
  }
}
