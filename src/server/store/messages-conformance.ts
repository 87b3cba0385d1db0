import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/time-units'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import type { Engine } from './engine.ts'
import { CELL, CELL_MS, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'

const MINUTE = 60_000
const GIVEN = { language: 'es', wording: 'Envíenme correos.' }

/** What every engine must pass of messages to guests; `open` and `reset` as for the whole store. */
export function messagesConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`messages on ${name}`, () => {
    const shift = { ms: 0 }
    let store: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      const engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
      for (const [at, id] of ['one', 'other'].entries()) {
        const startsAt = CELL + at * CELL_MS
        await store.book(
          aBooking(anAppointment({ id, cells: [startsAt], startsAt, endsAt: startsAt + CELL_MS })),
        )
      }
    })
    afterEach(() => store.close())

    const remind = (id: string) => store.remind({ id, startsAt: CELL + (id === 'one' ? 0 : CELL_MS) })

    it('a reminder is a message where the guest has agreed, once, and claimed by one process alone [VISIT-06]', async () => {
      await store.agreeToMessages('one', GIVEN)
      expect([await remind('one'), await remind('one'), await remind('other')]).toEqual([true, false, true])
      const other = createStore(putForward(open(), shift))
      const claims = await Promise.all([store.claimMessages(10, MINUTE), other.claimMessages(10, MINUTE)])
      await other.close()
      const [message, ...more] = claims.flat()
      expect([message, more]).toEqual([
        {
          id: `reminder one ${CELL}`,
          appointmentId: 'one',
          kind: 'reminder',
          startsAt: CELL,
          offerId: null,
          attempts: 0,
        },
        [],
      ])
      if (!message) return
      await store.settleMessage(message, { status: 'sent' })
      shift.ms += 2 * MINUTE
      expect(await store.claimMessages(10, MINUTE)).toEqual([])
      expect(await store.messagesOf('one')).toMatchObject([{ status: 'sent', reason: null, attempts: 1 }])
    })

    it('what waits since a clock that ran ahead is sent once the clock is right [VISIT-06, HD-18]', async () => {
      await store.agreeToMessages('one', GIVEN)
      await remind('one')
      shift.ms += 20 * DAY_MS
      expect(await store.claimMessages(10, MINUTE)).toHaveLength(1)
      shift.ms -= 20 * DAY_MS
      expect(await store.claimMessages(10, MINUTE)).toHaveLength(1)
      expect(await store.claimMessages(10, MINUTE)).toEqual([])
    })

    it('what was not settled in time is claimed again, and what was postponed when it is due [VISIT-06]', async () => {
      await store.agreeToMessages('one', GIVEN)
      await remind('one')
      await store.claimMessages(10, MINUTE)
      expect(await store.claimMessages(10, MINUTE)).toEqual([])
      shift.ms += MINUTE
      const [message] = await store.claimMessages(10, MINUTE)
      if (!message) throw new Error('nothing is due')
      const outcome = {
        status: 'waiting',
        afterMs: 5 * MINUTE,
        reason: 'status 451',
        isAttempt: true,
      } as const
      await store.settleMessage(message, outcome)
      shift.ms += 4 * MINUTE
      expect(await store.claimMessages(10, MINUTE)).toEqual([])
      shift.ms += MINUTE
      expect(await store.claimMessages(10, MINUTE)).toMatchObject([{ attempts: 1 }])
    })

    it('a consent that was stopped causes no message, and its words and times stay [VISIT-06]', async () => {
      await store.agreeToMessages('one', GIVEN)
      shift.ms += MINUTE
      await store.stopMessages('one')
      await remind('one')
      expect(await store.claimMessages(10, MINUTE)).toEqual([])
      const consent = await store.messageConsent('one')
      expect(consent).toMatchObject(GIVEN)
      expect(consent?.endedAt).toBeGreaterThanOrEqual((consent?.agreedAt ?? 0) + MINUTE)
      await store.agreeToMessages('one', { ...GIVEN, wording: 'Otra vez.' })
      expect(await store.messageConsent('one')).toMatchObject({ wording: 'Otra vez.', endedAt: null })
    })

    it('addresses go on the list and off it, as often as it is said [VISIT-06]', async () => {
      await store.setOptedOut('hash', true)
      await store.setOptedOut('hash', true)
      expect([await store.isOptedOut('hash'), await store.isOptedOut('other')]).toEqual([true, false])
      await store.setOptedOut('hash', false)
      expect(await store.isOptedOut('hash')).toBe(false)
    })
  })
}
