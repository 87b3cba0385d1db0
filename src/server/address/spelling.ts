/** How many letters of a name may be wrong: more in longer names, none in short ones. */
export function toleratedEdits(letters: string): number {
  if (letters.length < 6 || letters.length > 40) return 0
  return letters.length < 10 ? 1 : 2
}

/** How many letters must be set, left out, changed or swapped with the next one to make one of the other; more than `most` is `most` + 1. */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let at = 1; at <= other.length; at++) {
      const changed = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      const isSwap = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1] && row > 1
      const swapped = isSwap ? (beforeLast[at - 2] ?? 0) + 1 : changed
      current.push(Math.min(changed, swapped, (last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1))
    }
    if (Math.min(...current) > most && Math.min(...last) >= most) return most + 1
    ;[beforeLast, last] = [last, current]
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}
