import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { createApp } from './create-app.ts'
import { answerOf, badAddress } from './http/refusal.ts'
import { isLoopback, SettingError, type Settings } from './settings.ts'

const TIMEOUTS = {
  headersTimeout: 10_000,
  /** Head and body together. */
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 15_000,
}
const MAX_CONNECTIONS = 2_000
/** What is in flight when the server stops has this long to finish. */
const GRACE_MS = 10_000

type App = ReturnType<typeof createApp>

export interface Listening {
  /** Scheme, host and port to open in a browser. */
  address: string
  /** Takes no more connections, finishes what is in flight, resolves when all is closed. */
  stop(): Promise<void>
}

/** Serves the app on HOST and PORT, over https with TLS_CERT and TLS_KEY. Throws SettingError when it cannot. */
export async function listen(
  app: App,
  settings: Pick<Settings, 'host' | 'port' | 'tls'>,
): Promise<Listening> {
  const server = createHttpServer(app, settings)
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, settings)))
    server.listen(settings.port, settings.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return { address: addressOf(settings, port), stop: () => stop(server) }
}

function createHttpServer(app: App, { tls }: Pick<Settings, 'tls'>): Server {
  // Its own Response, which it makes the global one, is written without a stream: a fifth of the time of a slot search.
  const listener = getRequestListener((request, env) => app(request, clientOf(env as HttpBindings)), {
    errorHandler: () => answerOf(badAddress()), // Of a request that the app never sees.
  })
  if (!tls) return createServer(TIMEOUTS, listener)
  try {
    const pair = { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }
    return createSecureServer({ ...TIMEOUTS, ...pair }, listener)
  } catch {
    throw new SettingError(`TLS_CERT and TLS_KEY: ${tls.cert} and ${tls.key} are no certificate and its key.`)
  }
}

function clientOf({ incoming }: HttpBindings): { clientAddress?: string } {
  const clientAddress = incoming.socket.remoteAddress
  return clientAddress === undefined ? {} : { clientAddress }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept-alive connection closes once its answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>): Error {
  if (error.code === 'EADDRINUSE') return new SettingError(`PORT: ${port} on ${host} is in use.`)
  return new SettingError(`HOST, PORT: ${host}:${port} cannot be listened on (${error.code}).`)
}

function addressOf({ host, tls }: Pick<Settings, 'host' | 'tls'>, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || isLoopback(host) ? 'localhost' : host
  const shown = host === '127.0.0.1' ? host : name.includes(':') ? `[${name}]` : name
  return `${tls ? 'https' : 'http'}://${shown}:${port}`
}
