import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { failureWords } from '../running/failure-words.ts'
import { SettingError, type Settings } from '../settings.ts'
import type { Registry } from './registry.ts'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Serves `/metrics` at METRICS_PORT until the function that is returned is called. Throws SettingError when it cannot. */
export async function listenForScrapes(
  registry: Registry,
  { host, port }: NonNullable<Settings['metrics']>,
): Promise<{ port: number; stop: () => void }> {
  const server = createServer(async (incoming, outgoing) => {
    const isScrape = incoming.url?.split('?')[0] === '/metrics' && incoming.method === 'GET'
    if (!isScrape) return outgoing.writeHead(404).end()
    outgoing.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' })
    outgoing.end(await registry.text())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new SettingError(`METRICS_PORT: ${host}:${port} cannot be listened on: ${failureWords(error)}.`))
    })
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
