import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { addDays } from '#domain/calendar'
import { maxDaysAheadOf, SEARCH_DAYS } from '#domain/search-window'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { timeWithZone } from '../../parts/slots/day-texts.ts'
import { LostSlot } from '../../parts/slots/LostSlot.tsx'
import { ProviderTimes } from '../../parts/slots/ProviderTimes.tsx'
import { SlotBar } from '../../parts/slots/SlotBar.tsx'
import { useDates } from '../../parts/slots/screen.ts'
import { href } from '../../paths.ts'
import { browserZone } from '../../platform/clock.ts'
import { go } from '../../platform/navigate.ts'
import { connection } from '../../state/connection.ts'
import { continueFlow, FLOW_STEPS } from '../../state/flow.ts'
import { hold, providerKey } from '../../state/hold.ts'
import { results, type Searching, searchSlots } from '../../state/results.ts'
import type { SearchPlan } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Followup.module.css'

type Props = { plan: SearchPlan; onOtherFirst: () => void }

/** The slots of the provider of the first dose, 14 days at a time (RESULTS-40). Picking one holds it (HOLD-09). */
export function SecondDose({ plan, onOtherFirst }: Props) {
  const t = useTexts(texts)
  const [card, perPage] = useDates(plan.flow)
  const { state, asking } = useSnapshot(results) as { state: Searching; asking: typeof results.asking }
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
        plan={plan}
        provider={provider}
        lastDay={addDays(plan.today, maxDaysAheadOf(plan.services))}
        loadedTo={found.loadedTo[key] ?? plan.window.to}
        chunk={SEARCH_DAYS}
        perPage={perPage}
        isLive={found.isLive}
        asking={asking[key]}
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
