import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Slug } from '#contract/content/catalogue'
import { progress, reachable, routeOf } from '#domain/journey'
import { Form } from '../../forms/Form.tsx'
import type { FlowContext, FlowSpec } from '../../forms/flow.ts'
import { problemsOf } from '../../forms/problems.ts'
import type { Answers } from '../../forms/spec.ts'
import { visibleAnswers } from '../../forms/visible.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import type { EntryState } from '../../platform/navigate.ts'
import { go, goBack } from '../../platform/navigate.ts'
import { todayAt } from '../../state/configuration.ts'
import type { Documents } from '../../state/documents.ts'
import { useDocuments } from '../../state/documents.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FLOWS } from './registry.ts'

/** The prescreen shell (PRESCREEN-01 to PRESCREEN-08): without a matching flow it leads to main. */
export default function PrescreenPage() {
  const c = useTexts(common)
  const search = (useHistoryState() ?? {}) as EntryState
  const type = String(search['type'] ?? '')
  const configuration = useDocuments(['schedulerConfig'])
  const isKnown = configuration.status === 'done'
  const name = isKnown ? configuration.value.schedulerConfig.categories[type]?.prescreenFlow : undefined
  const flow = FLOWS.get(name ?? '')
  const documents = useDocuments(flow?.documents ?? [])
  useEffect(() => {
    if (isKnown && !flow) go(href('main'), { replace: true }) // PRESCREEN-03
  }, [isKnown, flow])
  const failed =
    configuration.status === 'failed' ? configuration : documents.status === 'failed' ? documents : undefined
  if (failed) {
    return (
      <Frame>
        <DocumentsProblem retry={failed.retry} />
      </Frame>
    )
  }
  if (!flow || documents.status !== 'done') {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" count={2} />
      </Frame>
    )
  }
  return <Prescreen flow={flow} type={type} search={search} documents={documents.value} />
}

type Props = { flow: FlowSpec; type: string; search: EntryState; documents: Partial<Documents<Slug>> }

function Prescreen({ flow, type, search, documents }: Props) {
  const c = useTexts(common)
  const { step = '1' } = useParams<{ step: string }>()
  const [answers, setAnswers] = useState<Record<string, Answers>>({})
  const all: Answers = Object.assign({}, ...Object.values(answers))
  const context: FlowContext = {
    type,
    facts: { today: todayAt(undefined), answers: all },
    document: (slug) => documents[slug] as Documents<Slug>[typeof slug],
  }
  const pages = flow.pages(context)
  const route = routeOf(
    pages.map((page) => ({ key: page.key, pages: [page] })),
    context.facts,
  )
  const wanted = route[Number(step) - 1]
  const stop = reachable(route, wanted, ({ stepKey, page }) => {
    const given = answers[stepKey]
    return given !== undefined && Object.keys(problemsOf(page.fields, given, context.facts)).length === 0
  })
  const position = stop ? String(stop.stepIndex + 1) : step
  useEffect(() => {
    if (position !== step) go(href('prescreen', { step: position }), { replace: true, state: search }) // PRESCREEN-08
  }, [position, step, search])
  if (!stop) return null
  const at = progress(route, stop)
  const isLast = stop.stepIndex === stop.steps - 1

  function proceed(given: Answers): void {
    const latest = { ...answers, [stop?.stepKey ?? '']: given }
    setAnswers(latest)
    if (!isLast) {
      go(href('prescreen', { step: String(Number(position) + 1) }), { state: search })
      return
    }
    const shown = visibleAnswers(
      pages.flatMap(({ fields }) => fields),
      Object.assign({}, ...Object.values(latest)),
      context.facts,
    )
    go(href('results'), { state: { ...search, ...flow.finish(shown, context) } }) // PRESCREEN-04, PRESCREEN-05
  }

  return (
    <Frame>
      <PageHeader
        title={stop.page.title}
        hint={stop.page.hint}
        focusKey={stop.stepKey}
        over={flow.hidesProgress || !at ? undefined : c.stepOf(at.n, at.of)}
        back={{
          label: c.back,
          href: href('main'),
          onClick: (event) => {
            event.preventDefault()
            goBack(href('main')) // ROUTE-18
          },
        }}
      />
      <Form
        key={stop.stepKey}
        page={stop.page}
        initialValues={answers[stop.stepKey] ?? {}}
        context={{ facts: context.facts }}
        onSubmit={proceed}
        submitLabel={isLast ? flow.finishLabel() : c.continue}
      />
    </Frame>
  )
}
