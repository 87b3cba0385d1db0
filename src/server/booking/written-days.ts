/** JSON of a day, valid from `since` until `until`, the start of its first slot. */
export type WrittenDay = { text: Uint8Array; since: number; until: number }

/** Remembers days of all providers as JSON, for as long as one version of the directory is used (HD-15). */
export interface WrittenDays {
  /** Adds a day to those of a provider, by the number that names it. All providers' days are dropped when they are too many bytes. */
  keep(days: Map<number, WrittenDay>, name: number, day: WrittenDay): void
}

/** Memory of a written day beside its text, about. */
const DAY_BYTES = 200

export function createWrittenDays(mostBytes: number): WrittenDays {
  const kept = new Set<Map<number, WrittenDay>>()
  let bytes = 0
  return {
    keep(days, name, day) {
      if (bytes >= mostBytes) {
        for (const one of kept) one.clear()
        kept.clear()
        bytes = 0
      }
      kept.add(days)
      bytes += day.text.length + DAY_BYTES
      days.set(name, day)
    },
  }
}
