import type { IncomingMessage } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { ErrorKey } from '#contract/endpoint'
import { badAddress, Refusal } from './refusal.ts'

const CLOSE = { connection: 'close' }

/** Why a request whose head has been read is none for the app; undefined: it is one. */
export function refusalOfHead({ headers, httpVersion, rawHeaders }: IncomingMessage): Refusal | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  // RFC 9112, 3.2; older programs, such as a balancer's probe, send none.
  const isFine = hosts === 0 ? httpVersion === '1.0' : hosts === 1 && headers.host !== ''
  if (!isFine) return badAddress(CLOSE)
  if (/^100-continue$/i.test(headers.expect ?? '100-continue')) return undefined
  return closing(417, 'invalidRequest', 'This expectation cannot be met.')
}

/**
 * What is answered to bytes that are no request; undefined: nothing, the connection has failed. No device of ours sends such bytes:
 * they were damaged on their way, and the outbox sends its entry again (HD-34).
 */
export function refusalOfBytes({ code = '' }: NodeJS.ErrnoException): Refusal | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return closing(408, 'requestTimeout', 'The request took too long to arrive.')
  }
  if (code === 'HPE_HEADER_OVERFLOW') return closing(431, 'bodyBroken', 'The headers are too long.')
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return closing(413, 'bodyBroken', 'A chunk is too long.')
  if (code === 'HPE_INVALID_EOF_STATE') return closing(400, 'bodyBroken', 'The request ended early.')
  return code.startsWith('HPE_') ? closing(400, 'bodyBroken', 'This is no HTTP request.') : undefined
}

function closing(status: number, key: ErrorKey, message: string) {
  return new Refusal(status, [{ key, message }], CLOSE)
}

/** An answer as the bytes of HTTP/1.1, for a socket that has no response to write it to. */
export async function bytesOf(response: Response): Promise<string> {
  const body = await response.text()
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}\r\n${lines.join('')}`
  return `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
