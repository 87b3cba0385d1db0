import { proxy } from 'valtio'
import { deviceNow } from '../platform/clock.ts'

/** Milliseconds without a sign of the guest until the warning, and from the warning until the wipe. */
export const IDLE_AFTER = 60_000
export const COUNTDOWN = 20_000

const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const
const WAKES = ['focus', 'pageshow'] as const

export const idle = proxy<{ state: { phase: 'present' } | { phase: 'warned'; secondsLeft: number } }>({
  state: { phase: 'present' },
})

/**
 * Watches for signs of the guest, and calls `onGone` when the guest does not answer a warning. It reads the wall clock, so that a
 * tablet that slept wipes when it wakes (quality, fault 44). Returns how to stop.
 */
export function watchIdle(onGone: () => void): () => void {
  let lastSign = deviceNow()
  let warnedAt: number | undefined

  function onSign(event: Event): void {
    const time = deviceNow()
    // After sleep the touch comes before the timer.
    if (isOver(time)) {
      end()
      return
    }
    lastSign = time
    if (warnedAt === undefined) return
    // A key that closes the warning has no other effect. A touch closes it at its click, so that the click hits nothing below.
    if (event.type === 'keydown') event.preventDefault()
    if (event.type !== 'pointerdown') look()
  }

  function look(): void {
    const time = deviceNow()
    if (isOver(time)) {
      end()
      return
    }
    if (time < lastSign) lastSign = time // staff set the device's clock back
    const isAnswered = warnedAt !== undefined && (lastSign >= warnedAt || time < warnedAt)
    if (isAnswered) warnedAt = undefined
    else if (time - lastSign >= IDLE_AFTER) warnedAt ??= time
    idle.state =
      warnedAt === undefined
        ? { phase: 'present' }
        : { phase: 'warned', secondsLeft: Math.ceil((warnedAt + COUNTDOWN - time) / 1000) }
  }

  function isOver(time: number): boolean {
    if (warnedAt === undefined) return time - lastSign >= IDLE_AFTER + COUNTDOWN
    return lastSign < warnedAt && time - warnedAt >= COUNTDOWN
  }

  function end(): void {
    stop()
    onGone()
  }

  const timer = setInterval(look, 1000)
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: false })
  // In the bubbling phase, so that a button of the warning acts before the warning closes.
  window.addEventListener('click', onSign)
  // A page may scroll by itself under the opening warning, which is not a sign of the guest.
  const onScroll = (event: Event) => {
    if (warnedAt === undefined) onSign(event)
  }
  window.addEventListener('scroll', onScroll, { capture: true })
  for (const wake of WAKES) window.addEventListener(wake, look)
  document.addEventListener('visibilitychange', look)

  function stop(): void {
    clearInterval(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true })
    window.removeEventListener('click', onSign)
    window.removeEventListener('scroll', onScroll, { capture: true })
    for (const wake of WAKES) window.removeEventListener(wake, look)
    document.removeEventListener('visibilitychange', look)
    idle.state = { phase: 'present' }
  }
  return stop
}
