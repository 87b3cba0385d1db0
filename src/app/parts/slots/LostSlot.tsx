import { useSnapshot } from 'valtio'
import type { Slot } from '#domain/slot-view'
import { say, useTexts } from '../../messages/catalogue.ts'
import { hold as texts } from '../../messages/en/hold.ts'
import { hold, isHeld, pick } from '../../state/hold.ts'
import { type HoldAgain, holdAgain, offerNearest, settleHold } from '../../state/hold-again.ts'
import type { Which } from '../../state/hold-request.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { instantShort } from './day-texts.ts'
import { SlotChip } from './SlotChip.tsx'
import styles from './slots.module.css'

/** Says that somebody else has the slot, and offers the nearest ones (HOLD-24). The bar says everything else about a hold. */
export function LostSlot({ onAllTimes }: { onAllTimes: () => void }) {
  const { state } = useSnapshot(holdAgain) as { state: HoldAgain }
  const { answers, typing } = useSnapshot(visit)
  const hasTyped = [answers, typing].some((given) => Object.keys(given).length > 0)
  return state.status === 'lost' ? <Lost {...state} hasTyped={hasTyped} onAllTimes={onAllTimes} /> : null
}

/** Id of the notice that says that the slot is lost. */
export const LOST_ID = 'time-lost'

type LostProps = Extract<HoldAgain, { status: 'lost' }> & {
  hasTyped: boolean
  onAllTimes: () => void
}

function Lost({ which, nearest, hasTyped, onAllTimes }: LostProps) {
  const t = useTexts(texts)
  const { picking, problem } = useSnapshot(hold)
  const lost = visit[which]
  const zone = lost?.timezone ?? ''
  const says = lostWords(which, isHeld(visit.appointment))
  return (
    <Notice
      id={LOST_ID}
      tone="bad"
      live="alert"
      title={hasTyped ? `${says} ${t.typed}` : says}
      actions={<Button onClick={onAllTimes}>{t.otherTimes}</Button>}
    >
      {nearest.length > 0 && (
        <>
          <p>{t.nearest}</p>
          <ul className={styles.list}>
            {nearest.map((slot) => (
              <li key={slot.value}>
                <SlotChip
                  text={instantShort(slot.at, zone)}
                  label={instantShort(slot.at, zone)}
                  isChosen={picking?.timestamp === slot.value}
                  isDead={false}
                  onClick={() => takeInstead(which, slot)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && <p>{problem.kind === 'taken' ? t.taken : t.connectionFailed}</p>}
    </Notice>
  )
}

/** Holds another slot of the same provider for the same services. */
function takeInstead(which: 'appointment' | 'followup', slot: Slot): void {
  const { [which]: lost, provider, flow, category } = visit
  if (!lost || !provider) return
  const { timezone, services } = lost
  const choice = { timestamp: slot.value, timezone, services, provider, flow, category }
  void pick(which, choice).then((outcome) => {
    if (outcome === 'held') settleHold()
    if (outcome === 'taken') void offerNearest(which)
  })
}

/** Says which slot is lost, and whether the first dose is still held. */
export function lostWords(which: Which, isFirstHeld: boolean): string {
  const t = say(texts)
  if (which === 'appointment') return t.lost
  return isFirstHeld ? `${t.lostSecond} ${t.firstHeld}` : t.lostSecond
}
