import fc from 'fast-check'
import { parseStrictJson } from '../../src/server/http/strict-json.ts'

/** Names and places that lead to a value inside another. */
type Path = (string | number)[]

/** Where a value has parts, itself not among them. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [
    ...(path.length > 0 ? [path] : []),
    ...names.flatMap((name) => pathsOf((value as never)[name], [...path, name])),
  ]
}

/** The value with another one at a path; undefined: with nothing there. */
export function changedAt(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  if (rest.length === 0 && to === undefined) delete copy[name]
  else copy[name] = changedAt(copy[name], rest, to)
  return copy
}

/** Values of every type, most of which fit nowhere. */
export const otherValues = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    0,
    1,
    2.5,
    -1,
    2 ** 31,
    '',
    'x',
    '2026-11-20',
    'Yes',
    'YES',
    [],
    {},
    ['x'],
    [null],
    { x: 'x' },
  ),
  fc.integer({ min: 0, max: 2100 }).map((length) => 'a'.repeat(length)),
)

/** What a line carries of any JSON value that was sent: the value, or its text when the server does not read such JSON. */
export const arrivedValues = fc.jsonValue().map((value) => {
  const text = JSON.stringify(value)
  try {
    return parseStrictJson(text)
  } catch {
    return text
  }
})
