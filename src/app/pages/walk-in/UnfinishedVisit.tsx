import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { endVisit, readUnfinished } from '../../state/draft.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Offers to go on with a check-in that was begun on this device, or to throw it away (CARD-05). */
export default function UnfinishedVisit({ locationId }: { locationId: string }) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { appointment, provider } = useSnapshot(visit)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    void readUnfinished().then(() => setRead(true))
  }, [])
  const isUnfinished =
    appointment !== undefined && !isFinished(appointment) && provider?.providerId === locationId
  if (!isRead || !isUnfinished) return null
  return (
    <Notice
      title={t.unfinished}
      live="status"
      actions={
        <>
          <Button look="secondary" href={href('schedule')} onClick={onLink(href('schedule'))}>
            {t.goOn}
          </Button>
          <Button look="quiet" onClick={() => void endVisit()}>
            {c.startOver}
          </Button>
        </>
      }
    />
  )
}
