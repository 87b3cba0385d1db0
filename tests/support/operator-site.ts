import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { TrackedEvent } from '../../src/app/platform/analytics.ts'
import { startServer, temporaryFolder } from './server.ts'
import { ROOT } from './sources.ts'

const EVENTS_PATH = '/collect/visits'
const CONFIG = 'hw_config/1.0.0/scheduler/scheduler-config.json'

/** The product behind an operator's own proxy, which takes the events itself. */
export interface OperatorSite {
  url: string
  /** What came to the events' address, in order. */
  taken: TrackedEvent[]
  close(): Promise<void>
}

/** Starts a server whose configuration names an address for events, and the proxy. */
export async function openOperatorSite(): Promise<OperatorSite> {
  const dataDir = temporaryFolder()
  configureScheduler(dataDir, { eventsPath: EVENTS_PATH })
  const server = await startServer({ dataDir })
  const taken: TrackedEvent[] = []
  const proxy = createServer((asked, answer) => {
    if (asked.url !== EVENTS_PATH) return passOn(server.port, asked, answer)
    void textOf(asked).then((text) => {
      taken.push(...(JSON.parse(text) as TrackedEvent[]))
      answer.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    taken,
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Writes an operator's scheduler configuration into a data directory: the bundled one with other values. */
export function configureScheduler(dataDir: string, more: object): void {
  const config = JSON.parse(readFileSync(join(ROOT, '.build/content/production', CONFIG), 'utf8'))
  Object.assign(config.data, more)
  const file = join(dataDir, 'content/objects', CONFIG)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(config))
}

function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

async function textOf(asked: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of asked) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
