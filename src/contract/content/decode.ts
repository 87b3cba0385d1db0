import type { Failure, Struct } from 'superstruct'
import { validate } from 'superstruct'

/** The newest shape of document that this build reads; a document of a later version is refused. */
const DOCUMENT_VERSION = 1

/**
 * The result of reading a document's body, `{ version?, notes?, data }`. `detail` is for logs, in English: the place of the error,
 * what the struct expects there and what the document has.
 */
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
    return { kind: 'doesNotFit', detail: `version: must be a positive whole number, found ${found(version)}` }
  }
  if (version > DOCUMENT_VERSION) return { kind: 'futureVersion' }
  if (isDeeperThan(data, DEEPEST)) return { kind: 'doesNotFit', detail: 'data is nested too deeply' }
  try {
    const [error, value] = validate(data, struct)
    if (!error) return { kind: 'fits', data: value }
    return { kind: 'doesNotFit', detail: detailOf(error.failures()[0] ?? error) }
  } catch {
    // superstruct prints the wrong value in its message, and printing throws for data that has a member "toString".
    return { kind: 'doesNotFit', detail: 'data cannot be read' }
  }
}

/** Rules nest; some twenty of them in each other are more than a person can follow. */
const DEEPEST = 40

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1))
}

type Misfit = Pick<Failure, 'path' | 'type' | 'message' | 'value' | 'refinement'>

function detailOf({ path, type, message, value, refinement }: Misfit): string {
  const place =
    path
      .slice(0, 8)
      .map((part) => String(part).slice(0, 64))
      .join('.') || 'data'
  if (type === 'never') return `${place}: is a key that means nothing`
  const expected = type === 'union' ? 'must have one of the forms that are known' : expectation(message)
  const isWhole = typeof value === 'object' && refinement !== undefined && !Array.isArray(value)
  return `${place}: ${expected}${isWhole ? '' : `, found ${found(value)}`}`
}

/** "Expected a value of type `boolean`, but received: 5" as "must be a boolean"; the words of our own structs as they are. */
function expectation(message: string): string {
  const [expected = ''] = message.split(/,? but received/)
  return expected
    .replace(/^Expected /, 'must be ')
    .replace(/a value of type `(\w+)`/, 'a $1')
    .replace(/\ban? array( value)?/, 'a list')
    .replace(/\ba ([aeiou])/, 'an $1')
    .replaceAll('`', '')
    .slice(0, 300)
}

const LONGEST_FOUND = 60
/** Written by its number, so that a person sees that it is there. */
const UNSEEN = /[^\S ]|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

function found(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  if (value.length > LONGEST_FOUND) return `a text of ${value.length} characters`
  return JSON.stringify(value).replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
