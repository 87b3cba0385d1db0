import { expect, it } from 'vitest'
import { bookThroughCuts } from '../support/booking-races.ts'
import { FATES } from '../support/cutting-proxy.ts'

/** `npm run bench -- bookings` has more of them. */
const BOOKINGS = 150

it('through cut connections and repeated requests a key books once, and no released time is lost to rivals [R2, R3, API-49, BOOK-07, BOOK-08, faults 5, 6, 8, 13]', async () => {
  const seed = Date.now()
  const { lost, doubled, wrong, attempts, rivalAttempts, fates } = await bookThroughCuts({
    bookings: BOOKINGS,
    clients: 32,
    seed,
  })
  expect({ lost, doubled, wrong, seed }).toEqual({ lost: [], doubled: [], wrong: [], seed })
  expect(FATES.filter((fate) => fates[fate] < BOOKINGS / 10)).toEqual([])
  expect(attempts).toBeGreaterThan(BOOKINGS)
  expect(rivalAttempts).toBeGreaterThan(BOOKINGS)
}, 400_000)
