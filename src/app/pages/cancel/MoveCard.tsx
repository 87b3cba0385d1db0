import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { visitPage as texts } from '../../messages/en/visit.ts'
import { type MoveProblem, moving, openMove } from '../../state/moving.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Offers another time (VISIT-02). */
export function MoveCard() {
  const t = useTexts(texts)
  return (
    <Card as="section" title={t.moveTitle}>
      <p>{t.moveHow}</p>
      <div>
        <Button look="primary" onClick={openMove}>
          {t.move}
        </Button>
      </div>
    </Card>
  )
}

/** Says that the visit has its new time, or that it was changed elsewhere. */
export function Moved() {
  const t = useTexts(texts)
  const { state } = useSnapshot(moving)
  if (state.status === 'moved') {
    return (
      <Notice tone="good" live="status" title={t.moved}>
        {t.movedHow}
      </Notice>
    )
  }
  return state.status === 'failed' ? <MoveProblemNotice problem={state.problem} /> : null
}

/** Says why the visit was not moved. */
export function MoveProblemNotice({ problem }: { problem: MoveProblem }) {
  const t = useTexts(texts)
  return (
    <Notice tone={problem === 'visitChanged' ? 'warning' : 'bad'} live="alert">
      {t[problem]}
    </Notice>
  )
}
