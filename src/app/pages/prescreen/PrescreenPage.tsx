import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Slug } from '#contract/content/catalogue'
import type { FlowContext } from '../../forms/flow.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import type { Documents } from '../../state/documents.ts'
import { useDocuments } from '../../state/documents.ts'
import { prescreen, startPrescreen } from '../../state/prescreen.ts'
import { useSearch } from '../../state/search.ts'
import { loadServices, services } from '../../state/services.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { backLink } from './back-link.ts'
import { FlowSteps } from './FlowSteps.tsx'
import { FLOWS } from './registry.ts'
import { ServicesProblem } from './ServicesProblem.tsx'

/** The prescreen shell (PRESCREEN-01 to PRESCREEN-08): without a matching flow it leads to main. */
export default function PrescreenPage() {
  const c = useTexts(common)
  const search = useSearch()
  const { type = '' } = search
  const configuration = useDocuments(['schedulerConfig'])
  const isKnown = configuration.status === 'done'
  const name = isKnown ? configuration.value.schedulerConfig.categories[type]?.prescreenFlow : undefined
  const flow = FLOWS.get(name ?? '')
  const documents = useDocuments<Slug>(['schedulerConfig', ...(flow?.documents ?? [])])
  const { status, list } = useSnapshot(services)
  const isOurRun = useRun(flow !== undefined)
  useEffect(() => void loadServices(), [])
  useEffect(() => {
    if (isKnown && !flow) go(href('main'), { replace: true }) // PRESCREEN-03
  }, [isKnown, flow])
  const failed =
    configuration.status === 'failed' ? configuration : documents.status === 'failed' ? documents : undefined
  if (failed) {
    return (
      <Frame>
        <PageHeader title={type} back={backLink(c.back)} />
        <DocumentsProblem retry={failed.retry} />
      </Frame>
    )
  }
  const isLoading = status === 'idle' || status === 'in_progress' || documents.status !== 'done'
  if (!flow || !isOurRun || isLoading) {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" count={2} />
      </Frame>
    )
  }
  const base = { type, search, services: list, document: documentsOf(documents.value) }
  if (status === 'failed') return <ServicesProblem flow={flow} base={base} />
  return <FlowSteps flow={flow} base={base} />
}

function documentsOf(documents: Partial<Documents<Slug>>): FlowContext['document'] {
  return (slug) => documents[slug] as Documents<Slug>[typeof slug]
}

/** A history entry of another run, also of one before a reload, begins afresh at the first step: its answers are gone. */
function useRun(hasFlow: boolean): boolean {
  const entry = useHistoryState<Record<string, string | number | boolean> | null>()
  const { step } = useParams<{ step: string }>()
  const { run } = useSnapshot(prescreen)
  const isOurs = run !== 0 && entry?.['run'] === run
  useEffect(() => {
    if (!hasFlow || isOurs || step === undefined) return
    const state = { ...entry, run: startPrescreen() }
    go(href('prescreen', { step: '1' }), { replace: true, state })
  }, [hasFlow, isOurs, step, entry])
  return isOurs
}
