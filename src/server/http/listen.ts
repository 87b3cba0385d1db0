import type { IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createSecureServer, Server as SecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { elapsed } from '../clock.ts'
import type { AppFunction } from '../create-app.ts'
import { failureWords } from '../running/failure-words.ts'
import { isLoopback, MAX_CONNECTIONS, SettingError, type Settings } from '../settings.ts'
import { type Pair, readPair } from './certificate.ts'
import { CONNECTIONS, type Connections, watchConnections } from './connections.ts'
import { bytesOf, refusalOfBytes, refusalOfHead } from './no-request.ts'
import { badAddress } from './refusal.ts'

const TIMEOUTS = {
  /** Of a connection on which nothing moves, also when an answer is not read. */
  stalled: 20_000,
  handshake: 10_000,
  head: 10_000,
  /** Head and body together. */
  request: 15_000,
  keepAlive: 15_000,
}
/** What is in flight when the server stops has this long to finish, by default. */
const GRACE_MS = 10_000

type Listens = Pick<Settings, 'host' | 'port' | 'tls'> &
  Partial<Pick<Settings, 'publicUrl' | 'trustProxy' | 'maxConnections'>>

/** Tests wait less, and count fewer bytes. */
type Bounds = Partial<typeof TIMEOUTS & typeof CONNECTIONS>

export interface Listening {
  /** Scheme, host and port to open in a browser. */
  address: string
  /** Goes on answering, and asks every connection to close (RUN-08). */
  drain(): void
  /** Takes no more connections, finishes what is in flight for `graceMs` at most, resolves when all is closed. */
  stop(graceMs?: number): Promise<void>
  /** Has new connections get another certificate; those that are open keep theirs. */
  useCertificate(pair: Pair): void
}

/** Serves the app on HOST and PORT, over https with TLS_CERT and TLS_KEY. Throws SettingError when it cannot. */
export async function listen(app: AppFunction, settings: Listens, bounds: Bounds = {}): Promise<Listening> {
  const server = createHttpServer(settings.tls, { ...TIMEOUTS, ...bounds })
  const connections = watchConnections(
    server,
    { ...CONNECTIONS, ...bounds, most: settings.maxConnections ?? MAX_CONNECTIONS },
    { isAddressKnown: !settings.trustProxy, elapsed },
  )
  const options = answerRequests(server, { app, connections, isSecure: settings.tls !== undefined })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, settings)))
    server.listen(settings.port, settings.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const address = listeningAddress(settings, port)
  options.hostname = new URL(settings.publicUrl ?? address).host
  return {
    address,
    drain: connections.drain,
    stop: (graceMs = GRACE_MS) => stop(server, connections, graceMs),
    useCertificate(pair) {
      if (server instanceof SecureServer) server.setSecureContext(pair)
    },
  }
}

function createHttpServer(tls: Settings['tls'], timeouts: typeof TIMEOUTS): Server {
  const options: ServerOptions = {
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: Math.min(1000, timeouts.head),
    keepAliveTimeout: timeouts.keepAlive,
    requireHostHeader: false, // refusalOfHead does, with all the headers of an answer.
  }
  const server = tls
    ? createSecureServer({ ...options, ...readPair(tls), handshakeTimeout: timeouts.handshake })
    : createServer(options)
  server.timeout = timeouts.stalled
  return server
}

/** Has the server answer; the host of what it returns is that of a request which names none. */
function answerRequests(
  server: Server,
  { app, connections, isSecure }: { app: AppFunction; connections: Connections; isSecure: boolean },
): { hostname: string } {
  const options = {
    hostname: '',
    errorHandler: () => app.refuse(badAddress(), isSecure), // Of a request that the app never sees.
  }
  // getRequestListener replaces the global Response with its own, which needs no stream. This saves a fifth of the time of a slot search.
  const answer = getRequestListener(async (request, env) => {
    const { incoming, outgoing } = env as HttpBindings
    const refusal = refusalOfHead(incoming)
    const response = refusal ? app.refuse(refusal, isSecure) : await app(request, clientOf(incoming))
    connections.answered(outgoing)
    return response
  }, options)
  const onRequest: RequestListener = (incoming, outgoing) => {
    connections.began(incoming, outgoing)
    void answer(incoming, outgoing)
  }
  server.on('request', onRequest)
  server.on('checkExpectation', onRequest)
  server.on('clientError', async (error: Error, socket: Socket) => {
    const refusal = refusalOfBytes(error)
    if (!refusal || !socket.writable || !connections.isQuiet(socket)) return socket.destroy(error)
    socket.write(await bytesOf(app.refuse(refusal, isSecure)))
    socket.destroySoon()
  })
  return options
}

function clientOf({ socket }: IncomingMessage): { clientAddress?: string } {
  const clientAddress = socket.remoteAddress
  return clientAddress === undefined ? {} : { clientAddress }
}

async function stop(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  connections.stop()
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(late)
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>): Error {
  if (error.code === 'EADDRINUSE') return new SettingError(`PORT: ${port} on ${host} is in use.`)
  return new SettingError(`HOST, PORT: ${host}:${port} cannot be listened on: ${failureWords(error)}.`)
}

/** The address to open in a browser of a server with these settings. */
export function listeningAddress({ host, tls }: Pick<Settings, 'host' | 'tls'>, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || isLoopback(host) ? 'localhost' : host
  const shown = host === '127.0.0.1' ? host : name.includes(':') ? `[${name}]` : name
  return `${tls ? 'https' : 'http'}://${shown}:${port}`
}
