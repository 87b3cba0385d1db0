import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import { areTogether, lacksAnswers } from '#domain/eligibility/booking-refusal'
import type { CatalogueService } from '#domain/services'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { common } from '../../messages/en/common.ts'
import { results as texts, wished as wishedTexts } from '../../messages/en/results.ts'
import { backLink } from '../../parts/back-link.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { FindSection } from '../../parts/find/FindSection.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { providerName } from '../../state/choice.ts'
import { connection } from '../../state/connection.ts'
import { type Documents, useDocuments } from '../../state/documents.ts'
import { endVisit, readDraft } from '../../state/draft.ts'
import { answersNow, clearScheduling } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import {
  type FoundSlots,
  results,
  type SearchError,
  type Searching,
  searchSlots,
} from '../../state/results.ts'
import { goWithSearch, type Search, useSearch } from '../../state/search.ts'
import {
  isWhole,
  type Planned,
  planOf,
  type SearchPlan,
  todayHere,
  type WholeSearch,
} from '../../state/search-plan.ts'
import { loadServices, services } from '../../state/services.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ResultList.module.css'
import { ResultList } from './ResultList.tsx'

const SLUGS = ['schedulerConfig', 'reservationToggle'] as const

/** Search results (ROUTE-10). Without a place, a date, a type or services it redirects to main (ROUTE-42). */
export default function ResultsPage() {
  const c = useTexts(common)
  const t = useTexts(texts)
  const search = useSearch()
  const documents = useDocuments(SLUGS)
  const { status, list } = useSnapshot(services)
  const [isBegun, setBegun] = useState(false)
  const isSearch = isWhole(search)
  useEffect(() => {
    void loadServices()
    void beginSearch().then(() => setBegun(true))
  }, [])
  useEffect(() => {
    if (!isSearch) goWithSearch('main', search, { replace: true })
  }, [isSearch, search])
  if (!isSearch) return null
  const isReady = isBegun && status === 'done' && documents.status === 'done'
  return (
    <Frame width="wide">
      <PageHeader title={t.title} focusKey="results" back={backLink(c.back)} />
      <FindSection on="results" />
      <div className={styles.below}>
        {documents.status === 'failed' ? (
          <DocumentsProblem retry={documents.retry} />
        ) : status === 'failed' ? (
          <DocumentsProblem retry={() => void loadServices()} />
        ) : isReady ? (
          <Planning search={search} list={list} config={documents.value.schedulerConfig} />
        ) : (
          <Skeleton shape="card" count={3} label={t.loading} />
        )}
      </div>
    </Frame>
  )
}

type PlanningProps = {
  search: WholeSearch
  list: Parameters<typeof planOf>[1]
  config: Documents<'schedulerConfig'>['schedulerConfig']
}

function Planning({ search, list, config }: PlanningProps) {
  const t = useTexts(texts)
  const planned = usePlan(search, list, config)
  const isUnasked = asksFirst(search, list, config)
  useEffect(() => {
    if (isUnasked) goWithSearch('prescreen', search, { replace: true })
  }, [isUnasked, search])
  if (isUnasked) return <Skeleton shape="card" count={3} label={t.loading} />
  return planned.kind === 'plan' ? (
    <Finding plan={planned.plan} search={search} />
  ) : (
    <Unsearchable planned={planned} search={search} />
  )
}

/** Keeps the same plan while only page, error or link of the search change. */
function usePlan(search: WholeSearch, list: PlanningProps['list'], config: PlanningProps['config']): Planned {
  const { page, error, showLeadTimeWarning, slot, provider, businessName, ...searched } = search
  const said = JSON.stringify(searched)
  return useMemo(() => planOf(JSON.parse(said), list, config, todayHere()), [said, list, config])
}

/**
 * Whether the prescreen must come first, because the vaccines cannot be given in one visit (PRESCREEN-42), or because eligibility
 * answers are missing. Otherwise the guest could hold a slot that cannot be booked.
 */
