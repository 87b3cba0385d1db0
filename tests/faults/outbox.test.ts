import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { BODY_LENGTH_HEADER } from '#contract/endpoint'
import { postSealedWalkIn } from '#contract/outbox'
import { type Entry, replay, type SendOutcome, sendOutcomeOf } from '#contract/outbox-replay'
import { createApp } from '../../src/server/create-app.ts'
import { listen } from '../../src/server/http/listen.ts'
import { errorKeys, openTestApp } from '../support/app.ts'
import { type AppointmentApp, guest, openAppointmentApp } from '../support/appointments.ts'
import { aWalkIn, TEST_NOW } from '../support/builders.ts'
import { outboxKeyOf, simulate } from '../support/outbox-simulation.ts'
import { sealWalkIn } from '../support/seal-walk-in.ts'

/** A generator that can be sown again. */
function sown(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

describe('the outbox of a device whose connections break at every stage', () => {
  it.each([1, 2])('loses nothing, doubles nothing, keeps the order (seed %i) [R4, CARD-01]', async (seed) => {
    const { submitted, taken, order, attempts } = await simulate(100, sown(seed))
    expect(attempts).toBeGreaterThan(submitted)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken).toEqual(order)
  })
})

/** The bytes of the request that sends an entry. */
function requestOf({ sealed, idempotencyKey }: Entry, port: number): { head: string; body: Buffer } {
  const body = Buffer.from(JSON.stringify({ sealed }))
  const lines = [
    `POST ${postSealedWalkIn.path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `idempotency-key: ${idempotencyKey}`,
    `${BODY_LENGTH_HEADER}: ${body.length}`,
    'connection: close',
  ]
  return { head: lines.join('\r\n'), body }
}

/** What a device makes of the last answer to bytes that a server gets. */
async function judged(port: number, bytes: Buffer): Promise<SendOutcome> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.end(bytes)
  const answer = await text(socket).catch(() => '')
  const last = answer.slice(Math.max(0, answer.lastIndexOf('HTTP/1.1 ')))
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(last)?.[1] ?? 0)
  return sendOutcomeOf(status, /"key":"(\w+)"/.exec(last)?.[1])
}

/** How a proxy may pass on a body that it cut: as it was announced, or with the length that is left. */
const WAYS = ['announced', 'measured'] as const

/** Sends the first `share` of a request's body, 1 being all, and passes on what the server says of it. */
async function postCut(port: number, entry: Entry, share: number, way: (typeof WAYS)[number]) {
  const { head, body } = requestOf(entry, port)
  const sent = body.subarray(0, Math.floor(body.length * share))
  const length = way === 'announced' ? body.length : sent.length
  return judged(port, Buffer.concat([Buffer.from(`${head}\r\ncontent-length: ${length}\r\n\r\n`), sent]))
}

describe('a proxy that cuts bodies and passes the answers on', () => {
  it.each(WAYS)(
    'keeps no check-in from arriving, once, wherever it cuts (length as %s) [HD-34, API-49]',
    async (way) => {
      const app = await openTestApp()
      const { address, stop } = await listen(createApp(app.deps), {
        host: '127.0.0.1',
        port: 0,
        tls: undefined,
      })
      const port = Number(new URL(address).port)
      const idempotencyKey = randomBytes(16).toString('hex')
      const { sealed } = await sealWalkIn(aWalkIn(), idempotencyKey, await outboxKeyOf(app))
      const disk = new Map<string, unknown>([['1', { id: '1', idempotencyKey, sealed, createdAt: TEST_NOW }]])
      const kinds: string[] = []
      const places = [...Array.from({ length: 20 }, (_, place) => place / 20), 1]
      for (const share of places) {
        await replay({
          entries: async () => [...disk] as [string, unknown][],
          remove: async (id) => void disk.delete(id),
          change: async (id, change) => void disk.set(id, { ...(disk.get(id) as Entry), ...change }),
          now: () => TEST_NOW,
          post: async (entry) => {
            const answer = await postCut(port, entry, share, way)
            kinds.push(answer.kind)
            return answer
          },
          lock: (work) => work(),
        })
      }
      expect(kinds.pop()).toBe('received')
      expect(kinds.filter((kind) => kind !== 'broken' && kind !== 'none')).toEqual([])
      if (way === 'measured') expect(kinds).not.toContain('none')
      expect(disk.size).toBe(0)
      expect(await app.checkIns()).toHaveLength(1)
      await stop()
      await app.close()
    },
  )
})

describe('a connection that damages what it carries', () => {
  const CHUNKED = 'transfer-encoding: chunked'
  /** A head's parts of a request, its body and what may become of them. */
  const DAMAGES: [string, (head: string, body: string) => string][] = [
    ['the head was lost', (_, body) => body],
    ['the head lost its end', (head, body) => `${head}\r\ncontent-length: ${body.length}\r\n${body}`],
    ['a header lost its colon', (head, body) => `${head}\r\ncontent-length${body.length}\r\n\r\n${body}`],
    ['the length is none', (head, body) => `${head}\r\ncontent-length: 1x\r\n\r\n${body}`],
    ['the head has another host', (head, body) => `${head.replace('127.0.0.1:', '1 2.0')}\r\n\r\n${body}`],
    ['the head has no host', (head, body) => `${head.replace('host:', 'hXst:')}\r\n\r\n${body}`],
    ['the method is none', (head, body) => `${head.slice(1)}\r\n\r\n${body}`],
    ['the version is none', (head, body) => `${head.replace('HTTP/1.1', 'HTTP/1.')}\r\n\r\n${body}`],
    ['a header is without end', (head, body) => `${head}\r\nx: ${'x'.repeat(40_000)}${body}`],
    ['a chunk has no size', (head, body) => `${head}\r\n${CHUNKED}\r\n\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk is longer', (head, body) => `${head}\r\n${CHUNKED}\r\n\r\n40\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk says too much', (head, body) => `${head}\r\n${CHUNKED}\r\n\r\n40;${'x'.repeat(40_000)}${body}`],
  ]

  it.each(DAMAGES)('makes no check-in final: %s [HD-34]', async (_, damaged) => {
    const app = await openTestApp()
    const { address, stop } = await listen(createApp(app.deps), {
      host: '127.0.0.1',
      port: 0,
      tls: undefined,
    })
    const port = Number(new URL(address).port)
    const idempotencyKey = randomBytes(16).toString('hex')
    const { sealed } = await sealWalkIn(aWalkIn(), idempotencyKey, await outboxKeyOf(app))
    const entry = { id: '1', idempotencyKey, sealed, createdAt: TEST_NOW }
    const { head, body } = requestOf(entry, port)
    const { kind } = await judged(port, Buffer.from(damaged(head, body.toString())))
    expect(['broken', 'none']).toContain(kind)
    expect(await app.checkIns()).toEqual([])
    expect(await postCut(port, entry, 1, 'measured')).toEqual({ kind: 'received' })
    await stop()
    await app.close()
  })

  it('does not lose a check-in that follows half of another one on the same connection, wherever that one was cut [HD-34]', async () => {
    const app = await openTestApp()
    const { address, stop } = await listen(createApp(app.deps), {
      host: '127.0.0.1',
      port: 0,
      tls: undefined,
    })
    const port = Number(new URL(address).port)
    const [first, second] = await Promise.all(
      ['1', '2'].map(async (id) => {
        const idempotencyKey = randomBytes(16).toString('hex')
        const { sealed } = await sealWalkIn(aWalkIn(), idempotencyKey, await outboxKeyOf(app))
        const { head, body } = requestOf({ id, idempotencyKey, sealed, createdAt: TEST_NOW }, port)
        return `${head.replace('connection: close', 'connection: keep-alive')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
      }),
    )
    const whole = first ?? ''
    for (let at = 1; at < whole.length; at += 29) {
      const { kind } = await judged(port, Buffer.from(whole.slice(0, at) + second))
      expect([kind, whole.slice(0, at).split('\n').at(-1)]).not.toContain('refused')
    }
    await stop()
    await app.close()
  })
})

describe('a server that cannot take what an outbox sends', () => {
  let app: AppointmentApp
  afterEach(() => app.close())

  /** A device with so many finished walk-ins: `send` sends what waits, and tells the answers and what is left. */
  async function deviceWith(count: number) {
    const key = await outboxKeyOf(app)
    const disk = new Map<string, unknown>()
    for (let number = 1; number <= count; number += 1) {
      const idempotencyKey = randomBytes(16).toString('hex')
      const { sealed } = await sealWalkIn(aWalkIn({ basicInfo: guest(number) }), idempotencyKey, key)
      disk.set(String(number), { id: String(number), idempotencyKey, sealed, createdAt: TEST_NOW })
    }
    const send = async () => {
      const statuses: number[] = []
      const { waiting } = await replay({
        entries: async () => [...disk],
        remove: async (id) => void disk.delete(id),
        change: async (id, change) => void disk.set(id, { ...(disk.get(id) as Entry), ...change }),
        now: () => app.time.now,
        async post({ sealed, idempotencyKey }) {
          const answer = await app.postWalkIn({ sealed }, { 'idempotency-key': idempotencyKey })
          statuses.push(answer.status)
          return sendOutcomeOf(
            answer.status,
            answer.status === 201 ? undefined : (await errorKeys(answer))[0],
          )
        },
        lock: (work) => work(),
      })
      return { statuses, waiting, kept: [...disk.keys()] }
    }
    return { send }
  }

  it('because its disk is full answers 503: the entry stays, and arrives once when there is room [HD-33, fault 18]', async () => {
    app = await openAppointmentApp()
    const { send } = await deviceWith(2)
    const pragma = (text: string) => app.engine.transaction(({ query }) => query(`PRAGMA ${text}`))
    const [row] = await pragma('page_count')
    await pragma(`max_page_count = ${row?.['page_count']}`)
    // What is free inside the file's pages is used up first.
    const others: number[] = []
    while (others.at(-1) !== 503 && others.length < 500) {
      const one = aWalkIn({ basicInfo: guest(1000 + others.length), comments: 'x'.repeat(200) })
      others.push((await app.postWalkIn(one)).status)
    }
    for (const _ of [1, 2]) expect(await send()).toEqual({ statuses: [503], waiting: 2, kept: ['1', '2'] })
    await pragma('max_page_count = 1000000')
    expect(await send()).toEqual({ statuses: [201, 201], waiting: 0, kept: [] })
    expect((await send()).statuses).toEqual([])
    expect(await app.checkIns()).toHaveLength(others.length - 1 + 2)
  })

  it('because its limit is spent answers 503: the entry stays, and arrives once in the next hour [HD-33, API-50]', async () => {
    const settings = { trustProxy: false, publicUrl: undefined, kioskCode: undefined }
    app = await openAppointmentApp({ settings: { ...settings, limits: { 'sealed.connection': 2 } } })
    const { send } = await deviceWith(3)
    expect(await send()).toEqual({ statuses: [201, 201, 503], waiting: 1, kept: ['3'] })
    expect(await send()).toEqual({ statuses: [503], waiting: 1, kept: ['3'] })
    expect(app.logged).toContainEqual({ event: 'outbox-pressure', limit: 'sealed.connection' })
    app.time.now += 61 * 60_000
    expect(await send()).toEqual({ statuses: [201], waiting: 0, kept: [] })
    expect(await app.checkIns()).toHaveLength(3)
  })
})
