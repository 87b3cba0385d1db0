import { BODY_LENGTH_HEADER, MAX_BODY_BYTES } from '#contract/endpoint'
import { type BodyBounds, createOpenBodies } from './open-bodies.ts'
import { Refusal, refusal } from './refusal.ts'
import { parseStrictJson } from './strict-json.ts'

/** `mayBeEmpty`: no bytes count as `{}`. */
export type ReadBody = (request: Request, address: string, mayBeEmpty?: boolean) => Promise<unknown>

/**
 * Reads the JSON body of a request from a socket's address, whatever its Content-Length says. Refused: another media type or
 * charset, any content encoding (415); more than 64 KB (413); broken UTF-8, a byte order mark, JSON that is not strict (400); a
 * body that is still not there when too many others are open (408). What ends early, does not parse or has another length than
 * its sender says is bodyBroken (400).
 */
export function createBodyReader(bounds: BodyBounds): ReadBody {
  const open = createOpenBodies(bounds)
  return async (request, address, mayBeEmpty = false) => {
    const sent = sentLength(request.headers)
    refuseByHead(request, sent)
    const bytes = await readBytes(request, sent, (end) => open.begin(address, end))
    if (sent !== undefined && sent !== bytes.length)
      throw broken('The body is not as long as it was when it was sent.')
    if (mayBeEmpty && bytes.length === 0) return {}
    return parseStrictJson(decode(bytes), 'bodyBroken')
  }
}

function refuseByHead(request: Request, sent: number | undefined): void {
  const { headers } = request
  if (!isJson(headers.get('content-type'))) {
    throw refusal(415, 'unsupportedMediaType', 'The body must be application/json.')
  }
  if (headers.has('content-encoding')) {
    throw refusal(415, 'unsupportedMediaType', 'The body must not be compressed.')
  }
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge(sent)
}

function isJson(type: string | null): boolean {
  return /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type?.trim() ?? '')
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (!text.startsWith('\uFEFF')) return text
  } catch {
    // Refused below, with a byte order mark.
  }
  throw refusal(400, 'invalidEncoding', 'The body must be UTF-8 without a byte order mark.')
}

/** How many bytes the sender says that it sent. */
function sentLength(headers: Headers): number | undefined {
  const text = headers.get(BODY_LENGTH_HEADER) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

async function readBytes(
  request: Request,
  sent: number | undefined,
  begin: (end: () => void) => () => void,
): Promise<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const cancel = () => void reader.cancel().catch(() => {})
  let isEnded = false
  const isOver = begin(() => {
    isEnded = true
    cancel()
  })
  try {
    const chunks: Uint8Array[] = []
    for (let size = 0; ; ) {
      const { done, value } = await reader.read().catch(() => {
        throw broken('The body ended early.')
      })
      if (isEnded) throw tooSlow()
      if (done) return Buffer.concat(chunks)
      size += value.length
      if (size > MAX_BODY_BYTES) throw tooLarge(sent)
      chunks.push(value)
    }
  } finally {
    isOver()
    cancel()
  }
}

/** Others need the room; what is left of the body is not waited for. */
function tooSlow(): Refusal {
  const errors = [{ key: 'requestTimeout' as const, message: 'The request took too long to arrive.' }]
  return new Refusal(408, errors, { connection: 'close' })
}

function broken(message: string): Refusal {
  return refusal(400, 'bodyBroken', message)
}

/** A body that was small when it was sent became too large on its way. */
function tooLarge(sent: number | undefined): Refusal {
  if (sent !== undefined && sent <= MAX_BODY_BYTES)
    return broken('The body is longer than it was when it was sent.')
  return refusal(413, 'bodyTooLarge', `The body must be at most ${MAX_BODY_BYTES} bytes.`)
}
