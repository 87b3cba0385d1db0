import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isReady } from './server.ts'

const PROBE_MS = 50

type Upstream = { port: number; isReady: boolean }

/** A reverse proxy that spreads requests over processes in turn, without stickiness. */
export interface Balancer {
  url: string
  /** Why it answered 502, each time. */
  broken: readonly string[]
  close(): void
}

/**
 * Opens a balancer that probes `/readyz` of each process and sends a request to the next one when a connection is refused. It repeats
 * nothing that a process has begun to answer, and answers 502 when a connection breaks.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, isReady: true }))
  const broken: string[] = []
  let turn = 0
  const next = () => {
    const ready = upstreams.filter((one) => one.isReady)
    turn += 1
    return ready[turn % ready.length]?.port
  }
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => send(ports.length))
    function send(tries: number): void {
      const { method, url: path, headers } = incoming
      const passed = request(
        { port: next(), host: '127.0.0.1', method, path, headers, agent: false },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tries > 1) return send(tries - 1)
        broken.push(`${error.code} ${method} ${path}`)
        if (!outgoing.headersSent) outgoing.writeHead(502)
        outgoing.end()
      })
      passed.end(Buffer.concat(chunks))
    }
  })
  // A busy machine sends on a connection long after it was last used; the balancer must not have closed it meanwhile.
  server.keepAliveTimeout = 600_000
  const probing = setInterval(() => {
    for (const one of upstreams) {
      void isReady(`http://127.0.0.1:${one.port}`).then((ready) => {
        one.isReady = ready
      })
    }
  }, PROBE_MS)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    close() {
      clearInterval(probing)
      server.closeAllConnections()
      server.close()
    },
  }
}
