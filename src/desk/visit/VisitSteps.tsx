import type { DeskVisit } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { canUndo, isDone, nextStep } from '../board/order.ts'
import { deskTexts } from '../texts.ts'
import { statusWords, timeIn } from '../visit-words.ts'
import styles from './Visit.module.css'

type Step = 'arrived' | 'called' | 'served' | 'noshow'

/** Steps that may still come, by the status: a status leads only forward (DESK-05). */
const AHEAD: Readonly<Record<string, readonly Step[]>> = {
  waiting: ['arrived', 'called', 'served', 'noshow'],
  arrived: ['called', 'served', 'noshow'],
  called: ['served', 'noshow'],
}

type Props = {
  visit: DeskVisit
  instant: number
  timezone: string
  isFrozen: boolean
  isBusy: boolean
  onSet: (visit: DeskVisit, step: Step | 'undo') => Promise<void>
  /** Absent: it cannot be cancelled any more. */
  onCancel: (() => void) | undefined
  /** Absent: the guest cannot change it any more either. */
  onChange: (() => void) | undefined
}

/** What staff can do with a visit now, the usual next step first. */
export function VisitSteps({ visit, instant, timezone, isFrozen, isBusy, onSet, onCancel, onChange }: Props) {
  const next = nextStep(visit)
  const others = (AHEAD[visit.status] ?? []).filter((step) => step !== next)
  const isUndoable = canUndo(visit, instant)
  const isOff = isFrozen || isBusy
  if (isDone(visit) && !isUndoable) return null
  return (
    <div className={`${styles.steps} no-print`}>
      {next && (
        <Button look="primary" large disabled={isOff} onClick={() => void onSet(visit, next)}>
          {deskTexts.act[next]}
        </Button>
      )}
      {others.map((step) => (
        <Button key={step} disabled={isOff} onClick={() => void onSet(visit, step)}>
          {deskTexts.act[step]}
        </Button>
      ))}
      {isUndoable && (
        <Button look="quiet" disabled={isOff} onClick={() => void onSet(visit, 'undo')}>
          {deskTexts.act.undoStep(statusWords(visit))}{' '}
          {visit.progress?.undoUntil &&
            deskTexts.act.undoUntil(timeIn(Date.parse(visit.progress.undoUntil), timezone))}
        </Button>
      )}
      {onChange && (
        <Button disabled={isOff} onClick={onChange}>
          {deskTexts.act.change}
        </Button>
      )}
      {onCancel && (
        <span className={styles.cancel}>
          <Button look="danger" disabled={isOff} onClick={onCancel}>
            {deskTexts.act.cancel}
          </Button>
        </span>
      )}
    </div>
  )
}
