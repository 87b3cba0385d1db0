import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { go } from '../../platform/navigate.ts'
import { useDocuments } from '../../state/documents.ts'
import { draft, isInHand, readPrescreen } from '../../state/draft.ts'
import { linkedAt, useLinkedTime } from '../../state/linked-time.ts'
import { prescreen, startPrescreen } from '../../state/prescreen.ts'
import { useSearch } from '../../state/search.ts'
import { loadServices, services } from '../../state/services.ts'
import { visit } from '../../state/visit.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { backLink } from './back-link.ts'
import { FlowSteps } from './FlowSteps.tsx'
import { useFlowDocuments } from './flow-documents.ts'
import { linkedIds, standingOf } from './linked.ts'
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
  const documents = useFlowDocuments(flow)
  const { status, list } = useSnapshot(services)
  const isOurRun = useRun(useBegun() && flow !== undefined)
  const at = linkedAt(search)
  const time = useLinkedTime(search, isOurRun ? linkedIds(search, list) : [])
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
  const isLoading =
    status === 'idle' ||
    status === 'in_progress' ||
    documents.status !== 'done' ||
    time?.status === 'in_progress'
  if (!flow || !isOurRun || isLoading) {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" count={2} />
      </Frame>
    )
  }
  const link = at === undefined ? undefined : standingOf(at, time, search, { list, now: now() })
  const base = { type, search, services: list, ...documents.readers, given: link?.given }
  if (status === 'failed') return <ServicesProblem flow={flow} base={base} isFailed />
  return <FlowSteps flow={flow} base={base} link={link} />
}

/** Whether what was kept of a prescreen is read, and what was held before it is given up (ROUTE-07). */
function useBegun(): boolean {
  const [isBegun, setBegun] = useState(() => isInHand(draft.status) && !visit.appointment)
  useEffect(() => void readPrescreen().then(() => setBegun(true)), [])
  return isBegun
}

/** A history entry of another run begins afresh at the first step: its answers are gone. */
function useRun(mayBegin: boolean): boolean {
  const entry = useHistoryState<Record<string, string | number | boolean> | null>()
  const { step } = useParams<{ step: string }>()
  const { run } = useSnapshot(prescreen)
  const isOurs = run !== 0 && entry?.['run'] === run
  useEffect(() => {
    if (!mayBegin || isOurs || step === undefined) return
    const state = { ...entry, run: startPrescreen() }
    go(href('prescreen', { step: '1' }), { replace: true, state })
  }, [mayBegin, isOurs, step, entry])
  return mayBegin && isOurs
}
