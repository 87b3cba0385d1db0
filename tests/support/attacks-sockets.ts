import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, type Guests, send } from './crowd.ts'
import { addressOf, openRaw, type RawClient } from './raw-client.ts'

/** An attack that goes on until it is stopped. */
export type Attack = {
  /** Connections that were begun. */
  begun(): number
  /** Connections that are open now. */
  open(): number
  /** Begins no more connections; those that are open stay until the server closes them. */
  hold(): void
  stop(): void
}

export type Attackers = {
  port: number
  connections: number
  /** From how many addresses they come. */
  addresses: number
  /** What each does once it is connected; it returns what stops that. */
  act: (client: RawClient, number: number) => (() => void) | undefined
  /** Whether each that ends is begun anew. */
  again?: boolean
}

/** Opens connections, and again as they end. */
export function attack({ port, connections, addresses, act, again = true }: Attackers): Attack {
  const clients = new Set<RawClient>()
  let [begun, goesOn] = [0, true]

  async function keepOne(number: number): Promise<void> {
    do {
      begun += 1
      const client = await openRaw({ port, from: addressOf(number % addresses) })
      if (client.closed || client.destroyed) {
        await pause(50)
        continue
      }
      clients.add(client)
      const closed = new Promise((resolve) => client.once('close', resolve))
      const stop = act(client, number)
      await closed
      stop?.()
      clients.delete(client)
    } while (again && goesOn)
  }

  for (let number = 0; number < connections; number += 1) void keepOne(number)
  return {
    begun: () => begun,
    open: () => clients.size,
    hold() {
      goesOn = false
    },
    stop() {
      goesOn = false
      for (const client of clients) client.destroy()
    },
  }
}

/** A walk-in of which half is sent, with its head. */
export function sendHalf(guests: Guests): Attackers['act'] {
  return (client) => {
    const { path, body, headers = {} } = guests.checkIn()
    const text = JSON.stringify(body)
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json',
      'content-length': text.length,
    })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    client.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}\r\n${text.slice(0, text.length / 2)}`)
    return undefined
  }
}

/** The largest search, of which nothing is read, or a byte now and then. */
export function readNothing(guests: Guests, everyMs?: number): Attackers['act'] {
  return (client) => {
    const { path } = guests.search(100)
    client.pause()
    client.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    if (everyMs === undefined) return undefined
    const reader = setInterval(() => client.read(1), everyMs)
    return () => clearInterval(reader)
  }
}

/** A head that comes byte by byte. */
export function drip(everyMs: number): Attackers['act'] {
  const head = `GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(4000)}`
  return (client) => {
    let at = 0
    const timer = setInterval(() => client.write(head.charAt(at++)), everyMs)
    return () => clearInterval(timer)
  }
}

/** Nothing at all. */
export const saySomethingNever: Attackers['act'] = () => undefined

export type Honest = {
  count: number
  everyMs: number
  ask: Guests['checkIn']
  from?: (number: number) => string
  isSecure?: boolean
}

/** Calls of honest guests, each on a new connection from an address of its own, one after the other. */
export async function honest(
  port: number,
  { count, everyMs, ask, from = honestAddress, isSecure = false }: Honest,
): Promise<Call[]> {
  const calls: Call[] = []
  for (let number = 0; number < count; number += 1) {
    calls.push(await send(port, ask(), { from: from(number), isSecure }))
    await pause(everyMs)
  }
  return calls
}

/** Addresses that no attacker has. */
export const honestAddress = (number: number): string => addressOf(100_000 + number)

/** Megabytes that a process has in memory; `peak`: that it ever had. NaN where the system does not tell. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const file = `/proc/${pid}/status`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024
  return { now: of('VmRSS'), peak: of('VmHWM') }
}

/**
 * Connections of a server at 127.0.0.1 that the kernel counts as established; undefined where the system does not tell. The other end of
 * a connection from another loopback address may have the same port.
 */
function establishedAt(port: number): number | undefined {
  if (!existsSync('/proc/net/tcp')) return undefined
  const own = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return lines.filter((line) => {
    const [, local = '', , state] = line.trim().split(/\s+/)
    return local === own && state === '01'
  }).length
}

/**
 * Waits until an attack holds connections, and then until the server of a port has closed them, at most so long; milliseconds that
 * it took. A client whose connection the kernel dropped before the server took it never learns of that.
 */
export async function untilClosed(one: Attack, port: number, mostMs: number): Promise<number> {
  while (one.open() === 0) await pause(5)
  const began = performance.now()
  const held = () => Math.min(one.open(), establishedAt(port) ?? Number.POSITIVE_INFINITY)
  while (held() > 0 && performance.now() - began < mostMs) await pause(50)
  return performance.now() - began
}
