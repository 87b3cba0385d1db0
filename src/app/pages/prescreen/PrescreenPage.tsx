import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Slug } from '#contract/content/catalogue'
import type { FlowContext, FlowSpec } from '../../forms/flow.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { common } from '../../messages/en/common.ts'
import { backLink } from '../../parts/back-link.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { go } from '../../platform/navigate.ts'
import { type Documents, documents, load, useDocuments } from '../../state/documents.ts'
import { draft, hasVisit, readPrescreen } from '../../state/draft.ts'
import { linkedAt, useLinkedTime } from '../../state/linked-time.ts'
import { prescreen, startPrescreen } from '../../state/prescreen.ts'
import { useSearch } from '../../state/search.ts'
import { loadServices, services } from '../../state/services.ts'
import { visit } from '../../state/visit.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FlowSteps } from './FlowSteps.tsx'
import { linkedIds, ServicesProblem, standingOf } from './LinkedTime.tsx'

/** The page of all prescreen flows (PRESCREEN-01 to PRESCREEN-08). Without a matching flow it redirects to main. */
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
        <PageHeader title={translate(type)} back={backLink(c.back)} />
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

/** Whether the prescreen's draft is read and any hold is released (ROUTE-07). */
function useBegun(): boolean {
  const [isBegun, setBegun] = useState(() => hasVisit(draft.status) && !visit.appointment)
  useEffect(() => void readPrescreen().then(() => setBegun(true)), [])
  return isBegun
}

/** Starts at the first step again when the history entry belongs to an earlier run, whose answers are gone. */
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

type Readers = Pick<FlowContext, 'document' | 'documentIfThere'>
type FlowDocuments =
  | { status: 'in_progress' }
  | { status: 'done'; readers: Readers }
  | { status: 'failed'; retry: () => void }

/** Loads the documents of a flow. Waits for optional ones until they load or fail. */
function useFlowDocuments(flow: FlowSpec | undefined): FlowDocuments {
  const needed = useDocuments<Slug>(['schedulerConfig', ...(flow?.documents ?? [])])
  const isSettled = useSettled(flow?.mayLack ?? [])
  if (needed.status !== 'done') return needed
  if (!isSettled) return { status: 'in_progress' }
  const value: Partial<Documents<Slug>> = needed.value
  return {
    status: 'done',
    readers: {
      document: (slug) => value[slug] as Documents<Slug>[typeof slug],
      documentIfThere: (slug) => {
        const one = documents.loads[slug]
        return one?.status === 'ok' ? (one.data as Documents<Slug>[typeof slug]) : undefined
      },
    },
  }
}

function useSettled(slugs: readonly Slug[]): boolean {
  const { loads } = useSnapshot(documents)
  const wanted = slugs.join()
  useEffect(() => {
    const leaving = new AbortController()
    for (const slug of wanted.split(',').filter(Boolean)) void load(slug as Slug, leaving.signal)
    return () => leaving.abort()
  }, [wanted])
  return slugs.every((slug) => loads[slug]?.status === 'ok' || loads[slug]?.status === 'error')
}

const modules = import.meta.glob<{ flow: FlowSpec }>('./flows/*/index.ts', { eager: true })

/** Every prescreen flow by its key. A folder in flows/ registers itself. */
export const FLOWS: ReadonlyMap<string, FlowSpec> = new Map(
  Object.values(modules).map(({ flow }) => [flow.key, flow]),
)
