import { useEffect, useRef, useState } from 'react'
import type { Day } from '#domain/calendar'
import { addDays, daysBetween } from '#domain/calendar'
import type { DayColumn, Slot } from '#domain/slot-view'
import { columnsOf } from '#domain/slot-view'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SlotColumn } from './SlotColumn.tsx'
import styles from './SlotColumns.module.css'

type Props = {
  days: readonly DayColumn[]
  /** First and last day that can be shown, and the last one whose times are here. */
  firstDay: Day
  lastDay: Day
  loadedTo: Day
  perPage: number
  zone: string
  place: string
  /** The time that is held, or is being held. */
  chosen: string | undefined
  isLive: boolean
  asking: 'in_progress' | 'failed' | undefined
  onPick: (slot: Slot) => void
  /** Times up to this day are wanted (RESULTS-17). */
  onNeed: (to: Day) => void
}

/** The free times of one provider, days as columns, one page of them at a time (RESULTS-13, RESULTS-17). */
export function SlotColumns(props: Props) {
  const { days, firstDay, lastDay, loadedTo, perPage, asking, onNeed } = props
  const t = useTexts(texts)
  const [start, setStart] = useState(firstDay)
  const left = daysBetween(start, lastDay) + 1
  const columns = columnsOf(days, start, Math.min(perPage, left))
  const lastVisible = columns.at(-1)?.day ?? start
  const lacks = lastVisible > loadedTo
  useEffect(() => {
    if (lacks && asking === undefined) onNeed(lastVisible)
  }, [lacks, asking, lastVisible, onNeed])
  const earlier = addDays(start, -perPage)
  const later = addDays(start, perPage)

  return (
    <div className={styles.times}>
      <div className={`${styles.columns} ${styles[`of${perPage}`]}`}>
        {columns.map((column) => (
          <SlotColumn
            key={column.day}
            column={column}
            days={days}
            isLoaded={column.day <= loadedTo}
            lastVisible={lastVisible}
            zone={props.zone}
            place={props.place}
            chosen={props.chosen}
            isLive={props.isLive}
            onPick={props.onPick}
            onOpen={setStart}
          />
        ))}
      </div>
      {lacks && asking === 'failed' && (
        <Notice
          tone="bad"
          live="alert"
          actions={<Button onClick={() => onNeed(lastVisible)}>{t.tryAgain}</Button>}
        >
          {t.timesFailed}
        </Notice>
      )}
      <Paging
        place={props.place}
        {...(start > firstDay && { onEarlier: () => setStart(earlier > firstDay ? earlier : firstDay) })}
        {...(later <= lastDay && { onLater: () => setStart(later) })}
      />
    </div>
  )
}

type PagingProps = { place: string; onEarlier?: () => void; onLater?: () => void }

/** Other dates, as far as there are any; when one way ends, focus goes to the other. */
function Paging({ place, onEarlier, onLater }: PagingProps) {
  const t = useTexts(texts)
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'earlier' | 'later'>(undefined)
  useEffect(() => {
    if (pressed.current === 'later' && !onLater) earlier.current?.focus()
    if (pressed.current === 'earlier' && !onEarlier) later.current?.focus()
    pressed.current = undefined
  })
  if (!onEarlier && !onLater) return null
  return (
    <div className={styles.paging}>
      {onEarlier ? (
        <Button
          ref={earlier}
          look="quiet"
          icon="back"
          label={`${t.earlier}, ${place}`}
          onClick={() => {
            pressed.current = 'earlier'
            onEarlier()
          }}
        >
          {t.earlier}
        </Button>
      ) : (
        <span />
      )}
      {onLater && (
        <Button
          ref={later}
          look="quiet"
          iconEnd="chevron"
          label={`${t.later}, ${place}`}
          onClick={() => {
            pressed.current = 'later'
            onLater()
          }}
        >
          {t.later}
        </Button>
      )}
    </div>
  )
}
