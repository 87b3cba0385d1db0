import { useEffect } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { daySpoken } from '../../parts/slots/day-texts.ts'
import { goWithSearch } from '../../state/search.ts'
import type { Planned, WholeSearch } from '../../state/search-plan.ts'
import { Finding } from './Finding.tsx'
import { Nowhere, withError } from './NothingFound.tsx'
import styles from './ResultList.module.css'

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
    const { maxDaysAhead, lastDays } = planned
    return (
      <>
        <Nowhere title={t.tooFar(maxDaysAhead)} search={search}>
          {lastDays && <p>{t.lastDays(daySpoken(lastDays.window.from), daySpoken(lastDays.window.to))}</p>}
          <SupportCall whose="customer" />
        </Nowhere>
        {lastDays && (
          <div className={styles.below}>
            <Finding plan={lastDays} search={search} />
          </div>
        )}
      </>
    )
  }
  return kind === 'nowhere' ? <Nowhere title={t.noResults} search={search} /> : null
}
