import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { addDays, type Day } from '#domain/calendar'
import { maxDaysAheadOf } from '#domain/search-window'
import type { CatalogueService } from '#domain/services'
import { type Slot, visitDays } from '#domain/slot-view'
import { storeName } from '#domain/store'
import { todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { results } from '../../messages/en/results.ts'
import { visitPage as texts } from '../../messages/en/visit.ts'
import { SlotColumns } from '../../parts/slots/SlotColumns.tsx'
import { useDates } from '../../parts/slots/screen.ts'
import { now } from '../../platform/clock.ts'
import type { LinkedVisit } from '../../state/cancel-view.ts'
import { connection } from '../../state/connection.ts'
import type { Which } from '../../state/hold-request.ts'
import { pickTime } from '../../state/move.ts'
import { CHUNK, loadMoveTimes, type MoveTimes, moveTimes, spanFor } from '../../state/move-times.ts'
import { moving } from '../../state/moving.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Props = {
  visit: LinkedVisit
  which: Which
  list: readonly CatalogueService[]
  /** Of a second dose: its first possible day after the first. */
  notBefore: Day | undefined
  note: string | undefined
  isOfTwo: boolean
}

/** The free times of the visit's own provider, from the day that the appointment has; picking one holds it. */
export function NewTimes({ visit, which, list, notBefore, note, isOfTwo }: Props) {
  const t = useTexts(texts)
  const r = useTexts(results)
  const [card, perPage] = useDates(visit.flow)
  const { [which]: times } = useSnapshot(moveTimes) as Record<Which, MoveTimes>
  const { picked } = useSnapshot(moving)
  const { status: network } = useSnapshot(connection)
  const { [which]: appointment, provider } = visit
  const zone = appointment?.timezone ?? 'UTC'
  const { earliest, first, last } = useMemo(
    () => daysOf(visit, which, list, notBefore),
    [visit, which, list, notBefore],
  )
  useEffect(() => {
    const end = addDays(first, CHUNK - 1)
    void loadMoveTimes(visit, which, { from: first, to: end < last ? end : last }, true)
  }, [visit, which, first, last])
  const { provider: found, loaded, request } = times
  const days = useMemo(() => (found ? visitDays(found, zone) : []), [found, zone])
  const title = isOfTwo ? (which === 'appointment' ? t.firstTimes : t.secondTimes) : t.times
  const place = (provider && storeName(provider.store)) || r.video
  const { [which]: chosen } = picked
  const others = useMemo(() => without(days, appointment?.timestamp), [days, appointment])
  if (first > last) return <Notice tone="warning">{t.noTimes}</Notice>
  return (
    <div ref={card}>
      <Card as="section" title={title}>
        {note !== undefined && <Notice live="status">{note}</Notice>}
        {loaded ? (
          <SlotColumns
            days={others}
            firstDay={first}
            earliestDay={earliest}
            lastDay={last}
            loadedFrom={loaded.from}
            loadedTo={loaded.to}
            perPage={perPage}
            zone={zone}
            place={place}
            chosen={chosen?.value}
            canGoOn={chosen !== undefined && chosen.status !== 'holding'}
            isLive={network !== 'offline'}
            request={request}
            onPick={(slot: Slot) => void pickTime(visit, which, slot)}
            onNeed={(day) => void loadMoveTimes(visit, which, spanFor(loaded, day, last), false)}
          />
        ) : request === 'failed' ? (
          <ProblemNotice
            again={t.tryAgain}
            onRetry={() => void loadMoveTimes(visit, which, { from: first, to: last }, true)}
          >
            {t.failed}
          </ProblemNotice>
        ) : (
          <Skeleton shape="chips" count={4} label={t.loading} />
        )}
      </Card>
    </div>
  )
}

/** The time that the appointment has is no new one. */
function without(days: ReturnType<typeof visitDays>, timestamp: string | undefined) {
  const at = Date.parse(timestamp ?? '')
  return days.map(({ day, slots }) => ({ day, slots: slots.filter((slot) => slot.at !== at) }))
}

/** The days on which the appointment can be, and the one that is shown first: its own, or the first possible one. */
function daysOf(
  visit: LinkedVisit,
  which: Which,
  list: readonly CatalogueService[],
  notBefore: Day | undefined,
): { earliest: Day; first: Day; last: Day } {
  const { [which]: appointment } = visit
  const zone = appointment?.timezone ?? 'UTC'
  const today = todayIn(now(), zone)
  const own = todayIn(Date.parse(appointment?.timestamp ?? ''), zone)
  const ids = appointment?.services.map(({ id }) => id) ?? []
  const chosen = list.filter(({ id }) => ids.includes(id))
  const soonest = addDays(today, Math.max(0, ...chosen.map(({ leadTime }) => leadTime)))
  const earliest = notBefore !== undefined && notBefore > soonest ? notBefore : soonest
  const last = chosen.length > 0 ? addDays(today, maxDaysAheadOf(chosen)) : own
  return { earliest, first: own < earliest ? earliest : own > last ? earliest : own, last }
}
