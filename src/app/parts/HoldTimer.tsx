import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { hold as texts } from '../messages/en/hold.ts'
import { said } from '../messages/when.ts'
import { announce } from '../platform/announce.ts'
import { browserZone, now } from '../platform/clock.ts'
import { hold, holdEnd } from '../state/hold.ts'
import { type HoldAgain, holdAgain, holdSameAgain, isHoldOver, sayHoldEnded } from '../state/hold-again.ts'
import { keepHold, longestEnd } from '../state/hold-longer.ts'
import { visit } from '../state/visit.ts'
import { useAnnounced } from '../ui/announced.ts'
import { Button } from '../ui/Button.tsx'
import styles from './HoldTimer.module.css'

const MINUTE = 60_000
/** From here on the guest is warned and can keep the slot longer. */
const SOON = 2 * MINUTE
const LAST = 30_000
/** A guest who touched the page this recently still uses it. */
const RECENT = 2 * MINUTE

/** For the bar: how long the slot is held, or that it is not, with the button that keeps it or holds it again (HOLD-24). */
export function HoldTimer() {
  const t = useTexts(texts)
  const { appointment, followup } = useSnapshot(visit)
  const isUnheld = Boolean(appointment?.isUnheld || followup?.isUnheld)
  useAnnounced(isUnheld ? t.unheld : undefined)
  return (
    <>
      {isUnheld && <p className={styles.quiet}>{t.unheld}</p>}
      <TimeLeft />
      <Ended />
    </>
  )
}

/** The time left by the guest's own clock; in the last two minutes a warning with "Keep it longer". */
function TimeLeft() {
  const t = useTexts(texts)
  const { appointment, followup } = useSnapshot(visit)
  useSnapshot(hold) // longestEnd reads it
  const line = useRef<HTMLParagraphElement>(null)
  const end = holdEnd({ appointment, followup })
  const left = useTimeLeft(end)
  useHoldingAgain(end !== undefined && left <= 0)
  const latest = longestEnd({ appointment, followup })
  const canKeep = latest === undefined || (end ?? 0) < latest
  const atLatest =
    latest === undefined ? '' : `${t.atLatest(said('time', latest, browserZone()))} ${t.afterThat}`
  useWarning(left, `${t.soonMinutes(2)} ${canKeep ? t.soonHow : atLatest}`)
  if (end === undefined || left <= 0) return null
  const isSoon = left <= SOON
  return (
    <>
      <p
        ref={line}
        tabIndex={-1}
        className={isSoon ? styles.soon : styles.quiet}
        role={isSoon ? 'timer' : undefined}
      >
        {isSoon ? soonText(left, t) : t.heldFor(Math.ceil(left / MINUTE), said('time', end, browserZone()))}
        {atLatest !== '' && ` ${atLatest}`}
      </p>
      {isSoon && canKeep && <Keep line={line} />}
    </>
  )
}

/** `line`: takes focus when the hold is extended, because the button disappears. */
function Keep({ line }: { line: RefObject<HTMLElement | null> }) {
  const t = useTexts(texts)
  const { extending } = useSnapshot(hold)
  const keep = () =>
    void keepHold().then((isKept) => {
      if (!isKept) return holdSameAgain()
      if (hold.extending !== 'idle') return announce(t.keepFailed, 'assertive')
      announce(t.held(said('time', holdEnd(visit) ?? now(), browserZone())))
      line.current?.focus({ preventScroll: true })
    })
  return (
    <>
      {extending === 'failed' && <p className={styles.failed}>{t.keepFailed}</p>}
      <Button busy={extending === 'in_progress' ? t.keeping : undefined} onClick={keep}>
        {t.keep}
      </Button>
    </>
  )
}

/** Says that the hold has ended, with a button that holds the same slot again, or that it is held again. */
function Ended() {
  const t = useTexts(texts)
  const { state } = useSnapshot(holdAgain) as { state: HoldAgain }
  const { answers, typing } = useSnapshot(visit)
  const { status } = state
  const hasTyped = [answers, typing].some((given) => Object.keys(given).length > 0)
  const over = hasTyped ? `${t.over} ${t.typed}` : t.over
  const said = useRef(status)
  useEffect(() => {
    if (said.current === status) return
    said.current = status
    if (status === 'over') announce(over, 'assertive')
    if (status === 'again') announce(t.again)
    if (status === 'failed') announce(t.connectionFailed, 'assertive')
  }, [status, over, t])
  if (status === 'again') return <p className={styles.quiet}>{t.again}</p>
  if (status === 'idle' || status === 'lost') return null
  return (
    <>
      <p className={styles.soon}>{status === 'failed' ? t.connectionFailed : over}</p>
      <Button
        busy={status === 'in_progress' ? t.holdingAgain : undefined}
        onClick={() => void holdSameAgain()}
      >
        {t.holdAgain}
      </Button>
    </>
  )
}

/** Announces the last two minutes, and urgently the last 30 seconds. */
function useWarning(left: number, words: string): void {
  const t = useTexts(texts)
  const stage = left <= 0 || left > SOON ? 'none' : left > LAST ? 'soon' : 'last'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is announced once.
  useEffect(() => {
    if (stage === 'soon') announce(words)
    if (stage === 'last') announce(t.last, 'assertive')
  }, [stage])
}

/** Milliseconds to the end of a hold by the server's clock; renders again when the displayed time changes. */
function useTimeLeft(end: number | undefined): number {
  const [, tick] = useState(0)
  const left = end === undefined ? 0 : end - now()
  useEffect(() => {
    if (end === undefined || left <= 0) return
    const again = () => tick((count) => count + 1)
    const timer = window.setTimeout(again, left % (left > MINUTE ? MINUTE : 1000) || 1)
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
      sayHoldEnded()
      if (now() - seen.current < RECENT) void holdSameAgain()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, see)
    return () => {
      for (const event of events) window.removeEventListener(event, see)
    }
  }, [isEnded])
}

function soonText(left: number, t: typeof texts.english): string {
  return left > MINUTE ? t.soonMinutes(2) : t.soonSeconds(Math.ceil(left / 1000))
}
