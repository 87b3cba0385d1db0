import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { unfinished as texts } from '../../messages/en/walk-in-selection.ts'
import { href } from '../../paths.ts'
import { go, onLink } from '../../platform/navigate.ts'
import { draft, endVisit, readUnfinished } from '../../state/draft.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { useAnnounced } from '../../ui/announced.ts'
import { Button } from '../../ui/Button.tsx'

const LostDraft = lazy(() => import('../../parts/LostDraft.tsx'))

/**
 * Replaces Start where this device has an unfinished check-in: the guest can continue it or start again (CARD-05). Start itself
 * never opens another guest's check-in.
 */
export default function UnfinishedVisit({ locationId, start }: { locationId: string; start: ReactNode }) {
  const t = useTexts(texts)
  const { appointment, provider, place } = useSnapshot(visit)
  const { isLost } = useSnapshot(draft)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    void readUnfinished().then(() => setRead(true))
  }, [])
  const isUnfinished =
    appointment !== undefined && !isFinished(appointment) && provider?.providerId === locationId
  useAnnounced(isRead && !isLost && isUnfinished ? t.unfinished : undefined)
  if (isRead && isLost) {
    return (
      <>
        {start}
        <Suspense>
          <LostDraft />
        </Suspense>
      </>
    )
  }
  if (!isRead || !isUnfinished) return start
  const startAnew = async () => {
    await endVisit()
    go(href('instantVaccineSelection', { locationId }), { state: { fresh: true } })
  }
  return (
    <>
      <Button
        look="primary"
        large
        wide
        href={href('schedule')}
        onClick={onLink(href('schedule'), { state: { step: place?.stepKey, page: place?.pageKey } })}
      >
        {t.goOn}
      </Button>
      <p>{t.unfinished}</p>
      <Button wide onClick={() => void startAnew()}>
        {t.startAnew}
      </Button>
    </>
  )
}
