import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createLane } from './lane.ts'
import { createLastUsed } from './last-used.ts'

const LEAST_BYTES = 1024
/** Of Node's four threads two are left for files: a check-in looks whether its documents have changed. */
const AT_ONCE = 2
/** Bytes of compressed answers that are kept for the next who ask. */
const MOST_KEPT = 32 * 2 ** 20
const MANY = Number.MAX_SAFE_INTEGER
/** Brotli's for an answer to one guest. Quality 4 takes nearly twice the time for 3 % fewer bytes of a search. */
const QUALITY_ONCE = 3
/** Brotli's for a page that is kept: an eighth smaller than at 3, in twice the time. More saves next to nothing. */
const QUALITY_KEPT = 6
const compressing = createLane({ atWork: AT_ONCE, waiting: MANY, ofOne: MANY, perTurn: AT_ONCE })
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The encodings that have a precompressed twin or are made on the way, best first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding of those offered that the client takes; undefined: none. */
export function chosenEncoding(
  request: Request,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const taken = (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  return offered.find((encoding) => taken.some((one) => isTaken(one, encoding)))
}

function isTaken(written: string, encoding: Encoding): boolean {
  const [name, ...parameters] = written.split(';').map((part) => part.trim())
  return name === encoding && !parameters.some((one) => /^q\s*=\s*0(\.0{1,3})?$/.test(one))
}

/** The answer, compressed when it is text of some length and the client takes that. Pages are the same for many guests. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const isText = (isPage || type.startsWith('application/json')) && !response.headers.has('content-encoding')
  if (!isText) return response
  const varies = response.headers.get('vary') ?? ''
  if (!varies.includes('Accept-Encoding')) response.headers.append('vary', 'Accept-Encoding')
  const encoding = chosenEncoding(request)
  // Reading `body` makes a full Response of the listener's light one, so the encoding is checked first.
  if (!encoding || !response.body) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  if (bytes.length < LEAST_BYTES) return new Response(bytes, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const compact = await (isPage ? kept(bytes, encoding) : compressInTurn(bytes, encoding, QUALITY_ONCE))
  return new Response(compact, { status, headers })
}

/** The body of an answer that is the same for many guests, with the headers that say how it is compressed. */
export async function sharedBody(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const vary = 'Accept-Encoding'
  const encoding = bytes.length < LEAST_BYTES ? undefined : chosenEncoding(request)
  if (!encoding) return { body: bytes, headers: { vary } }
  return { body: await kept(bytes, encoding), headers: { vary, 'content-encoding': encoding } }
}

/** What was compressed last, by a hash of what it was made of. */
const last = createLastUsed(MOST_KEPT)

async function kept(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const name = encoding + createHash('sha256').update(bytes).digest('base64')
  const known = last.get(name)
  if (known) return known
  const compact = await compressInTurn(bytes, encoding, QUALITY_KEPT)
  last.keep(name, compact)
  return compact
}

async function compressInTurn(
  bytes: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compressing.enter('', () => compress(bytes, encoding, quality)))
}

function compress(bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes)
  // A window of 256 KB is set up in a third of the time that the default of 4 MB takes.
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: 18,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return toBrotli(bytes, { params })
}
