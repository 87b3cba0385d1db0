import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { visitPage as texts } from '../../messages/en/visit.ts'
import { said } from '../../messages/when.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { CONTINUE_ID } from '../../parts/slots/SlotBar.tsx'
import { browserZone } from '../../platform/clock.ts'
import type { LinkedVisit } from '../../state/cancel-view.ts'
import type { Which } from '../../state/hold-request.ts'
import { submitMove } from '../../state/move.ts'
import { moving, type PickedTime } from '../../state/moving.ts'
import { Button } from '../../ui/Button.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import styles from './Visit.module.css'

/** The picked times, how long they are kept, and the button that moves the visit to them. */
export function Confirm({ visit, wanted }: { visit: LinkedVisit; wanted: readonly Which[] }) {
  const t = useTexts(texts)
  const { picked, state } = useSnapshot(moving)
  const [isMissing, setMissing] = useState(false)
  const all = wanted.flatMap((which) => picked[which] ?? [])
  const isWhole = all.length === wanted.length
  const words = wanted.flatMap((which) => {
    const { [which]: time } = picked
    return time ? instantShort(time.at, visit[which]?.timezone ?? 'UTC') : []
  })
  const confirm = () => {
    setMissing(!isWhole)
    if (isWhole && all.every(({ status }) => status !== 'holding')) void submitMove(visit)
  }
  const problem = (
    <p role="alert" className={styles.missing}>
      {isMissing && !isWhole && t.choose}
    </p>
  )
  const button = (
    <Button
      id={CONTINUE_ID}
      look="primary"
      label={wanted.length > 1 ? t.confirmBoth : t.confirmOne}
      busy={state.status === 'in_progress' ? t.moving : undefined}
      onClick={confirm}
    >
      {t.confirm}
    </Button>
  )
  if (all.length === 0) {
    return (
      <div className={styles.end}>
        {problem}
        {button}
      </div>
    )
  }
  return (
    <StickyBar
      arrives
      note={[`${t.next}:`, words.join(' · ')]}
      over={
        <>
          {problem}
          <p role="status">{keptWords(all, t)}</p>
        </>
      }
    >
      {button}
    </StickyBar>
  )
}

/** Until when all picked times are kept. */
function keptWords(
  all: readonly Pick<PickedTime, 'status' | 'expiresAt'>[],
  t: typeof texts.english,
): string {
  if (all.some(({ status }) => status === 'holding')) return t.holding
  if (all.some(({ status }) => status === 'free')) return t.free
  const ends = all.flatMap(({ expiresAt }) => expiresAt ?? [])
  return ends.length > 0 ? t.held(said('time', Math.min(...ends), browserZone())) : ''
}
