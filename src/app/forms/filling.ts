type Texts = Readonly<Record<string, string>>

/**
 * What a finished text changes in the fields that it fills in, by field name. `last`: what it filled in before; `next`: what it fills in
 * now, undefined where that is not known. An answer that the guest typed is never replaced.
 */
export function refilled(
  names: readonly string[],
  given: Texts,
  last: Texts | undefined,
  next: Texts | undefined,
): Texts {
  const isUntouched = names.every(
    (name) => textIn(given, name) === '' || textIn(given, name) === textIn(last, name),
  )
  if (!isUntouched) return {}
  const changed = names.filter((name) => textIn(given, name) !== textIn(next, name))
  return Object.fromEntries(changed.map((name) => [name, textIn(next, name)]))
}

/** Whether the fields have exactly these answers. */
export function isFilledWith(names: readonly string[], given: Texts, filled: Texts | undefined): boolean {
  return filled !== undefined && names.every((name) => textIn(given, name) === textIn(filled, name))
}

function textIn(texts: Texts | undefined, name: string): string {
  return texts?.[name] ?? ''
}
