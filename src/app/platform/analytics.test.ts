import { afterEach, expect, it } from 'vitest'
import type { TrackedEvent } from './analytics.ts'
import { emit, forget, sendTo, waiting } from './analytics.ts'

afterEach(() => {
  sendTo(undefined)
  forget()
})

const anEvent = (description: string): TrackedEvent => ({
  event: 'alert',
  guestFlow: true,
  description,
  at: '2026-11-20T17:00:00.000Z',
})
const told = (events: readonly TrackedEvent[]) => events.map(({ description }) => description)

it('EVENTS-04 events wait until somebody takes them, then go out at once', () => {
  const taken: unknown[] = []
  emit(anEvent('a'))
  emit(anEvent('b'))
  sendTo((events) => taken.push(told(events)))
  emit(anEvent('c'))
  expect(taken).toEqual([['a', 'b'], ['c']])
  expect(waiting()).toEqual([])
})

it('EVENTS-04 at most 200 wait: the oldest go', () => {
  for (let number = 1; number <= 250; number += 1) emit(anEvent(String(number)))
  expect(waiting()).toHaveLength(200)
  expect(told(waiting())[0]).toBe('51')
})

it('EVENTS-04 a wiped tablet has none', () => {
  emit(anEvent('a'))
  forget()
  expect(waiting()).toEqual([])
})

it('EVENTS-04 a sink that fails keeps no guest from going on', () => {
  sendTo(() => {
    throw new Error('no')
  })
  expect(() => emit(anEvent('a'))).not.toThrow()
})
