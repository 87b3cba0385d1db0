import {
  additionalData,
  getOutboxKey,
  type OutboxKey,
  postSealedWalkIn,
  SEALING_INFO,
} from '#contract/outbox'
import type { Entry, SendOutcome } from '#contract/outbox-replay'
import { replay, sendOutcomeOf } from '#contract/outbox-replay'
import { sealTo } from '../../src/app/platform/secrets.ts'
import { openTestApp, type TestApp } from './app.ts'
import { aWalkIn, TEST_NOW } from './builders.ts'
import { UNLIMITED } from './limits.ts'

/** Where a connection breaks, or what comes instead of an answer. */
const FATES = ['whole', 'cutBefore', 'cutAfter', 'halfAnAnswer', 'portal', 'busy', 'browserKilled'] as const
type Fate = (typeof FATES)[number]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export interface Outcome {
  submitted: number
  /** Check-ins of the server, by counter code, in the order in which it took them. */
  taken: string[]
  /** Counter codes in the order in which the guests submitted. */
  order: string[]
  attempts: number
}

/**
 * Lets so many guests submit on one device while connections break at every stage: each first as it is, then, without an answer,
 * sealed in the outbox, which two tabs and a woken worker send. At the end the network is whole.
 */
export async function simulate(submissions: number, random: () => number): Promise<Outcome> {
  let now = TEST_NOW
  const app = await openTestApp({
    clock: () => now++,
    settings: { trustProxy: false, publicUrl: undefined, kioskCode: undefined, limits: UNLIMITED },
  })
  const device = new Device(app, await outboxKeyOf(app), random)
  const order: string[] = []
  for (let number = 0; number < submissions; number += 1) {
    const code = counterCodeOf(number)
    order.push(code)
    await device.submit(number, code)
    // Tabs and worker wake when they like, together or apart.
    if (random() < 0.3) await Promise.all([device.wake(), device.wake()])
  }
  device.isWhole = true
  await Promise.all([device.wake(), device.wake(), device.wake()])
  const taken = (await app.checkIns()).map(({ counterCode }) => counterCode)
  await app.close()
  return { submitted: submissions, taken, order, attempts: device.attempts }
}

class Device {
  isWhole = false
  attempts = 0
  private entries = new Map<string, Entry>()
  private lock: Promise<unknown> = Promise.resolve()

  private app: TestApp
  private key: OutboxKey
  private random: () => number

  constructor(app: TestApp, key: OutboxKey, random: () => number) {
    this.app = app
    this.key = key
    this.random = random
  }

  /** What the page does when a guest presses Finish; older entries that wait go first. */
  async submit(number: number, counterCode: string): Promise<void> {
    const walkIn = { ...aWalkIn({ counterCode }) }
    const lastName = [...String(number)].map((digit) => LETTERS[Number(digit)]).join('')
    walkIn.basicInfo = { ...walkIn.basicInfo, lastName }
    const idempotencyKey = `the-key-of-visit-${number}`
    if (this.entries.size === 0) {
      // A page that was killed is opened again: its pending key was on the disk before the first attempt.
      const answer = await this.attempt(walkIn, idempotencyKey).catch(() => undefined)
      if (answer?.kind === 'received') return
    }
    const bound = additionalData(this.key.keyId, idempotencyKey)
    const sealed = await sealTo(this.key, JSON.stringify(walkIn), { info: SEALING_INFO, bound })
    const id = String(number).padStart(8, '0')
    this.entries.set(id, { id, idempotencyKey, sealed, createdAt: TEST_NOW })
  }

  /** One sender wakes and sends what waits. */
  async wake(): Promise<void> {
    await replay({
      entries: async () => [...this.entries],
      remove: async (id) => void this.entries.delete(id),
      change: async (id, change) => {
        const entry = this.entries.get(id)
        if (entry) this.entries.set(id, { ...entry, ...change })
      },
      now: () => TEST_NOW,
      post: ({ sealed, idempotencyKey }) => this.attempt({ sealed }, idempotencyKey),
      lock: (work) => {
        const mine = this.lock.then(work, work)
        this.lock = mine.catch(() => undefined)
        return mine
      },
    }).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
  }

  private async attempt(body: unknown, idempotencyKey: string): Promise<SendOutcome> {
    this.attempts += 1
    const fate: Fate = this.isWhole ? 'whole' : (FATES[Math.floor(this.random() * FATES.length)] ?? 'whole')
    if (fate === 'cutBefore' || fate === 'portal' || fate === 'busy') return { kind: 'none' }
    const response = await this.app.post(postSealedWalkIn.path, body, { 'idempotency-key': idempotencyKey })
    if (fate === 'cutAfter' || fate === 'halfAnAnswer') return { kind: 'none' }
    const { errors } = (await response.json()) as { errors?: { key: string }[] }
    if (fate === 'browserKilled') throw new Killed()
    return sendOutcomeOf(response.status, errors?.[0]?.key)
  }
}

/** The process ended between the server's answer and the removal of the entry. */
class Killed extends Error {}

/** The server's public key for outboxes. */
export async function outboxKeyOf(app: TestApp): Promise<OutboxKey> {
  const { data } = (await (await app.send(getOutboxKey.path)).json()) as { data: OutboxKey }
  return data
}

const CODE_SIGNS = '23456789BCDFGHJKMNPQRTVWXYZ'

function counterCodeOf(number: number): string {
  let code = ''
  for (let rest = number, at = 0; at < 6; at += 1, rest = Math.floor(rest / CODE_SIGNS.length)) {
    code = (CODE_SIGNS[rest % CODE_SIGNS.length] ?? '') + code
  }
  return code
}
