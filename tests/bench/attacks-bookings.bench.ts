import {
  type Attack,
  bookingFromNetworks,
  clinicDay,
  FIFTY,
  FULL,
  fromFiftyAddresses,
  fromOneAddress,
  holdingFromNetworks,
  honestBehindOneAddress,
  PACE,
  TENTH,
} from '../support/attacks.ts'
import type { BenchOptions, Figure } from './figure.ts'

/** The attacks on the slots of a store that the tests run at a tenth of their size, with simulated clocks. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const scale = { ...(full ? FULL : TENTH), seed }
  say(`attacks: ${scale.networks} networks, ${scale.guests} guests, seed ${seed}`)
  const one = await fromOneAddress(scale)
  say(JSON.stringify(one))
  const figures = [
    most('one address: booked', one.booked, 60),
    most('one address: held of one day', one.heldMostByOne, 10),
    served('one address', one),
  ]
  for (const where of Object.keys(FIFTY) as (keyof typeof FIFTY)[]) {
    const fifty = await fromFiftyAddresses(where, scale)
    say(JSON.stringify(fifty))
    const inFirstHour = fifty.bookedByTenMinutes.slice(0, 6).reduce((sum, count) => sum + count, 0)
    figures.push(
      where === 'fifty networks'
        ? most(`${where}: booked in the first hour`, inFirstHour, PACE + 100)
        : most(`${where}: booked`, fifty.booked, 120),
      served(where, fifty),
    )
  }
  const holding = await holdingFromNetworks(scale)
  say(JSON.stringify(holding))
  figures.push(
    most('many networks: held of a day of 200', holding.heldMost, 100),
    served('many networks', holding),
  )
  const booking = await bookingFromNetworks(scale)
  say(JSON.stringify(booking))
  const [first = 0, ...later] = booking.bookedByTenMinutes
  figures.push(
    most('many networks: booked in the first ten minutes', first, PACE + 120),
    most('many networks: booked in ten minutes after that', Math.max(0, ...later.slice(0, 5)), PACE),
    { ...most('many networks: undone', booking.cancelMs, 10_000), unit: 'ms' },
    most('many networks: bookings that are not undone', booking.forged - booking.canceled, 0),
  )
  const behind = await honestBehindOneAddress({ guests: 500, seed })
  const day = await clinicDay({ guests: 300, seed })
  figures.push(
    {
      ...most('500 guests behind one address: refused', (100 * behind.refused) / behind.calls, 1),
      unit: '%',
    },
    most('500 guests behind one address: refused on tablets', behind.refusedOnTablets, 0),
    most('clinic day: refused, marked, lines', day.refused + day.refusedOnTablets + day.lines, 0),
  )
  return figures
}

function most(name: string, value: number, gate: number): Figure {
  return { name: `attack: ${name}`, value, unit: '', better: 'less', gate }
}

function served(where: string, { guests, withoutAppointment }: Attack): Figure {
  const value = (100 * (guests - withoutAppointment)) / guests
  return { name: `attack: ${where}: guests served in 5 min`, value, unit: '%', better: 'more', gate: 95 }
}
