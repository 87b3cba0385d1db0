import { useEffect, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import type { Address } from '#contract/address-validation'
import { next, previous, type Stop } from '#domain/journey'
import { Form } from '../../forms/Form.tsx'
import type { Answers, PageSpec } from '../../forms/spec.ts'
import type { StepSpec } from '../../forms/step.ts'
import { answerKeys } from '../../forms/visible.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { AddressReview } from '../../parts/AddressReview.tsx'
import { addressOf, withAddress } from '../../parts/fields.ts'
import { HoldTimer } from '../../parts/HoldTimer.tsx'
import { href } from '../../paths.ts'
import { go, insteadOfLink, onLink } from '../../platform/navigate.ts'
import { setTitleQuestion } from '../../platform/title.ts'
import { verifyAddress } from '../../state/address.ts'
import { draft } from '../../state/draft.ts'
import { renewHold } from '../../state/hold-longer.ts'
import { isFinished, keepTyping, saveStep, type Visit, visit } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CheckAnswers } from './CheckAnswers.tsx'
import styles from './Intake.module.css'
import { firstUndone, type Intake, isCheck } from './intake.ts'
import { backToTimes, type IntakeEntry, visitPage } from './navigation.ts'
import { rereadChanged } from './refused.ts'
import { afterChange, unfinishedStops } from './review.ts'
import { HoldNotice, PerhapsSent, TypeAgain } from './StepNotices.tsx'
import { SubmissionProblem } from './SubmissionProblem.tsx'
import { submission } from './submission.ts'
import { submit } from './submit.ts'

type Props = {
  intake: Intake
  stop: Stop<PageSpec>
  spec: StepSpec
  /** The state of the history entry. */
  entry: IntakeEntry
  /** Computes the intake again from the stored answers. */
  reread: () => Intake
}

/** A page of a step: its form, what happens before the guest leaves it, and the next page. */
export function StepPage({ intake, stop, spec, entry, reread }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const now = useSnapshot(visit) as Visit
  const { provider } = now
  const { state } = useSnapshot(submission)
  const { status: draftStatus } = useSnapshot(draft)
  const [review, setReview] = useState<{ answers: Answers; entered: Address; suggested: Address }>()
  const [isChecking, setChecking] = useState(false)
  // Read once, because the form owns what is typed from now on.
  const [begun, setBegun] = useState(() => ({ answers: typedAnswers(spec, intake), times: 1 }))
  const { page } = stop
  const prefix = spec.beforeLeaving?.addressPrefix ?? ''

  async function leave(given: Answers): Promise<void> {
    const [unfinished] = isCheck(stop) ? unfinishedStops(reread(), visit as Visit) : []
    if (unfinished) return visitPage(unfinished, 'behind', { reveal: true, returnTo: 'check' }) // INTAKE-15
    saveStep(spec.key, given, page.fields.flatMap(answerKeys))
    void renewHold() // HOLD-24
    const latest = reread()
    const { returnTo } = entry
    const after = returnTo ? afterChange(latest, visit as Visit, stop) : next(latest.route, stop)
    if (!after) await finish(latest)
    else visitPage(after, 'ahead', returnTo && !isCheck(after) ? { returnTo } : {})
  }

  async function finish(latest: Intake): Promise<void> {
    const undone = firstUndone(latest, visit.answers as Visit['answers'], visit.typing as Visit['typing'])
    if (undone) return visitPage(undone, 'behind', { reveal: true }) // INTAKE-15
    const outcome = await submit(latest)
    if (outcome.status === 'refused' && (await rereadChanged(latest, outcome.errors))) {
      setBegun(({ times }) => ({ answers: typedAnswers(spec, reread()), times: times + 1 }))
    }
    const isDone = outcome.status === 'done' || outcome.status === 'saved'
    // The guest may have started over meanwhile.
    if (isDone && isFinished(visit.appointment)) go(href('confirmation'), { replace: true })
  }

  async function submitPage(given: Answers): Promise<void> {
    const verifies = spec.beforeLeaving?.page === stop.pageKey
    const entered = verifies ? addressOf(given, prefix) : undefined
    if (!entered) return leave(given)
    setChecking(true)
    const check = await verifyAddress(entered)
    setChecking(false)
    if (check.outcome === 'continue') return leave(withAddress(given, prefix, check.address))
    setReview({ answers: given, entered, suggested: check.suggested })
  }

  useEffect(() => {
    setTitleQuestion(page.title)
    return () => setTitleQuestion('')
  }, [page.title])

  const isWalkIn = intake.context.flow === 'INSTANT_VACCINE'
  const isSubmitting = state.status === 'in_progress'
  const isLast = next(intake.route, stop) === undefined
  return (
    <>
      <PageHeader
        title={page.title}
        hint={page.hint}
        focusKey={`${stop.stepKey}/${stop.pageKey}`}
        back={backOf(
          c.back,
          entry.returnTo ? intake.route.find(isCheck) : previous(intake.route, stop),
          provider?.providerId ?? '',
          isWalkIn,
        )}
      />
      <div className={styles.notices}>
        {!isWalkIn && <HoldNotice />}
        {draftStatus === 'memory' && <Notice tone="warning">{t.memoryOnly}</Notice>}
        {(isCheck(stop) || isLast) && <PerhapsSent />}
        <TypeAgain intake={intake} stop={stop} />
      </div>
      <Form
        key={begun.times}
        page={page}
        initialValues={begun.answers}
        context={intake.context}
        revealErrors={entry.reveal === true}
        focusOn={entry.focus}
        onSubmit={(given) => void submitPage(given)}
        onLeaveField={(given) => keepTyping(spec.key, given)}
        busy={
          isChecking ? t.checkingAddress : isSubmitting ? (isWalkIn ? t.submitting : t.booking) : undefined
        }
        {...(spec.problemsTitle ? { summaryTitle: spec.problemsTitle() } : {})}
        bar={<HoldTimer />}
        submitLabel={isLast ? (isWalkIn ? t.submit : t.book) : c.continue}
      >
        {isCheck(stop) && <CheckAnswers intake={intake} visit={now} />}
        {isLast && <SubmissionProblem intake={intake} />}
      </Form>
      {review && (
        <AddressReview
          entered={review.entered}
          suggested={review.suggested}
          onEdit={() => setReview(undefined)}
          onChoose={(address) => {
            setReview(undefined)
            void leave(withAddress(review.answers, prefix, address))
          }}
        />
      )}
    </>
  )
}

/** The page before; from the first page to the results, or to the selection of a walk-in (INTAKE-12, INTAKE-16). */
function backOf(label: string, before: Stop<PageSpec> | undefined, locationId: string, isWalkIn: boolean) {
  const selection = href('instantVaccineSelection', { locationId })
  if (!before && isWalkIn) return { label, href: selection, onClick: onLink(selection, { state: {} }) }
  if (!before) return { label, href: href('results'), onClick: insteadOfLink(backToTimes) }
  return {
    label,
    href: href('schedule'),
    onClick: insteadOfLink(() => visitPage(before, 'behind')),
  }
}

/** The stored answers of a step, with what was typed before a reload. */
function typedAnswers({ key, prefill }: StepSpec, { context }: Intake): Answers {
  const { answers, typing } = snapshot(visit) as Visit
  return { ...prefill?.(context.facts.answers), ...answers[key], ...typing[key] }
}
