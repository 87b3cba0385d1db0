import { lazy, type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../messages/catalogue.ts'
import { receipts as texts } from '../../messages/en/walk-in-selection.ts'
import { announce } from '../../platform/announce.ts'
import { removeReceipts } from '../../state/receipts.ts'
import { TodaysCodes, useTodaysReceipts } from './TodaysCodes.tsx'

type UnfinishedProps = { locationId: string; start: ReactNode }

// If it fails to load, Start stays.
const UnfinishedVisit = lazy(() =>
  import('./UnfinishedVisit.tsx').catch(() => ({ default: ({ start }: UnfinishedProps) => start })),
)

type Props = {
  locationId: string
  /** Draws Start, with other words than its own if they are given; undefined where the store cannot be shown. */
  start: ((words?: string) => ReactNode) | undefined
}

/** What this device keeps of a guest: today's counter codes above Start, and an unfinished check-in in its place. */
export default function KeptCheckIns({ locationId, start }: Props): ReactNode {
  const t = useTexts(texts)
  const [receipts, setReceipts] = useTodaysReceipts(locationId)
  const words = receipts.length > 0 ? t.start : undefined
  const remove = async () => {
    await removeReceipts(locationId)
    flushSync(() => setReceipts([]))
    document.querySelector('h1')?.focus() // the dialog and its button disappear
    announce(t.removed)
  }
  return (
    <>
      {receipts.length > 0 && <TodaysCodes receipts={receipts} onRemove={() => void remove()} />}
      {start && (
        <Suspense fallback={start(words)}>
          <UnfinishedVisit locationId={locationId} start={start(words)} />
        </Suspense>
      )}
    </>
  )
}
