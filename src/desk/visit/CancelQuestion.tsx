import type { DeskVisit } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { Dialog } from '../../app/ui/Dialog.tsx'
import { deskTexts } from '../texts.ts'

type Props = {
  visit: DeskVisit | undefined
  /** Nothing can be changed: the server does not answer. */
  isFrozen: boolean
  onYes: () => void
  onNo: () => void
}

/** The question before a cancellation, which cannot be taken back. */
export function CancelQuestion({ visit, isFrozen, onYes, onNo }: Props) {
  return (
    <Dialog
      open={visit !== undefined}
      title={visit ? deskTexts.cancel.title(visit.counterCode) : ''}
      onClose={onNo}
      urgent
      actions={
        <>
          <Button look="danger" disabled={isFrozen} onClick={onYes}>
            {deskTexts.cancel.yes}
          </Button>
          <Button onClick={onNo}>{deskTexts.cancel.no}</Button>
        </>
      }
    >
      {visit && <p>{deskTexts.cancel[visit.kind]}</p>}
      {isFrozen && <p role="alert">{deskTexts.staleHow}</p>}
    </Dialog>
  )
}
