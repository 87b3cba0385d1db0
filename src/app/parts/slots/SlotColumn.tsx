import { useEffect, useRef, useState } from 'react'
import type { Day } from '#domain/calendar'
import { dayWords } from '#domain/day-words'
import { formatTime } from '#domain/slot-times'
import type { DayColumn, Slot } from '#domain/slot-view'
import { nextDayWithSlots, SLOTS_SHOWN } from '#domain/slot-view'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { daySpoken, timeWithZone } from './day-texts.ts'
import { SlotChip } from './SlotChip.tsx'
import styles from './SlotColumns.module.css'

type Props = {
  column: DayColumn
  /** All days with times, to name the next one. */
  days: readonly DayColumn[]
  isLoaded: boolean
  lastVisible: Day
  zone: string
  place: string
  chosen: string | undefined
  isLive: boolean
  onPick: (slot: Slot) => void
  /** Shows the days from another one on. */
  onOpen: (day: Day) => void
}

/** One day: four of its times, then "Show more" (RESULTS-19); a day without any offers the next one that has some. */
export function SlotColumn(props: Props) {
  const { column, isLoaded, zone, place, chosen } = props
  const { day, slots } = column
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll('button')[SLOTS_SHOWN]?.focus()
  }, [isOpen])
  const { weekday, monthDay } = dayWords(day)
  const shown = isOpen ? slots : slots.slice(0, SLOTS_SHOWN)
  return (
    <fieldset className={styles.column}>
      <legend className="visually-hidden">{daySpoken(day)}</legend>
      <p className={styles.day} aria-hidden="true">
        {weekday}
        <span>{monthDay}</span>
      </p>
      {isLoaded ? (
        slots.length === 0 && <Nothing {...props} />
      ) : (
        <Skeleton shape="chips" count={SLOTS_SHOWN} label={t.loadingTimes} />
      )}
      {shown.length > 0 && (
        <ul ref={list} className={styles.list}>
          {shown.map((slot) => (
            <li key={slot.value}>
              <SlotChip
                text={textOf(slot, slots, zone)}
                label={t.slot(timeWithZone(slot.at, zone), daySpoken(day), place)}
                isChosen={slot.value === chosen}
                isDead={!props.isLive}
                onClick={() => props.onPick(slot)}
              />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && slots.length > SLOTS_SHOWN && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {t.showMore}
          <span className="visually-hidden"> {t.showMoreOf(`${daySpoken(day)}, ${place}`)}</span>
        </button>
      )}
    </fieldset>
  )
}

/** The doubled hour of autumn needs its zone to be told apart. */
function textOf({ at }: Slot, slots: readonly Slot[], zone: string): string {
  const text = formatTime(at, zone)
  const isDoubled = slots.some((other) => other.at === at - 3_600_000 || other.at === at + 3_600_000)
  const isSame = (other: Slot) => other.at !== at && formatTime(other.at, zone) === text
  return isDoubled && slots.some(isSame) ? timeWithZone(at, zone) : text
}

function Nothing({ column, days, lastVisible, onOpen }: Props) {
  const t = useTexts(texts)
  const next = nextDayWithSlots(days, column.day)
  return (
    <>
      <p className={styles.none}>{t.none}</p>
      {next && next.day > lastVisible && (
        <button type="button" className={styles.more} onClick={() => onOpen(next.day)}>
          {t.nextDay(dayWords(next.day).weekday, next.count)}
          <span className="visually-hidden"> {daySpoken(next.day)}</span>
        </button>
      )}
    </>
  )
}
