import { proxy } from 'valtio'
import { isServerThere, whenMissed } from '../api/reach.ts'

const AGAIN_AFTER = 10_000

/** Whether our server answered the last time. */
export const connection = proxy<{ status: 'unknown' | 'online' | 'offline' }>({ status: 'unknown' })

let check: Promise<void> | undefined

/** Checks whether our server answers. Calls during a check wait for its result. */
function checkConnection(): Promise<void> {
  check ??= isServerThere().then((isThere) => {
    connection.status = isThere ? 'online' : 'offline'
    check = undefined
  })
  return check
}

let isWatching = false

/** Checks the connection after a failed call, when the browser reports a change, and every ten seconds while we are offline. */
export function watchConnection(): void {
  if (isWatching) return
  isWatching = true
  whenMissed(() => void checkConnection())
  for (const event of ['online', 'offline']) window.addEventListener(event, () => void checkConnection())
  setInterval(() => {
    if (connection.status === 'offline') void checkConnection()
  }, AGAIN_AFTER)
  if (!navigator.onLine || navigator.serviceWorker?.controller) void checkConnection()
}
