import { connect, type Socket } from 'node:net'
import { guestAddress } from '../support/guest-address.ts'

/** How a load went: milliseconds of each answer, and how many were refusals. */
export type LoadResult = { latencies: number[]; refused: number; bytes: number; seconds: number }

/**
 * Sends requests over `clients` connections, one after the other on each, until the time is over. As plain as can be, so that it
 * takes less of the machine than what it measures.
 */
export async function load(
  port: number,
  {
    clients,
    ms,
    requestOf,
  }: {
    clients: number
    ms: number
    /** The bytes of each request: see `get` and `post`. */
    requestOf: (number: number) => string
  },
): Promise<LoadResult> {
  const result: LoadResult = { latencies: [], refused: 0, bytes: 0, seconds: 0 }
  const started = performance.now()
  let next = 0
  const client = async () => {
    const connection = await open(port)
    while (performance.now() - started < ms) {
      const began = performance.now()
      const { status, bytes } = await connection.ask(requestOf(next++))
      result.latencies.push(performance.now() - began)
      result.bytes += bytes
      if (status >= 300) result.refused += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, client))
  result.seconds = (performance.now() - started) / 1000
  return result
}

type Headers = Record<string, string>

/** Requests of one guest behind a trusted proxy: fewer than the server lets one connection have in a minute. */
const PER_GUEST = 100

/** A GET request for each path; with `areGuests` from many connections, as a trusted proxy says it. */
export function get(
  pathOf: (number: number) => string,
  headers: Headers,
  areGuests = false,
): (number: number) => string {
  const lines = linesOf(headers)
  const from = (number: number) => `x-forwarded-for: ${guestAddress(Math.floor(number / PER_GUEST))}\r\n`
  return (number) => `GET ${pathOf(number)} HTTP/1.1\r\n${lines}${areGuests ? from(number) : ''}\r\n`
}

/** A POST request with JSON. */
export function post(path: string, headers: Headers, body: unknown): string {
  const text = JSON.stringify(body)
  const lines = linesOf({
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  })
  return `POST ${path} HTTP/1.1\r\n${lines}\r\n${text}`
}

function linesOf(headers: Headers): string {
  return Object.entries({ host: '127.0.0.1', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

type Answer = { status: number; bytes: number }
type Connection = { ask(request: string): Promise<Answer>; close(): void }

async function open(port: number): Promise<Connection> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made = connect(port, '127.0.0.1', () => resolve(made)).once('error', reject)
  })
  socket.setNoDelay(true)
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  let state = unread()
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail).on('close', () => fail(new Error('The server hung up.')))
  socket.on('data', (chunk: Buffer) => {
    state = read(state, chunk)
    if (!state.done) return
    const { status, bytes } = state
    state = unread()
    waiting?.resolve({ status, bytes })
  })
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close() {
      waiting = undefined
      socket.destroy()
    },
  }
}

/** One answer as it comes in; `left`: bytes of the body still to come, NaN when it comes in chunks. */
type Reading = { head: Buffer; status: number; bytes: number; left: number; end: string; done: boolean }

const CHUNKED_END = '0\r\n\r\n'

function unread(): Reading {
  return { head: Buffer.alloc(0), status: 0, bytes: 0, left: 0, end: '', done: false }
}

function read(state: Reading, chunk: Buffer): Reading {
  if (state.status !== 0) return readBody(state, chunk)
  const head = state.head.length === 0 ? chunk : Buffer.concat([state.head, chunk])
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) return { ...state, head }
  const text = head.toString('latin1', 0, end)
  const length = /^content-length: (\d+)/im.exec(text)?.[1]
  const left = length === undefined ? Number.NaN : Number(length)
  return readBody({ ...state, status: Number(text.slice(9, 12)), left }, head.subarray(end + 4))
}

function readBody(state: Reading, chunk: Buffer): Reading {
  const bytes = state.bytes + chunk.length
  if (!Number.isNaN(state.left)) {
    const left = state.left - chunk.length
    return { ...state, bytes, left, done: left <= 0 }
  }
  const end = (state.end + chunk.toString('latin1', Math.max(0, chunk.length - 5))).slice(-5)
  return { ...state, bytes, end, done: end === CHUNKED_END }
}
