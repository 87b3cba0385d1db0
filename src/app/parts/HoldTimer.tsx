import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { DEFAULT_ZONE } from '#domain/zones'
import { useTexts } from '../messages/catalogue.ts'
import { hold as texts } from '../messages/en/hold.ts'
import { now } from '../platform/clock.ts'
import { hold, holdEnd } from '../state/hold.ts'
import { endHold, holdAgain, holdSameAgain, isHoldOver } from '../state/hold-again.ts'
import { keepHold } from '../state/hold-longer.ts'
import { visit } from '../state/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { outlines } from '../ui/outlines.ts'
import styles from './HoldTimer.module.css'
import { timeWithZone } from './slots/day-texts.ts'

const MINUTE = 60_000
/** From here on screen readers announce the time left, and the guest can extend the hold. */
const SOON = 2 * MINUTE
/** A guest who touched the page this recently still uses it. */
const RECENT = 2 * MINUTE

/** Says how long the slot is held, or that it is not. */
export function HoldTimer() {
  const t = useTexts(texts)
  const { appointment, followup } = useSnapshot(visit)
  return (
    <>
      {(appointment?.isUnheld || followup?.isUnheld) && (
        <p role="status" className={styles.timer}>
          {t.unheld}
        </p>
      )}
      <TimeLeft />
    </>
  )
}

/** The time left; in the last two minutes in a box with "Keep it longer" (HOLD-24). */
function TimeLeft() {
  const t = useTexts(texts)
  const { appointment, followup } = useSnapshot(visit)
  const { isLongest } = useSnapshot(hold)
  const { state } = useSnapshot(holdAgain)
  const place = useRef<HTMLDivElement>(null)
  const end = holdEnd({ appointment, followup })
  const left = useTimeLeft(end)
  useHoldingAgain(end !== undefined && left <= 0)
  if (end === undefined || left <= 0) return null
  const until = timeWithZone(end, appointment?.timezone ?? DEFAULT_ZONE)
  return (
    <div ref={place} tabIndex={-1} className={styles.timer}>
      <p className="visually-hidden" role="status">
        {state.status === 'again' ? t.again : left > SOON ? t.heldUntil(until) : t.endsSoon(roughly(left, t))}
      </p>
      {left > SOON ? (
        <p className={styles.quiet} aria-hidden="true">
          <Icon name={outlines.clock} />
          {t.heldUntil(until)}
        </p>
      ) : (
        <div className={styles.soon}>
          <p className={styles.left} role="timer" aria-live="off">
            <Icon name={outlines.clock} />
            {t.endsSoon(exactly(left, t))}
          </p>
          {isLongest ? <p>{t.longest}</p> : <Keep place={place} />}
        </div>
      )}
    </div>
  )
}

/** `place`: takes focus when the hold is extended, because the button disappears. */
function Keep({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const t = useTexts(texts)
  const { extending } = useSnapshot(hold)
  const keep = () =>
    void keepHold().then((isKept) => {
      if (!isKept) void holdSameAgain()
      else if (hold.extending === 'idle') place.current?.focus({ preventScroll: true })
    })
  return (
    <>
      <Button busy={extending === 'in_progress' ? t.keeping : undefined} onClick={keep}>
        {t.keep}
      </Button>
      <p role="alert" className={styles.failed}>
        {extending === 'failed' && t.keepFailed}
      </p>
    </>
  )
}

/** Milliseconds to the end of a hold by the server's clock; renders again when the displayed time changes. */
function useTimeLeft(end: number | undefined): number {
  const [, tick] = useState(0)
  const left = end === undefined ? 0 : end - now()
  useEffect(() => {
    if (end === undefined || left <= 0) return
    const again = () => tick((count) => count + 1)
    const timer = window.setTimeout(again, left > SOON ? Math.min(left - SOON, MINUTE) : left % 1000 || 1000)
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', again)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  })
  return left
}

/** Holds the same slot again when its hold ends, if the guest still uses the page (HOLD-24). */
function useHoldingAgain(isEnded: boolean): void {
  const seen = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const see = () => {
      seen.current = now()
      if (isEnded && isHoldOver()) void holdSameAgain()
    }
    if (isEnded && isHoldOver()) {
      endHold()
      if (now() - seen.current < RECENT) void holdSameAgain()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, see)
    return () => {
      for (const event of events) window.removeEventListener(event, see)
    }
  }, [isEnded])
}

type Words = typeof texts.english

/** The time left for screen readers, which changes only a few times. */
function roughly(left: number, t: Words): string {
  if (left > MINUTE) return t.minutes(2)
  return left > MINUTE / 2 ? t.minutes(1) : t.seconds(30)
}

function exactly(left: number, t: Words): string {
  const seconds = Math.ceil(left / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return t.seconds(rest)
  return rest === 0 ? t.minutes(minutes) : `${t.minutes(minutes)} ${t.seconds(rest)}`
}
