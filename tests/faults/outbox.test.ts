import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { BODY_LENGTH_HEADER } from '#contract/endpoint'
import { postSealedWalkIn } from '#contract/outbox'
import { type Entry, judge, replay } from '#contract/outbox-replay'
import { createApp } from '../../src/server/create-app.ts'
import { listen } from '../../src/server/http/listen.ts'
import { openTestApp } from '../support/app.ts'
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

/** How a proxy may pass on a body that it cut: as it was announced, or with the length that is left. */
const WAYS = ['announced', 'measured'] as const

/** Sends the first `share` of a request's body, 1 being all, and passes on what the server says of it. */
async function postCut(
  port: number,
  { sealed, idempotencyKey }: Entry,
  share: number,
  way: (typeof WAYS)[number],
) {
  const body = Buffer.from(JSON.stringify({ sealed }))
  const sent = body.subarray(0, Math.floor(body.length * share))
  const head = [
    `POST ${postSealedWalkIn.path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${way === 'announced' ? body.length : sent.length}`,
    `idempotency-key: ${idempotencyKey}`,
    `${BODY_LENGTH_HEADER}: ${body.length}`,
    'connection: close',
  ]
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]))
  const answer = await text(socket)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
  return judge(status, /"key":"(\w+)"/.exec(answer)?.[1])
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
