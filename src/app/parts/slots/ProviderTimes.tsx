import { memo, useCallback, useId, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import type { Day } from '#domain/calendar'
import { addDays } from '#domain/calendar'
import { displayZone, zoneAbbreviation } from '#domain/slot-times'
import type { Slot } from '#domain/slot-view'
import { noticeOf, visitDays } from '#domain/slot-view'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { results as texts } from '../../messages/en/results.ts'
import { browserZone, now } from '../../platform/clock.ts'
import { choiceOf, providerName } from '../../state/choice.ts'
import { connection } from '../../state/connection.ts'
import type { Which } from '../../state/hold.ts'
import { hold, pick } from '../../state/hold.ts'
import { holdAgain, settleHold } from '../../state/hold-again.ts'
import { loadTimes } from '../../state/results.ts'
import type { SearchPlan } from '../../state/search-plan.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import { SlotColumns } from './SlotColumns.tsx'

type Props = {
  which: Which
  plan: SearchPlan
  provider: ProviderSlots
  letter?: string | undefined
  /** Zone the patient chose (TIME-05). */
  chosenZone?: string | undefined
  /** The last day that can be shown, and the last one whose times are here. */
  lastDay: Day
  loadedTo: Day
  /** Days that are asked for at a time; the visible ones unless said (RESULTS-18). */
  chunk?: number
  perPage: number
  isLive: boolean
  asking: 'in_progress' | 'failed' | undefined
  /** The time of this provider that is held or being held, and what became of the last one. */
  chosen: string | undefined
  problem: 'taken' | 'trouble' | undefined
}

/** One provider with its times: picking one holds it (HOLD-01); one that was just booked has the others asked anew (HOLD-11). */
export const ProviderTimes = memo(function ProviderTimes(props: Props) {
  const { which, plan, provider, chosenZone, loadedTo, chunk } = props
  const t = useTexts(texts)
  const h = useTexts(holdTexts)
  const { status: network } = useSnapshot(connection)
  const { state } = useSnapshot(holdAgain)
  const holding = useSnapshot(hold)
  const isLost = state.status === 'lost' && state.which === which && !holding.picking
  const id = useId()
  const name = providerName(provider, t.video)
  const { timezone } = provider
  const zones = useMemo(
    () => ({ provider: timezone, chosen: chosenZone, browser: browserZone() }),
    [timezone, chosenZone],
  )
  const zone = displayZone(plan.flow, zones)
  const days = useMemo(() => visitDays(provider, zone), [provider, zone])
  const notice = useMemo(() => noticeOf(provider, days, plan.window, plan.services), [provider, days, plan])
  const hasTimes = notice?.kind !== 'serviceUnavailable'

  const choose = (slot: Slot) => {
    const choice = choiceOf(plan, provider, slot, { zone, name })
    void pick(which, choice).then(async (outcome) => {
      if (outcome === 'held') settleHold()
      if (outcome !== 'taken') return
      await loadTimes(plan, provider, { from: plan.window.from, to: loadedTo })
      // The time that had focus may be gone.
      document.getElementById(`${id}-problem`)?.focus()
    })
  }
  const need = useCallback(
    (to: Day) => void loadTimes(plan, provider, spanAfter(loadedTo, to, chunk, props.lastDay)),
    [plan, provider, loadedTo, chunk, props.lastDay],
  )

  return (
    <ProviderCard
      id={id}
      provider={provider}
      name={name}
      letter={props.letter}
      notice={notice}
      zoneLine={zoneLine(zone, zones, t)}
      problem={
        props.problem && (
          <Notice tone="bad" live="alert" id={`${id}-problem`}>
            {props.problem === 'taken' ? h.taken : h.trouble}
          </Notice>
        )
      }
    >
      {hasTimes && (
        <SlotColumns
          key={`${plan.key} ${props.perPage}`}
          days={days}
          firstDay={plan.window.from}
          lastDay={props.lastDay}
          loadedTo={loadedTo}
          perPage={props.perPage}
          zone={zone}
          place={name}
          chosen={isLost ? undefined : props.chosen}
          isLive={props.isLive && network !== 'offline'}
          asking={props.asking}
          onPick={choose}
          onNeed={need}
        />
      )}
    </ProviderCard>
  )
})

/** The days after those that are here, at least up to `to`. */
function spanAfter(loadedTo: Day, to: Day, chunk: number | undefined, lastDay: Day) {
  const from = addDays(loadedTo, 1)
  const whole = chunk === undefined ? to : addDays(loadedTo, chunk)
  const end = whole > to ? whole : to
  return { from, to: end > lastDay ? lastDay : end }
}

/** Whose clock the times follow. */
function zoneLine(
  zone: string,
  { chosen, provider }: { chosen: string | undefined; provider: string },
  t: typeof texts.english,
): string {
  const abbreviation = zoneAbbreviation(now(), zone)
  if (zone === provider) return t.zone(abbreviation)
  return chosen === undefined ? t.yourZone(abbreviation) : t.chosenZone(abbreviation)
}
