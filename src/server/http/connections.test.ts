import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../tests/support/sources.ts'
import type { AppFunction } from '../create-app.ts'
import { CONNECTIONS, watchConnections } from './connections.ts'
import { type Listening, listen } from './listen.ts'
import { refusalResponse } from './refusal.ts'

const [ALICE, BOB, CAROL] = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const TLS = { cert: join(ROOT, 'tests/support/tls/cert.pem'), key: join(ROOT, 'tests/support/tls/key.pem') }
const MB = 1024 * 1024

let server: Listening | undefined
let clients: Socket[] = []
afterEach(async () => {
  for (const client of clients) client.destroy()
  clients = []
  await server?.stop()
  server = undefined
})

type Bounds = Parameters<typeof listen>[2]

/** A server for ten connections, of which the ninth and later ones cost another its place. */
async function serve(
  answer: (request: Request) => Promise<Response> = async () => new Response('fine'),
  settings: Partial<Parameters<typeof listen>[1]> = {},
  bounds: Bounds = {},
): Promise<void> {
  const app: AppFunction = Object.assign(answer, { refuse: refusalResponse })
  const at = { host: '127.0.0.1', port: 0, tls: undefined, maxConnections: 10 }
  server = await listen(app, { ...at, ...settings }, { silentMs: 0, ...bounds })
}

/** A connection from one of this machine's addresses; `said`: what came back so far. */
async function open(from: string): Promise<Socket & { said: () => string }> {
  const port = Number(new URL(server?.address ?? '').port)
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  clients.push(socket)
  let text = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'connect')
  // The server has it when it answers another: connections are accepted in order.
  await new Promise((resolve) => setTimeout(resolve, 20))
  return Object.assign(socket, { said: () => text })
}

async function ask(from: string): Promise<Socket & { said: () => string }> {
  const socket = await open(from)
  socket.write(GET)
  await once(socket, 'data')
  return socket
}

async function several(count: number, make: (from: string) => Promise<Socket>, from: string) {
  const made: Socket[] = []
  for (let number = 0; number < count; number += 1) made.push(await make(from))
  return made
}

/** Which of some sockets the server has closed. */
const closedOf = (sockets: Socket[]) => sockets.map(({ closed }) => closed)

describe('a crowded server', () => {
  let release = () => {}
  let waiting: Promise<void> = Promise.resolve()
  let held = 0
  beforeEach(() => {
    held = 0
    waiting = new Promise((resolve) => {
      release = resolve
    })
  })

  /** Answers at once, but for what is asked of /held. */
  async function hold({ url }: Request): Promise<Response> {
    if (!url.endsWith('/held')) return new Response('fine')
    held += 1
    await waiting
    return new Response('late')
  }

  async function askAndWait(from: string): ReturnType<typeof open> {
    const socket = await open(from)
    const before = held
    socket.write(GET.replace('/', '/held'))
    await expect.poll(() => held).toBe(before + 1)
    return socket
  }

  it('closes the oldest silent connection of the address with most of them, and serves the newcomer [HD-12]', async () => {
    await serve()
    const kept = await ask(CAROL)
    const older = await open(ALICE)
    const silent = await several(6, open, BOB)
    expect((await ask(ALICE)).said()).toMatch(/^HTTP\/1.1 200 /)
    await expect.poll(() => closedOf(silent)).toEqual([true, false, false, false, false, false])
    expect(closedOf([older, kept])).toEqual([false, false])
  })

  it('closes idle connections where none is silent, the oldest of the address with most, and no busy one [HD-12]', async () => {
    await serve(hold)
    const other = await ask(ALICE)
    const idle = await several(6, ask, BOB)
    const busy = await askAndWait(BOB)
    expect((await ask(CAROL)).said()).toMatch(/^HTTP\/1.1 200 /)
    await expect.poll(() => closedOf(idle)).toEqual([true, false, false, false, false, false])
    expect(closedOf([other, busy])).toEqual([false, false])
    release()
    await expect.poll(busy.said).toContain('late')
  })

  it('closes an idle connection before one that may just not have been read yet [HD-12]', async () => {
    await serve(undefined, {}, { silentMs: 60_000 })
    const idle = await several(7, ask, BOB)
    const newcomer = await open(ALICE)
    expect((await ask(CAROL)).said()).toMatch(/^HTTP\/1.1 200 /)
    await expect.poll(() => closedOf(idle)).toEqual([true, false, false, false, false, false, false])
    expect(newcomer.closed).toBe(false)
  })

  it('asks whoever is answered to close, and nobody before [HD-12]', async () => {
    await serve()
    expect((await ask(ALICE)).said()).not.toMatch(/connection: close/i)
    await several(7, open, BOB)
    expect((await ask(ALICE)).said()).toMatch(/connection: close/i)
  })

  it('never closes a connection with a request in flight: the newcomer is refused when all have one [HD-12]', async () => {
    await serve(hold)
    const busy: Awaited<ReturnType<typeof open>>[] = []
    for (let number = 0; number < 10; number += 1) busy.push(await askAndWait(ALICE))
    const refused = await open(BOB)
    await expect.poll(() => refused.closed).toBe(true)
    release()
    await expect.poll(() => busy.filter((one) => one.said().includes('late'))).toHaveLength(10)
  })

  it('behind a trusted proxy closes the oldest, whatever its address [HD-12]', async () => {
    await serve(undefined, { trustProxy: true })
    const [first] = await several(1, open, ALICE)
    const others = await several(7, open, BOB)
    await ask(CAROL)
    await expect.poll(() => first?.closed).toBe(true)
    expect(closedOf(others)).not.toContain(true)
  })
})

