/**
 * A span of time for which the store had acknowledged one of a cell's places to a holder, in epoch milliseconds by the database's
 * clock. It is never longer than what the store promised.
 */
export type Span = {
  holder: string
  cell: string
  /** How many places the cell has. */
  places: number
  /** When the database's transaction began; it may have waited for another one to end. */
  began: number
  /** When it was acknowledged. */
  from: number
  /** Until when the database vouched for it, or until somebody asked to end it. */
  to: number
  wasEnded: boolean
}

/** Finds every instant at which a cell had more holders than places, one line each. */
export function doubleHolders(spans: readonly Span[]): string[] {
  return [...byCell(spans)].flatMap(([cell, some]) => {
    const events = some
      .filter(({ from, to }) => to > from)
      .flatMap((span) => [
        { at: span.from, change: 1, span },
        { at: span.to, change: -1, span },
      ])
      // A span that ends at the instant at which another begins does not overlap it, so ends come first.
      .sort((one, other) => one.at - other.at || one.change - other.change)
    const now = new Set<Span>()
    const found: string[] = []
    for (const { at, change, span } of events) {
      if (change < 0) now.delete(span)
      else now.add(span)
      if (change > 0 && now.size > span.places) {
        found.push(`${cell} at ${at}: ${[...now].map(({ holder }) => holder).join(', ')}`)
      }
    }
    return found
  })
}

/** How often a place that was left to expire was had by another afterwards. */
export function overtaken(spans: readonly Span[], abandoned: ReadonlySet<string>): number {
  let count = 0
  for (const some of byCell(spans).values()) {
    for (const { holder, to } of some) {
      if (abandoned.has(holder) && some.some(({ began }) => began >= to)) count++
    }
  }
  return count
}

function byCell(spans: readonly Span[]): Map<string, Span[]> {
  const cells = new Map<string, Span[]>()
  for (const span of spans) {
    const some = cells.get(span.cell)
    if (some) some.push(span)
    else cells.set(span.cell, [span])
  }
  return cells
}
