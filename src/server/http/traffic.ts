import { createBodyReader, type ReadBody } from './body.ts'
import { createLane, type LaneBounds } from './lane.ts'
import type { BodyBounds } from './open-bodies.ts'
import { turnAfterConnections } from './turns.ts'

/** How many calls are read, wait and are worked on. */
export type TrafficBounds = {
  bodies: BodyBounds
  writes: LaneBounds
  searches: LaneBounds
  largeSearches: LaneBounds
}

export const TRAFFIC: Omit<TrafficBounds, 'bodies'> = {
  writes: { atWork: 64, waiting: 256, ofOne: 64, perTurn: 64 },
  // One search computes for some milliseconds: what waits begins one a turn, so that writes come between.
  // A program that searches anew as soon as it is refused would fill every turn with refusals: each is answered after a second.
  searches: { atWork: 4, waiting: 64, ofOne: 68, perTurn: 1, longestMs: 2000, refusalMs: 1000 },
  // An answer of theirs takes megabytes: few at a time keep memory and the other searches' turns free.
  largeSearches: { atWork: 1, waiting: 16, ofOne: 17, perTurn: 1, longestMs: 2000, refusalMs: 1000 },
}

/** What a call does: searches and the feed compute and write nothing. */
export type Kind = 'read' | 'search' | 'largeSearch' | 'feed' | 'write' | 'hold'

/** What gives way to the others of its lane. */
const LATER: ReadonlySet<Kind> = new Set(['feed', 'hold'])

const MOST_BODIES = 1024
/** Share of the connections that may have an open body: the others are left for new ones. */
const BODY_SHARE = 0.6

/** The bounds of a server that takes so many connections. */
export function trafficOf(connections: number): TrafficBounds {
  const all = Math.min(MOST_BODIES, Math.floor(connections * BODY_SHARE))
  return { ...TRAFFIC, bodies: { all, ofOne: Math.ceil(all / 2) } }
}

/** While the event loop is later than this, in milliseconds, a lane takes the calls of one client at a time. */
const LATEST = { search: 200, largeSearch: 200, feed: 200, hold: 1000, write: Number.POSITIVE_INFINITY }

/** Calls that a lane takes of one client while the loop is late: as many as a guest makes who searches again before the answer comes. */
const MOST_WHILE_LATE = 4

/** The way of a call through the server: its body is read, then it waits its turn. */
export type Traffic = {
  readBody: ReadBody
  /** `client`: a mark of who calls. */
  enter<T>(kind: Kind, client: string, work: () => Promise<T>): Promise<T>
}

/** `lateness`: how late the event loop is, in milliseconds. */
export function createTraffic(bounds: TrafficBounds, lateness: () => number): Traffic {
  const searches = createLane(bounds.searches, turnAfterConnections)
  const largeSearches = createLane(bounds.largeSearches, turnAfterConnections)
  const writes = createLane(bounds.writes)
  const lanes = { search: searches, largeSearch: largeSearches, feed: searches, write: writes, hold: writes }
  return {
    readBody: createBodyReader(bounds.bodies),
    async enter(kind, client, work) {
      if (kind === 'read') return work()
      const lane = lanes[kind]
      if (lateness() > LATEST[kind] && !lane.isAlone(client, MOST_WHILE_LATE)) return lane.refuse()
      return lane.enter(client, work, LATER.has(kind))
    },
  }
}
