import { X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { type Log, type LogLine, traceOf } from '../log.ts'
import { SettingError, type Settings } from '../settings.ts'

const EVERY_MS = 30_000

type Files = NonNullable<Settings['tls']>

/** A certificate and its key, as the files have them; `until`: when it expires, epoch milliseconds. */
export type Pair = { cert: Buffer; key: Buffer; until: number }

/** Reads the files of TLS_CERT and TLS_KEY. Throws SettingError when they are no certificate and its key. */
export function readPair({ cert, key }: Files): Pair {
  try {
    const pair = { cert: readFileSync(cert), key: readFileSync(key) }
    createSecureContext(pair)
    return { ...pair, until: Date.parse(new X509Certificate(pair.cert).validTo) }
  } catch {
    throw new SettingError(`TLS_CERT and TLS_KEY: ${cert} and ${key} are no certificate and its key.`)
  }
}

type Renewal = { files: Files; use: (pair: Pair) => void; log: Log }

/**
 * Returns what takes a renewed certificate when one of its files has changed (RUN-18). While the files do not fit each other, as
 * between two writes, the former certificate stays.
 */
export function createRenewal({ files, use, log }: Renewal): () => void {
  let taken = stateOf(files)
  let refused = ''
  return () => {
    try {
      const state = stateOf(files)
      if (state === taken) return
      const pair = readPair(files)
      use(pair)
      taken = state
      log({ event: 'certificate', until: new Date(pair.until).toISOString() })
    } catch (error) {
      const state = describe(error)
      if (state !== refused) log({ event: 'certificate-refused', ...reasonOf(error), ...traceOf(error) })
      refused = state
    }
  }
}

/** Another text for other files: a renewal writes them anew, or points a link at new ones. */
function stateOf({ cert, key }: Files): string {
  return [cert, key]
    .map((file) => {
      const { ino, size, mtimeMs } = statSync(file)
      return `${ino} ${size} ${mtimeMs}`
    })
    .join()
}

/** What a person wrote into the settings may be logged, other messages not. */
function reasonOf(error: unknown): LogLine {
  return error instanceof SettingError ? { reason: error.message } : {}
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Looks at the files every 30 seconds, until the function that is returned is called. */
export function startRenewing(renewal: Renewal): () => void {
  const timer = setInterval(createRenewal(renewal), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
