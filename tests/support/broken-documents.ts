/** A way in which a person breaks a content document, and why the log says that it is not served. */
export interface Breakage {
  name: string
  reason: RegExp
  /** What stands in the file then; undefined: this document cannot be broken so. */
  break(body: Body): string | Uint8Array | undefined
}
export type Body = { version?: number; notes?: string; data: unknown }

const UNFIT = /^does not fit: /

/** The breakages of quality.md's class 45, and those of a hand that slips. */
export const BREAKAGES: readonly Breakage[] = [
  { name: 'empty', reason: /^is no JSON$/, break: () => '' },
  { name: 'truncated', reason: /^is no JSON$/, break: (body) => JSON.stringify(body).slice(0, -2) },
  {
    name: 'not in UTF-8',
    reason: /^is no JSON$/,
    break: (body) => Buffer.from(JSON.stringify({ ...body, notes: '\u00e9' }), 'latin1'),
  },
  {
    name: 'of a future version',
    reason: /^is of a future version$/,
    break: (body) => JSON.stringify({ ...body, version: 2 }),
  },
  { name: 'without data', reason: /^lacks data$/, break: ({ notes }) => JSON.stringify({ notes }) },
  { name: 'of another shape', reason: UNFIT, break: () => '{"data":7}' },
  {
    name: 'nested a thousand times',
    reason: /^does not fit: data is nested too deeply$/,
    break: () => `{"data":${'['.repeat(1000)}${']'.repeat(1000)}}`,
  },
  {
    name: 'too large',
    reason: /^is larger than 524288 bytes$/,
    break: (body) => JSON.stringify({ ...body, notes: 'x'.repeat(600_000) }),
  },
  {
    name: 'with empty labels',
    reason: UNFIT,
    break: changed((value) => (typeof value === 'string' ? '' : value)),
  },
  {
    name: 'with ten thousand of everything',
    reason: /^does not fit: |^is larger than /,
    break: changed((value) => (Array.isArray(value) && value.length > 0 ? tenThousand(value) : value)),
  },
  {
    name: 'with an operator nobody knows',
    reason: UNFIT,
    break: changed((value) => (isRule(value) ? { field: value.field, matches: '.*' } : value)),
  },
  {
    name: 'with a question of an unknown type',
    reason: /^question 1 is of an unknown type$/,
    break: changed((value) => (isQuestion(value) ? { ...value, type: 'slider' } : value)),
  },
  {
    name: 'with rules that go in a circle',
    reason: /^question 1 has a rule about an answer that is not there yet$/,
    break: changed((value) => {
      if (isQuestion(value)) return { ...value, skip: { field: value.dataFieldToCollect, exactly: 'Yes' } }
      return isScreening(value) ? { ...value, shownWhen: { field: value.key, exactly: 'Yes' } } : value
    }),
  },
]

type Part = Record<string, unknown>
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRule = (value: unknown): value is Part =>
  isPart(value) && 'field' in value && Object.keys(value).length === 2
const isQuestion = (value: unknown): value is Part => isPart(value) && 'dataFieldToCollect' in value
const isScreening = (value: unknown): value is Part => isPart(value) && 'key' in value && 'question' in value

/** Breaks every part of the data that `change` changes. */
function changed(change: (value: unknown) => unknown) {
  return (body: Body): string | undefined => {
    const data = walk(body.data, change)
    const text = JSON.stringify({ ...body, data })
    return text === JSON.stringify(body) ? undefined : text
  }
}

function walk(value: unknown, change: (value: unknown) => unknown): unknown {
  const next = change(value)
  if (next !== value) return next
  if (Array.isArray(value)) return value.map((one) => walk(one, change))
  if (!isPart(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, change)]))
}

function tenThousand(list: unknown[]): unknown[] {
  return Array.from({ length: 10_000 }, (_, at) => list[at % list.length])
}
