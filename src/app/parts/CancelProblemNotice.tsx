import { useTexts } from '../messages/catalogue.ts'
import { cancel as texts } from '../messages/en/cancel.ts'
import type { CancelProblem } from '../state/cancel.ts'
import { Notice } from '../ui/Notice.tsx'

/** Says why a cancellation failed (CANCEL-15, CANCEL-16). */
export function CancelProblemNotice({ problem }: { problem: CancelProblem }) {
  const t = useTexts(texts)
  if (problem === 'alreadyCanceled') {
    return (
      <Notice tone="warning" live="alert">
        {t.alreadyCanceled}
      </Notice>
    )
  }
  return (
    <Notice tone="bad" live="alert" title={t.failed}>
      {problem === 'unreachable' ? t.unreachable : t.failedHow}
    </Notice>
  )
}
