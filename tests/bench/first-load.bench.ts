import { gzipSync } from 'node:zlib'
import { launchBrowser } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { entryRoutes } from './entry-routes.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { coldLoad } from './load.ts'

const KB = 1024

/** Bytes of scripts, compressed by gzip. */
async function size(addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (address) => {
    const answer = await fetch(address)
    return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}

async function measure(server: RunningServer): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const { name, path } of entryRoutes()) {
      const { scripts, transferred } = await coldLoad(browser, server.url + path)
      const isLater = (script: string) => !scripts.run.includes(script)
      const [before, after] = await Promise.all([size(scripts.run), size(scripts.fetched.filter(isLater))])
      // Quality goals: P1
      figures.push(
        {
          name: `${name}: JavaScript run before the first touch, gzip`,
          value: before / KB,
          unit: 'KB',
          better: 'less',
          gate: 25,
          goal: 15,
        },
        {
          name: `${name}: JavaScript fetched for the first touch, gzip`,
          value: after / KB,
          unit: 'KB',
          better: 'less',
          gate: 90,
          goal: 75,
        },
        { name: `${name}: all bytes on the wire`, value: transferred / KB, unit: 'KB', better: 'less' },
        { name: `${name}: scripts`, value: scripts.fetched.length, unit: '', better: 'less' },
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** JavaScript of the first load of each page that guests arrive on: every script that runs, or is fetched, until the page is quiet. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  try {
    say('first load: one cold load a route')
    return await measure(server)
  } finally {
    await server.stop()
  }
}
