import { type ReactNode, useEffect, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Slug } from '#contract/content/catalogue'
import type { FormConfig } from '#contract/content/form-config'
import type { SchedulerFlow } from '#contract/vocabulary'
import { lacksAnswers } from '#domain/eligibility/booking-refusal'
import { next } from '#domain/journey'
import type { CatalogueService } from '#domain/services'
import type { ZipTowns } from '#domain/zip-towns'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { OtherTab } from '../../parts/OtherTab.tsx'
import Unsettled from '../../parts/Unsettled.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { formConfigOf, layerContextOf } from '../../state/configuration.ts'
import { type Documents, useDocuments } from '../../state/documents.ts'
import { draft, endVisit, hasVisit, readDraft } from '../../state/draft.ts'
import { leaveForm, showForm } from '../../state/flow.ts'
import { settleHold } from '../../state/hold-again.ts'
import { kiosk } from '../../state/kiosk.ts'
import { isUnsettled } from '../../state/pending.ts'
import { landingOfToday } from '../../state/receipts.ts'
import { goToStart, goWithSearch, NO_BOOKING, NOT_HELD, readSearch } from '../../state/search.ts'
import { loadServices, services } from '../../state/services.ts'
import { isFinished, type Visit, visit } from '../../state/visit.ts'
import { erase } from '../../state/wipe.ts'
import { loadZipTowns, nearby } from '../../state/zip-towns.ts'
import { Button } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AppointmentsCard } from './AppointmentsCard.tsx'
import { languagesOf, withdrawAgreements } from './agreed-in.ts'
import { birthDocumentsOf } from './birth-refusal.ts'
import styles from './Intake.module.css'
import { documentsOf, type Intake, type IntakeEntry, intakeOf, isCheck, stopOf } from './intake.ts'
import { ProgressSteps } from './ProgressSteps.tsx'
import { STEPS } from './registry.ts'
import { StepPage } from './StepPage.tsx'
import { holdPending, submission } from './submit.ts'

const CONFIGURATION = ['schedulerConfig', 'formConfig'] as const

/**
 * The intake form (ROUTE-12, INTAKE-01 to INTAKE-17). Without an appointment it redirects to main, or to the dietitian's prescreen
 * (ROUTE-43).
 */
export default function IntakePage() {
  const t = useTexts(texts)
  const { status: draftStatus } = useSnapshot(draft)
  const isRead = hasVisit(draftStatus)
  const { appointment, flow } = useSnapshot(visit)
  const lacksAnswers = useMissingAnswers(isRead)
  const [isResumed, setResumed] = useState(false)
  if (!isRead && !isResumed) setResumed(true) // the draft is read, or taken over from another tab, for this page
  const configuration = useDocuments(CONFIGURATION)
  const config =
    configuration.status === 'done'
      ? formConfigOf(configuration.value, layerContextOf(visit as Visit))
      : undefined
  const documents = useDocuments(config ? documentsOf(config, STEPS) : [])
  useEffect(() => {
    void readDraft()
  }, [])
  const isMissing = isRead && appointment === undefined
  const isBooked = isRead && isFinished(appointment)
  useEffect(() => {
    if (isMissing) void leaveForStart(flow)
    if (isBooked) go(href('confirmation'), { replace: true })
  }, [isMissing, isBooked, flow])

  if (draftStatus === 'elsewhere') return <OtherTab />

  const failed =
    configuration.status === 'failed' ? configuration : documents.status === 'failed' ? documents : undefined
  if (failed) {
    return (
      <Frame>
        <DocumentsProblem retry={failed.retry} />
      </Frame>
    )
  }
  if (isRead && !isMissing && !isBooked && lacksAnswers === true) return <Unanswered />
  if (
    !isRead ||
    isMissing ||
    isBooked ||
    lacksAnswers === 'unknown' ||
    !config ||
    documents.status !== 'done'
  ) {
    return (
      <Frame width="wide">
        <Skeleton shape="title" label={t.loading} />
        <Skeleton shape="card" count={3} />
      </Frame>
    )
  }
  return <Filling config={config} documents={documents.value} isResumed={isResumed} />
}

