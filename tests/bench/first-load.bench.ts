import { gzipSync } from 'node:zlib'
import { launchBrowser } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { entryRoutes } from './entry-routes.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { coldLoad } from './load.ts'

const KB = 1024

/** Bytes of a script, compressed by gzip. */
async function gzipped(address: string): Promise<number> {
  const answer = await fetch(address)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
}

async function measure(server: RunningServer): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const { name, path } of entryRoutes()) {
      const { scripts, transferred } = await coldLoad(browser, server.url + path)
      const sizes = await Promise.all(scripts.map(gzipped))
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      // Quality goals: P1
      figures.push(
        {
          name: `${name}: JavaScript, gzip`,
          value: bytes / KB,
          unit: 'KB',
          better: 'less',
          gate: 90,
          goal: 75,
        },
        { name: `${name}: all bytes on the wire`, value: transferred / KB, unit: 'KB', better: 'less' },
        { name: `${name}: scripts`, value: scripts.length, unit: '', better: 'less' },
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** JavaScript of the first load of each page that guests arrive on: every script until the page is quiet. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  try {
    say('first load: one cold load a route')
    return await measure(server)
  } finally {
    await server.stop()
  }
}
