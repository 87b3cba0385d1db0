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
  it('is a latitude and a longitude, and nothing else of it is kept [ENTITY-27]', () => {
    const { told } = heard()
    tell.success(at(39.1031, -84.512))
    expect(told).toEqual([{ kind: 'found', latitude: 39.1031, longitude: -84.512 }])
  })

  it('a device that jumps is heard once in five seconds, with where it was last [fault 43]', () => {
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
  ])('a device that says %d, %d does not know where it is [class 34]', (latitude, longitude) => {
    const { told } = heard()
    tell.success(at(latitude, longitude))
    expect(told).toEqual([{ kind: 'failed', reason: 'unavailable' }])
  })

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'noAnswer'],
  ])('code %i of a device is told as %s [fault 43]', (code, reason) => {
    const { told } = heard()
    tell.failure({ code })
    expect(told).toEqual([{ kind: 'failed', reason }])
  })

  it('a question that nobody answers fails after ten seconds, and an answer after that counts [fault 43]', () => {
    const { told } = heard()
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([{ kind: 'failed', reason: 'noAnswer' }])
    tell.success(at(39, -84))
    expect(told.at(-1)).toMatchObject({ kind: 'found', latitude: 39 })
  })

  it('ends with whoever asked', () => {
    const { told, stop } = heard()
    stop()
    vi.advanceTimersByTime(20_000)
    expect(told).toEqual([])
    expect(clearWatch).toHaveBeenCalledWith(7)
  })
})
