import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY_MS = 500
const NS_PER_MS = 1e6

/**
 * How late the event loop is, in milliseconds: the longest delay of a half second, and the lesser of the last two, because one
 * long pause is over when it is measured. `stop` ends the measuring.
 */
export function watchLoop(): { lateness: () => number; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let [last, before] = [0, 0]
  const timer = setInterval(() => {
    before = last
    last = delay.max / NS_PER_MS
    delay.reset()
  }, EVERY_MS)
  timer.unref()
  return {
    lateness: () => Math.min(last, before),
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
