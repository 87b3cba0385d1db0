type Body = Record<string, unknown>

/** A row of a visit's page: an answer with its label. `isSecret`: shown whole only when it is asked for. */
export type SheetRow = { key: string; label: string; lines: readonly string[]; isSecret?: boolean }

/** Reads members of what a guest sent and remembers which were read, so that the page can list all others as well. */
export type PayloadReader = {
  /** The value at a path joined with dots, taken as read with all that is in it. */
  take: (path: string) => unknown
  /** The value at a path, which still counts as not read. */
  look: (path: string) => unknown
  /** The same as a text: numbers and booleans in words; undefined where it is absent or no such value. */
  text: (path: string) => string | undefined
  /** Rows for the members that no part of the page has read, each labelled with its path in words. */
  rest: () => SheetRow[]
}

/** `words`: how true and false are written. */
export function readerOf(payload: unknown, words: { yes: string; no: string }): PayloadReader {
  const taken = new Set<string>()
  const take = (path: string) => {
    taken.add(path)
    return valueAt(payload, path)
  }
  const rest = (value: unknown, path: string): SheetRow[] => {
    if (taken.has(path) || value === undefined || value === null) return []
    if (isBody(value))
      return Object.entries(value).flatMap(([name, one]) => rest(one, path === '' ? name : `${path}.${name}`))
    const lines = linesOf(value, words)
    const label = path.split('.').map(inWords).join(', ')
    return lines.length === 0 ? [] : [{ key: path, label, lines }]
  }
  return {
    take,
    look: (path) => valueAt(payload, path),
    text: (path) => {
      // What is no such value stays for the rest.
      if (typeof valueAt(payload, path) === 'object') return undefined
      return linesOf(take(path), words)[0]
    },
    rest: () => rest(payload, ''),
  }
}

/** A key such as "haveFever" or "medical_conditions" in words. */
export function inWords(key: string): string {
  const words = key
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Any value of JSON in lines; nothing for an empty one. */
export function linesOf(value: unknown, words: { yes: string; no: string }): string[] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'boolean') return [value ? words.yes : words.no]
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, words).join(', ') || [])
  if (isBody(value)) return Object.values(value).flatMap((one) => linesOf(one, words))
  return [String(value)]
}

function valueAt(payload: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return isBody(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }, payload)
}

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
