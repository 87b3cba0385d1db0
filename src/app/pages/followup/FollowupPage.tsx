import { useEffect, useMemo, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { addDays, type Day } from '#domain/calendar'
import { maxDaysAheadOf, SEARCH_DAYS } from '#domain/search-window'
import { secondDoseBestBy } from '#domain/vaccines'
import { todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { results as texts } from '../../messages/en/results.ts'
import { listNames, row } from '../../messages/joined.ts'
import { backLink } from '../../parts/back-link.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { OtherTab } from '../../parts/OtherTab.tsx'
import { serviceLabel } from '../../parts/service-label.ts'
import { dayShort, daySpoken, instantShort, timeWithZone } from '../../parts/slots/day-texts.ts'
import { LostSlot } from '../../parts/slots/LostSlot.tsx'
import { ProviderTimes } from '../../parts/slots/ProviderTimes.tsx'
import { SlotBar } from '../../parts/slots/SlotBar.tsx'
import { useDates } from '../../parts/slots/screen.ts'
import { href } from '../../paths.ts'
import { browserZone } from '../../platform/clock.ts'
import { go } from '../../platform/navigate.ts'
import { connection } from '../../state/connection.ts'
import { useDocuments } from '../../state/documents.ts'
import { draft, hasVisit, readDraft } from '../../state/draft.ts'
import { continueFlow, FLOW_STEPS } from '../../state/flow.ts'
import { clearFollowup, clearScheduling, hold, providerKey } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import { results, type Searching, searchSlots } from '../../state/results.ts'
import { goWithSearch, readSearch, useSearch } from '../../state/search.ts'
import { followupPlanOf, isWhole, type SearchPlan, todayHere } from '../../state/search-plan.ts'
import { loadServices, services } from '../../state/services.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Followup.module.css'

/**
 * Slots for the second dose, at the provider of the first (ROUTE-11, RESULTS-40); without a first dose it redirects to main
 * (ROUTE-45).
 */
export default function FollowupPage() {
  const c = useTexts(common)
  const t = useTexts(texts)
  const search = useSearch()
  const documents = useDocuments(['reservationToggle'])
  const bestBy = useBestBy()
  const { status, list } = useSnapshot(services)
  const { appointment, provider, flow } = useSnapshot(visit)
  const { status: draftStatus } = useSnapshot(draft)
  const [isDone, setDone] = useState(false)
  const isBegun = isDone && hasVisit(draftStatus)
  useEffect(() => {
    void loadServices()
    void beginFollowup().then(() => setDone(true))
  }, [])
  const isHere = appointment?.timestamp && provider && !isFinished(appointment) && isWhole(search)
  useEffect(() => {
    if (isBegun && !isHere) goWithSearch('main', {}, { replace: true })
  }, [isBegun, isHere])
  const planned = useMemo(
    () =>
      isWhole(search) && provider && status === 'done'
        ? followupPlanOf(search, list, { flow, provider }, todayHere())
        : undefined,
    [search, list, flow, provider, status],
  )
  if (draftStatus === 'elsewhere') return <OtherTab />
  if (isBegun && !isHere) return null
  return (
    <Frame width="wide">
      <PageHeader
        title={t.followupTitle}
        {...(search.date !== undefined && {
          hint: [t.followupHint(dayShort(search.date)), bestBy && t.bestBy(daySpoken(bestBy))]
            .filter(Boolean)
            .join(' '),
        })}
        focusKey="followup"
        back={backLink(c.back, 'results')}
      />
      {isHere && <FirstDose appointment={appointment} />}
      {documents.status === 'failed' ? (
        <DocumentsProblem retry={documents.retry} />
      ) : status === 'failed' ? (
        <DocumentsProblem retry={() => void loadServices()} />
      ) : isBegun && documents.status === 'done' && planned ? (
        planned.kind === 'plan' ? (
          <SecondDose plan={planned.plan} onOtherFirst={chooseOtherFirst} />
        ) : (
          <Notice
            tone="warning"
            live="status"
            actions={<Button onClick={chooseOtherFirst}>{t.otherFirst}</Button>}
          >
            {planned.kind === 'tooFar' ? t.tooFar(planned.maxDaysAhead) : t.serviceUnavailableText}
          </Notice>
        )
      ) : (
        <Skeleton shape="card" count={1} label={t.loading} />
      )}
    </Frame>
  )
}

/** The last day on which the second dose is best given; undefined where no vaccine of the first dose has such a limit (BK-21). */
function useBestBy(): Day | undefined {
  const documents = useDocuments(['prescreenData'])
  const { appointment } = useSnapshot(visit)
  if (documents.status !== 'done' || !appointment?.timestamp) return undefined
  const first = todayIn(Date.parse(appointment.timestamp), appointment.timezone)
  const days = appointment.services.flatMap(
    ({ name }) => secondDoseBestBy(name, first, documents.value.prescreenData) ?? [],
  )
  return days.sort()[0]
}

/** Drops the second dose, because a guest who comes back from the form chooses it again. A reload keeps it. */
async function beginFollowup(): Promise<void> {
  settleHold()
  clearFollowup()
  await readDraft()
}

/** Releases the first dose too, and opens the results again (RESULTS-40). */
function chooseOtherFirst(): void {
  const search = readSearch(snapshot(visit).search)
  clearScheduling()
  goWithSearch(isWhole(search) ? 'results' : 'main', search)
}

type Props = {
  appointment: {
    readonly timestamp: string
    readonly timezone: string
    readonly services: readonly { readonly name: string; readonly isAvailable: boolean }[]
  }
}

/** The first dose, which is held, in one line. */
function FirstDose({ appointment: { timestamp, timezone, services } }: Props) {
  const t = useTexts(texts)
  const names = services.filter(({ isAvailable }) => isAvailable).map(({ name }) => serviceLabel(name))
  return (
    <p className={styles.first}>
      <Icon name="check" />
      <span>
        <strong>{t.firstDose}</strong>{' '}
        {row([listNames(names), instantShort(Date.parse(timestamp), timezone)])}
      </span>
    </p>
  )
}

type SecondDoseProps = { plan: SearchPlan; onOtherFirst: () => void }

/** The slots of the provider of the first dose, 14 days at a time (RESULTS-40). Picking one holds it (HOLD-09). */
function SecondDose({ plan, onOtherFirst }: SecondDoseProps) {
  const t = useTexts(texts)
  const [card, perPage] = useDates(plan.flow)
  const { state, requests } = useSnapshot(results) as { state: Searching; requests: typeof results.requests }
  const { followup } = useSnapshot(visit)
  const { picking, problem } = useSnapshot(hold)
  const { status: network } = useSnapshot(connection)
  useEffect(() => void searchSlots(plan), [plan])
  const isOurs = state.status !== 'idle' && state.key === plan.key
  const found = isOurs && state.status === 'done' ? state.found : undefined
  const isOld = found !== undefined && !found.isLive
  useEffect(() => {
    if (isOld && network === 'online') void searchSlots(plan)
  }, [isOld, network, plan])

  const other = <Button onClick={onOtherFirst}>{t.otherFirst}</Button>
  if (isOurs && state.status === 'failed') {
    const isGone = state.error === 'locationUnavailable'
    return (
      <Notice
        tone={isGone ? 'warning' : 'bad'}
        live="alert"
        actions={
          <>
            {!isGone && <Button onClick={() => void searchSlots(plan)}>{t.tryAgain}</Button>}
            {other}
          </>
        }
      >
        {isGone ? t.serviceUnavailableText : t.failed}
      </Notice>
    )
  }
  const provider = found?.providers[0]
  if (!found || !provider) return <Skeleton shape="card" count={1} label={t.loading} />
  const key = providerKey(provider)
  return (
    <div ref={card} className={styles.times}>
      {!found.isLive && (
        <Notice tone="warning" live="status">
          {t.asOf(timeWithZone(found.at, browserZone()))}
        </Notice>
      )}
      <LostSlot onAllTimes={onOtherFirst} />
      <ProviderTimes
        which="followup"
        isLater
        plan={plan}
        provider={provider}
        earliestDay={plan.window.from}
        lastDay={addDays(plan.today, maxDaysAheadOf(plan.services))}
        loadedFrom={plan.window.from}
        loadedTo={found.loadedTo[key] ?? plan.window.to}
        chunk={SEARCH_DAYS}
        perPage={perPage}
        isLive={found.isLive}
        request={requests[key]}
        chosen={picking?.which === 'followup' ? picking.timestamp : followup?.timestamp}
        problem={problem?.which === 'followup' ? problem.kind : undefined}
      />
      <p>{other}</p>
      <SlotBar
        which="followup"
        onContinue={() => {
          continueFlow(plan.category, FLOW_STEPS.date)
          go(href('schedule'))
        }}
      />
    </div>
  )
}
