import type { ApiError } from '#contract/endpoint'
import { COUNTER_CODE, LOCATION_ID } from '#contract/vocabulary'
import { WalkIn } from '#contract/walk-in'
import { decode } from '../http/decode.ts'
import { Refusal } from '../http/refusal.ts'
import { parseStrictJson } from '../http/strict-json.ts'

/** Stands where nothing could be read; no counter code and no location id looks like it. */
export const UNREADABLE = '?'

/** What an outbox entry held. `content` is what two entries are compared by: the JSON value, else the text. */
export type Payload = { text: string; content: unknown } & (
  | { walkIn: WalkIn }
  | { reasons: string[]; found: { counterCode: string; locationId: string; createdAt: number | undefined } }
)

/** Reads the bytes of an opened entry, whatever they are. */
export function readPayload(bytes: Uint8Array): Payload {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let content: unknown = text
  try {
    content = parseStrictJson(text)
    return { text, content, walkIn: decode(content, WalkIn) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { text, content, reasons: [...new Set(error.errors.map(reasonOf))], found: findIn(text) }
  }
}

/** Epoch milliseconds; undefined: the text is no instant. */
export function instantOf(text: string): number | undefined {
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? undefined : instant
}

/** Reasons are stored unsealed, so they leave out field names that the sender invented. */
function reasonOf({ key, field = '' }: ApiError): string {
  if (key === 'unknownField' || field === '') return key
  return `${key} ${field.startsWith('questionnaire.') ? 'questionnaire' : field}`
}

function findIn(text: string) {
  const createdAt = textOf(text, 'createdAt')
  return {
    counterCode: textOf(text, 'counterCode', COUNTER_CODE) ?? UNREADABLE,
    locationId: textOf(text, 'locationNumber', LOCATION_ID) ?? UNREADABLE,
    createdAt: createdAt === undefined ? undefined : instantOf(createdAt),
  }
}

/** The short text that a JSON text, also a broken one, gives a field; a quote inside what was typed is escaped and never matches. */
function textOf(text: string, name: string, pattern = /./): string | undefined {
  const found = new RegExp(`"${name}"\\s*:\\s*"([^"\\\\]{1,40})"`).exec(text)?.[1]
  return found !== undefined && pattern.test(found) ? found : undefined
}
