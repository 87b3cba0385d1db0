import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { endVisit } from '../../state/draft.ts'
import { kiosk } from '../../state/kiosk.ts'
import { goToStart } from '../../state/search.ts'
import { visit } from '../../state/visit.ts'
import { erase } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { submission } from './submission.ts'

/** A button that ends the visit after a question. */
export function StartOver() {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const { flow } = useSnapshot(visit)
  const { state } = useSnapshot(submission)
  async function startOver(): Promise<void> {
    const { flow, provider } = visit
    if (kiosk.enrolment) return erase()
    if (flow === 'INSTANT_VACCINE') {
      go(href('instantVaccine', { locationId: provider?.providerId ?? '' }), { replace: true })
    } else goToStart(flow, { replace: true })
    await endVisit()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.startOver}
      </Button>
      <Dialog
        open={isAsking}
        title={t.startOverAsk}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="danger" onClick={() => void startOver()}>
              {t.startOverYes}
            </Button>
            <Button onClick={() => setAsking(false)}>{t.startOverNo}</Button>
          </>
        }
      >
        {state.status === 'in_progress' && (
          <Notice tone="warning" live="status">
            {flow === 'INSTANT_VACCINE' ? t.startOverWhileSent : t.startOverWhileBooked}
          </Notice>
        )}
        <p>{t.startOverWarning}</p>
      </Dialog>
    </>
  )
}
