import { useEffect } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { goWithSearch } from '../../state/search.ts'
import type { Planned, WholeSearch } from '../../state/search-plan.ts'
import { Notice } from '../../ui/Notice.tsx'

type Props = { planned: Exclude<Planned, { kind: 'plan' }>; search: WholeSearch }

/** A search that nobody needs to be asked about: too far ahead (RESULTS-33), or nowhere that we know (RESULTS-29). */
export function Unsearchable({ planned, search }: Props) {
  const t = useTexts(texts)
  const { kind } = planned
  const error = kind === 'nowhere' ? 'locationUnavailable' : undefined
  useEffect(() => {
    // What a booking link was for may have been switched off since: the questions say so.
    if (kind === 'nothing') goWithSearch(search.slot ? 'prescreen' : 'main', search, { replace: true })
    else if (search.error !== error) goWithSearch('results', withError(search, error), { replace: true })
  }, [kind, error, search])
  if (kind === 'tooFar') {
    return (
      <Notice tone="warning" live="status">
        {t.tooFar(planned.maxDaysAhead)}
      </Notice>
    )
  }
  return kind === 'nowhere' ? <Notice tone="warning" live="status" title={t.noResults} /> : null
}

/** A search with what became of it, for the form to say (FIND-49 to FIND-52). */
export function withError({ error: _, ...search }: WholeSearch, error: string | undefined): WholeSearch {
  return error === undefined ? search : { ...search, error }
}
