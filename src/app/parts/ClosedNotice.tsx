import { useSnapshot } from 'valtio'
import type { StoreSummary } from '#contract/services'
import { catalogue } from '../state/catalogue.ts'
import { Notice } from '../ui/Notice.tsx'
import type { StoreHoursTexts } from './store-hours-texts.ts'
import { useStoreHours } from './use-store-hours.ts'

/** What to say of the hours of the store where a guest has checked in, by the latest that is known of it. */
export function useHoursAfter(store: StoreSummary | undefined): StoreHoursTexts | undefined {
  const { store: loaded } = useSnapshot(catalogue)
  const isLoaded = loaded.status === 'done' && loaded.locationId === store?.providerId
  return useStoreHours(isLoaded ? loaded.value.location : store)
}

/** Tells a guest who has checked in that the store is closed, pauses, or soon will (STORE-07), as its counter sets it (DESK-08). */
export function ClosedNotice({ hours }: { hours: StoreHoursTexts | undefined }) {
  if (hours?.after === undefined) return null
  return (
    <Notice tone="warning" live="status" title={hours.line}>
      {hours.after}
    </Notice>
  )
}