/** Whether eligibility answers are missing. If the services fail to load, the server decides. */
function useMissingAnswers(isRead: boolean): boolean | 'unknown' {
  const now = useSnapshot(visit) as Visit
  const { status, list } = useSnapshot(services)
  const mayLack = isRead && now.flow === 'EVERYDAY_VACCINE'
  useEffect(() => {
    if (mayLack) void loadServices()
  }, [mayLack])
  if (!mayLack || status === 'failed') return false
  return status === 'done' ? lacksEligibility(now, list as readonly CatalogueService[]) : 'unknown'
}

async function leaveForStart(flow: SchedulerFlow): Promise<void> {
  // A time of this search was given up, as by Back to the results.
  const { search } = snapshot(visit) as Visit
  if (search && flow !== 'DIETITIAN')
    return goWithSearch('main', { ...search, error: NOT_HELD }, { replace: true })
  // Back from the confirmation of a walk-in leads here: the store's page has its code (VISIT-10).
  const landing = flow === 'DIETITIAN' || draft.isLost ? undefined : await landingOfToday()
  if (window.location.pathname !== href('schedule')) return
  if (landing !== undefined) return go(landing, { replace: true })
  // The start page ends the visit, so it must hear here that the draft was lost.
  goToStart(flow, { replace: true, state: draft.isLost ? { isLost: true } : { error: NO_BOOKING } })
}

/** Whether slots are held at all (HOLD-05). The form does not wait for this document. */
const TOGGLE = ['reservationToggle'] as const

type FillingProps = {
  config: FormConfig
  documents: Partial<Documents<Slug>>
  /** The visit was resumed: the form opens where the guest left it, unless the history entry names a page. */
  isResumed: boolean
}

/** The loaded intake, one page of a step at a time. */
function Filling({ config, documents, isResumed }: FillingProps) {
  const now = useSnapshot(visit) as Visit
  useDocuments(TOGGLE)
  const questions = useDocuments(birthDocumentsOf(now))
  const { list } = useSnapshot(services)
  const judging = {
    documents: questions.status === 'done' ? questions.value : {},
    services: list as readonly CatalogueService[],
    towns: useSnapshot(nearby).towns as ZipTowns,
  }
  const { postalCode } = now.provider?.store.address ?? {}
  const searchedAt = now.search?.location
  useEffect(() => {
    void loadZipTowns([postalCode, searchedAt])
  }, [postalCode, searchedAt])
  useEffect(() => {
    settleHold()
    holdPending()
    return leaveForm
  }, [])
  const [before] = useState(() => (isResumed ? snapshot(visit).place : undefined))
  const entry = (useHistoryState() ?? {}) as IntakeEntry
  const intake = intakeOf(now, config, STEPS, documents, judging)
  useAgreedAnew(intake)
  const stop = stopOf(intake, entry, before)
  const { stepKey, pageKey } = stop ?? {}
  const spec = intake.steps.find((step) => step.spec.key === stepKey)?.spec
  useEffect(() => {
    if (stepKey !== undefined) showForm(stepKey)
  }, [stepKey])
  useEffect(() => {
    if (stepKey === undefined || pageKey === undefined) return
    visit.place = { stepKey, pageKey }
    // Without its page, Back to this entry after a reload would open the page that the guest reloaded.
    if (entry.step === undefined) {
      go(href('schedule'), { replace: true, state: { ...entry, step: stepKey, page: pageKey } })
    }
  }, [stepKey, pageKey, entry])
  if (!stop || !spec) return null
  const placeKey = `${stop.stepKey}/${stop.pageKey}`
  const isLast = next(intake.pages, stop) === undefined
  return (
    <Frame width="wide" headerEnd={<StartOver />}>
      <Columns
        aside={<ProgressSteps intake={intake} at={stop} answers={now.answers} />}
        {...(spec.wide ? {} : { end: <AppointmentsCard visit={now} /> })}
        endOnlyBeside={isCheck(stop) || isLast || now.flow === 'INSTANT_VACCINE'}
      >
        <Slide key={placeKey} from={entry.from ?? 'nowhere'}>
          <StepPage
            key={JSON.stringify(now.agreedIn)}
            intake={intake}
            stop={stop}
            spec={spec}
            entry={entry}
            reread={() => intakeOf(visit as Visit, config, STEPS, documents, judging)}
          />
        </Slide>
      </Columns>
    </Frame>
  )
}

