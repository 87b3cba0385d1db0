import type { ReactNode } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { receipts as texts } from '../../messages/en/walk-in-selection.ts'
import { announce } from '../../platform/announce.ts'
import { removeReceipts } from '../../state/receipts.ts'
import { TodaysCodes, useTodaysReceipts } from './TodaysCodes.tsx'
import { UnfinishedVisit } from './UnfinishedVisit.tsx'

type Props = {
  locationId: string
  /** Draws Start, with other words than its own if they are given; undefined where the store cannot be shown. */
  start: ((words?: string) => ReactNode) | undefined
}

/** What this device keeps of a guest: today's counter codes above Start, and an unfinished check-in in its place. */
export default function KeptVisits({ locationId, start }: Props): ReactNode {
  const t = useTexts(texts)
  const [receipts, setReceipts] = useTodaysReceipts(locationId)
  const hasCodes = receipts.length > 0
  const remove = async () => {
    await removeReceipts(locationId)
    setReceipts([])
    announce(t.removed)
  }
  return (
    <>
      {hasCodes && <TodaysCodes receipts={receipts} onRemove={() => void remove()} />}
      {start && <UnfinishedVisit locationId={locationId} start={start(hasCodes ? t.start : undefined)} />}
    </>
  )
}