export function asksFirst(
  { type, serviceIds }: Pick<WholeSearch, 'type' | 'serviceIds'>,
  catalogue: readonly CatalogueService[],
  { categories }: Pick<Documents<'schedulerConfig'>['schedulerConfig'], 'categories'>,
): boolean {
  const flow = Object.hasOwn(categories, type) ? categories[type]?.prescreenFlow : undefined
  if (!__PRESCREEN_FLOWS__.includes(flow ?? '')) return false
  const booked = catalogue.filter(({ id }) => serviceIds.includes(id))
  const { eligibilityServiceIds = [] } = answersNow()
  return !areTogether({ booked, catalogue }) || lacksAnswers({ booked, catalogue }, eligibilityServiceIds)
}

/**
 * Prepares the visit for a search. Coming back from the form releases the hold (HOLD-10), a reload keeps it (HOLD-24), and a walk-
 * in or a booked visit ends.
 */
async function beginSearch(): Promise<void> {
  settleHold()
  if (visit.appointment?.timestamp && !isFinished(visit.appointment)) clearScheduling()
  await readDraft()
  const { appointment } = visit
  if (!appointment || (appointment.timestamp && !isFinished(appointment))) return
  await endVisit()
  await readDraft()
}

type Props = { plan: SearchPlan; search: WholeSearch }

/** Runs a search, and shows its results or why there are none. */
function Finding({ plan, search }: Props) {
  const t = useTexts(texts)
  const { state } = useSnapshot(results) as { state: Searching }
  const { status: network } = useSnapshot(connection)
  const lastKey = useRef(plan.key)
  useEffect(() => {
    if (lastKey.current !== plan.key) clearScheduling() // HOLD-10
    lastKey.current = plan.key
    void searchSlots(plan)
  }, [plan])
  const found = state.status === 'done' && state.key === plan.key ? state.found : undefined
  const isOld = found !== undefined && !found.isLive
  useEffect(() => {
    if (isOld && network === 'online') void searchSlots(plan)
  }, [isOld, network, plan])
  const failed = state.status === 'failed' && state.key === plan.key ? state : undefined
  const failure = failed?.error
  useTellForm(search, failure, found)

  if (found) return <FoundTimes plan={plan} search={search} found={found} />
  if (failed && search.benefitCode !== undefined)
    return <CodeProblem plan={plan} search={search} error={failed.error} isBusy={failed.isBusy} />
  if (failure) return <SearchProblem plan={plan} search={search} error={failure} />
  return (
    <>
      <Skeleton shape="title" label={t.loading} />
      <Skeleton shape="card" count={3} />
    </>
  )
}

/** The results, with the clinic that the guest came from first. */
function FoundTimes({ plan, search, found }: Props & { found: FoundSlots }) {
  const t = useTexts(texts)
  const w = useTexts(wishedTexts)
  const { slot, provider, businessName } = search
  const origin = useMemo(
    () => originFirst(found.providers, { slot, provider, businessName }),
    [found, slot, provider, businessName],
  )
  const ordered = useMemo(() => ({ ...found, providers: origin.providers }), [found, origin])
  return (
    <>
      {origin.kind !== 'none' && (
        <div className={styles.origin}>
          {origin.kind === 'first' ? (
            <Notice live="status">{w.first(providerName(origin.first, t.video))}</Notice>
          ) : (
            <Notice tone="warning" live="status">
              {w.absent}
            </Notice>
          )}
        </div>
      )}
      <ResultList plan={plan} search={search} found={ordered} />
    </>
  )
}

/** Passes the error of a search to the form, which shows it at its field (RESULTS-29), and clears it after a success. */
function useTellForm(
  search: WholeSearch,
  failure: SearchError | undefined,
  found: FoundSlots | undefined,
): void {
  const isSettled = failure !== undefined || found !== undefined
  const error = search.benefitCode === undefined ? failure : undefined // CodeProblem shows it
  useEffect(() => {
    if (isSettled && search.error !== error) {
      goWithSearch('results', withError(search, error), { replace: true })
    }
  }, [isSettled, search, error])
}

type CodeProblemProps = Props & { error: SearchError; isBusy: boolean }

