import { useSnapshot } from 'valtio'
import type { StoreSummary } from '#contract/services'
import { catalogue } from '../state/catalogue.ts'
import { Notice } from '../ui/Notice.tsx'
import { useStoreHours } from './use-store-hours.ts'

/** Tells a guest who has checked in that the store is closed, pauses, or soon will (STORE-07), as its counter sets it (DESK-08). */
export function ClosedNotice({ store }: { store: StoreSummary }) {
  const { store: loaded } = useSnapshot(catalogue)
  const isLoaded = loaded.status === 'done' && loaded.locationId === store.providerId
  const hours = useStoreHours(isLoaded ? loaded.value.location : store)
  if (hours?.after === undefined) return null
  return (
    <Notice tone="warning" live="status" title={hours.line}>
      {hours.after}
    </Notice>
  )
}
