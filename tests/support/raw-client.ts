import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** A socket with all that came back on it. */
export type RawClient = Socket & { said: () => string }

export type RawTarget = {
  port: number
  /** One of this machine's own addresses, 127.0.0.0/8, to come from. */
  from?: string
  isSecure?: boolean
}

/** Connects; errors are left to whoever looks whether the socket is closed. */
export async function openRaw({ port, from, isSecure = false }: RawTarget): Promise<RawClient> {
  const at = { port, host: '127.0.0.1', ...(from !== undefined && { localAddress: from }) }
  const socket = isSecure ? connectSecurely({ ...at, rejectUnauthorized: false }) : connect(at)
  let text = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    text += chunk
  })
  await new Promise<void>((resolve) => {
    socket.once(isSecure ? 'secureConnect' : 'connect', resolve).once('close', () => resolve())
  })
  return Object.assign(socket, { said: () => text })
}

/** All that is answered to bytes until the server hangs up. */
export async function answerTo(bytes: string, target: RawTarget): Promise<string> {
  const socket = await openRaw(target)
  const closed = new Promise<void>((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
  socket.write(bytes)
  await closed
  return socket.said()
}

/** The status lines of one or several answers. */
export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
}

/** The bytes of a request with a JSON body; `headers` go before and may contradict its length. */
export function rawPost(path: string, body: string, headers: Record<string, string | number> = {}): string {
  const all = {
    Host: '127.0.0.1',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** The `number`th of this machine's addresses that no other test comes from. */
export function addressOf(number: number): string {
  return `127.${10 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number & 127)}`
}
