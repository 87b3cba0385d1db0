/** Things by their address, oldest first. */
export interface Groups<One> {
  add(one: One): void
  remove(one: One): void
  /** The oldest of the address that has most. */
  oldest(): One | undefined
}

export function createGroups<One extends { address: string }>(): Groups<One> {
  const groups = new Map<string, Set<One>>()
  return {
    add(one) {
      const group = groups.get(one.address)
      if (group) group.add(one)
      else groups.set(one.address, new Set([one]))
    },
    remove(one) {
      const group = groups.get(one.address)
      group?.delete(one)
      if (group?.size === 0) groups.delete(one.address)
    },
    oldest() {
      let largest: ReadonlySet<One> = new Set()
      for (const group of groups.values()) if (group.size > largest.size) largest = group
      const [first] = largest
      return first
    },
  }
}
