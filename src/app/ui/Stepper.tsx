import type { MouseEvent } from 'react'
import { useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Stepper.module.css'

export type Step = {
  key: string
  title: string
  state: 'done' | 'current' | 'ahead'
  /** Absent while the guest cannot open the step. */
  href?: string | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

type Props = {
  steps: Step[]
  /** Name of the navigation, e.g. "Steps". */
  label: string
  /** "Step 3 of 6 · Insurance". */
  progress: string
  /** For screen readers, after the title of a finished step. */
  doneWord: string
}

/** The steps of the intake: a list on a wide screen; on a phone a progress bar with a button that opens the list. */
export function Stepper({ steps, label, progress, doneWord }: Props) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const at = steps.findIndex(({ state }) => state === 'current') + 1
  return (
    <nav className={`${styles.stepper} no-print`} aria-label={label}>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span>{progress}</span>
        <Icon name="chevron" turns={false} />
      </button>
      <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect className={styles.filled} width={(100 * at) / Math.max(1, steps.length)} height="1" />
      </svg>
      <ol id={listId} className={`${styles.list} ${open ? styles.open : ''}`}>
        {steps.map((step, index) => (
          <li key={step.key} className={styles[step.state]}>
            <StepName step={step} number={index + 1} doneWord={doneWord} close={() => setOpen(false)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type NameProps = { step: Step; number: number; doneWord: string; close: () => void }

function StepName({ step, number, doneWord, close }: NameProps) {
  const isDone = step.state === 'done'
  const words = (
    <>
      <span className={styles.mark}>{isDone ? <Icon name="check" /> : number}</span>
      <span>
        {step.title}
        {isDone && <span className="visually-hidden"> ({doneWord})</span>}
      </span>
    </>
  )
  if (step.href === undefined) {
    return (
      <span className={styles.step} aria-current={step.state === 'current' ? 'step' : undefined}>
        {words}
      </span>
    )
  }
  return (
    <a
      className={styles.step}
      href={step.href}
      aria-current={step.state === 'current' ? 'step' : undefined}
      onClick={(event) => {
        close()
        step.onClick?.(event)
      }}
    >
      {words}
    </a>
  )
}
