import { expect, it } from 'vitest'
import { aDeskAppointment, aDeskVisit, minutesLater } from '../../tests/support/desk-stand-in.ts'
import { storeTexts } from './store/store-texts.ts'
import { deskTexts } from './texts.ts'
import { isShutAt, minutesLate, openWords, servicesLine, statusWords, waitsSince } from './visit-words.ts'

const ZONE = 'America/New_York'
const at = (minutes: number) => Date.parse(minutesLater(minutes))

it("the store's hours name the day when the store next opens on another day [STORE-07]", () => {
  const hours = {
    open: [
      [minutesLater(-60), minutesLater(60)],
      [minutesLater(120), minutesLater(180)],
      [minutesLater(1260), minutesLater(1800)],
    ],
    breaks: [],
    knownFrom: minutesLater(-2000),
    knownUntil: minutesLater(3000),
  } as const
  const words = (minutes: number) => openWords(hours, at(minutes), ZONE)
  expect([words(0), words(50), words(70), words(190), words(4000), openWords(null, at(0), ZONE)]).toEqual([
    'Open until 1:00 PM',
    'Open until 1:00 PM',
    'Closed until 2:00 PM',
    'Closed until Sat, Nov 21, 9:00 AM',
    undefined,
    undefined,
  ])
})

it('a closure of some hours closes the store from its first minute to its last, another one the whole day [DESK-08]', () => {
  const closure = { id: 'c', from: '2026-11-20', to: '2026-11-20', reason: '', isOwn: true }
  const isShut = (minutes: number) =>
    isShutAt({ closures: [{ ...closure, hours: [720, 810] }], isClosedForGood: false }, at(minutes), ZONE)
  expect([-1, 0, 89, 90].map(isShut)).toEqual([false, true, true, false])
  expect(isShutAt({ closures: [closure], isClosedForGood: false }, at(-700), ZONE)).toBe(true)
  expect(isShutAt({ closures: [], isClosedForGood: false }, at(0), ZONE)).toBe(false)
  expect(isShutAt({ closures: [], isClosedForGood: true }, at(0), ZONE)).toBe(true)
})

it('the wait of a walk-in begins at Finish, that of an appointment at the arrival, and both end with the call [DESK-02]', () => {
  const step = { at: minutesLater(-2), by: 'Front', isOwn: true, undoUntil: null }
  const expected = aDeskAppointment(-20)
  expect(waitsSince(aDeskVisit())).toBe(at(-10))
  expect(waitsSince(expected)).toBeUndefined()
  expect(waitsSince({ ...expected, status: 'arrived', progress: step })).toBe(at(-2))
  expect(waitsSince(aDeskVisit({ status: 'called', progress: step }))).toBeUndefined()
  expect([statusWords(expected), statusWords(aDeskVisit())]).toEqual(['Expected', 'Waiting'])
  expect([minutesLate(expected, at(0)), minutesLate(expected, at(-11))]).toEqual([20, undefined])
})

it('a second dose says so once [DESK-02]', () => {
  expect(servicesLine({ services: ['Shingles'], firstId: 'one' })).toBe('Shingles, 2nd dose')
  expect(servicesLine({ services: ['Shingles dose 2'], firstId: 'one' })).toBe('Shingles dose 2')
})

it('a wait of one minute is one minute, and a shorter one less than a minute [DESK-02, DESK-08]', () => {
  expect([0, 1, 2].map(deskTexts.list.waitsLong)).toEqual([
    'waiting less than a minute',
    'waiting 1 minute',
    'waiting 2 minutes',
  ])
  expect(storeTexts.waitSet(1)).toBe('Guests see a wait of 1 minute now.')
})
