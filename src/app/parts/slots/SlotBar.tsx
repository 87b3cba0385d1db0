import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { results as texts } from '../../messages/en/results.ts'
import { row } from '../../messages/joined.ts'
import { said } from '../../messages/when.ts'
import { announce } from '../../platform/announce.ts'
import { browserZone } from '../../platform/clock.ts'
import { connection } from '../../state/connection.ts'
import { reportFieldErrors } from '../../state/flow.ts'
import { forgetFailure, hold, holdEnd, isHeld, picked } from '../../state/hold.ts'
import { holdAgain, holdSameAgain, isAllHeld } from '../../state/hold-again.ts'
import type { Which } from '../../state/hold-request.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { HoldTimer } from '../HoldTimer.tsx'
import { lasting } from './day-texts.ts'
import { heldWords, notBooked } from './held-words.ts'
import { LOST_ID } from './LostSlot.tsx'
import { DEAD_ID } from './SlotChip.tsx'
import styles from './slots.module.css'

type Props = {
  which: Which
  /** The slot of a booking link, which is not held yet: the button holds it. */
  wanted?: { time: string; isHolding: boolean; onHold: () => void } | undefined
  /** Called with the time held. */
  onContinue: () => void
}

/** Id of the button that goes on with the chosen slot. */
export const CONTINUE_ID = 'continue-with-slot'

/** Continue at the end of the list. From the first choice on it is in a bar that names the slot and how long it is held (RESULTS-23, RESULTS-24). */
export function SlotBar({ which, wanted, onContinue }: Props) {
  const t = useTexts(texts)
  const h = useTexts(holdTexts)
  const c = useTexts(common)
  const { [which]: chosen, appointment: firstDose } = useSnapshot(visit)
  const { picking } = useSnapshot(hold)
  const isOffline = useOffline()
  const [isMissing, setMissing] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const { isLost, showLost } = useLost(which)
  const isPicking = picking?.which === which
  const isChosen = Boolean(chosen?.timestamp) && (isPicking || !isLost)
  useHoldNews(which)

  async function proceed(): Promise<void> {
    if (isWaiting) return
    setWaiting(true)
    await picked()
    const hasTime = Boolean(visit[which]?.timestamp)
    if (hasTime && !isAllHeld()) await holdSameAgain()
    setWaiting(false)
    setMissing(!hasTime || holdAgain.state.status === 'lost')
    if (!hasTime) reportFieldErrors(['appointmentTime']) // EVENTS-03
    showLost()
    if (hasTime && isAllHeld()) onContinue()
  }

  const problems = (
    <>
      <p role="alert" className={styles.missing}>
        {isMissing && !isChosen && t.pick}
      </p>
      {isOffline && (
        <p id={DEAD_ID} className={styles.missing}>
          {h.offline}
        </p>
      )}
    </>
  )
  const go = (
    <Button
      id={CONTINUE_ID}
      look="primary"
      busy={isWaiting ? c.loading : undefined}
      onClick={() => void proceed()}
    >
      {c.continue}
    </Button>
  )
  if (wanted) {
    return (
      <StickyBar note={['', t.chosen(wanted.time)]} over={problems}>
        <Button
          look="primary"
          label={t.holdOf(wanted.time)}
          busy={wanted.isHolding ? h.holding(wanted.time) : undefined}
          onClick={wanted.onHold}
        >
          {t.hold}
        </Button>
      </StickyBar>
    )
  }
  if (isChosen) {
    const { what, where, when } = heldWords(visit, which)
    const named = row([...[what, where].filter((word) => word !== ''), ''])
    const left = notBooked(chosen as typeof visit.appointment)
    return (
      <StickyBar
        arrives
        note={[isPicking ? h.holding(named) : named, lasting(when, chosen?.durationMinutes)]}
        over={
          <>
            {problems}
            {left.length > 0 && <p className={styles.left}>{h.notBooked(left)}</p>}
            {!isPicking && <HoldTimer />}
          </>
        }
      >
        {go}
      </StickyBar>
    )
  }
  return (
    <>
      <div className={styles.end}>
        {problems}
        {go}
      </div>
      {firstDose && isHeld(visit.appointment) && <StickyBar over={<HoldTimer />} />}
    </>
  )
}

/** Announces that the slot is held when the guest has picked it. */
function useHoldNews(which: Which): void {
  const h = useTexts(holdTexts)
  const { [which]: chosen } = useSnapshot(visit)
  const { picking } = useSnapshot(hold)
  const code = chosen?.reservationCode
  const announced = useRef(code)
  useEffect(() => {
    if (picking || code === announced.current) return
    announced.current = code
    const end = holdEnd(visit)
    if (code !== undefined && end !== undefined) announce(h.heldNext(said('time', end, browserZone())))
  }, [code, picking, h])
}

/** Whether the slot is lost. Scrolls to the notice that says so, and focuses it after a press of Continue. */
function useLost(which: Which): { isLost: boolean; showLost: () => void } {
  const { state } = useSnapshot(holdAgain)
  const [presses, setPresses] = useState(0)
  const seen = useRef(presses)
  const isAnyLost = state.status === 'lost'
  useEffect(() => {
    const isPressed = presses > seen.current
    seen.current = presses
    const notice = isAnyLost ? document.getElementById(LOST_ID) : null
    notice?.scrollIntoView({ block: 'center' })
    if (isPressed) notice?.focus({ preventScroll: true })
  }, [isAnyLost, presses])
  return {
    isLost: state.status === 'lost' && state.which === which,
    showLost: () => setPresses((count) => count + 1),
  }
}

/** Whether the device is offline. Once it is online again, clears the error of a hold that could not be sent. */
function useOffline(): boolean {
  const isOffline = useSnapshot(connection).status === 'offline'
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline) forgetFailure()
    wasOffline.current = isOffline
  }, [isOffline])
  return isOffline
}
