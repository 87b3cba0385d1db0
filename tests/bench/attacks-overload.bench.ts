import { answeredWithin, crowd, crowdedSecond, guestsOf, statusCounts } from '../support/crowd.ts'
import { startServer } from '../support/server.ts'
import type { BenchOptions, Figure } from './figure.ts'

const none = { unit: '', better: 'less' as const, gate: 0, goal: 0 }
const within = (name: string, value: number, gate: number): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'less',
  gate,
})

/** Between two holds of a client: without it more of the days would be held than a store lets. */
const REST_MS = 100

/** Ten times the load: 300 clients search while 20 hold and 20 check in (fault 23). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const ms = full ? 30_000 : 10_000
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  try {
    return await overload(server.port, ms, say)
  } finally {
    await server.stop()
  }
}

async function overload(port: number, ms: number, say: BenchOptions['say']): Promise<Figure[]> {
  const guests = await guestsOf(port)
  const calm = await crowd(port, { clients: 4, ms: ms / 10, ask: guests.hold, restMs: REST_MS })
  const [searches, holds, checkIns] = await Promise.all([
    crowd(port, { clients: 300, ms, ask: () => guests.search(90) }),
    crowd(port, { clients: 20, ms, ask: guests.hold, restMs: REST_MS }),
    crowd(port, { clients: 20, ms, ask: guests.checkIn }),
  ])
  for (const [name, calls] of Object.entries({ searches, holds, checkIns })) {
    say(`overload: ${name} ${JSON.stringify(statusCounts(calls))}`)
  }
  const unloaded = answeredWithin(calm, 201, 0.99)
  return [
    {
      ...within('300 searchers: p99 of holds', answeredWithin(holds, 201, 0.99), 1000),
      ratio: { value: answeredWithin(holds, 201, 0.99) / unloaded, to: 'unloaded' },
    },
    within('300 searchers: p99 of check-ins', answeredWithin(checkIns, 201, 0.99), 1000),
    {
      name: '300 searchers: holds and check-ins refused',
      value: [...holds, ...checkIns].filter(({ status }) => status !== 201).length,
      ...none,
    },
    {
      name: '300 searchers: searches shed',
      value: statusCounts(searches)[503] ?? 0,
      unit: '',
      better: 'more',
      gate: 1,
    },
    { name: '300 searchers: connections broken', value: statusCounts(searches)[0] ?? 0, ...none },
    {
      name: '300 searchers: largest share of one Retry-After',
      value: crowdedSecond(searches),
      unit: '',
      better: 'less',
      gate: 0.3,
    },
  ]
}
