import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COUNTDOWN, giveMoreTime, IDLE_AFTER, idle, MORE_TIME, watchIdle } from './home.ts'

const HOUR = 60 * 60_000

let page: EventTarget
let onGone: ReturnType<typeof vi.fn<() => void>>
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) })
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', new EventTarget())
  onGone = vi.fn()
  stop = watchIdle(onGone)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function sign(type: string): Event {
  const event = new Event(type, { cancelable: true })
  page.dispatchEvent(event)
  return event
}
const secondsLeft = () => (idle.state.phase === 'warned' ? idle.state.secondsLeft : undefined)

describe('a guest who is away [quality A8]', () => {
  it('is warned after 60 seconds, and counts as gone 30 seconds later [WI-33]', () => {
    vi.advanceTimersByTime(IDLE_AFTER - 1000)
    expect(secondsLeft()).toBeUndefined()
    vi.advanceTimersByTime(1000)
    expect(secondsLeft()).toBe(30)
    vi.advanceTimersByTime(COUNTDOWN - 1000)
    expect(secondsLeft()).toBe(1)
    expect(onGone).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onGone).toHaveBeenCalledTimes(1)
    expect(idle.state).toEqual({ phase: 'present' })
  })

  it('counts as gone only once', () => {
    vi.advanceTimersByTime(10 * (IDLE_AFTER + COUNTDOWN))
    expect(onGone).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is warned for 30 seconds also when the warning comes late', () => {
    vi.setSystemTime(Date.now() + IDLE_AFTER + 15_000)
    vi.advanceTimersByTime(1000)
    expect(secondsLeft()).toBe(30)
  })
})

describe('a guest who is present [quality A8]', () => {
  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'input', 'click', 'scroll'])(
    'is not warned while there is a %s',
    (type) => {
      for (let minute = 0; minute < 5; minute += 1) {
        vi.advanceTimersByTime(IDLE_AFTER - 1000)
        sign(type)
      }
      expect(secondsLeft()).toBeUndefined()
    },
  )

  it.each(['click', 'keydown', 'wheel', 'touchmove'])('extends the time by a %s, without limit', (type) => {
    for (let time = 0; time < 20; time += 1) {
      vi.advanceTimersByTime(IDLE_AFTER + COUNTDOWN - 2000)
      expect(secondsLeft()).toBeDefined()
      sign(type)
      expect(secondsLeft()).toBeUndefined()
    }
    expect(onGone).not.toHaveBeenCalled()
  })

  it('extends the time by a touch whose click never comes', () => {
    vi.advanceTimersByTime(IDLE_AFTER + COUNTDOWN - 500)
    sign('pointerdown')
    expect(secondsLeft()).toBeDefined()
    vi.advanceTimersByTime(1000)
    expect(secondsLeft()).toBeUndefined()
    expect(onGone).not.toHaveBeenCalled()
  })

  it('extends the time by a key, which has no other effect', () => {
    vi.advanceTimersByTime(IDLE_AFTER)
    expect(sign('keydown').defaultPrevented).toBe(true)
    expect(sign('keydown').defaultPrevented).toBe(false)
  })

  it('is not assumed because the page scrolls under the warning', () => {
    vi.advanceTimersByTime(IDLE_AFTER)
    sign('scroll')
    expect(secondsLeft()).toBe(30)
  })
})

describe('a guest who reads or asks for more time [WI-33]', () => {
  it('has the time that the open text needs, and the usual one when it is folded again [WI-33]', () => {
    stop()
    let needed = 4 * IDLE_AFTER
    stop = watchIdle(onGone, () => needed)
    vi.advanceTimersByTime(4 * IDLE_AFTER - 1000)
    expect(secondsLeft()).toBeUndefined()
    vi.advanceTimersByTime(1000)
    expect(secondsLeft()).toBe(30)
    sign('click')
    needed = IDLE_AFTER
    vi.advanceTimersByTime(IDLE_AFTER)
    expect(secondsLeft()).toBe(30)
  })

  it('has three minutes after asking, a touch in between or not, then the usual time [WI-33]', () => {
    vi.advanceTimersByTime(IDLE_AFTER)
    giveMoreTime()
    sign('click')
    expect(secondsLeft()).toBeUndefined()
    vi.advanceTimersByTime(30_000)
    sign('pointerdown')
    vi.advanceTimersByTime(MORE_TIME - 31_000)
    expect(secondsLeft()).toBeUndefined()
    vi.advanceTimersByTime(1000)
    expect(secondsLeft()).toBe(30)
    vi.advanceTimersByTime(COUNTDOWN)
    expect(onGone).toHaveBeenCalledTimes(1)
  })

  it('has no time from before the clock was set back [fault 25, WI-33]', () => {
    giveMoreTime()
    vi.setSystemTime(Date.now() - 8 * HOUR)
    vi.advanceTimersByTime(1000)
    vi.advanceTimersByTime(IDLE_AFTER)
    expect(secondsLeft()).toBe(30)
  })
})

describe('a tablet that slept [fault 44]', () => {
  it('is wiped when it wakes', () => {
    vi.setSystemTime(Date.now() + 8 * HOUR)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onGone).toHaveBeenCalledTimes(1)
  })

  it('is wiped also when the touch that wakes it comes before the timer', () => {
    vi.setSystemTime(Date.now() + 8 * HOUR)
    sign('pointerdown')
    expect(onGone).toHaveBeenCalledTimes(1)
  })

  it('is wiped when it fell asleep under the warning', () => {
    vi.advanceTimersByTime(IDLE_AFTER)
    vi.setSystemTime(Date.now() + 8 * HOUR)
    sign('click')
    expect(onGone).toHaveBeenCalledTimes(1)
  })

  it('starts its wait again when its clock is set back [fault 25]', () => {
    vi.setSystemTime(Date.now() - 8 * HOUR)
    vi.advanceTimersByTime(IDLE_AFTER - 1000)
    expect(secondsLeft()).toBeUndefined()
    vi.advanceTimersByTime(2000)
    expect(secondsLeft()).toBe(30)
  })
})
