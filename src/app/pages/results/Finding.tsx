import { useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import { leavesOut, type Narrowing, narrowed, narrowingOf, rememberedOf } from '#domain/narrowing'
import { displayZone } from '#domain/slot-times'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts, wished as wishedTexts } from '../../messages/en/results.ts'
import { prepareCardTexts } from '../../parts/slots/day-texts.ts'
import { browserZone } from '../../platform/clock.ts'
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
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Absent } from './Absent.tsx'
import { CodeProblem, SearchProblem, withError } from './NothingFound.tsx'
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
    prepareCardTexts()
  }, [plan])
  const found = state.status === 'done' && state.key === plan.key ? state.found : undefined
  const isOld = found !== undefined && !found.isLive
  useEffect(() => {
    if (isOld && network === 'online') void searchSlots(plan)
  }, [isOld, network, plan])
  const failed = state.status === 'failed' && state.key === plan.key ? state : undefined
  const isOfCode =
    failed !== undefined &&
    'near' in plan.where &&
    plan.where.benefitCode !== undefined &&
    (failed.isOfCode === true || failed.error !== 'locationUnavailable')
  useTellForm(search, isOfCode ? undefined : failed?.error, failed !== undefined || found !== undefined)
  if (found) return <FoundTimes plan={plan} search={search} found={found} />
  if (failed && isOfCode) return <CodeProblem plan={plan} search={search} failure={failed} />
  if (failed) return <SearchProblem plan={plan} search={search} failure={failed} />
  return (
    <>
      <Skeleton shape="title" label={t.loading} />
      <Skeleton shape="card" count={3} />
    </>
  )
}

/** The results as the guest narrows them, with the clinic that the guest came from first. */
function FoundTimes({ plan, search, found }: Props & { found: FoundSlots }) {
  const t = useTexts(texts)
  const w = useTexts(wishedTexts)
  const { slot, provider, businessName, only, isSoonestFirst, timeZone } = search
  const narrowing = useMemo(
    () => narrowingOf({ ...(only && { only }), ...(isSoonestFirst && { isSoonestFirst }) }),
    [only, isSoonestFirst],
  )
  const narrow = (next: Narrowing) =>
    goWithSearch('results', { ...search, ...rememberedOf(next), page: 1 }, { replace: true })
  const wanted = useMemo(
    () =>
      narrowed(
        found.providers,
        narrowing,
        plan.services.map(({ id }) => id),
        'near' in plan.where
          ? undefined
          : displayZone(plan.flow, { provider: '', chosen: timeZone, browser: browserZone }),
      ),
    [found, narrowing, plan, timeZone],
  )
  const isWhole = !leavesOut(narrowing) && !narrowing.isSoonestFirst
  const origin = useMemo(
    () =>
      isWhole
        ? originFirst(wanted, { slot, provider, businessName })
        : ({ kind: 'none', providers: wanted } as const),
    [isWhole, wanted, slot, provider, businessName],
  )
  return (
    <>
      {origin.kind !== 'none' && (
        <div className={styles.origin}>
          {origin.kind === 'first' ? (
            <Notice live="status">{w.first(providerName(origin.first, t.video))}</Notice>
          ) : (
            provider && businessName && <Absent provider={provider} businessName={businessName} />
          )}
        </div>
      )}
      <ResultList
        plan={plan}
        search={search}
        found={found}
        providers={origin.providers}
        narrowing={narrowing}
        onNarrow={narrow}
      />
    </>
  )
}

/** Passes the error of a settled search to the form, which shows it at its field (RESULTS-29); undefined if the search succeeded or CodeProblem shows the error. */
function useTellForm(search: WholeSearch, error: SearchError | undefined, isSettled: boolean): void {
  useEffect(() => {
    if (isSettled && search.error !== error) {
      goWithSearch('results', withError(search, error), { replace: true })
    }
  }, [isSettled, search, error])
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
