import type { Failure, Struct } from 'superstruct'
import { validate } from 'superstruct'
import type { ApiError } from '#contract/endpoint'
import { Refusal } from './refusal.ts'

const MAX_ERRORS = 20

/**
 * The value, when it fits the struct exactly; else a refusal (400) that names each wrong field and repeats none: `nameOf` says
 * how, for the value at a path.
 */
export function decode<T>(
  value: unknown,
  struct: Struct<T, unknown>,
  nameOf: (path: readonly string[]) => string = (path) => path.join('.'),
): T {
  const [error, fitting] = validate(value, struct, { coerce: true })
  if (!error) return fitting
  const errors: ApiError[] = []
  for (const failure of error.failures()) {
    if (errors.length === MAX_ERRORS) break
    errors.push(errorOf(failure, nameOf))
  }
  throw new Refusal(400, errors)
}

/** Members of a body that this build does not know, by their paths. */
export type Extra = Readonly<Record<string, unknown>>

/**
 * Decodes the body of a newer page: members that the struct does not know are taken out of it and returned beside it (RUN-06). All
 * else is refused as `decode` does.
 */
export function decodeNewer<T>(value: unknown, struct: Struct<T, unknown>): { body: T; extra: Extra } {
  const rest = structuredClone(value)
  const extra: Record<string, unknown> = {}
  for (;;) {
    const [error, body] = validate(rest, struct, { coerce: true })
    if (!error) return { body, extra }
    const unknown = error.failures().flatMap(({ type, path }) => (type === 'never' ? [path.map(String)] : []))
    const taken = unknown.filter((path) => take(rest, path, extra))
    if (taken.length === 0) return { body: decode(rest, struct), extra }
  }
}

/** Whether there was such a member. */
function take(value: unknown, path: readonly string[], extra: Record<string, unknown>): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value)
  const name = path.at(-1) ?? ''
  if (!isRecord(parent) || !Object.hasOwn(parent, name)) return false
  extra[path.join('.')] = parent[name]
  return delete parent[name]
}

/** A body with what was taken out of it in its place again: what a build that knows all of it decodes. */
export function withExtra(body: unknown, extra: Extra): unknown {
  const whole = structuredClone(body)
  for (const [path, value] of Object.entries(extra)) {
    const names = path.split('.')
    const parent = names
      .slice(0, -1)
      .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), whole)
    if (isRecord(parent)) parent[names.at(-1) ?? ''] = value
  }
  return whole
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function errorOf(
  { type, path, value, message }: Failure,
  nameOf: (path: readonly string[]) => string,
): ApiError {
  if (path.length === 0) return { key: 'invalidRequest', message: 'The request is not valid.' }
  const field = nameOf(path.map((part) => String(part).slice(0, 64)))
  if (type === 'never') return { key: 'unknownField', message: 'This field is not known.', field }
  if (value === undefined) return { key: 'invalidRequest', message: 'This field is required.', field }
  return { key: 'invalidRequest', message: `This field is not valid.${expectedIn(message)}`, field }
}

/** What the struct allows, as its message says before it repeats the value; '' for a message of another form. */
function expectedIn(message: string): string {
  const [, expected] = /^(Expected .+?),? but received/s.exec(message) ?? []
  if (expected === undefined) return ''
  return ` ${expected.replaceAll('`', '').replace(/^Expected a (?=[aeiou])/, 'Expected an ')}.`
}
