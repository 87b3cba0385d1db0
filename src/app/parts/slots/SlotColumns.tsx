import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { addDays, type Day, daysBetween } from '#domain/calendar'
import {
  columnsOf,
  type DayColumn,
  nextDayWithSlots,
  SLOTS_SHOWN,
  type Slot,
  slotsByPart,
} from '#domain/slot-view'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { results as texts } from '../../messages/en/results.ts'
import { row } from '../../messages/joined.ts'
import { said, saidDay } from '../../messages/when.ts'
import { announce } from '../../platform/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { ProblemNotice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { daySpoken, timeWithZone } from './day-texts.ts'
import { CONTINUE_ID } from './SlotBar.tsx'
import { SlotChip } from './SlotChip.tsx'
import styles from './SlotColumns.module.css'

type Props = {
  days: readonly DayColumn[]
  /** The day shown first. */
  firstDay: Day
  /** The first and last day that can be shown, and those whose slots are loaded. */
  earliestDay: Day
  lastDay: Day
  loadedFrom: Day
  loadedTo: Day
  perPage: number
  zone: string
  place: string
  /** The slot that is held or being held. */
  chosen: string | undefined
  /** The chosen slot is the guest's, so Continue goes on with it. */
  canGoOn: boolean
  isLive: boolean
  request: 'in_progress' | 'failed' | undefined
  onPick: (slot: Slot) => void
  /** Asks for the slots up to this day (RESULTS-17), or back to it (BK-08). */
  onNeed: (day: Day) => void
}

/** The free slots of a provider, one column a day and one page of days at a time (RESULTS-13, RESULTS-17). A press on a slot draws no other provider's again. */
export const SlotColumns = memo(function SlotColumns(props: Props) {
  const { days, firstDay, earliestDay, lastDay, loadedFrom, loadedTo, perPage, request, onNeed } = props
  const t = useTexts(texts)
  const [start, setStart] = useState(firstDay)
  const [openedBy, setOpenedBy] = useState<Day>()
  const left = daysBetween(start, lastDay) + 1
  const columns = columnsOf(days, start, Math.min(perPage, left))
  const lastVisible = columns.at(-1)?.day ?? start
  const needed = start < loadedFrom ? start : lastVisible
  const lacks = start < loadedFrom || lastVisible > loadedTo
  useEffect(() => {
    if (lacks && request === undefined) onNeed(needed)
  }, [lacks, request, needed, onNeed])
  const earlier = addDays(start, -perPage)
  const later = addDays(start, perPage)
  const open = (day: Day) => {
    setStart(day)
    const last = addDays(day, Math.min(perPage, daysBetween(day, lastDay) + 1) - 1)
    announce(t.daysShown(saidDay('monthDay', day), saidDay('monthDay', last)))
  }

  return (
    <div className={styles.times}>
      <div className={`${styles.columns} ${styles[`of${perPage}`]}`}>
        {columns.map((column) => (
          <SlotColumn
            key={column.day}
            column={column}
            days={days}
            isLoaded={loadedFrom <= column.day && column.day <= loadedTo}
            lastVisible={lastVisible}
            zone={props.zone}
            place={props.place}
            chosen={props.chosen}
            canGoOn={props.canGoOn}
            isLive={props.isLive}
            onPick={props.onPick}
            onOpen={open}
            openedBy={openedBy}
            onMore={setOpenedBy}
          />
        ))}
      </div>
      {lacks && request === 'failed' && (
        <ProblemNotice again={t.tryAgain} onRetry={() => onNeed(needed)}>
          {t.timesFailed}
        </ProblemNotice>
      )}
      {openedBy !== undefined && (
        <button
          type="button"
          className={styles.more}
          aria-label={t.showLessOf(props.place)}
          onClick={() => setOpenedBy(undefined)}
        >
          {t.showLess}
        </button>
      )}
      <Paging
        place={props.place}
        {...(start > earliestDay && { onEarlier: () => open(earlier > earliestDay ? earlier : earliestDay) })}
        {...(later <= lastDay && { onLater: () => open(later) })}
      />
    </div>
  )
})

type PagingProps = { place: string; onEarlier?: () => void; onLater?: () => void }

/** Buttons for earlier and later days. When one of them disappears, focus moves to the other. */
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
          label={row([t.earlier, place])}
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
          label={row([t.later, place])}
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

