type Held = { ended: Promise<unknown>; lose: (reason: DOMException) => void }

/**
 * The part of a browser's locks that the app uses. A request waits until the lock is free. A request that steals the lock has it at
 * once, and the request of the former holder rejects.
 */
export function someLocks() {
  const held = new Map<string, Held>()
  return {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
    request: async (name: string, ...given: unknown[]): Promise<unknown> => {
      const work = given.at(-1) as () => Promise<unknown>
      const isStolen = given.length > 1 && (given[0] as LockOptions).steal === true
      if (isStolen) held.get(name)?.lose(new DOMException('stolen', 'AbortError'))
      else for (let one = held.get(name); one; one = held.get(name)) await one.ended.catch(() => undefined)
      const { promise: lost, reject: lose } = withRejection()
      const ended = Promise.race([lost, Promise.resolve(work())])
      const mine = { ended, lose }
      held.set(name, mine)
      try {
        return await ended
      } finally {
        if (held.get(name) === mine) held.delete(name)
      }
    },
  }
}

function withRejection() {
  let reject: (reason: DOMException) => void = () => undefined
  const promise = new Promise<never>((_, rejected) => {
    reject = rejected
  })
  return { promise, reject }
}