describe('a guest with many addresses', () => {
  /** A socket of an address that this machine does not have. */
  function socketOf(remoteAddress: string, remotePort: number): Socket {
    const socket = new EventEmitter() as Socket
    const destroy = () => socket.emit('close')
    return Object.assign(socket, { remoteAddress, remotePort, destroy })
  }

  /** Which of ten connections, opened in this order, has given its place away to the one after them. */
  function givesWay(addresses: readonly string[]): string | undefined {
    const listener = new EventEmitter() as Server
    let gone: string | undefined
    watchConnections(
      listener,
      { ...CONNECTIONS, most: 10, crowded: 1, silentMs: 0 },
      { isAddressKnown: true, elapsed: () => 0 },
    )
    const add = (address: string, at: number) => {
      const socket = socketOf(address, 1000 + at)
      socket.on('close', () => {
        gone ??= address
      })
      listener.emit('connection', socket)
    }
    for (const [at, address] of [...addresses, '198.51.100.99'].entries()) add(address, at)
    listener.emit('close')
    return gone
  }
  const others = [1, 2, 3, 4, 5].flatMap((host) => [`203.0.113.${host}`, `203.0.113.${host}`]).slice(0, 6)

  it('all addresses of one /64 are one connection, whose oldest socket gives way [HD-12]', () => {
    const ofOne = ['2001:db8:0:1::1', '2001:db8:0:1:9:8:7:6', '2001:db8:0:1::2', '2001:DB8::1:0:0:0:3']
    expect(givesWay([...others, ...ofOne])).toBe('2001:db8:0:1::1')
    const ofFour = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1', '2001:db8:0:4::1']
    expect(givesWay([...others, ...ofFour])).toBe('203.0.113.1')
  })

  it('is the same on IPv4 and as IPv6 writes it [HD-12]', () => {
    const ofOne = ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7', '192.0.2.7']
    expect(givesWay([...others, ...ofOne])).toBe('192.0.2.7')
    const ofFour = ['::ffff:192.0.2.7', '::ffff:192.0.2.8', '::ffff:192.0.2.9', '::ffff:192.0.2.10']
    expect(givesWay([...others, ...ofFour])).toBe('203.0.113.1')
  })
})

describe('a connection that says nothing', () => {
  it('over TLS is closed when it makes no handshake in time, as one without a head is [HD-11]', async () => {
    await serve(undefined, { tls: TLS }, { handshake: 200, head: 200 })
    const silent = await open(ALICE)
    const port = Number(new URL(server?.address ?? '').port)
    const greeted = connectSecurely({ port, host: '127.0.0.1', rejectUnauthorized: false })
    clients.push(greeted)
    greeted.on('error', () => {})
    await once(greeted.resume(), 'secureConnect')
    await expect.poll(() => closedOf([silent, greeted])).toEqual([true, true])
  })

  it('over TLS gives its place away too, and the newcomer is answered [HD-11, HD-12]', async () => {
    await serve(undefined, { tls: TLS })
    const silent = await several(9, open, ALICE)
    const port = Number(new URL(server?.address ?? '').port)
    const guest = connectSecurely({ port, host: '127.0.0.1', rejectUnauthorized: false })
    clients.push(guest)
    guest.write(GET)
    const [answer] = await once(guest, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
    await expect.poll(() => closedOf(silent).filter((closed) => closed)).toHaveLength(2)
  })
})

describe('an answer that is not read', () => {
  /** More than the buffers of two sockets hold. */
  const large = new Uint8Array(24 * MB)
  /** Whether the server gave up each answer, in the order of the requests. */
  let givenUp: boolean[] = []

  async function sendLarge(): Promise<Response> {
    const number = givenUp.push(false) - 1
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(large),
      cancel() {
        givenUp[number] = true
      },
    })
    return new Response(body)
  }

  async function askWithoutReading(): Promise<Socket> {
    const socket = await open(ALICE)
    socket.pause()
    const before = givenUp.length
    socket.write(GET)
    await expect.poll(() => givenUp.length).toBe(before + 1)
    return socket
  }

  beforeEach(() => {
    givenUp = []
  })

  it('is given up when nothing of it is read for a while [HD-09]', async () => {
    await serve(sendLarge, {}, { stalled: 200, unsentOfOne: 99 * MB })
    await askWithoutReading()
    await expect.poll(() => givenUp).toEqual([true])
  })

  it('is given up when it is not sent within its time, however slowly it is read [HD-09]', async () => {
    await serve(sendLarge, {}, { answerMs: 300, unsentOfOne: 99 * MB })
    const socket = await askWithoutReading()
    const reader = setInterval(() => socket.read(1000), 20)
    await expect.poll(() => givenUp).toEqual([true])
    clearInterval(reader)
  })

  it('costs its connection its place when it has too many bytes [HD-09]', async () => {
    await serve(sendLarge)
    await askWithoutReading()
    await expect.poll(() => givenUp).toEqual([true])
  })

  it('is the first to be given up when all have too many bytes together, and the others are not [HD-09]', async () => {
    await serve(sendLarge, {}, { unsentOfOne: 99 * MB, unsent: 60 * MB })
    for (let number = 0; number < 3; number += 1) await askWithoutReading()
    await expect.poll(() => givenUp).toEqual([true, false, false])
  })
})
