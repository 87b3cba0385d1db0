import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { connection } from '../state/connection.ts'
import { Icon } from '../ui/Icon.tsx'
import { useIsAtCounter } from './at-counter.ts'
import styles from './ConnectionStrip.module.css'

/** The slim strip that says that there is no connection, and that the guest can go on. */
export function ConnectionStrip() {
  const t = useTexts(common)
  const { status } = useSnapshot(connection)
  const isAtCounter = useIsAtCounter()
  // The rendered templates know no connection; that there is none may be known before they are hydrated.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div role="status">
      {isHydrated && status === 'offline' && (
        <p className={styles.strip}>
          <Icon name="offline" />
          {isAtCounter ? t.offline : t.offlineBooking}
        </p>
      )}
    </div>
  )
}
