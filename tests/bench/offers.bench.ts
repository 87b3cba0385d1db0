import { type OfferReport, simulateOffers } from '../support/offer-simulation.ts'
import type { BenchOptions, Figure } from './figure.ts'

/** Cancellations of one simulated store, until another one begins with other guests. */
const OF_ONE = 100

/** Cancelled visits whose times are offered to guests who wait for an earlier one: 10,000, and a tenth of them in a short run (VISIT-05). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const rounds = (full ? 10_000 : 1_000) / OF_ONE
  say(`offers: ${rounds * OF_ONE} cancellations in ${rounds} simulated stores`)
  const reports: OfferReport[] = []
  for (let round = 0; round < rounds; round++) {
    const report = await simulateOffers(OF_ONE, Math.random)
    for (const line of report.violations) say(line)
    reports.push(report)
  }
  const sum = (count: (report: OfferReport) => number) =>
    reports.map(count).reduce((all, one) => all + one, 0)
  return [
    { name: 'cancellations', value: sum((one) => one.cancellations), unit: '', better: 'more' },
    { name: 'offers', value: sum((one) => one.offers), unit: '', better: 'more' },
    { name: 'offers that were accepted', value: sum((one) => one.accepted), unit: '', better: 'more' },
    {
      name: 'times that suited nobody, or came free when nobody is asked',
      value: sum((one) => one.publicTimes),
      unit: '',
      better: 'less',
    },
    {
      name: 'guests passed over, times kept idle, offers at night or to two',
      value: sum((one) => one.violations.length),
      unit: '',
      better: 'less',
      gate: 0,
      goal: 0,
    },
  ]
}
