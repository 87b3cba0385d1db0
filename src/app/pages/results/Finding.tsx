import { useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { results as texts, wished as wishedTexts } from '../../messages/en/results.ts'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { providerName } from '../../state/choice.ts'
import { connection } from '../../state/connection.ts'
import { clearScheduling } from '../../state/hold.ts'
import {
  type FoundSlots,
  results,
  type SearchError,
  type Searching,
  searchSlots,
} from '../../state/results.ts'
import { goWithSearch, type Search } from '../../state/search.ts'
import type { Planned, SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ResultList.module.css'
import { ResultList } from './ResultList.tsx'

type Props = { plan: SearchPlan; search: WholeSearch }

/** Runs a search, and shows its results or why there are none. */
export function Finding({ plan, search }: Props) {
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
export function Unsearchable({ planned, search }: UnsearchableProps) {
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

/** A search that finds nobody: the guest can change it, or look for a clinic. */
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
