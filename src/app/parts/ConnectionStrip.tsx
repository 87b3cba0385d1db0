import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { catalogue } from '../state/catalogue.ts'
import { connection } from '../state/connection.ts'
import { visit } from '../state/visit.ts'
import { Icon } from '../ui/Icon.tsx'
import { useIsAtCounter } from './at-counter.ts'
import styles from './ConnectionStrip.module.css'

/** The slim strip that says that there is no connection, and whether the guest can go on. */
export function ConnectionStrip() {
  const t = useTexts(common)
  const { status } = useSnapshot(connection)
  const isAtCounter = useIsAtCounter()
  const canCheckIn = useCanCheckIn()
  // The rendered templates know no connection; that there is none may be known before they are hydrated.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div role="status">
      {isHydrated && status === 'offline' && (
        <p className={styles.strip}>
          <Icon name="offline" />
          {isAtCounter ? (canCheckIn ? t.offline : t.offlineAtCounter) : t.offlineBooking}
        </p>
      )}
    </div>
  )
}

/** Whether the form of this walk-in opens without a server: the store's services are here, and a worker has the pages. */
function useCanCheckIn(): boolean {
  const { store } = useSnapshot(catalogue)
  const { flow } = useSnapshot(visit)
  const isServed = Boolean(globalThis.navigator?.serviceWorker?.controller)
  return isServed && (store.status === 'done' || flow === 'INSTANT_VACCINE')
}
