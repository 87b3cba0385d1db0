import { useEffect, useId, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { areTogether, lacksAnswers } from '#domain/eligibility/booking-refusal'
import type { CatalogueService } from '#domain/services'
import { canBeOneVisit } from '#domain/vaccines'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { find } from '../../messages/en/find.ts'
import { results as texts } from '../../messages/en/results.ts'
import { backLink } from '../../parts/back-link.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { FindSection } from '../../parts/find/FindSection.tsx'
import { VisitChoices } from '../../parts/find/VisitChoices.tsx'
import { type Documents, useDocuments } from '../../state/documents.ts'
import { endVisit, readDraft } from '../../state/draft.ts'
import { answersNow, clearScheduling } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import {
  goWithSearch,
  readSearch,
  SEARCH_ENDED,
  type Search,
  UNKNOWN_TYPE,
  useSearch,
} from '../../state/search.ts'
import { isWhole, type Planned, planOf, todayHere, type WholeSearch } from '../../state/search-plan.ts'
import { loadServices, services } from '../../state/services.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Finding } from './Finding.tsx'
import { HeldForAnother } from './HeldForAnother.tsx'
import styles from './ResultList.module.css'
import { Unsearchable } from './Unsearchable.tsx'

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears.
  useEffect(() => {
    void loadServices()
    void beginSearch(search).then(() => setBegun(true))
  }, [])
  useEffect(() => {
    if (!isSearch) goWithSearch('main', { ...search, error: SEARCH_ENDED }, { replace: true })
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
  const [isHeldForAnother, setHeldForAnother] = useState(() => holdsAnother(planned, list, config))
  const { type, serviceIds } = search
  // A type whose services are all switched off is known: the questions say that it cannot be booked now.
  const hasServices = list.some(({ category }) => category === type)
  const isUnknown = hasServices
    ? !list.some(({ id }) => serviceIds.includes(id))
    : !Object.hasOwn(config.categories, type)
  useEffect(() => {
    if (!isUnknown) return
    const { type: _, serviceIds: __, ...others } = search
    goWithSearch('main', { ...others, error: UNKNOWN_TYPE }, { replace: true })
  }, [isUnknown, search])
  const isUnasked = !isHeldForAnother && !isUnknown && asksFirst(search, list, config)
  useEffect(() => {
    if (isUnasked) goWithSearch('prescreen', search, { replace: true })
  }, [isUnasked, search])
  if (isHeldForAnother)
    return <HeldForAnother list={list} config={config} onRelease={() => setHeldForAnother(false)} />
  if (isUnasked || isUnknown) return <Skeleton shape="card" count={3} label={t.loading} />
  const undecided = undecidedOf(search, list)
  if (undecided.length > 0) return <WhichVisit search={search} visits={undecided} />
  return (
    <>
      {(search.showLeadTimeWarning || isMoved(planned, search)) && (
        <div className={styles.above}>
          <Notice tone="warning">{t.leadTime}</Notice>
        </div>
      )}
      {planned.kind === 'plan' ? (
        <Finding plan={planned.plan} search={search} />
      ) : (
        <Unsearchable planned={planned} search={search} />
      )}
    </>
  )
}

/** Whether the lead time moved the date of a search: also without a prescreen, which knows of it before the search (RESULTS-35). */
function isMoved(planned: Planned, { date }: WholeSearch): boolean {
  if (planned.kind !== 'plan') return false
  const { window, today } = planned.plan
  return window.from > date && window.from > today
}

/** Whether the guest holds a time that another search found (HOLD-10). */
function holdsAnother(
  planned: Planned,
  list: PlanningProps['list'],
  config: PlanningProps['config'],
): boolean {
  if (!visit.appointment?.timestamp || isFinished(visit.appointment)) return false
  const held = readSearch(visit.search)
  const before = isWhole(held) ? planOf(held, list, config, todayHere()) : undefined
  return before === undefined || keyOf(before) === undefined || keyOf(before) !== keyOf(planned)
}

function isSameSearch(one: Partial<Search>, other: Partial<Search>): boolean {
  const parts = ({ type, location, date, serviceIds }: Partial<Search>) =>
    JSON.stringify([type, location, date, serviceIds])
  return parts(one) === parts(other)
}

function keyOf(planned: Planned): string | undefined {
  if (planned.kind === 'plan') return planned.plan.key
  return planned.kind === 'tooFar' ? planned.lastDays?.key : undefined
}

/** The visits that an address names of which a guest can have only one (FIND-34). */
function undecidedOf({ serviceIds }: WholeSearch, list: readonly CatalogueService[]): CatalogueService[] {
  const named = list.filter(({ id }) => serviceIds.includes(id))
  return canBeOneVisit(named) ? [] : named.filter(({ isVaccine }) => !isVaccine)
}

type WhichVisitProps = { search: WholeSearch; visits: readonly CatalogueService[] }

/** Asks for one of these visits before anything is searched; vaccines of the search stay with it. */
function WhichVisit({ search, visits }: WhichVisitProps) {
  const t = useTexts(find)
  const id = useId()
  const others = visits.map(({ id }) => id)
  const choose = (chosen: number) => {
    const serviceIds = search.serviceIds.filter((id) => id === chosen || !others.includes(id))
    goWithSearch('results', { ...search, serviceIds }, { replace: true })
  }
  return (
    <section aria-labelledby={id}>
      <Card title={t.whichVisit} titleId={id}>
        <VisitChoices visits={visits} onChoose={choose} />
      </Card>
    </section>
  )
}

/** Keeps the same plan while only page, error or link of the search change. */
function usePlan(search: WholeSearch, list: PlanningProps['list'], config: PlanningProps['config']): Planned {
  const { page, error, showLeadTimeWarning, slot, provider, businessName, ...searched } = search
  const said = JSON.stringify(searched)
  return useMemo(() => planOf(JSON.parse(said), list, config, todayHere()), [said, list, config])
}

/**
 * Whether the prescreen must come first, because the search is for several of its visits, because the vaccines cannot be given in one visit (PRESCREEN-42), or because eligibility
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
  if (!canBeOneVisit(booked)) return true
  const { eligibilityServiceIds = [] } = answersNow()
  return !areTogether({ booked, catalogue }) || lacksAnswers({ booked, catalogue }, eligibilityServiceIds)
}

/**
 * Prepares the visit for a search. Coming back from the form to the search that found the held time releases it (HOLD-10). A reload
 * keeps it (HOLD-24), and another search asks first. A walk-in or a booked visit ends.
 */
async function beginSearch(search: Partial<Search>): Promise<void> {
  settleHold()
  const { appointment: held } = visit
  if (held?.timestamp && !isFinished(held) && isSameSearch(readSearch(visit.search), search))
    clearScheduling()
  await readDraft()
  const { appointment } = visit
  if (!appointment || (appointment.timestamp && !isFinished(appointment))) return
  await endVisit()
  await readDraft()
}
