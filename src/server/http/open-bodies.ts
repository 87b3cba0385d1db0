/** Bodies that are being read at the same time: in all, and of one address. */
export type BodyBounds = { all: number; ofOne: number }

type Body = { address: string; end: () => void }

/**
 * Bounds the bodies that have not arrived whole. A new one is always taken: where its address has too many, the oldest of them is
 * ended, and where all have, the oldest of all. `end` must stop the reading; the function that `begin` returns says that it is over.
 */
export function createOpenBodies({ all, ofOne }: BodyBounds): {
  begin(address: string, end: () => void): () => void
} {
  const open = new Set<Body>()
  const own = new Map<string, Set<Body>>()

  function remove(body: Body): void {
    open.delete(body)
    const others = own.get(body.address)
    others?.delete(body)
    if (others?.size === 0) own.delete(body.address)
  }

  function endOldest(bodies: ReadonlySet<Body>): void {
    const [oldest] = bodies
    if (!oldest) return
    remove(oldest)
    oldest.end()
  }

  return {
    begin(address, end) {
      const before = own.get(address) ?? new Set()
      if (before.size >= ofOne) endOldest(before)
      else if (open.size >= all) endOldest(open)
      const body = { address, end }
      open.add(body)
      const others = own.get(address) ?? new Set()
      own.set(address, others.add(body))
      return () => remove(body)
    },
  }
}
