import type { DeskVisit } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { Dialog } from '../../app/ui/Dialog.tsx'
import type { Step } from '../board/use-changes.ts'
import { deskTexts } from '../texts.ts'
import { shortDay } from '../visit-words.ts'

type Props = {
  /** The visit, and what it is to become. */
  asked: { visit: DeskVisit; step: Step } | undefined
  /** Nothing can be changed: the server does not answer. */
  isFrozen: boolean
  onYes: (visit: DeskVisit, step: Step) => void
  onNo: () => void
}

/** The question before a step of a visit that is on no list of today, which its code has found. */
export function OtherDayQuestion({ asked, isFrozen, onYes, onNo }: Props) {
  const status = asked && asked.step !== 'undo' ? deskTexts.status[asked.step].toLowerCase() : ''
  return (
    <Dialog
      open={asked !== undefined}
      title={asked ? deskTexts.otherDay.title(asked.visit.counterCode, shortDay(asked.visit.day)) : ''}
      onClose={onNo}
      urgent
      actions={
        asked && (
          <>
            <Button look="primary" disabled={isFrozen} onClick={() => onYes(asked.visit, asked.step)}>
              {deskTexts.otherDay.yes(status)}
            </Button>
            <Button onClick={onNo}>{deskTexts.otherDay.no}</Button>
          </>
        )
      }
    >
      <p>{deskTexts.otherDay.how}</p>
      {isFrozen && <p role="alert">{deskTexts.staleHow}</p>}
    </Dialog>
  )
}
