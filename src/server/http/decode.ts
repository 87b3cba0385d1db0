import type { Failure, Struct } from 'superstruct'
import { validate } from 'superstruct'
import type { ApiError } from '#contract/endpoint'
import { Refusal } from './refusal.ts'

const MAX_ERRORS = 20

/** The value, when it fits the struct exactly; else a refusal (400) that names each wrong field and repeats none. */
export function decode<T>(value: unknown, struct: Struct<T, unknown>): T {
  const [error, fitting] = validate(value, struct)
  if (!error) return fitting
  const errors: ApiError[] = []
  for (const failure of error.failures()) {
    if (errors.length === MAX_ERRORS) break
    errors.push(errorOf(failure))
  }
  throw new Refusal(400, errors)
}

function errorOf({ type, path, value }: Failure): ApiError {
  const field = path.map((part) => String(part).slice(0, 64)).join('.')
  if (type === 'never') return { key: 'unknownField', message: 'This field is not known.', field }
  const message = value === undefined ? 'This field is required.' : 'This field is not valid.'
  return { key: 'invalidRequest', message, field }
}
