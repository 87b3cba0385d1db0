import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createLane } from './lane.ts'

const LEAST_BYTES = 1024
/** Of Node's four threads two are left for files: a check-in looks whether its documents have changed. */
const AT_ONCE = 2
const MANY = Number.MAX_SAFE_INTEGER
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

/** The answer, compressed when it is text of some length and the client takes that. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const isText = /^(text\/html|application\/json)/.test(type) && !response.headers.has('content-encoding')
  if (!isText) return response
  const varies = response.headers.get('vary') ?? ''
  if (!varies.includes('Accept-Encoding')) response.headers.append('vary', 'Accept-Encoding')
  const encoding = chosenEncoding(request)
  // To ask for the body of the listener's light response makes a heavy one of it.
  if (!encoding || !response.body) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  if (bytes.length < LEAST_BYTES) return new Response(bytes, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const compact = await compressing.enter('', () => compress(bytes, encoding))
  return new Response(new Uint8Array(compact), { status, headers })
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes)
  // A window of 256 KB is set up in a third of the time that the default of 4 MB takes.
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 4,
    [BROTLI_PARAM_LGWIN]: 18,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return toBrotli(bytes, { params })
}
