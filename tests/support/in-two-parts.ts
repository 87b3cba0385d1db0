import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TwoParts = {
  /** Sends the page at this path up to the first place of `mark`, and the rest when `sendRest` is called. */
  addressOf: (path: string, mark: string) => string
  sendRest: () => void
  stop: () => Promise<void>
}

/** Stands before a server as a slow network does: documents come in two parts. All else is passed on. */
export async function inTwoParts(server: { url: string }): Promise<TwoParts> {
  let mark = ''
  let sendRest = () => {}
  const proxy = createServer((request, response) => {
    // A page that is closed waits for nothing.
    pass(request, response).catch(() => response.destroy())
  })
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const answer = await fetch(server.url + request.url, {
      headers: { accept: request.headers.accept ?? '*/*' },
    })
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name]
    response.writeHead(answer.status, headers)
    const body = Buffer.from(await answer.arrayBuffer())
    const at = headers['content-type']?.startsWith('text/html') ? body.indexOf(mark) : -1
    if (at < 0) return response.end(body)
    const rest = new Promise<void>((resolve) => {
      sendRest = resolve
    })
    response.write(body.subarray(0, at))
    await rest
    return response.end(body.subarray(at))
  }
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    addressOf(path, where) {
      mark = where
      return `http://127.0.0.1:${port}${path}`
    },
    sendRest: () => sendRest(),
    stop: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}
