/** Bytes by name, so many of them at most: what was used longest ago goes first. */
export interface LastUsed {
  get(name: string): Uint8Array<ArrayBuffer> | undefined
  keep(name: string, bytes: Uint8Array<ArrayBuffer>): void
}

export function createLastUsed(mostBytes: number): LastUsed {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  let sum = 0
  return {
    get(name) {
      const bytes = kept.get(name)
      if (!bytes) return undefined
      kept.delete(name)
      kept.set(name, bytes) // at the end
      return bytes
    },
    keep(name, bytes) {
      sum += bytes.length - (kept.get(name)?.length ?? 0)
      kept.set(name, bytes)
      for (const [oldest, { length }] of kept) {
        if (sum <= mostBytes) break
        kept.delete(oldest)
        sum -= length
      }
    },
  }
}
