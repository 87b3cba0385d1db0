import { lazy, Suspense, useEffect, useState } from 'react'
import { mayHaveDatabase } from '../platform/storage.ts'

const SavedCheckIns = lazy(() => import('./SavedCheckIns.tsx').catch(() => ({ default: () => null })))

/** The check-ins in this device's outbox; the list loads only where there may be some. */
export function SavedSlot() {
  const [mayBeSome, setMayBeSome] = useState(false)
  useEffect(() => void mayHaveDatabase('outbox').then(setMayBeSome), [])
  return mayBeSome ? (
    <Suspense>
      <SavedCheckIns />
    </Suspense>
  ) : null
}
