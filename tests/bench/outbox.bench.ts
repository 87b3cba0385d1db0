import { simulate } from '../support/outbox-simulation.ts'
import type { BenchOptions, Figure } from './figure.ts'

/** Quality goal R4: offline submissions with connections cut at every stage, sent again by tabs and worker. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const count = full ? 10_000 : 500
  say(`outbox: ${count} submissions over connections that break`)
  const { taken, order, attempts } = await simulate(count, Math.random)
  const lost = order.filter((code) => !taken.includes(code)).length
  const doubled = taken.length - new Set(taken).size
  const moved = taken.filter((code, at) => code !== order[at]).length
  const none = { unit: '', better: 'less' as const, gate: 0, goal: 0 }
  return [
    { name: 'outbox: attempts a submission', value: attempts / count, unit: '', better: 'less' },
    { name: 'outbox: lost', value: lost, ...none },
    { name: 'outbox: doubled', value: doubled, ...none },
    { name: 'outbox: out of order', value: moved, ...none },
  ]
}
