import { randomUUID } from 'node:crypto'
import { TENANT_HEADERS } from '#contract/endpoint'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { DEMONSTRATION_STORE, offerOf } from '../bench/entry-routes.ts'
import { aWalkIn } from './builders.ts'
import { UNLIMITED_SETTING } from './limits.ts'
import type { RunningServer } from './server.ts'

/** Settings of a server that is to take a load from one machine. */
export const LOAD_ENV = { TRUST_PROXY: '1', LIMITS: UNLIMITED_SETTING }

/** `at`: epoch milliseconds at which the answer was there. */
export type Acknowledged = { id: string; at: number }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A guest of her own for each number: the same guest twice a day is refused (BOOK-20). */
export function guestOfNumber(walkIn: WalkIn, number: number): WalkIn {
  const lastName = [...String(number)].map((digit) => LETTERS[Number(digit)]).join('')
  const phoneNumber = `513-555-${String(number % 10_000).padStart(4, '0')}`
  return { ...walkIn, basicInfo: { ...walkIn.basicInfo, lastName, phoneNumber } }
}

/** A walk-in that the demonstration's store accepts now. */
export async function aWalkInHere(server: RunningServer): Promise<WalkIn> {
  const store = DEMONSTRATION_STORE
  const { services } = await offerOf(server, store)
  const vaccine = services.find((service) => service.isVaccine && service.isAvailable !== false)
  if (!vaccine) throw new Error(`Store ${store} offers no vaccine`)
  // The builder's guest came on a fixed day; the server asks for one that is now.
  const now = new Date().toISOString()
  const walkIn = aWalkIn({ locationNumber: store, serviceIds: [vaccine.id], createdAt: now })
  const { consentDetails } = walkIn
  return {
    ...walkIn,
    consentDetails: { ...consentDetails, signature: { ...consentDetails.signature, dateTime: now } },
  }
}

/** Sends walk-ins to the servers in turn, `clients` at a time, until told to stop; returns what was acknowledged. */
export function sendWalkIns(
  urls: readonly string[],
  walkIn: WalkIn,
  clients: number,
): { acknowledged: Acknowledged[]; refused: number[]; stop(): Promise<void> } {
  const acknowledged: Acknowledged[] = []
  const refused: number[] = []
  let isOver = false
  let number = Math.floor(Math.random() * 1e9)
  const client = async () => {
    while (!isOver) {
      number += 1
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
      const answer = await fetch(`${urls[number % urls.length]}${postWalkIn.path}`, {
        method: 'POST',
        headers: {
          ...TENANT_HEADERS,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': address,
        },
        body: JSON.stringify(guestOfNumber(walkIn, number)),
      })
      const text = await answer.text()
      if (answer.status === 201) {
        acknowledged.push({ id: JSON.parse(text).data.appointments[0].id, at: Date.now() })
      } else refused.push(answer.status)
    }
  }
  const sending = Promise.all(Array.from({ length: clients }, client))
  return {
    acknowledged,
    refused,
    async stop() {
      isOver = true
      await sending
    },
  }
}
