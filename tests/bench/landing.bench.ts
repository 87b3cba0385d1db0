import { createServer } from 'node:http'
import type { Browser } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { freePort, startServer } from '../support/server.ts'
import { entryRoutes } from './entry-routes.ts'
import { type BenchOptions, type Figure, median, quantile } from './figure.ts'
import { coldLoad, type Load, longestTask } from './load.ts'

/** 2 KB of HTML without anything to fetch: the fastest page there can be on this line. */
const BARE_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,"></head><body><h1>Walk in</h1>${'<p>A line of text as any other line of text, to make up the size of it.</p>'.repeat(25)}</body></html>`

async function withBarePage<T>(work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(BARE_PAGE)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    return await work(`http://127.0.0.1:${port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function loads(browser: Browser, address: string, times: number): Promise<Load[]> {
  const all: Load[] = []
  for (let time = 0; time < times; time += 1) all.push(await coldLoad(browser, address))
  return all
}

/** Seconds of the largest paint: gate and goal of each page. */
const PAINT: Record<string, { gate: number; goal: number }> = {
  'walk-in landing': { gate: 0.8, goal: 0.7 },
  main: { gate: 0.9, goal: 0.75 },
}

function figuresOf(name: string, page: Load[], tasks: number[], bare: Load[], full: boolean): Figure[] {
  const paints = page.map((load) => load.largestPaint)
  const barePaint = median(bare.map((load) => load.largestPaint))
  const ratio = { value: median(paints) / barePaint, to: 'bare page' }
  // Quality goals: P2, P3, P5
  return [
    {
      name: `${name}: LCP cold`,
      value: median(paints) / 1000,
      unit: 's',
      better: 'less',
      ratio,
      ...PAINT[name],
    },
    ...(full
      ? [
          {
            name: `${name}: LCP cold, p95`,
            value: quantile(paints, 0.95) / 1000,
            unit: 's',
            better: 'less' as const,
          },
        ]
      : []),
    {
      name: `${name}: longest task before the first touch`,
      value: median(tasks),
      unit: 'ms',
      better: 'less',
      gate: 50,
      goal: 30,
    },
    {
      name: `${name}: CLS`,
      value: median(page.map((load) => load.layoutShift)),
      unit: '',
      better: 'less',
      gate: 0,
      goal: 0,
    },
  ]
}

/** Cold loads of the landing page on slow 4G with a quarter of the processor: the median of 5, or of 30. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const times = full ? 30 : 5
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    say(`landing: ${times} cold loads a route, and of a bare page`)
    const bare = await withBarePage((address) => loads(browser, address, times))
    const figures: Figure[] = []
    for (const { name, path } of entryRoutes()) {
      const page = await loads(browser, server.url + path, times)
      const tasks: number[] = []
      for (let time = 0; time < 5; time += 1) tasks.push(await longestTask(browser, server.url + path))
      figures.push(...figuresOf(name, page, tasks, bare, full))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}
