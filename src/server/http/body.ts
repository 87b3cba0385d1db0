import { BODY_LENGTH_HEADER, MAX_BODY_BYTES } from '#contract/endpoint'
import { type Refusal, refusal } from './refusal.ts'
import { parseStrictJson } from './strict-json.ts'

/**
 * The JSON body of a request, read whatever its Content-Length says. Refused: another media type or charset, any content
 * encoding (415); more than 64 KB (413); broken UTF-8, a byte order mark, JSON that is not strict (400). What ends early, does not
 * parse or has another length than its sender says is bodyBroken (400).
 */
export async function readBody(request: Request): Promise<unknown> {
  const { headers } = request
  if (!isJson(headers.get('content-type'))) {
    throw refusal(415, 'unsupportedMediaType', 'The body must be application/json.')
  }
  if (headers.has('content-encoding')) {
    throw refusal(415, 'unsupportedMediaType', 'The body must not be compressed.')
  }
  const sent = sentLength(headers)
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge(sent)
  const bytes = await readBytes(request, sent)
  if (sent !== undefined && sent !== bytes.length)
    throw broken('The body is not as long as it was when it was sent.')
  return parseStrictJson(decode(bytes), 'bodyBroken')
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

async function readBytes(request: Request, sent: number | undefined): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request)) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw tooLarge(sent)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw broken('The body ended early.')
      })
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
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
