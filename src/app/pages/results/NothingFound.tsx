import { useEffect } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { results as texts } from '../../messages/en/results.ts'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { type SearchError, searchSlots } from '../../state/results.ts'
import { goWithSearch } from '../../state/search.ts'
import type { Planned, SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'

type Props = { plan: SearchPlan; search: WholeSearch }

type CodeProblemProps = Props & { error: SearchError; isBusy: boolean }

/** A search with a benefit code that failed, or that no provider accepts (BENEFIT-09, BENEFIT-12). */
export function CodeProblem({ plan, search, error, isBusy }: CodeProblemProps) {
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

export function SearchProblem({ plan, search, error }: Props & { error: SearchError }) {
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
export function withError({ error: _, ...search }: WholeSearch, error: string | undefined): WholeSearch {
  return error === undefined ? search : { ...search, error }
}
