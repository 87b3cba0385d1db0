import { afterEach, describe, expect, it } from 'vitest'
import { storeHours } from '#domain/store-hours'
import { speak } from '../messages/catalogue.ts'
import { catalogue as spanish } from '../messages/es/index.ts'
import { type StoreHoursTexts, storeHoursTexts } from './store-hours-texts.ts'

type Spans = [number, number][]
const timezone = 'America/New_York'
const OPEN: Spans = [[600, 1080]]
const WEEK = {
  hours: [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, []],
  breaks: Array.from({ length: 7 }, (): Spans => [[810, 840]]),
  closures: [
    { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' },
    { from: '2026-11-27', to: '2026-11-27', hours: [600, 660] as [number, number], reason: 'Inventory' },
    { from: '2026-11-28', to: '2026-11-28', reason: '' },
  ],
}
const HOW = { isOnTablet: false, isOffline: false }

/** What the page says at a local time of that day in New York. */
function toldAt(local: string, how: Partial<typeof HOW> = {}): StoreHoursTexts | undefined {
  const instant = Date.parse(`${local}:00-05:00`)
  return storeHoursTexts({ hours: storeHours(WEEK, instant, timezone), timezone }, instant, {
    ...HOW,
    ...how,
  })
}

describe('what a page says of the hours of its store [STORE-07]', () => {
  it.each<[string, Partial<StoreHoursTexts>]>([
    ['2026-11-23T12:00', { line: 'Open until 06:00 PM', isOver: false }],
    ['2026-11-23T17:50', { line: 'Closes in 10 minutes', after: 'Go to the counter now.', isClosed: false }],
    ['2026-11-23T17:59', { line: 'Closes in 1 minute' }],
    ['2026-11-23T13:20', { line: 'Lunch break in 10 minutes, until 02:00 PM' }],
    [
      '2026-11-23T13:35',
      { line: 'Lunch break until 02:00 PM', before: 'Come back at 02:00 PM with your code.', isClosed: true },
    ],
    [
      '2026-11-23T08:00',
      {
        line: 'Closed now. Opens at 10:00 AM',
        before: 'Come back at 10:00 AM with your code.',
        after: 'Come back at 10:00 AM with your code.',
        isOver: false,
      },
    ],
    [
      '2026-11-23T18:00',
      { line: 'Closed now. Opens tomorrow at 10:00 AM', book: 'Book a visit', isOver: true },
    ],
    ['2026-11-25T20:00', { line: 'Closed now. Opens Friday, Nov 27 at 11:00 AM', book: 'Book a visit' }],
  ])('at %s [WI-01]', (local, expected) => {
    expect(toldAt(local)).toMatchObject(expected)
  })

  it.each([
    ['2026-11-26T12:00', 'Closed now. Opens tomorrow at 11:00 AM (Thanksgiving)'],
    ['2026-11-27T09:00', 'Closed now. Opens at 11:00 AM'],
    ['2026-11-27T10:30', 'Closed now. Opens at 11:00 AM (Inventory)'],
    ['2026-11-27T12:00', 'Open until 06:00 PM'],
    ['2026-11-28T12:00', 'Closed now. Opens Monday, Nov 30 at 10:00 AM'],
  ])('at %s it gives the reason of a closure that has one [DIR-06]', (local, line) => {
    expect(toldAt(local)?.line).toBe(line)
  })

  it('a tablet leads nowhere else: its guest asks at the counter [WI-01]', () => {
    const told = toldAt('2026-11-23T18:00', { isOnTablet: true })
    expect(told).toMatchObject({ before: 'Ask at the counter when we open.', isOver: true })
    expect(told).not.toHaveProperty('book')
  })

  it('without a connection the last known hours are said to be that, and take nothing away [WI-01]', () => {
    const told = toldAt('2026-11-23T18:00', { isOffline: true })
    expect(told).toMatchObject({
      line: 'Closed now. Opens tomorrow at 10:00 AM. We are offline. These are the last hours we know.',
      isOver: false,
    })
    expect(told).not.toHaveProperty('book')
  })
})

it.each([
  [{ minutes: 25 }, 'Open until 06:00 PM. Wait: about 25 minutes'],
  [{ minutes: 1, text: 'Two of us today' }, 'Open until 06:00 PM. Wait: about 1 minute. Two of us today'],
  [{ minutes: 0 }, 'Open until 06:00 PM. No wait now'],
  [null, 'Open until 06:00 PM'],
])('a wait of %j is said behind the hours, and not when the store is closed [DESK-08]', (wait, line) => {
  const told = (local: string, hours = true) => {
    const instant = Date.parse(`${local}:00-05:00`)
    const known = hours ? storeHours(WEEK, instant, timezone) : undefined
    return storeHoursTexts({ hours: known, wait, timezone }, instant, HOW)?.line
  }
  expect(told('2026-11-23T12:00')).toBe(line)
  expect(told('2026-11-23T08:00')).toBe('Closed now. Opens at 10:00 AM')
  expect(told('2026-11-23T12:00', false)).toBe(
    line.replace('Open until 06:00 PM', 'Hours not currently available'),
  )
})

it('a store without known hours says that, and how to call it; its own tablet gives no phone [DIR-11]', () => {
  const store = { timezone, phone: '8599917466' }
  const unknown = { line: 'Hours not currently available' }
  const call = { words: expect.stringContaining('(859) 991-7466'), href: 'tel:+18599917466' }
  expect(storeHoursTexts(store, 0, HOW)).toEqual({ ...unknown, call })
  expect(storeHoursTexts({ timezone }, 0, HOW)).toEqual(unknown)
  expect(storeHoursTexts(store, 0, { ...HOW, isOnTablet: true })).toEqual(unknown)
})

describe('the hours of a store in Spanish', () => {
  afterEach(() => speak(undefined))

  it.each([
    ['2026-11-23T12:00', 'Abierto hasta 06:00 p.m.'],
    ['2026-11-23T13:20', 'Pausa del mediodía en 10 minutos, hasta 02:00 p.m.'],
    ['2026-11-25T20:00', 'Cerrado ahora. Abre: viernes, 27 de nov, 11:00 a.m.'],
    ['2026-11-26T12:00', 'Cerrado ahora. Abre mañana: 11:00 a.m. (Thanksgiving)'],
  ])('at %s are in its words, with the 12-hour clock of the United States [LANG-04]', (local, line) => {
    speak(spanish)
    expect(
      toldAt(local)
        ?.line.replaceAll(/[\u202f\u00a0]/g, ' ')
        .replaceAll('. m.', '.m.'),
    ).toBe(line)
  })
})
