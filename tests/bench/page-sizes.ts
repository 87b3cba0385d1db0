import type { CDPSession } from 'playwright'

/** Bytes of the heap and the number of nodes, after a collection. */
export async function sizes(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') }
}
