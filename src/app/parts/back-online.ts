import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../state/connection.ts'

/** Tries again what failed, when the connection is back. */
export function useBackOnline(retry: () => void): void {
  const { status } = useSnapshot(connection)
  const wasOffline = useRef(false)
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (status === 'offline') wasOffline.current = true
    else if (wasOffline.current && status === 'online') {
      wasOffline.current = false
      again()
    }
  }, [status])
}
