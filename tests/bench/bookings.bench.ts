import { bookThroughCuts } from '../support/booking-races.ts'
import type { BenchOptions, Figure } from './figure.ts'

/** Quality goals R2 and R3: bookings over connections that are cut and repeated, with rivals waiting for each time. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const bookings = full ? 100_000 : 2000
  const seed = Math.floor(Math.random() * 2 ** 31)
  say(`bookings: ${bookings} over connections that break, each with two rivals, seed ${seed}`)
  const began = performance.now()
  const report = await bookThroughCuts({ bookings, clients: 32, seed })
  const seconds = (performance.now() - began) / 1000
  for (const line of [...report.lost, ...report.doubled, ...report.wrong]) say(`seed ${seed}: ${line}`)
  say(JSON.stringify({ ...report, lost: report.lost.length, doubled: report.doubled.length }))
  const none = { unit: '', better: 'less' as const, gate: 0, goal: 0 }
  return [
    { name: 'bookings over broken connections', value: bookings / seconds, unit: '/s', better: 'more' },
    { name: 'bookings: attempts each', value: report.attempts / bookings, unit: '', better: 'less' },
    { name: 'bookings: doubled', value: report.doubled.length, ...none },
    { name: 'bookings: times lost to rivals', value: report.lost.length, ...none },
    { name: 'bookings: acknowledged and not there', value: report.wrong.length, ...none },
  ]
}
