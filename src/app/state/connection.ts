import { proxy } from 'valtio'
import { isServerThere, whenMissed } from '../api/reach.ts'

const AGAIN_AFTER = 10_000

/** Whether our own server was there when it was last asked. */
export const connection = proxy<{ status: 'unknown' | 'online' | 'offline' }>({ status: 'unknown' })

let asking: Promise<void> | undefined

/** Asks our server whether it is there; a second question waits for the first answer. */
export function checkConnection(): Promise<void> {
  asking ??= isServerThere().then((isThere) => {
    connection.status = isThere ? 'online' : 'offline'
    asking = undefined
  })
  return asking
}

let isWatching = false

/** Asks when a call was missed, when the browser thinks that something changed, and while there is no connection. */
export function watchConnection(): void {
  if (isWatching) return
  isWatching = true
  whenMissed(() => void checkConnection())
  for (const event of ['online', 'offline']) window.addEventListener(event, () => void checkConnection())
  window.setInterval(() => {
    if (connection.status === 'offline') void checkConnection()
  }, AGAIN_AFTER)
  if (!navigator.onLine || navigator.serviceWorker?.controller) void checkConnection()
}
