import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { booking as texts } from '../../messages/en/intake.ts'
import { visit } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Submission } from './submission.ts'
import { submission } from './submission.ts'

/** That what was sent before a reload may have arrived; sending it again does it once (API-49). */
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
