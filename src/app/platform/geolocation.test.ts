import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Located } from './geolocation.ts'
import { watchPosition } from './geolocation.ts'

type Success = (position: { coords: { latitude: number; longitude: number; accuracy: number } }) => void
type Failure = (error: { code: number }) => void

let tell: { success: Success; failure: Failure }
const clearWatch = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  const watch = (success: Success, failure: Failure) => {
    tell = { success, failure }
    return 7
  }
  vi.stubGlobal('navigator', { geolocation: { watchPosition: watch, clearWatch } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function heard(): { told: Located[]; stop: () => void } {
  const told: Located[] = []
  return { told, stop: watchPosition((located) => told.push(located)) }
}
const at = (latitude: number, longitude: number) => ({ coords: { latitude, longitude, accuracy: 30 } })

describe('where the device is', () => {
  it('is kept as a latitude and a longitude alone [ENTITY-27]', () => {
    const { told } = heard()
    tell.success(at(39.1031, -84.512))
    expect(told).toEqual([{ kind: 'found', latitude: 39.1031, longitude: -84.512 }])
  })

  it('a jumping device is reported once in five seconds, with its last position [fault 43]', () => {
    const { told } = heard()
    for (const latitude of [1, 2, 3]) tell.success(at(latitude, 0))
    expect(told).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    expect(told.slice(1)).toEqual([{ kind: 'found', latitude: 3, longitude: 0 }])
  })

  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [91, 0],
    [39, 500],
  ])('a device at %d, %d counts as one that does not know where it is [class 34]', (latitude, longitude) => {
    const { told } = heard()
    tell.success(at(latitude, longitude))
    expect(told).toEqual([{ kind: 'failed', reason: 'unavailable' }])
  })

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'noAnswer'],
  ])('error code %i of a device is reported as %s [fault 43]', (code, reason) => {
    const { told } = heard()
    tell.failure({ code })
    expect(told).toEqual([{ kind: 'failed', reason }])
  })

  it('without an answer a failure is reported after ten seconds, and a later answer still counts [fault 43]', () => {
    const { told } = heard()
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([{ kind: 'failed', reason: 'noAnswer' }])
    tell.success(at(39, -84))
    expect(told.at(-1)).toMatchObject({ kind: 'found', latitude: 39 })
  })

  it('a caller that stops hears no more', () => {
    const { told, stop } = heard()
    stop()
    vi.advanceTimersByTime(20_000)
    expect(told).toEqual([])
    expect(clearWatch).toHaveBeenCalledWith(7)
  })
})
