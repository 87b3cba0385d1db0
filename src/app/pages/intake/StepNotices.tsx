import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Stop } from '#domain/journey'
import type { PageSpec } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as intakeTexts, booking as texts } from '../../messages/en/intake.ts'
import { LostSlot } from '../../parts/slots/LostSlot.tsx'
import { holdAgain } from '../../state/hold-again.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { asksAgain, firstForgotten, type Intake, isCheck } from './intake.ts'
import { backToTimes, visitPage } from './navigation.ts'
import { type Submission, submission } from './submission.ts'

/** Says that what was sent before a reload may have arrived, and that sending it again does no harm (API-49). */
export function PerhapsSent() {
  const t = useTexts(texts)
  const { pending, flow } = useSnapshot(visit)
  const { state } = useSnapshot(submission) as { state: Submission }
  if (!pending || state.status !== 'idle') return null
  const isWalkIn = flow === 'INSTANT_VACCINE'
  return (
    <Notice tone="warning" live="status" title={isWalkIn ? t.perhapsCheckedIn : t.perhapsBooked}>
      {isWalkIn ? t.perhapsCheckedInHow : t.perhapsBookedHow}
    </Notice>
  )
}

/** The notice of a hold that ended. Scrolls to a lost slot, because the form is useless without another one. */
export function HoldNotice() {
  const place = useRef<HTMLDivElement>(null)
  const { state } = useSnapshot(holdAgain)
  const isLost = state.status === 'lost'
  useEffect(() => {
    if (isLost) place.current?.scrollIntoView({ block: 'center' })
  }, [isLost])
  return (
    <div ref={place}>
      <LostSlot onAllTimes={backToTimes} />
    </div>
  )
}

/** Says that a reload lost some numbers, with a button to the page where to type them again (CARD-05). */
export function TypeAgain({ intake, stop }: { intake: Intake; stop: Stop<PageSpec> }) {
  const t = useTexts(intakeTexts)
  const first = firstForgotten(intake)
  if (!first) return null
  // "Check your answers" links to that page itself.
  if (isCheck(stop) || asksAgain(intake.forgotten, stop)) return <Notice live="status">{t.typedAgain}</Notice>
  const typeAgain = () => visitPage(first, 'behind', { reveal: true })
  return (
    <Notice live="status" actions={<Button onClick={typeAgain}>{t.typeAgain(first.page.title)}</Button>}>
      {t.typedAgain}
    </Notice>
  )
}
