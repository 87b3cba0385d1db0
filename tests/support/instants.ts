/** Who has a provider's time, from an instant to another (epoch milliseconds, `to` excluded), in however many cells. */
export type Stay = { holder: string; from: number; to: number }

/** Instants at which more holders are there than `places`, one line each: cells are not looked at. */
export function overfull(stays: readonly Stay[], places: number): string[] {
  const events = stays
    .flatMap((stay) => [
      { at: stay.from, stay, comes: true },
      { at: stay.to, stay, comes: false },
    ])
    // Who leaves at an instant makes room for who comes at it.
    .sort((one, other) => one.at - other.at || Number(one.comes) - Number(other.comes))
  const present = new Map<string, number>()
  const found: string[] = []
  for (const { at, stay, comes } of events) {
    const count = (present.get(stay.holder) ?? 0) + (comes ? 1 : -1)
    if (count > 0) present.set(stay.holder, count)
    else present.delete(stay.holder)
    if (comes && present.size > places) {
      found.push(`${new Date(at).toISOString()}: ${[...present.keys()].join(', ')}`)
    }
  }
  return found
}
