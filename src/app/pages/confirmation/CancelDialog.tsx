import { useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { useTexts } from '../../messages/catalogue.ts'
import { cancel as texts } from '../../messages/en/cancel.ts'
import { CancelProblemNotice } from '../../parts/PhoneLine.tsx'
import { calendarVisitsOf, servicesText, visitLines, whenOf } from '../../parts/visit-texts.ts'
import { type CancelKey, cancel, cancelling, goToCanceled, learnCanceled } from '../../state/cancel.ts'
import { reportFieldErrors } from '../../state/flow.ts'
import type { Appointment, Visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCard.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Confirmation.module.css'

type Props = {
  cancelKey: CancelKey
  visit: Visit
  config: SchedulerConfig
  isOpen: boolean
  onClose: () => void
}

/**
 * Cancels the appointment after a question (CANCEL-04 to CANCEL-07). With a follow-up the first dose is chosen, and both are
 * cancelled.
 */
export function CancelDialog({ cancelKey, visit, config, isOpen, onClose }: Props) {
  const t = useTexts(texts)
  const { state } = useSnapshot(cancelling)
  const { appointment, followup, flow } = visit
  const [isChosen, setChosen] = useState(followup !== undefined) // CANCEL-05
  const [isMissing, setMissing] = useState(false)
  const choices = useRef<HTMLFieldSetElement>(null)
  const problemId = useId()
  if (!appointment) return null
  const isBusy = state.status === 'in_progress'
  const isOver = state.status === 'failed' && state.problem === 'alreadyCanceled' // CANCEL-15
  const known = { flow, visits: calendarVisitsOf(visit, config), lines: visitLines(visit) }
  const leave = () => {
    learnCanceled(known)
    goToCanceled()
  }
  const submit = async () => {
    if (!isChosen) {
      setMissing(true) // CANCEL-07
      reportFieldErrors(['appointment']) // EVENTS-03
      choices.current?.querySelector('input')?.focus()
      return
    }
    if (await cancel(cancelKey, known)) goToCanceled()
  }
  return (
    <Dialog
      open={isOpen}
      title={t.dialogTitle}
      {...(!isBusy && { onClose: isOver ? leave : onClose })}
      actions={
        isOver ? (
          <Button look="primary" onClick={leave}>
            {t.goOn}
          </Button>
        ) : (
          <>
            <Button look="danger" busy={isBusy ? t.canceling : undefined} onClick={() => void submit()}>
              {t.submit}
            </Button>
            <Button disabled={isBusy} onClick={onClose}>
              {t.keep}
            </Button>
          </>
        )
      }
    >
      <fieldset ref={choices} className={styles.choices} aria-describedby={isMissing ? problemId : undefined}>
        <legend>{t.which}</legend>
        <ChoiceCards>
          <Choice
            value="first"
            appointment={appointment}
            checked={isChosen}
            {...(followup && { waits: t.included })}
            onChange={() => {
              setChosen(true)
              setMissing(false)
            }}
          />
          {followup && <Choice value="second" appointment={followup} checked={false} waits={t.canceledToo} />}
        </ChoiceCards>
      </fieldset>
      {followup && <Notice tone="warning">{t.firstCancelsAll}</Notice>}
      {isMissing && (
        <Notice tone="bad" live="alert" id={problemId}>
          {t.noneSelected}
        </Notice>
      )}
      {state.status === 'failed' && <CancelProblemNotice problem={state.problem} />}
    </Dialog>
  )
}

type ChoiceProps = {
  value: string
  appointment: Appointment
  checked: boolean
  /** Why the guest cannot change the choice. */
  waits?: string
  onChange?: () => void
}

function Choice({ value, appointment, checked, waits, onChange }: ChoiceProps) {
  return (
    <ChoiceCard
      type="radio"
      name="appointment"
      value={value}
      checked={checked}
      title={whenOf(appointment)}
      info={servicesText(appointment)}
      waits={waits}
      onChange={() => {
        if (waits === undefined) onChange?.()
      }}
    />
  )
}
