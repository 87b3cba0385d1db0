import { useEffect, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Slug } from '#contract/content/catalogue'
import type { FormConfig } from '#contract/content/form-config'
import { Frame } from '../../parts/Frame.tsx'
import type { Documents } from '../../state/documents.ts'
import { useDocuments } from '../../state/documents.ts'
import { leaveForm, showForm } from '../../state/flow.ts'
import { settleHold } from '../../state/hold-again.ts'
import type { Visit } from '../../state/visit.ts'
import { visit } from '../../state/visit.ts'
import { Columns } from '../../ui/Columns.tsx'
import { Slide } from '../../ui/Slide.tsx'
import { AppointmentsCard } from './AppointmentsCard.tsx'
import { isCheck } from './check-answers.ts'
import { intakeOf } from './intake.ts'
import { ProgressSteps } from './ProgressSteps.tsx'
import type { Entry } from './place.ts'
import { stopOf } from './place.ts'
import { STEPS } from './registry.ts'
import { StartOver } from './StartOver.tsx'
import { StepPage } from './StepPage.tsx'
import { holdPending } from './submit.ts'

/** Whether times are held at all (HOLD-05); the form does not wait for the answer. */
const TOGGLE = ['reservationToggle'] as const

type Props = {
  config: FormConfig
  documents: Partial<Documents<Slug>>
  /** The visit was taken up again, and goes on where it was, unless the history entry names a page. */
  isResumed: boolean
}

/** The intake once everything it needs is here: one page of one step at a time. */
export function Filling({ config, documents, isResumed }: Props) {
  const now = useSnapshot(visit) as Visit
  useDocuments(TOGGLE)
  useEffect(() => {
    settleHold()
    holdPending()
    return leaveForm
  }, [])
  const [before] = useState(() => (isResumed ? snapshot(visit).place : undefined))
  const entry = (useHistoryState() ?? {}) as Entry
  const intake = intakeOf(now, config, STEPS, documents)
  const stop = stopOf(intake, entry, before)
  const { stepKey, pageKey } = stop ?? {}
  const spec = intake.steps.find((step) => step.spec.key === stepKey)?.spec
  useEffect(() => {
    if (stepKey !== undefined) showForm(stepKey)
  }, [stepKey])
  useEffect(() => {
    if (stepKey !== undefined && pageKey !== undefined) visit.place = { stepKey, pageKey }
  }, [stepKey, pageKey])
  if (!stop || !spec) return null
  const placeKey = `${stop.stepKey}/${stop.pageKey}`
  return (
    <Frame width="wide" headerEnd={<StartOver />}>
      <Columns
        aside={<ProgressSteps intake={intake} at={stop} answers={now.answers} />}
        {...(spec.wide ? {} : { end: <AppointmentsCard visit={now} /> })}
        endOnlyBeside={isCheck(stop)}
      >
        <Slide key={placeKey} from={entry.from ?? 'nowhere'}>
          <StepPage
            intake={intake}
            stop={stop}
            spec={spec}
            entry={entry}
            reread={() => intakeOf(visit as Visit, config, STEPS, documents)}
          />
        </Slide>
      </Columns>
    </Frame>
  )
}
