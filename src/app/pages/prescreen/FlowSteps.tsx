import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { progress } from '#domain/journey'
import { Form } from '../../forms/Form.tsx'
import type { FlowContext, FlowPage, FlowSpec } from '../../forms/flow.ts'
import type { Answers } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { backLink } from '../../parts/back-link.ts'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { type EntryState, go } from '../../platform/navigate.ts'
import { keepEligibility, keepPrescreenTyping, prescreen, savePrescreenStep } from '../../state/prescreen.ts'
import { goWithSearch } from '../../state/search.ts'
import { todayHere } from '../../state/search-plan.ts'
import { licensure as licensureState, loadLicensure } from '../../state/services.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LinkedTimeNotice, type LinkStanding } from './LinkedTime.tsx'
import { contextOf, type FlowBase, type StepAnswers, searchAfter, standingAt, stepsOf } from './machine.ts'
import { ServicesProblem } from './ServicesProblem.tsx'
import { VerdictScreen } from './VerdictScreen.tsx'

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
  const { stepKey, page } = stop
  const [typed, setTyped] = useState<Answers>(
    () => prescreen.typing[stepKey] ?? given[stepKey] ?? flow.prefill?.(context) ?? {},
  )
  const at = progress(stepsOf(flow, context), stop)
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
        over={flow.hidesProgress || !at || at.of < 2 ? undefined : c.stepOf(at.n, at.of)}
        back={backLink(c.back)}
      />
      {children}
      <Form
        page={page}
        initialValues={typed}
        context={context}
        onSubmit={onSubmit}
        onLeaveField={keep}
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
      {before} <a href={url}>{text}</a>
    </p>
  )
}
