import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { results as texts } from '../../messages/en/results.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { FindSection } from '../../parts/find/FindSection.tsx'
import { href } from '../../paths.ts'
import { goBack } from '../../platform/navigate.ts'
import type { Documents } from '../../state/documents.ts'
import { useDocuments } from '../../state/documents.ts'
import { goWithSearch, useSearch } from '../../state/search.ts'
import type { Planned, WholeSearch } from '../../state/search-plan.ts'
import { isWhole, planOf, todayHere } from '../../state/search-plan.ts'
import { loadServices, services } from '../../state/services.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { asksFirst } from './asks-first.ts'
import { beginSearch } from './begin.ts'
import { Finding } from './Finding.tsx'
import styles from './ResultsPage.module.css'
import { Unsearchable } from './Unsearchable.tsx'

const SLUGS = ['schedulerConfig', 'reservationToggle'] as const

/** Search results (ROUTE-10); without a place, a date, a type or services it leads to main (ROUTE-42). */
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
      <PageHeader
        title={t.title}
        focusKey="results"
        back={{
          label: c.back,
          href: href('main'),
          onClick: (event) => {
            event.preventDefault()
            goBack(href('main')) // ROUTE-18
          },
        }}
      />
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

/** The same plan as long as the same is searched, whatever else the history entry says. */
function usePlan(search: WholeSearch, list: PlanningProps['list'], config: PlanningProps['config']): Planned {
  const { page, error, showLeadTimeWarning, slot, provider, businessName, ...searched } = search
  const said = JSON.stringify(searched)
  return useMemo(() => planOf(JSON.parse(said), list, config, todayHere()), [said, list, config])
}
