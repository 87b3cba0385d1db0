import { useEffect, useRef, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import type { Address } from '#contract/address-validation'
import { ageMessage } from '#domain/fields/patient'
import { next, previous, type Stop } from '#domain/journey'
import type { Facts } from '#domain/rules'
import { dayAnswered } from '../../forms/answers.ts'
import { Form } from '../../forms/Form.tsx'
import { useFromAnswers } from '../../forms/scope.ts'
import type { Answers, PageSpec } from '../../forms/spec.ts'
import type { StepSpec } from '../../forms/step.ts'
import { answerKeys } from '../../forms/visible.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { isUntranslated } from '../../messages/document-texts.ts'
import { common } from '../../messages/en/common.ts'
import { booking as bookingTexts, intake as intakeTexts, intake as texts } from '../../messages/en/intake.ts'
import { AddressReview } from '../../parts/AddressReview.tsx'
import { addressOf, withAddress } from '../../parts/fields.ts'
import { HoldTimer } from '../../parts/HoldTimer.tsx'
import { LanguageHelp } from '../../parts/LanguageHelp.tsx'
import { LostSlot } from '../../parts/slots/LostSlot.tsx'
import { href } from '../../paths.ts'
import { go, insteadOfLink, onLink, setTitleQuestion } from '../../platform/navigate.ts'
import { type Review, verifyAddress } from '../../state/address.ts'
import { draft } from '../../state/draft.ts'
import { holdAgain } from '../../state/hold-again.ts'
import { renewHold } from '../../state/hold-longer.ts'
import type { Submission } from '../../state/pending.ts'
import { goWithSearch, readSearch } from '../../state/search.ts'
import { isFinished, keepTyping, saveStep, type Visit, visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { afterChange, CheckAnswers, unfinishedStops } from './CheckAnswers.tsx'
import { ChosenVaccines } from './ChosenVaccines.tsx'
import styles from './Intake.module.css'
import {
  asksAgain,
  backToTimes,
  firstForgotten,
  firstUndone,
  type Intake,
  type IntakeEntry,
  isCheck,
  visitPage,
} from './intake.ts'
import { LastLook } from './LastLook.tsx'
import { LaterDay } from './LaterDay.tsx'
import { differingSignature, SignAsTyped } from './SignAsTyped.tsx'
import { SubmissionRefused } from './SubmissionRefused.tsx'
import { rereadChanged, submission, submit } from './submit.ts'

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
  const [review, setReview] = useState<{ answers: Answers; entered: Address; check: Review }>()
  const [isChecking, setChecking] = useState(false)
  const [differing, setDiffering] = useState<{ answers: Answers; signature: string }>()
  const signedAs = useRef<string>(undefined)
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
    const after = returnTo ? afterChange(latest, visit as Visit, stop) : next(latest.pages, stop)
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

  function submitPage(given: Answers): Promise<void> | void {
    const signature = spec.isSigned ? differingSignature(given, intake.context.facts) : undefined
    if (signature === undefined || signature === signedAs.current) return verify(given)
    setDiffering({ answers: given, signature })
  }

  async function verify(given: Answers): Promise<void> {
    const verifies = spec.beforeLeaving?.page === stop.pageKey
    const entered = verifies ? addressOf(given, prefix) : undefined
    if (!entered) return leave(given)
    setChecking(true)
    const check = await verifyAddress(entered)
    setChecking(false)
    if (check.outcome === 'continue') return leave(withAddress(given, prefix, check.address))
    setReview({ answers: given, entered, check })
  }

  useEffect(() => {
    // A title has one language: that of a text that is not translated stays out of it.
    setTitleQuestion(isUntranslated(page.title) ? '' : page.title)
    return () => setTitleQuestion('')
  }, [page.title])

  const isWalkIn = intake.context.flow === 'INSTANT_VACCINE'
  const isSubmitting = state.status === 'in_progress'
  const isLast = next(intake.pages, stop) === undefined
  return (
    <>
      <PageHeader
        title={page.title}
        hint={page.hint}
        focusKey={`${stop.stepKey}/${stop.pageKey}`}
        back={backOf(
          c.back,
          entry.returnTo ? intake.pages.find(isCheck) : previous(intake.pages, stop),
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
      {spec.agreesTo && <LanguageHelp />}
      <Form
        key={begun.times}
        page={page}
        initialValues={begun.answers}
        context={intake.context}
        revealErrors={entry.reveal === true}
        focusOn={entry.focus}
        onSubmit={(given) => void submitPage(given)}
        onLeaveField={(given) => {
          // The guest may have erased the visit in between.
          if (visit.appointment) keepTyping(spec.key, given)
        }}
        busy={
          isChecking ? t.checkingAddress : isSubmitting ? (isWalkIn ? t.submitting : t.booking) : undefined
        }
        {...(spec.problemsTitle ? { summaryTitle: spec.problemsTitle() } : {})}
        blockActions={!isWalkIn && <LaterDay />}
        before={spec.key === 'vaccineConsent' && <ChosenVaccines visit={now} />}
        bar={<HoldTimer />}
        submitLabel={isLast ? (isWalkIn ? t.submit : t.book) : c.continue}
      >
        {isCheck(stop) && <CheckAnswers intake={intake} visit={now} />}
        {page.fields.some(({ name }) => name === 'dob') && <OtherVaccine facts={intake.context.facts} />}
        {isLast && !isWalkIn && <LastLook intake={intake} visit={now} stop={stop} />}
        {isLast && <SubmissionTrouble />}
      </Form>
      {isLast && <SubmissionRefused intake={intake} />}
      {differing && (
        <SignAsTyped
          facts={intake.context.facts}
          onChange={() => setDiffering(undefined)}
          onSign={() => {
            signedAs.current = differing.signature
            setDiffering(undefined)
            void verify(differing.answers)
          }}
        />
      )}
      {review && (
        <AddressReview
          entered={review.entered}
          review={review.check}
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
  return { ...prefill?.(context.facts.answers, context.facts), ...answers[key], ...typing[key] }
}

/** Below a birth date that the vaccine is not for, by its questions or its ages: the way to another one (BK-30). */
function OtherVaccine({ facts }: { facts: Facts }) {
  const t = useTexts(intakeTexts)
  const isRefused = useFromAnswers((answers) => {
    const [birth, booked] = [dayAnswered('dob', answers), facts.visit]
    if (birth === undefined || !booked) return false
    return (ageMessage(birth, booked.day, booked) ?? booked.refusesBirth?.(birth)) !== undefined
  })
  const { search, category, flow } = snapshot(visit) as Visit
  if (!isRefused || flow !== 'EVERYDAY_VACCINE') return null
  const choose = () => goWithSearch('prescreen', { ...readSearch(search), type: category, serviceIds: [] })
  return (
    <div>
      <Button onClick={choose}>{t.otherVaccine}</Button>
    </div>
  )
}

/** Says that what was sent without an answer may have arrived, and that sending it again does no harm (API-49, BK-37). */
function PerhapsSent() {
  const t = useTexts(bookingTexts)
  const { pending, flow } = useSnapshot(visit)
  const { state } = useSnapshot(submission) as { state: Submission }
  if (!pending || state.status === 'in_progress') return null
  const isWalkIn = flow === 'INSTANT_VACCINE'
  return (
    <Notice tone="warning" live="status" title={isWalkIn ? t.perhapsCheckedIn : t.perhapsBooked}>
      {isWalkIn ? t.perhapsCheckedInHow : t.perhapsBookedHow}
    </Notice>
  )
}

/** The notice of a hold that ended. Scrolls to a lost slot, because the form is useless without another one. */
function HoldNotice() {
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
function TypeAgain({ intake, stop }: { intake: Intake; stop: Stop<PageSpec> }) {
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

/** Says that a submission got no answer (BOOK-18). */
function SubmissionTrouble() {
  const t = useTexts(bookingTexts)
  const { state } = useSnapshot(submission) as { state: Submission }
  const { flow } = useSnapshot(visit)
  if (state.status !== 'failed') return null
  return (
    <Notice tone="bad" live="alert">
      {t.connectionFailed}
      {flow === 'INSTANT_VACCINE' && <p>{t.notSaved}</p>}
    </Notice>
  )
}
