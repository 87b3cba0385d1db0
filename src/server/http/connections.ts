import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createGroups } from './connection-groups.ts'
import { connectionOf } from './network.ts'
import { countConnection } from './turns.ts'

export type ConnectionBounds = {
  most: number
  /** Share of `most` from which a new connection costs an old one its place. */
  crowded: number
  /** A connection that is silent for less may just not have been read yet: idle ones go before it. */
  silentMs: number
  /** An answer is sent within this time. */
  answerMs: number
  /** Bytes of answers that wait to be read: of one connection, and of all. */
  unsentOfOne: number
  unsent: number
}

export const CONNECTIONS = {
  crowded: 0.8,
  silentMs: 1000,
  answerMs: 60_000,
  unsentOfOne: 8 * 1024 * 1024,
  unsent: 32 * 1024 * 1024,
}
const SWEEP_MS = 1000

/** One socket; `answers` are those of its requests that are not answered to the end. */
type Connection = { socket: Socket; address: string; since: number; answers: Set<ServerResponse> }

export interface Connections {
  /** A request has its head. */
  began(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** The app has its answer, which is written in this turn of the event loop. */
  answered(outgoing: ServerResponse): void
  /** Whether something else than an answer may be written to a socket. */
  isQuiet(socket: Socket): boolean
  /** Has every further answer close its connection. A connection without a request stays open: one may be on its way. */
  drain(): void
  /** Closes connections without a request, and the others as they are answered. */
  stop(): void
}

/**
 * Keeps room for new connections and for what is sent. A connection without a request gives its place away before the server is
 * full: one that has never sent a whole head first, then one of the address (IPv6: the /64) that has most, the oldest of each. One with a request
 * in flight is closed only when its answer is not read.
 */
export function watchConnections(
  server: Server,
  bounds: ConnectionBounds,
  { isAddressKnown, elapsed }: { isAddressKnown: boolean; elapsed: () => number },
): Connections {
  const silent = createGroups<Connection>()
  const idle = createGroups<Connection>()
  const open = new Map<string, Connection>()
  /** Answers that are being sent, since when, oldest first. */
  const sending = new Map<ServerResponse, number>()
  let isDraining = false
  let isStopping = false
  const isCrowded = () => open.size >= bounds.most * bounds.crowded

  function mostDispensable(): Connection | undefined {
    const one = silent.oldest()
    const isSilent = one !== undefined && elapsed() - one.since >= bounds.silentMs
    return isSilent ? one : (idle.oldest() ?? one)
  }

  server.maxConnections = bounds.most
  server.on('connection', (socket: Socket) => {
    countConnection()
    if (isCrowded()) mostDispensable()?.socket.destroy()
    // All guests of a proxy have its address: no one of them has too many.
    const address = isAddressKnown ? connectionOf(socket.remoteAddress ?? '') : ''
    const connection: Connection = { socket, address, since: elapsed(), answers: new Set() }
    const name = nameOf(socket)
    open.set(name, connection)
    silent.add(connection)
    socket.once('close', () => {
      if (open.get(name) === connection) open.delete(name)
      silent.remove(connection)
      idle.remove(connection)
    })
  })

  function over(connection: Connection, outgoing: ServerResponse): void {
    connection.answers.delete(outgoing)
    sending.delete(outgoing)
    if (connection.answers.size > 0 || connection.socket.destroyed) return
    if (isStopping) connection.socket.destroySoon()
    else idle.add(connection)
  }

  function drain(): void {
    isDraining = true
    for (const { answers } of open.values()) for (const outgoing of answers) outgoing.shouldKeepAlive = false
  }

  /** Closes what reads too slowly when too much waits for it: the connection that has made the server wait longest. */
  function boundUnsent(): void {
    let all = 0
    for (const outgoing of sending.keys()) {
      if (outgoing.writableLength > bounds.unsentOfOne) outgoing.destroy()
      else all += outgoing.writableLength
    }
    for (const outgoing of sending.keys()) {
      if (all <= bounds.unsent) return
      if (outgoing.writableLength === 0) continue
      all -= outgoing.writableLength
      outgoing.destroy()
    }
  }

  const sweep = setInterval(
    () => {
      for (const [outgoing, since] of sending) if (elapsed() - since > bounds.answerMs) outgoing.destroy()
      boundUnsent()
    },
    Math.min(SWEEP_MS, bounds.answerMs),
  )
  sweep.unref()
  server.once('close', () => clearInterval(sweep))

  return {
    began({ socket }, outgoing) {
      const connection = open.get(nameOf(socket))
      if (!connection) return
      silent.remove(connection)
      idle.remove(connection)
      connection.answers.add(outgoing)
      outgoing.once('close', () => over(connection, outgoing))
      if (isDraining || isCrowded()) outgoing.shouldKeepAlive = false
    },
    answered(outgoing) {
      if (outgoing.destroyed) return
      sending.set(outgoing, elapsed())
      setImmediate(() => {
        if (sending.has(outgoing) && outgoing.writableLength > 0) boundUnsent()
      })
    },
    isQuiet(socket) {
      const answers = open.get(nameOf(socket))?.answers ?? []
      return ![...answers].some(({ headersSent }) => headersSent)
    },
    drain,
    stop() {
      drain()
      isStopping = true
      for (const { answers, socket } of open.values()) if (answers.size === 0) socket.destroy()
    },
  }
}

/** The same for a socket and for what speaks TLS on it. */
function nameOf({ remoteAddress = '', remotePort = 0 }: Socket): string {
  return `${remoteAddress} ${remotePort}`
}
