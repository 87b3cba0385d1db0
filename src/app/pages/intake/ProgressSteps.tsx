import { type MouseEvent, useId, useState } from 'react'
import type { PagePosition } from '#domain/journey'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import type { Visit } from '../../state/visit.ts'
import { Icon } from '../../ui/Icon.tsx'
import { homeOf, type Intake, isStepDone, visitPage } from './intake.ts'
import styles from './Stepper.module.css'

type Props = { intake: Intake; at: PagePosition; answers: Visit['answers'] }

/** The stepper of the intake (INTAKE-05, INTAKE-13). */
export function ProgressSteps({ intake, at, answers }: Props) {
  const t = useTexts(texts)
  const shown = intake.steps.flatMap(({ spec }) => {
    const home = homeOf(intake, spec.key)
    const first = intake.pages.find((stop) => stop.stepKey === home)
    return first ? [{ spec, first }] : []
  })
  function stateOf(key: string): Step['state'] {
    if (key === at.stepKey) return 'current'
    if (homeOf(intake, key) === at.stepKey) return 'shared'
    return isStepDone(intake, answers, key) ? 'done' : 'ahead'
  }
  const index = shown.findIndex(({ spec }) => spec.key === at.stepKey)
  const title = shown[index]?.spec.title() ?? ''
  const numbers = shown.flatMap(({ spec }, position) =>
    homeOf(intake, spec.key) === at.stepKey ? [position + 1] : [],
  )
  return (
    <Stepper
      label={t.steps}
      doneWord={t.done}
      progress={t.stepOf([...new Set([numbers[0], numbers.at(-1)])].join('–'), shown.length, title)}
      steps={shown.map(({ spec, first }, position) => ({
        key: spec.key,
        title: spec.title(),
        state: stateOf(spec.key),
        href: href('schedule'),
        onClick: insteadOfLink(() => visitPage(first, position < index ? 'behind' : 'ahead')),
      }))}
    />
  )
}

type Step = {
  key: string
  title: string
  /** `shared`: its texts are on the page of the current one. */
  state: 'done' | 'current' | 'shared' | 'ahead'
  /** Absent while the guest cannot open the step. */
  href?: string | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

type StepperProps = {
  steps: Step[]
  /** Accessible name of the navigation. */
  label: string
  /** E.g. "Step 3 of 6 · Insurance", or "Step 4–5 of 6 · Consent" of a page that two steps share. */
  progress: string
  /** For screen readers, after the title of a finished step. */
  doneWord: string
}

/** A list of the steps on a wide screen; on a phone a progress bar with a button that opens the list. */
function Stepper({ steps, label, progress, doneWord }: StepperProps) {
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
      <svg
        className={styles.track}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        data-forced="bar"
        aria-hidden="true"
      >
        <rect width="100" height="1" />
        <rect
          className={styles.filled}
          data-filled=""
          width={(100 * at) / Math.max(1, steps.length)}
          height="1"
        />
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
      <span className={styles.mark} data-forced={step.state === 'ahead' ? 'outline' : 'fill'}>
        {isDone ? <Icon name="check" /> : number}
      </span>
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
