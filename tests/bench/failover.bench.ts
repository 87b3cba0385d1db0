import { join } from 'node:path'
import { drillFailover } from '../support/failover-drill.ts'
import { findPrograms } from '../support/postgres.ts'
import { ROOT } from '../support/sources.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-failover')

/** The primary is killed under bookings and its synchronous standby promoted: nothing that was acknowledged is lost or doubled (RUN-16). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  if (!findPrograms()) return []
  const failures = full ? 10 : 3
  const { booked, lost, doubled, refused, away } = await drillFailover(failures, { folder: FOLDER, say })
  for (const line of refused) say(`failover: refused: ${line}`)
  const none = { unit: '', better: 'less', gate: 0, goal: 0 } as const
  return [
    { name: 'failover: primaries killed', value: failures, unit: '', better: 'more' },
    {
      name: 'failover: bookings acknowledged',
      value: booked.length,
      unit: '',
      better: 'more',
      gate: failures,
    },
    { name: 'failover: of these lost', value: lost.length, ...none },
    { name: 'failover: guests booked twice', value: doubled.length, ...none },
    { name: 'failover: bookings refused', value: refused.length, ...none },
    {
      name: 'failover: without service, with promotion, median',
      value: quantile(away, 0.5),
      unit: 'ms',
      better: 'less',
    },
    { name: 'failover: the same, longest', value: Math.max(...away), unit: 'ms', better: 'less' },
  ]
}
