import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry, Ports, SendOutcome } from './outbox-replay.ts'
import { replay, sendOutcomeOf } from './outbox-replay.ts'

type Kind = 'good' | 'broken' | 'sealedToLostKey'
/** What becomes of one attempt between a device and the server. */
type Fate = 'answered' | 'never arrives' | 'body cut' | 'answer lost' | 'busy' | 'captive portal'

const FATES: Fate[] = ['answered', 'never arrives', 'body cut', 'answer lost', 'busy', 'captive portal']
const kinds = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Kind>('good') },
    fc.constantFrom<Kind>('broken', 'sealedToLostKey'),
  ),
  { minLength: 1, maxLength: 8 },
)
const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 40 })
/** How many steps a sender lives: after them every step of it fails, as when the browser was killed. */
const lives = fc.array(fc.nat(30), { maxLength: 6 })

function anEntry(number: number, kind: Kind): Entry {
  const keyId = kind === 'sealedToLostKey' ? 'lost' : 'known'
  const sealed = { keyId, epk: '', iv: '', data: kind }
  return { id: String(number).padStart(4, '0'), idempotencyKey: `key-${number}`, sealed, createdAt: number }
}

/** A device's disk, its one lock, and the server: it keeps a check-in by its key, once. */
class World {
  readonly disk = new Map<string, Entry>()
  /** In the order in which the server committed them. */
  readonly committed: string[] = []
  hasLostKey = true
  now = 0
  private readonly fates: Fate[]
  private step: () => Promise<void>
  private queue: Promise<unknown> = Promise.resolve()

  constructor(written: readonly Kind[], fates: readonly Fate[], step = () => Promise.resolve()) {
    for (const [number, kind] of written.entries()) this.put(number, kind)
    this.fates = [...fates]
    this.step = step
  }

  put(number: number, kind: Kind): void {
    const entry = anEntry(number, kind)
    this.disk.set(entry.id, entry)
  }

  calm(): void {
    this.fates.length = 0
    this.step = () => Promise.resolve()
  }

  sender(life = Number.POSITIVE_INFINITY): Ports {
    let left = life
    const live = async () => {
      await this.step()
      left -= 1
      if (left < 0) throw new Error('killed')
    }
    return {
      entries: async () => {
        await live()
        return [...this.disk].reverse()
      },
      remove: async (id) => {
        await live()
        this.disk.delete(id)
      },
      change: async (id, change) => {
        await live()
        const entry = this.disk.get(id)
        if (entry !== undefined) this.disk.set(id, { ...entry, ...change })
      },
      now: () => this.now,
      post: async (entry) => {
        await live()
        const answer = this.receive(entry)
        await live()
        return answer
      },
      lock: (work) => {
        const mine = this.queue.then(work)
        this.queue = mine.catch(() => undefined)
        return mine
      },
    }
  }

  private receive({ idempotencyKey, sealed }: Entry): SendOutcome {
    const fate = this.fates.shift() ?? 'answered'
    if (fate === 'never arrives' || fate === 'captive portal') return { kind: 'none' }
    if (fate === 'busy') return sendOutcomeOf(503, 'busy')
    if (fate === 'body cut') return sendOutcomeOf(400, 'bodyBroken')
    const answer = this.serve(idempotencyKey, sealed)
    return fate === 'answer lost' ? { kind: 'none' } : answer
  }

  private serve(key: string, { keyId, data }: Entry['sealed']): SendOutcome {
    if (keyId === 'lost' && this.hasLostKey) return sendOutcomeOf(422, 'unknownOutboxKey')
    if (data === 'broken') return sendOutcomeOf(400, 'sealBroken')
    if (!this.committed.includes(key)) this.committed.push(key)
    return sendOutcomeOf(201, undefined)
  }
}

function keysOf(written: readonly Kind[], wanted: readonly Kind[]): string[] {
  return written.flatMap((kind, number) => (wanted.includes(kind) ? [`key-${number}`] : []))
}

function expectSettled(world: World, written: readonly Kind[]): void {
  const good = keysOf(written, ['good'])
  expect(world.committed.filter((key) => good.includes(key))).toEqual(good) // each once, in the order they were made
  expect([...world.committed].sort()).toEqual(keysOf(written, ['good', 'sealedToLostKey']).sort())
  const left = [...world.disk.values()].map(({ idempotencyKey, refused }) => [idempotencyKey, refused])
  expect(left).toEqual(keysOf(written, ['broken']).map((key) => [key, 'sealBroken']))
}

async function settle(world: World): Promise<void> {
  world.calm()
  world.hasLostKey = false
  expect(await replay(world.sender())).toMatchObject({ waiting: 0 })
}

