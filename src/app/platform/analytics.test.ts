import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beaconTo, isTrackingRefused } from '../state/tracking.ts'
import type { TrackedEvent } from './analytics.ts'
import { emit, forget, NOWHERE, sendNow, sendTo, waiting } from './analytics.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  sendTo(undefined)
  forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const anEvent = (description: string): TrackedEvent => ({
  event: 'alert',
  guestFlow: true,
  description,
  at: '2026-11-20T17:00:00.000Z',
})
const told = (events: readonly TrackedEvent[]) => events.map(({ description }) => description)

/** A sink that keeps what it was given, list by list. */
function aSink(isTaking = () => true) {
  const taken: unknown[] = []
  const sink = (events: readonly TrackedEvent[]) => {
    if (!isTaking()) return false
    taken.push(told(events))
    return true
  }
  return { taken, sink }
}

describe('the queue', () => {
  it('events wait for a sink, and later ones are sent together [EVENTS-04]', () => {
    const { taken, sink } = aSink()
    emit(anEvent('a'))
    emit(anEvent('b'))
    sendTo(sink)
    expect(taken).toEqual([['a', 'b']])
    emit(anEvent('c'))
    emit(anEvent('d'))
    expect(taken).toHaveLength(1)
    vi.runAllTimers()
    expect(taken).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(waiting()).toEqual([])
  })

  it('at most 200 events wait, and the oldest are dropped [EVENTS-04]', () => {
    for (let number = 1; number <= 250; number += 1) emit(anEvent(String(number)))
    expect(waiting()).toHaveLength(200)
    expect(told(waiting())[0]).toBe('51')
  })

  it('events that a sink does not take wait for the next time, in their order [EVENTS-04]', () => {
    let isOpen = false
    const { taken, sink } = aSink(() => isOpen)
    sendTo(sink)
    emit(anEvent('a'))
    vi.runAllTimers()
    expect(told(waiting())).toEqual(['a'])
    isOpen = true
    emit(anEvent('b'))
    vi.runAllTimers()
    expect(taken).toEqual([['a', 'b']])
  })

  it('a hidden page sends each event at once, because it may never be shown again [EVENTS-04]', () => {
    const { taken, sink } = aSink()
    sendTo(sink)
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    emit(anEvent('a'))
    expect(taken).toEqual([['a']])
  })

  it('a wiped tablet keeps no events [EVENTS-04]', () => {
    emit(anEvent('a'))
    forget()
    expect(waiting()).toEqual([])
  })

  it('a failing sink does not stop the guest [EVENTS-04]', () => {
    sendTo(() => {
      throw new Error('no')
    })
    emit(anEvent('a'))
    expect(sendNow).not.toThrow()
  })

  it('events are not kept where the operator collects none [EVENTS-04]', () => {
    emit(anEvent('a'))
    sendTo(NOWHERE)
    emit(anEvent('b'))
    vi.runAllTimers()
    expect(waiting()).toEqual([])
  })
})

describe('the sink at an address of this origin', () => {
  it('gets a JSON list as a beacon, which is sent even when the page closes [EVENTS-04]', async () => {
    const sendBeacon = vi.fn((_path: string, _body: Blob) => true)
    vi.stubGlobal('navigator', { onLine: true, sendBeacon })
    sendTo(beaconTo('/collect'))
    emit(anEvent('a'))
    sendNow()
    const [path, body] = sendBeacon.mock.calls[0] ?? []
    expect([path, body?.type]).toEqual(['/collect', 'application/json'])
    expect(JSON.parse((await body?.text()) ?? '')).toEqual([anEvent('a')])
  })

  it.each([
    ['there is no network', { onLine: false, sendBeacon: () => true }],
    ['the browser has too much to send', { onLine: true, sendBeacon: () => false }],
  ])('events wait while %s [EVENTS-04]', (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    sendTo(beaconTo('/collect'))
    emit(anEvent('a'))
    sendNow()
    expect(told(waiting())).toEqual(['a'])
  })

  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('for a browser with %j, isTrackingRefused is %s [EVENTS-04]', (navigator, isRefused) => {
    vi.stubGlobal('navigator', navigator)
    expect(isTrackingRefused()).toBe(isRefused)
  })
})
