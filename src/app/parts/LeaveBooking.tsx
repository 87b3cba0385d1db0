import { useTexts } from '../messages/catalogue.ts'
import { frame as texts } from '../messages/en/frame.ts'
import { go, leaveFor } from '../platform/navigate.ts'
import { endVisit } from '../state/draft.ts'
import { visit } from '../state/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

type Props = { to: string; onStay: () => void }

/** Asks before a link of the header ends the booking that is under way (BK-01). */
export default function LeaveBooking({ to, onStay }: Props) {
  const t = useTexts(texts)
  async function leave(): Promise<void> {
    go(to, { replace: true }) // Back would find a form without its visit
    await endVisit()
    if (to.includes('#')) leaveFor(to) // the browser itself goes to a field
  }
  return (
    <Dialog
      open
      title={t.leaveTitle}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t.stay}</Button>
          <Button look="danger" onClick={() => void leave()}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p>{visit.flow === 'INSTANT_VACCINE' ? t.leaveWalkIn : t.leaveWhy}</p>
    </Dialog>
  )
}