describe('the outbox', () => {
  it.each([
    ['nothing', null],
    ['text', 'sealed'],
    ['no sealed part', { id: '0000', idempotencyKey: 'key', createdAt: 1 }],
    ['a key that no header can carry', { ...anEntry(0, 'good'), idempotencyKey: 'a\nb' }],
    ["another record's id", { ...anEntry(0, 'good'), id: '0001' }],
  ])('a record that is no entry (%s) is set aside, and what waits behind it is sent', async (_, record) => {
    const world = new World([], [])
    world.disk.set('0000', record as Entry)
    world.put(1, 'good')
    expect(await replay(world.sender())).toEqual({ sent: 1, waiting: 0 })
    expect(world.committed).toEqual(['key-1'])
    expect([...world.disk]).toEqual([['0000', expect.objectContaining({ refused: 'damaged' })]])
  })

  it('nothing is lost, doubled or overtaken, wherever connections are cut and senders killed [quality R4]', async () => {
    await fc.assert(
      fc.asyncProperty(kinds, fates, lives, async (written, fates, lives) => {
        const world = new World(written, fates)
        for (const life of lives) await replay(world.sender(life)).catch(() => undefined)
        await settle(world)
        expectSettled(world, written)
      }),
      { numRuns: 2000 },
    )
  })

  it('page and worker that send at once lose and double no check-in, while more come in [quality R4]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        kinds,
        kinds,
        fates,
        lives,
        async (s, written, added, fates, lives) => {
          const world = new World(written, fates, () => s.schedule(Promise.resolve()))
          const all = [...written, ...added]
          const senders = lives.map((life) => replay(world.sender(life)).catch(() => undefined))
          const putting = s.scheduleSequence(
            added.map((kind, index) => async () => world.put(written.length + index, kind)),
          )
          await s.waitFor(Promise.all([...senders, putting.task]))
          await settle(world)
          expectSettled(world, all)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('the oldest goes first, and what follows waits for its answer [CARD-05]', async () => {
    const world = new World(['good', 'good', 'good'], ['answered', 'never arrives'])
    expect(await replay(world.sender())).toEqual({ sent: 1, waiting: 2 })
    expect(world.committed).toEqual(['key-0'])
  })

  it('an entry that does not open is kept aside, counted neither as sent nor as waiting, and not sent again [CARD-05]', async () => {
    const world = new World(['broken', 'good'], [])
    expect(await replay(world.sender())).toEqual({ sent: 1, waiting: 0 })
    expect(world.disk.get('0000')?.refused).toBe('sealBroken')
    expect(await replay({ ...world.sender(), post: () => Promise.reject(new Error('sent again')) })).toEqual({
      sent: 0,
      waiting: 0,
    })
  })

  it('what is sealed to a key the server lacks waits; it does not hold up what is sealed to another [CARD-05]', async () => {
    const world = new World(['sealedToLostKey', 'good', 'sealedToLostKey'], [])
    expect(await replay(world.sender())).toEqual({ sent: 1, waiting: 2 })
    expect(world.committed).toEqual(['key-1'])
    world.hasLostKey = false
    expect(await replay(world.sender())).toEqual({ sent: 2, waiting: 0 })
  })

  const HOUR = 60 * 60 * 1000
  it.each([
    ['ten within a day', 10, 24 * HOUR, undefined],
    ['nine over two days', 9, 48 * HOUR, undefined],
    ['ten over more than a day', 10, 24 * HOUR + 1, 'bodyBroken'],
  ])(
    'an entry whose body is cut on each of %s tries is sent again, and is set aside after ten over more than a day [HD-34]',
    async (_, times, span, refused) => {
      const world = new World(['good', 'good'], Array<Fate>(times).fill('body cut'))
      for (let time = 0; time < times; time += 1) {
        world.now = (span * time) / (times - 1)
        await replay(world.sender())
      }
      expect(world.disk.get('0000')?.refused).toBe(refused)
      expect(await replay(world.sender())).toEqual({ sent: refused ? 0 : 2, waiting: 0 })
      expect(world.committed).toEqual(refused ? ['key-1'] : ['key-0', 'key-1'])
    },
  )

  it('a disk that cannot be written rejects, and the entry is still there [CARD-05]', async () => {
    const world = new World(['good'], [])
    const full = { ...world.sender(), remove: () => Promise.reject(new Error('QuotaExceededError')) }
    await expect(replay(full)).rejects.toThrow('QuotaExceededError')
    expect([...world.disk.keys()]).toEqual(['0000'])
  })

  it.each([
    [201, undefined, 'received'],
    [400, 'sealBroken', 'refused'],
    [400, 'invalidRequest', 'refused'],
    [400, 'bodyBroken', 'broken'],
    [422, 'idempotencyKeyReused', 'refused'],
    [413, 'bodyTooLarge', 'refused'],
    [422, 'unknownOutboxKey', 'unknownKey'],
    [403, 'crossSite', 'none'],
    [404, 'notFound', 'none'],
    [408, 'requestTimeout', 'none'],
    [429, undefined, 'none'],
    [500, 'serverError', 'none'],
    [503, 'busy', 'none'],
    [503, 'sealBroken', 'none'],
    [400, undefined, 'none'],
    [200, undefined, 'none'],
    [302, undefined, 'none'],
  ])('an answer %i %s means %s [CARD-05]', (status, key, kind) => {
    expect(sendOutcomeOf(status, key).kind).toBe(kind)
  })
})
