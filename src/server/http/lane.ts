import { setImmediate as turn } from 'node:timers/promises'
import { busy } from './refusal.ts'

export type LaneBounds = {
  /** Calls that are worked on at the same time, and those that wait for it. */
  atWork: number
  waiting: number
  /** Calls of one client in the lane. */
  ofOne: number
  /** Calls that begin in one turn of the event loop. Without this bound a whole burst of calls that need not wait would compute in one turn. */
  perTurn: number
  /** How long a call waits; undefined: until it is its turn. */
  longestMs?: number
  /** How long a call that is refused at once waits for its answer; undefined: not at all. */
  refusalMs?: number
}

type Waiting = { start(): void; refuse(): void }

export type Lane = {
  /** Has a call wait its turn; refuses it (busy) when there is no room. `isLater`: all others are served before it. */
  enter<T>(client: string, work: () => Promise<T>, isLater?: boolean): Promise<T>
  /** Refuses a call that does not enter. */
  refuse(): Promise<never>
  /** Whether the lane has no call of another client, and fewer than `most` of this one. */
  isAlone(client: string, most: number): boolean
}

/** A bounded queue: what does not fit is refused at once. `nextTurn` resolves in the turn in which what waits may begin. */
export function createLane(
  { atWork, waiting, ofOne, perTurn, longestMs, refusalMs }: LaneBounds,
  nextTurn: () => Promise<void> = turn,
): Lane {
  const [sooner, later]: [Waiting[], Waiting[]] = [[], []]
  const own = new Map<string, number>()
  let working = 0
  /** Calls that began in this turn of the event loop. */
  let begun = 0
  let isTurning = false

  const count = (client: string, change: number) => {
    const calls = (own.get(client) ?? 0) + change
    if (calls > 0) own.set(client, calls)
    else own.delete(client)
  }

  const hasRoom = () => working < atWork && begun < perTurn

  function begin(): void {
    working += 1
    begun += 1
    advance()
  }

  /** Has what waits begin in the next turn. */
  function advance(): void {
    if (isTurning) return
    isTurning = true
    void nextTurn().then(() => {
      isTurning = false
      begun = 0
      while (hasRoom()) {
        const next = sooner.shift() ?? later.shift()
        if (!next) return
        begin()
        next.start()
      }
    })
  }

  async function refuse(): Promise<never> {
    if (refusalMs !== undefined) await new Promise((resolve) => setTimeout(resolve, refusalMs))
    throw busy()
  }

  async function queue(isLater: boolean): Promise<void> {
    const [mine, others] = isLater ? [later, sooner] : [sooner, later]
    if (mine.length + others.length >= waiting) {
      const last = isLater ? undefined : others.pop()
      if (!last) return refuse()
      last.refuse()
    }
    await new Promise<void>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const one = {
        start() {
          clearTimeout(timer)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          reject(busy())
        },
      }
      mine.push(one)
      if (longestMs === undefined) return
      timer = setTimeout(() => {
        mine.splice(mine.indexOf(one), 1)
        one.refuse()
      }, longestMs)
    })
  }

  return {
    refuse,
    isAlone: (client, most) => own.size === 0 || (own.size === 1 && (own.get(client) ?? most) < most),
    async enter(client, work, isLater = false) {
      if ((own.get(client) ?? 0) >= ofOne) return refuse()
      count(client, 1)
      try {
        if (hasRoom() && sooner.length + later.length === 0) begin()
        else await queue(isLater)
        try {
          return await work()
        } finally {
          working -= 1
          advance()
        }
      } finally {
        count(client, -1)
      }
    },
  }
}
