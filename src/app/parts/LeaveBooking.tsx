import { useState } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { frame as texts } from '../messages/en/frame.ts'
import { go, leaveFor } from '../platform/navigate.ts'
import { isUnsettled } from '../state/pending.ts'
import { visit } from '../state/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import Unsettled from './Unsettled.tsx'

/** Asks before a link ends the booking that is under way (BK-01). */
export default function LeaveBooking({ to, onStay }: { to: string; onStay: () => void }) {
  const t = useTexts(texts)
  const [isSettling, setSettling] = useState(false)
  async function leave(): Promise<void> {
    const { endVisit } = await import('../state/draft.ts')
    go(to, { replace: true }) // Back would find a form without its visit
    await endVisit()
    if (to.includes('#')) leaveFor(to) // the browser itself goes to a field
  }
  if (isSettling) {
    return <Unsettled onStay={onStay} onLeave={() => void leave()} />
  }
  return (
    <Dialog
      open
      title={t.leaveTitle}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t.stay}</Button>
          <Button look="danger" onClick={() => (isUnsettled(visit) ? setSettling(true) : void leave())}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p>{visit.flow === 'INSTANT_VACCINE' ? t.leaveWalkIn : t.leaveWhy}</p>
    </Dialog>
  )
}
