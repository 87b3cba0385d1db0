import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { booking as texts } from '../messages/en/intake.ts'
import { href } from '../paths.ts'
import { go } from '../platform/navigate.ts'
import { settlePending } from '../state/pending.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

type Props = {
  /** The guest keeps the visit. */
  onStay: () => void
  /** Ends the visit: it is not booked, or the guest insists. */
  onLeave: () => void
}

/**
 * Before the app erases a visit whose booking had no definite answer, sends the same booking again (BK-37). If it is booked, shows the
 * confirmation. Without an answer the guest decides.
 */
export default function Unsettled({ onStay, onLeave }: Props) {
  const t = useTexts(texts)
  const [isUnknown, setUnknown] = useState(false)
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    let isGone = false
    void settlePending().then((outcome) => {
      if (isGone) return
      if (outcome === 'booked') go(href('confirmation'), { replace: true })
      else if (outcome === 'notBooked') leave.current()
      else setUnknown(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  const [before = '', after = ''] = t.cannotTell('#').split('#')
  return (
    <Dialog
      open
      title={isUnknown ? t.perhapsBooked : t.askingWhetherBooked}
      onClose={onStay}
      actions={
        isUnknown && (
          <>
            <Button look="primary" onClick={onStay}>
              {t.keepWaiting}
            </Button>
            <Button look="danger" onClick={onLeave}>
              {t.startOverAnyway}
            </Button>
          </>
        )
      }
    >
      <p aria-live="polite">
        {isUnknown ? (
          <>
            {before}
            <a href={`tel:+1-${t.supportNumber}`}>{t.supportNumber}</a>
            {after}
          </>
        ) : (
          t.askingHow
        )}
      </p>
    </Dialog>
  )
}
