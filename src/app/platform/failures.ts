import { emit } from './analytics.ts'
import { now } from './clock.ts'

/** A page that fails again and again says the same. */
const MOST = 5

/**
 * Tells each error that no code caught, and each promise that was rejected without a handler, to the console and as the event `error`:
 * its name and the file and line of its first frame, because a message may hold what a guest typed, and an address whom it is about.
 */
export function watchFailures(): void {
  let reported = 0
  const report = (error: unknown, place = '') => {
    const [name, frame = place] = error instanceof Error ? [error.name, error.stack] : [typeof error]
    const [, file = 'an unknown place'] = /([\w.-]+\.[jt]sx?(?:\?[^:]*)?:\d+)/.exec(frame) ?? []
    console.error(`Not caught: ${name} at ${file}`)
    if (reported === MOST) return
    reported += 1
    emit({
      event: 'error',
      guestFlow: true,
      description: `${name} at ${file}`,
      at: new Date(now()).toISOString(),
    })
  }
  window.addEventListener('error', ({ error, filename, lineno }) => report(error, `${filename}:${lineno}`))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