type ColumnProps = {
  column: DayColumn
  /** All days with slots, to name the next one. */
  days: readonly DayColumn[]
  isLoaded: boolean
  lastVisible: Day
  zone: string
  place: string
  chosen: string | undefined
  canGoOn: boolean
  isLive: boolean
  onPick: (slot: Slot) => void
  /** Shows the days from this one on. */
  onOpen: (day: Day) => void
  /** The day whose "Show more" opened all days; undefined: they are closed. */
  openedBy: Day | undefined
  onMore: (day: Day) => void
}

/** A day: its first four slots from 06:00 AM on and the chosen one, then "Show more", which opens all days by part of the day (RESULTS-19, BK-20). A day without slots offers the next day that has some. */
function SlotColumn(props: ColumnProps) {
  const { column, isLoaded, zone, place, chosen } = props
  const { day, slots } = column
  const t = useTexts(texts)
  const isOpen = props.openedBy !== undefined
  const isOpener = props.openedBy === day
  const [chosenFirst] = useState(chosen) // stays visible when the guest picks another slot
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpener) list.current?.querySelectorAll('button')[SLOTS_SHOWN]?.focus()
  }, [isOpener])
  const spoken = daySpoken(day)
  const { zoneName, parts } = useMemo(() => slotsByPart(slots, zone), [slots, zone])
  const first = parts.flatMap((part) => part.slots).slice(0, SLOTS_SHOWN)
  const isShown = (slot: Slot) => isOpen || first.includes(slot) || [chosen, chosenFirst].includes(slot.value)
  const shown = parts.flatMap((one) => {
    const some = one.slots.filter(isShown)
    return some.length > 0 ? [{ ...one, slots: some }] : []
  })
  const count = shown.reduce((sum, one) => sum + one.slots.length, 0)
  return (
    <fieldset className={styles.column}>
      <legend className="visually-hidden">{spoken}</legend>
      <p className={styles.day} aria-hidden="true">
        {saidDay('weekday', day)}
        <span>{saidDay('monthDay', day)}</span>
      </p>
      {isLoaded ? (
        slots.length === 0 && <Nothing {...props} />
      ) : (
        <Skeleton shape="chips" count={SLOTS_SHOWN} label={t.loadingTimes} />
      )}
      {count > 0 && (
        <ul ref={list} className={styles.list}>
          {shown.flatMap((one) =>
            one.slots.map((slot, at) => {
              const time = timeWithZone(slot.at, zone, zoneName)
              return (
                <li key={slot.value}>
                  {isOpen && at === 0 && <p className={styles.part}>{t.parts[one.part]}</p>}
                  <SlotChip
                    text={zoneName === undefined ? time : said('time', slot.at, zone)}
                    label={t.slot(time, spoken, place)}
                    isChosen={slot.value === chosen}
                    isDead={!props.isLive}
                    onClick={() => props.onPick(slot)}
                  />
                  {slot.value === chosen && props.canGoOn && <GoOn time={time.slice(0, 8)} />}
                </li>
              )
            }),
          )}
        </ul>
      )}
      {count < slots.length && (
        <button
          type="button"
          className={styles.more}
          aria-label={t.showMoreOf(spoken, place)}
          onClick={() => {
            props.onMore(day)
            announce(t.moreShown)
          }}
        >
          {t.showMore}
        </button>
      )}
    </fieldset>
  )
}

/** Goes on with the chosen slot, for guests who move by Tab: the bar comes after all other slots. Visible while it has focus. */
function GoOn({ time }: { time: string }) {
  const t = useTexts(holdTexts)
  return (
    <button
      type="button"
      className={styles.goOn}
      onClick={() => document.getElementById(CONTINUE_ID)?.click()}
    >
      {t.goOn(time)}
    </button>
  )
}

function Nothing({ column, days, lastVisible, onOpen }: ColumnProps) {
  const t = useTexts(texts)
  const next = nextDayWithSlots(days, column.day)
  return (
    <>
      <p className={styles.none}>{t.none}</p>
      {next && next.day > lastVisible && (
        <button type="button" className={styles.more} onClick={() => onOpen(next.day)}>
          {t.nextDay(saidDay('weekday', next.day), next.count)}
          <span className="visually-hidden"> {daySpoken(next.day)}</span>
        </button>
      )}
    </>
  )
}
