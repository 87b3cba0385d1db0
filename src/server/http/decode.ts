import type { Failure, Struct } from 'superstruct'
import { validate } from 'superstruct'
import type { ApiError } from '#contract/endpoint'
import { Refusal } from './refusal.ts'

const MAX_ERRORS = 20

/**
 * The value, when it fits the struct exactly; else a refusal (400) that names each wrong field and repeats none: `nameOf` says
 * how, for what stands at a path.
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

function errorOf({ type, path, value }: Failure, nameOf: (path: readonly string[]) => string): ApiError {
  if (path.length === 0) return { key: 'invalidRequest', message: 'The request is not valid.' }
  const field = nameOf(path.map((part) => String(part).slice(0, 64)))
  if (type === 'never') return { key: 'unknownField', message: 'This field is not known.', field }
  const message = value === undefined ? 'This field is required.' : 'This field is not valid.'
  return { key: 'invalidRequest', message, field }
}
