import type { Struct } from 'superstruct'
import { validate } from 'superstruct'

/** The newest shape of document that this build reads; a document of a later version is refused. */
export const DOCUMENT_VERSION = 1

/** Every document on the wire and on disk is `{ version?, notes?, data }`. */
export type ContentDocument<T> = { version?: number; notes?: string; data: T }

/** What became of a document's body. `detail` names the place that does not fit, in English, for logs. */
export type Decoded<T> =
  | { kind: 'fits'; data: T }
  | { kind: 'lacksData' }
  | { kind: 'futureVersion' }
  | { kind: 'doesNotFit'; detail: string }

/** Reads a content document's body by the struct of its `data`. Never throws. */
export function decodeDocument<T>(body: unknown, struct: Struct<T>): Decoded<T> {
  if (typeof body !== 'object' || body === null || !('data' in body) || body.data == null) {
    return { kind: 'lacksData' }
  }
  const { version = 1, data } = body as { version?: unknown; data: unknown }
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { kind: 'doesNotFit', detail: 'version is no positive whole number' }
  }
  if (version > DOCUMENT_VERSION) return { kind: 'futureVersion' }
  if (isDeeperThan(data, DEEPEST)) return { kind: 'doesNotFit', detail: 'data is nested too deeply' }
  try {
    const [error, value] = validate(data, struct)
    if (!error) return { kind: 'fits', data: value }
    return { kind: 'doesNotFit', detail: `${error.path.slice(0, 8).join('.') || 'data'} is no ${error.type}` }
  } catch {
    // The struct writes what does not fit as a text, which an object with a "toString" of its own refuses.
    return { kind: 'doesNotFit', detail: 'data cannot be read' }
  }
}

/** Rules nest; some twenty of them in each other are more than a person can follow. */
const DEEPEST = 40

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1))
}