/** A search with a benefit code that failed, or that no provider accepts (BENEFIT-09, BENEFIT-12). */
function CodeProblem({ plan, search, error, isBusy }: CodeProblemProps) {
  const t = useTexts(texts)
  const b = useTexts(benefit)
  const without = (
    <Button
      onClick={() => {
        const { benefitCode: _, ...others } = search
        goWithSearch('results', others, { replace: true })
      }}
    >
      {b.without}
    </Button>
  )
  if (error === 'locationUnavailable') {
    return (
      <Empty title={t.noResults} text={b.noneAccepts}>
        {without}
        <Button onClick={() => goWithSearch('main', search)}>{t.changeSearch}</Button>
      </Empty>
    )
  }
  return (
    <Notice
      tone="bad"
      live="alert"
      title={b.locationsFailed}
      actions={
        <>
          <Button onClick={() => void searchSlots(plan)}>{b.refresh}</Button>
          {without}
        </>
      }
    >
      {isBusy ? b.busy : b.suggestion}
    </Notice>
  )
}

function SearchProblem({ plan, search, error }: Props & { error: SearchError }) {
  const t = useTexts(texts)
  if (error === 'locationUnavailable') return <Nowhere title={t.noResults} search={search} />
  return (
    <ProblemNotice again={t.tryAgain} onRetry={() => void searchSlots(plan)}>
      {t.failed}
    </ProblemNotice>
  )
}

type UnsearchableProps = { planned: Exclude<Planned, { kind: 'plan' }>; search: WholeSearch }

/** A search that needs no request: too far ahead (RESULTS-33), or at an unknown place (RESULTS-29). */
function Unsearchable({ planned, search }: UnsearchableProps) {
  const t = useTexts(texts)
  const { kind } = planned
  const error = kind === 'nowhere' ? 'locationUnavailable' : undefined
  useEffect(() => {
    // The services of a booking link may be switched off since. The prescreen says so.
    if (kind === 'nothing') goWithSearch(search.slot ? 'prescreen' : 'main', search, { replace: true })
    else if (search.error !== error) goWithSearch('results', withError(search, error), { replace: true })
  }, [kind, error, search])
  if (kind === 'tooFar') {
    return <Nowhere title={t.tooFar(planned.maxDaysAhead)} search={search} />
  }
  return kind === 'nowhere' ? <Nowhere title={t.noResults} search={search} /> : null
}

/** Shown when a search finds no provider. The guest can change the search or look for a clinic. */
function Nowhere({ title, search }: { title: string; search: WholeSearch }) {
  const t = useTexts(texts)
  const clinics = href('clinicLocations')
  return (
    <Empty title={title}>
      <Button look="primary" onClick={() => goWithSearch('main', search)}>
        {t.changeSearch}
      </Button>
      <Button href={clinics} onClick={onLink(clinics)}>
        {t.findClinic}
      </Button>
    </Empty>
  )
}

/** A search with its error, for the form to show (FIND-49 to FIND-52). */
function withError({ error: _, ...search }: WholeSearch, error: string | undefined): WholeSearch {
  return error === undefined ? search : { ...search, error }
}

type Named = Pick<ProviderSlots, 'providerId' | 'businessName'>

/** Providers in display order. `first`: the provider that the guest came from; `absent`: it is not among them. */
type WithOrigin<P> = { providers: readonly P[] } & ({ kind: 'none' | 'absent' } | { kind: 'first'; first: P })

/** Moves the provider that the guest came from to the front. After a booking link, a notice names the provider instead. */
export function originFirst<P extends Named>(
  providers: readonly P[],
  { slot, provider, businessName }: Partial<Pick<Search, 'slot' | 'provider' | 'businessName'>>,
): WithOrigin<P> {
  if (slot !== undefined || provider === undefined || businessName === undefined)
    return { kind: 'none', providers }
  const first = providers.find((one) => one.providerId === provider && one.businessName === businessName)
  if (!first) return { kind: 'absent', providers }
  return { kind: 'first', first, providers: [first, ...providers.filter((one) => one !== first)] }
}
