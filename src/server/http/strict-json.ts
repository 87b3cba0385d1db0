import type { ErrorKey } from '#contract/endpoint'
import { refusal } from './refusal.ts'

const MAX_DEPTH = 16
/** Names that every object has: `__proto__`, `constructor`, `toString` and so on. */
const NEVER_KEYS: ReadonlySet<string> = new Set([
  'prototype',
  'toJSON',
  ...Object.getOwnPropertyNames(Object.prototype),
])

/**
 * What a JSON text holds. Refused (400): what is no JSON, a key twice in an object, keys that every object has
 * (`__proto__`, `toString`), nesting beyond 16, numbers beyond what a double holds, lone surrogates. `noJson` is the key for
 * what is no JSON.
 */
export function parseStrictJson(text: string, noJson: ErrorKey = 'invalidRequest'): unknown {
  let largest = 0
  let value: unknown
  walk(text, refuseDepth, refuseKey)
  try {
    value = JSON.parse(text, (_, one) => {
      if (typeof one === 'number') largest = Math.max(largest, Math.abs(one))
      return one
    })
  } catch {
    throw refusal(400, noJson, 'The body is no JSON.')
  }
  if (!Number.isFinite(largest)) throw refusal(400, 'invalidRequest', 'A number is too large.')
  if (holdsLoneSurrogate(value)) throw refusal(400, 'invalidEncoding', 'A text holds half a character.')
  return value
}

/** Keys that stand twice in one object of a JSON text; only the last of each counts. */
export function repeatedKeys(text: string): string[] {
  const repeated = new Set<string>()
  walk(
    text,
    () => {},
    (keys, key) => {
      if (keys.has(key)) repeated.add(key)
    },
  )
  return [...repeated]
}

/** Walks over the text without building anything; what is no JSON is left to JSON.parse. */
function walk(
  text: string,
  onOpen: (depth: number) => void,
  onKey: (before: ReadonlySet<string>, key: string) => void,
): void {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null)
      onOpen(open.length)
    } else if (sign === '}' || sign === ']') {
      open.pop()
    } else if (sign === '"') {
      const end = endOfString(text, at)
      const keys = open.at(-1)
      if (keys && isKey(text, end)) {
        const key = textOf(text.slice(at, end))
        onKey(keys, key)
        keys.add(key)
      }
      at = end - 1
    }
  }
}

function refuseDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw refusal(400, 'invalidRequest', 'The body is nested too deeply.')
}

function refuseKey(before: ReadonlySet<string>, key: string): void {
  if (NEVER_KEYS.has(key)) throw refusal(400, 'unknownField', 'This field is not known.')
  if (before.has(key)) throw refusal(400, 'invalidRequest', 'A field is given twice.')
}

/** Where the string that begins at `start` has ended. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

function isKey(text: string, end: number): boolean {
  let at = end
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at++
  return text[at] === ':'
}

/** A key as it is meant, whatever escapes it is written with. */
function textOf(written: string): string {
  try {
    return String(JSON.parse(written))
  } catch {
    return written
  }
}

function holdsLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => holdsLoneSurrogate(key) || holdsLoneSurrogate(one))
}