/** A guest who agreed in another language agrees anew, to the text that is shown now (LANG-07). */
function useAgreedAnew(intake: Intake): void {
  const shown = languagesOf(intake)
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same languages are no change.
  useEffect(() => withdrawAgreements(intake, shown), [key])
}

/** Slides a step in from its side. Its key must change with the step. */
function Slide({ from, children }: { from: 'ahead' | 'behind' | 'nowhere'; children: ReactNode }) {
  return <div className={styles[from]}>{children}</div>
}

/** A button that ends the visit after a question. */
export function StartOver() {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const [isSettling, setSettling] = useState(false)
  const { flow } = useSnapshot(visit)
  const { state } = useSnapshot(submission)
  async function startOver(): Promise<void> {
    const { flow, provider } = visit
    if (kiosk.enrolment) return erase()
    if (flow === 'INSTANT_VACCINE') {
      go(href('instantVaccine', { locationId: provider?.providerId ?? '' }), { replace: true })
    } else goToStart(flow, { replace: true })
    await endVisit()
  }
  function settle(): void {
    setAsking(false)
    setSettling(true)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.startOver}
      </Button>
      <Dialog
        open={isAsking}
        title={t.startOverAsk}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="danger" onClick={() => (isUnsettled(visit) ? settle() : void startOver())}>
              {t.startOverYes}
            </Button>
            <Button onClick={() => setAsking(false)}>{t.startOverNo}</Button>
          </>
        }
      >
        {state.status === 'in_progress' && (
          <Notice tone="warning" live="status">
            {flow === 'INSTANT_VACCINE' ? t.startOverWhileSent : t.startOverWhileBooked}
          </Notice>
        )}
        <p>{t.startOverWarning}</p>
      </Dialog>
      {isSettling && <Unsettled onStay={() => setSettling(false)} onLeave={() => void startOver()} />}
    </>
  )
}

/** Replaces the form while eligibility answers are missing, with a link to their questions. */
export function Unanswered() {
  const t = useTexts(texts)
  const now = useSnapshot(visit) as Visit
  // The questions release the hold, so Back must not lead to this form.
  const ask = () =>
    goWithSearch('prescreen', { ...readSearch(now.search), type: now.category }, { replace: true })
  return (
    <Frame>
      <PageHeader title={t.questionsFirst} hint={t.questionsFirstWhy} focusKey="unanswered" />
      <p className={styles.ask}>
        <Button look="primary" onClick={ask}>
          {t.answerQuestions}
        </Button>
      </p>
      <AppointmentsCard visit={now} />
    </Frame>
  )
}

/**
 * Whether eligibility answers for the vaccines are missing, so that the server would refuse the booking. `catalogue`: every
 * service.
 */
export function lacksEligibility(
  { appointment, eligibilityServiceIds = [] }: Pick<Visit, 'appointment' | 'eligibilityServiceIds'>,
  catalogue: readonly CatalogueService[],
): boolean {
  if (!appointment?.timestamp) return false
  const ids = appointment.services.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const booked = ids.flatMap((id) => catalogue.find((service) => service.id === id) ?? [])
  return lacksAnswers({ booked, catalogue }, eligibilityServiceIds)
}
