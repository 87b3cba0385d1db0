import { useId } from 'react'
import { showPhone } from '#domain/phone'
import { useTexts } from '../messages/catalogue.ts'
import { cancel as cancelTexts } from '../messages/en/cancel.ts'
import { pages as texts } from '../messages/en/pages.ts'
import { leftToRight } from '../messages/left-to-right.ts'
import type { CancelProblem } from '../state/cancel.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { outlines } from '../ui/outlines.ts'
import styles from './PhoneLine.module.css'

/** A button that calls a number, below what it is for. `number`: ddd-ddd-dddd (LIMITS-10, LIMITS-11). */
export function PhoneLine({ label, number }: { label?: string; number: string }) {
  const t = useTexts(texts)
  const id = useId()
  return (
    <div className={styles.line}>
      {label !== undefined && <p id={id}>{label}</p>}
      <Button
        icon={outlines.phone}
        href={`tel:+1-${number}`}
        {...(label !== undefined && { describedBy: id })}
      >
        {t.call(leftToRight(showPhone(number)))}
      </Button>
    </div>
  )
}

/** Says why a cancellation failed (CANCEL-15, CANCEL-16). */
export function CancelProblemNotice({ problem }: { problem: CancelProblem }) {
  const t = useTexts(cancelTexts)
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
