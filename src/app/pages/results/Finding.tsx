import { useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { results as texts, wished as wishedTexts } from '../../messages/en/results.ts'
import { providerName } from '../../state/choice.ts'
import { connection } from '../../state/connection.ts'
import { clearScheduling } from '../../state/hold.ts'
import type { Found, SearchError, Searching } from '../../state/results.ts'
import { results, searchSlots } from '../../state/results.ts'
import { goWithSearch } from '../../state/search.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ResultList } from './ResultList.tsx'
import styles from './ResultsPage.module.css'
import { withError } from './Unsearchable.tsx'
import { wishedFirst } from './wished.ts'

type Props = { plan: SearchPlan; search: WholeSearch }

/** Asks for the times of a search, and shows what came of it. */
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
  if (failure) return <SearchProblem plan={plan} error={failure} />
  return (
    <>
      <Skeleton shape="title" label={t.loading} />
      <Skeleton shape="card" count={3} />
    </>
  )
}

/** What was found, the clinic that the guest came from first. */
function FoundTimes({ plan, search, found }: Props & { found: Found }) {
  const t = useTexts(texts)
  const w = useTexts(wishedTexts)
  const { slot, provider, businessName } = search
  const wished = useMemo(
    () => wishedFirst(found.providers, { slot, provider, businessName }),
    [found, slot, provider, businessName],
  )
  const ordered = useMemo(() => ({ ...found, providers: wished.providers }), [found, wished])
  return (
    <>
      {wished.kind !== 'none' && (
        <div className={styles.wished}>
          {wished.kind === 'first' ? (
            <Notice live="status">{w.first(providerName(wished.first, t.video))}</Notice>
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

/** The form above says what is wrong with a search, on its field (RESULTS-29), and nothing once it has succeeded. */
function useTellForm(search: WholeSearch, failure: SearchError | undefined, found: Found | undefined): void {
  const isSettled = failure !== undefined || found !== undefined
  const error = search.benefitCode === undefined ? failure : undefined // a panel of its own says so
  useEffect(() => {
    if (isSettled && search.error !== error) {
      goWithSearch('results', withError(search, error), { replace: true })
    }
  }, [isSettled, search, error])
}

type CodeProblemProps = Props & { error: SearchError; isBusy: boolean }

/** A search with a benefit code that had no answer, or found nobody who accepts it (BENEFIT-09, BENEFIT-12). */
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
      <Notice tone="warning" live="status" title={t.noResults} actions={without}>
        {b.noneAccepts}
      </Notice>
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

function SearchProblem({ plan, error }: { plan: SearchPlan; error: SearchError }) {
  const t = useTexts(texts)
  if (error === 'locationUnavailable') {
    return <Notice tone="warning" live="status" title={t.noResults} />
  }
  return (
    <Notice
      tone="bad"
      live="alert"
      actions={<Button onClick={() => void searchSlots(plan)}>{t.tryAgain}</Button>}
    >
      {t.failed}
    </Notice>
  )
}
