import type { StoreSummary } from '#contract/services'
import { Notice } from '../ui/Notice.tsx'
import { useStoreHours } from './use-store-hours.ts'

/** Tells a guest who has checked in that the store is closed, pauses, or soon will (STORE-07). */
export function ClosedNotice({ store }: { store: StoreSummary }) {
  const hours = useStoreHours(store)
  if (hours?.after === undefined) return null
  return (
    <Notice tone="warning" live="status" title={hours.line}>
      {hours.after}
    </Notice>
  )
}
