import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { post } from './post.ts'

describe('a message on its way', () => {
  async function received(
    handle: (headers: IncomingHttpHeaders, text: string) => [status: number, headers?: object],
  ) {
    const server = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk) => {
        text += chunk
      })
      request.on('end', () => {
        const [status, headers = {}] = handle(request.headers, text)
        response.writeHead(status, headers as Record<string, string>).end('x'.repeat(1e6))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/`, stop: () => new Promise((resolve) => server.close(resolve)) }
  }

  it('is JSON with its headers, and its answer is the status alone; redirects are not followed [FEED-08]', async () => {
    const seen: unknown[] = []
    const { url, stop } = await received((headers, text) => {
      seen.push([headers['content-type'], headers['webhook-id'], text])
      return seen.length === 1 ? [200] : [307, { location: '/elsewhere' }]
    })
    expect(await post(url, { 'webhook-id': 'a' }, '{"é":1}')).toEqual({ status: 200 })
    expect(await post(url, {}, '{}')).toEqual({ status: 307 })
    expect(seen).toEqual([
      ['application/json', 'a', '{"é":1}'],
      ['application/json', undefined, '{}'],
    ])
    await stop()
    expect(await post(url, {}, '{}')).toEqual({ problem: 'ECONNREFUSED' })
  })

  it('ends where the endpoint changes the protocol, or closes the connection [FEED-08]', async () => {
    for (const [answer, problem] of [
      ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 'no answer'],
      ['', 'ECONNRESET'],
    ] as const) {
      const endpoint = createTcpServer((socket) => socket.on('data', () => socket.end(answer)))
      await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
      const { port } = endpoint.address() as AddressInfo
      expect(await post(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ problem })
      endpoint.close()
    }
  })
})
