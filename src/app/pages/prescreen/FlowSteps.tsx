import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { isDay } from '#domain/calendar'
import { calendarAddress, calendarDay } from '#domain/ics'
import { progress } from '#domain/journey'
import { Form } from '../../forms/Form.tsx'
import type { FlowContext, FlowPage, FlowSpec, Verdict } from '../../forms/flow.ts'
import type { Answers } from '../../forms/spec.ts'
import { say, useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { common } from '../../messages/en/common.ts'
import { prescreen as texts } from '../../messages/en/prescreen.ts'
import { saidDate, saidDay } from '../../messages/when.ts'
import { backLink } from '../../parts/back-link.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { type EntryState, go, goBack } from '../../platform/navigate.ts'
import { keepEligibility, keepPrescreenTyping, prescreen, savePrescreenStep } from '../../state/prescreen.ts'
import { goWithSearch } from '../../state/search.ts'
import { todayHere } from '../../state/search-plan.ts'
import { licensure as licensureState, loadLicensure } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { withLang } from '../../ui/with-lang.ts'
import { LinkedTimeNotice, type LinkStanding, ServicesProblem } from './LinkedTime.tsx'
import { contextOf, type FlowBase, type StepAnswers, searchAfter, standingAt, stepsOf } from './machine.ts'
import styles from './Prescreen.module.css'

type Props = { flow: FlowSpec; base: FlowBase; link: LinkStanding | undefined }

/** The steps of a flow, one page each, and its verdict (PRESCREEN-04, PRESCREEN-06 to PRESCREEN-08). */
export function FlowSteps({ flow, base, link }: Props) {
  const { step = '1' } = useParams<{ step: string }>()
  const entry = (useHistoryState() ?? {}) as EntryState
  const { given } = useSnapshot(prescreen) as { given: StepAnswers }
  const contextWith = useContextOf(flow, base)
  const context = useMemo(() => contextWith(given), [contextWith, given])
  const standing = standingAt(flow, context, given, Number(step))
  const position = standing.at === 'page' ? String(standing.stop.stepIndex + 1) : step
  const toStep = (number: string, replace: boolean) =>
    go(href('prescreen', { step: number }), { replace, state: entry })
  useEffect(() => {
    if (position !== step) go(href('prescreen', { step: position }), { replace: true, state: entry }) // PRESCREEN-08
  }, [position, step, entry])

  if (standing.at === 'nothing') return <ServicesProblem flow={flow} base={base} />
  const verdict = standing.at === 'verdict' ? flow.verdict?.(context) : undefined
  if (verdict) return <VerdictScreen verdict={verdict} onDone={() => finish(flow, context, true)} />
  if (standing.at !== 'page') return null
  const { stop } = standing

  function proceed(answers: Answers): void {
    savePrescreenStep(stop.stepKey, answers)
    const latest = contextWith({ ...given, [stop.stepKey]: answers })
    const hasMore = stop.stepIndex + 1 < stepsOf(flow, latest).length || flow.verdict?.(latest) !== undefined
    if (hasMore) toStep(String(stop.stepIndex + 2), false)
    else finish(flow, latest, false)
  }

  return (
    <FlowStep
      key={stop.stepKey}
      flow={flow}
      context={context}
      stop={stop}
      given={given}
      contextWith={contextWith}
      onSubmit={proceed}
    >
      {link && <LinkedTimeNotice search={base.search} standing={link} isFirst={stop.stepIndex === 0} />}
    </FlowStep>
  )
}

/** Returns a function that adds answers to the facts of a flow. It stays the same while nothing else changes. */
function useContextOf(flow: FlowSpec, base: FlowBase): (given: StepAnswers) => FlowContext {
  const licensure = useSnapshot(licensureState) as FlowContext['licensure']
  const today = todayHere()
  const { type, search, services } = base
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded documents do not change.
  const contextWith = useCallback(
    (given: StepAnswers) => contextOf(flow, { ...base, licensure, today }, given),
    [flow, type, search, services, licensure, today],
  )
  const licensed = flow.licensedService?.(contextWith({}))
  useEffect(() => {
    if (licensed !== undefined) void loadLicensure(licensed)
  }, [licensed])
  return contextWith
}

function finish(flow: FlowSpec, context: FlowContext, replace: boolean): void {
  const { search, eligibility } = searchAfter(flow, context)
  keepEligibility(eligibility, search.serviceIds ?? [])
  goWithSearch('results', search, { replace }) // PRESCREEN-04, PRESCREEN-05
}

type StepProps = {
  flow: FlowSpec
  context: FlowContext
  stop: ReturnType<typeof stepsOf>[number]
  given: StepAnswers
  contextWith: (given: StepAnswers) => FlowContext
  onSubmit: (answers: Answers) => void
  /** Shown above the questions. */
  children: ReactNode
}

function FlowStep({ flow, context, stop, given, contextWith, onSubmit, children }: StepProps) {
  const c = useTexts(common)
  const t = useTexts(texts)
  const { stepKey, page } = stop
  const [typed, setTyped] = useState<Answers>(
    () => prescreen.typing[stepKey] ?? given[stepKey] ?? flow.prefill?.(context) ?? {},
  )
  const at = progress(stepsOf(flow, context), stop)
  const question = flow.progress?.(context, stepKey)
  const steps = at && at.of > 1 ? c.stepOf(at.n, at.of) : undefined
  const branching = flow.mayBranch ? t.step(1) : undefined
  const over = flow.progress ? question && t.questionOf(question.n, question.most) : (steps ?? branching)
  // The button depends on the current choice (ELIG-26).
  const now = stepsOf(flow, contextWith({ ...given, [stepKey]: typed }))
  const current: FlowPage = now.find((one) => one.stepKey === stepKey)?.page ?? page
  const isLast = now.at(-1)?.stepKey === stepKey

  function keep(answers: Answers): void {
    setTyped(answers)
    keepPrescreenTyping(stepKey, answers)
  }

  return (
    <Frame>
      <PageHeader
        title={page.title}
        hint={page.hint}
        focusKey={stepKey}
        over={over}
        back={backLink(c.back)}
      />
      {children}
      <Form
        page={page}
        initialValues={typed}
        context={context}
        onSubmit={onSubmit}
        onLeaveField={keep}
        {...(flow.problemsTitle ? { summaryTitle: flow.problemsTitle() } : {})}
        submitLabel={current.button ?? (isLast ? flow.finishLabel() : c.continue)}
      >
        {flow.link && <FlowLink {...flow.link(context)} />}
      </Form>
    </Frame>
  )
}

type LinkProps = { before?: string | undefined; text: string; url: string }

/** A link out of a flow (PRESCREEN-24). */
function FlowLink({ before, text, url }: LinkProps) {
  return (
    <p>
      {before && withLang(translate(before))} <a href={url}>{withLang(translate(text))}</a>
    </p>
  )
}

const READING_TIME = 900 // ELIG-25, milliseconds

/** The verdict of the answers: the results, a later date, or a refusal with its reasons (ELIG-18, ELIG-23, ELIG-24). */
function VerdictScreen({ verdict, onDone }: { verdict: Verdict; onDone: () => void }) {
  if (verdict.kind === 'ineligible') return <Ineligible verdict={verdict} />
  if (verdict.kind === 'error') return <Stopped verdict={verdict} />
  const { moved, date, bookableFrom } = verdict
  if (moved?.by === 'lastDose') {
    return <Moved moved={moved} date={date} bookableFrom={bookableFrom} onDone={onDone} />
  }
  return <Eligible message={verdict.message} onDone={onDone} />
}

function Eligible({ message, onDone }: { message: string; onDone: () => void }) {
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  const done = useRef(onDone)
  useEffect(() => {
    const soon = window.setTimeout(() => done.current(), READING_TIME)
    return () => window.clearTimeout(soon)
  }, [])
  return (
    <Frame>
      <PageHeader title={t.eligibleTitle} focusKey="eligible" back={backLink(c.back)} />
      <Notice tone="good" live="status">
        {message}
      </Notice>
    </Frame>
  )
}

type MovedProps = {
  moved: Extract<NonNullable<Extract<Verdict, { kind: 'eligible' }>['moved']>, { by: 'lastDose' }>
  date: string
  bookableFrom: string | undefined
  onDone: () => void
}

function Moved({ moved, date, bookableFrom, onDone }: MovedProps) {
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  return (
    <Frame>
      <PageHeader title={t.movedTitle(saidDay('long', date))} focusKey="moved" back={backLink(c.back)} />
      <div className={styles.said}>
        <Notice tone="info" live="status">
          {t.movedBy(saidDate(moved.lastDose), moved.days)}
        </Notice>
        {bookableFrom !== undefined && (
          <p className={styles.day}>{t.bookableFrom(saidDay('long', bookableFrom))}</p>
        )}
        <CalendarLink day={bookableFrom ?? date} />
        {bookableFrom !== undefined && <WayOut />}
      </div>
      {bookableFrom === undefined && (
        <StickyBar>
          <Button look="primary" onClick={onDone}>
            {t.seeTimes}
          </Button>
        </StickyBar>
      )}
    </Frame>
  )
}

function Ineligible({ verdict }: { verdict: Extract<Verdict, { kind: 'ineligible' }> }) {
  const entry = useHistoryState<EntryState | null>()
  const chooseAnother = () => go(href('prescreen', { step: '1' }), { state: entry ?? {} })
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  const { message, because, from } = verdict
  return (
    <Frame>
      <PageHeader title={t.ineligibleTitle} focusKey="ineligible" back={backLink(c.back)} />
      <div className={styles.said}>
        <Notice tone="warning" live="alert">
          {message}
        </Notice>
        <Because answers={because} />
        {from !== undefined && (
          <>
            <p className={styles.day}>{t.from(saidDay('long', from))}</p>
            <CalendarLink day={from} />
          </>
        )}
        {from === undefined && <Button onClick={chooseAnother}>{t.chooseAnother}</Button>}
        <WayOut />
      </div>
    </Frame>
  )
}

/** An answer as its question showed it: a day, Yes or No, or the label of an option. */
function saidAnswer(answer: string): string {
  const t = say(texts)
  if (isDay(answer)) return saidDate(answer)
  return answer === 'Yes' ? t.yes : answer === 'No' ? t.no : translate(answer)
}

/** The answers that led to the verdict. */
function Because({ answers }: { answers: Extract<Verdict, { kind: 'ineligible' }>['because'] }) {
  const t = useTexts(texts).verdict
  return (
    <Card as="section" title={t.because}>
      <DefinitionList
        rows={answers.map(({ field, question, answer }) => ({
          key: field,
          label: translate(question),
          value: saidAnswer(answer),
        }))}
      />
    </Card>
  )
}

function Stopped({ verdict }: { verdict: Extract<Verdict, { kind: 'error' }> }) {
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  return (
    <Frame>
      <PageHeader title={t.errorTitle} focusKey="stopped" back={backLink(c.back)} />
      <div className={styles.said}>
        <Notice tone="bad" live="alert">
          {verdict.message}
        </Notice>
        {verdict.because && <Because answers={verdict.because} />}
        <WayOut />
      </div>
    </Frame>
  )
}

function WayOut() {
  const t = useTexts(texts).verdict
  return (
    <>
      <Button onClick={() => goBack(href('main'))}>{t.changeAnswers}</Button>
      <SupportCall whose="customer" />
    </>
  )
}

function CalendarLink({ day }: { day: string }) {
  const t = useTexts(texts).verdict
  return (
    <Button href={calendarAddress(calendarDay(day, t.calendarEntry, now()))} download={`${day}.ics`}>
      {t.addToCalendar}
    </Button>
  )
}
