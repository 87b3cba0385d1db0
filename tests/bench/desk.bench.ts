import { elapsed } from '../../src/server/clock.ts'
import { openTestApp } from '../support/app.ts'
import { guest } from '../support/appointments.ts'
import { aWalkIn, TEST_NOW } from '../support/builders.ts'
import { anEnrolledDesk, checkedIn } from '../support/desk.ts'
import type { BenchOptions, Figure } from './figure.ts'

const VISITS = 400
const ASKS = 2000
const FINISHES = 50

/** What a counter costs on the embedded database, with 400 visits on its day: a list that has not changed, and one that has. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const app = await openTestApp({ clock: () => TEST_NOW })
  try {
    say(`desk: ${VISITS} visits`)
    const desk = await anEnrolledDesk(app)
    for (let number = 0; number < VISITS; number++)
      await checkedIn(app, aWalkIn({ basicInfo: guest(number) }))
    const { response } = await desk.call('GET', '/today')
    const known = { 'if-none-match': response.headers.get('etag') ?? '' }
    const started = elapsed()
    for (let at = 0; at < ASKS; at++) {
      const { status } = await desk.call('GET', '/today', undefined, known)
      if (status !== 304) throw new Error(`The list that has not changed is answered with ${status}.`)
    }
    const unchanged = (elapsed() - started) / ASKS
    const times: number[] = []
    for (let number = 0; number < FINISHES; number++) {
      const before = elapsed()
      const id = await checkedIn(app, aWalkIn({ basicInfo: guest(VISITS + number) }))
      const { data } = await desk.call('GET', '/today')
      if (!data.visits.some((visit: { id: string }) => visit.id === id))
        throw new Error('The list lacks a guest.')
      times.push(elapsed() - before)
    }
    times.sort((one, other) => one - other)
    return [
      { name: 'a list that has not changed', value: unchanged, unit: 'ms', better: 'less', gate: 1 },
      {
        name: 'from Finish to the line, p95, with a desk that asks at once',
        value: times[Math.floor(FINISHES * 0.95)] ?? 0,
        unit: 'ms',
        better: 'less',
        gate: 1000,
      },
    ]
  } finally {
    await app.close()
  }
}
