import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CountingProxy {
  url: string
  /** Bytes that went to the browser since this was last asked, heads included. */
  taken(): number
  close(): void
}

/** A proxy in front of a local port that counts what comes back, whoever asked: pages and workers alike. */
export async function openCountingProxy(target: number): Promise<CountingProxy> {
  let bytes = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => open.delete(socket))
    }
    upstream.on('data', ({ length }) => {
      bytes += length
    })
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const now = bytes
      bytes = 0
      return now
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
