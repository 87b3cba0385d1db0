/**
 * The words with which all names begin, with the space after them: "Fernlight Clinic at " of "Fernlight Clinic at Oak" and "Fernlight
 * Clinic at Elm". '' where they share less than two words, as "St. Mary" and "St. John" do, or are all alike. Each name keeps its last word.
 */
export function sharedBeginning(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(' '))
  if (new Set(names).size < 2) return ''
  const longest = Math.min(...[first, ...others].map(({ length }) => length - 1))
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  const shared = differs === -1 ? longest : Math.min(differs, longest)
  return shared < 2 ? '' : `${first.slice(0, shared).join(' ')} `
}
