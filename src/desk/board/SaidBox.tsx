import type { DeskVisit } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { deskTexts } from '../texts.ts'
import { statusWords } from '../visit-words.ts'
import styles from './Board.module.css'
import type { Said } from './use-changes.ts'

type Props = {
  said: Said | undefined
  /** The visit whose last step can be taken back, as that step left it. */
  undoable: DeskVisit | undefined
  isFrozen: boolean
  onUndo: (visit: DeskVisit) => void
  onClose: () => void
}

/** What the page says of the last change or search, and how the last step is taken back (DESK-05). */
export function SaidBox({ said, undoable, isFrozen, onUndo, onClose }: Props) {
  if (!said) return null
  return (
    <div className={`${styles.said} ${styles[said.tone]} no-print`}>
      <p>{said.text}</p>
      {said.offersUndo && undoable && (
        <Button disabled={isFrozen} onClick={() => onUndo(undoable)}>
          {deskTexts.act.undoLast(undoable.counterCode, statusWords(undoable))}
        </Button>
      )}
      <Button look="quiet" onClick={onClose}>
        {deskTexts.close}
      </Button>
    </div>
  )
}
