import { useEffect, useRef, useState } from 'react'
import type { Day } from '#domain/calendar'
import { dayWords } from '#domain/day-words'
import { zoneAbbreviation } from '#domain/slot-times'
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

/** One day: four of its times and the chosen one, then "Show more" (RESULTS-19); a day without any offers the next one that has some. */
export function SlotColumn(props: Props) {
  const { column, isLoaded, zone, place, chosen } = props
  const { day, slots } = column
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const [chosenFirst] = useState(chosen) // stays in sight when another is picked
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll('button')[SLOTS_SHOWN]?.focus()
  }, [isOpen])
  const { weekday, monthDay } = dayWords(day)
  const spoken = daySpoken(day)
  const isShifting = isShiftingDay(slots, zone)
  const shown = slots.filter(
    (slot, index) => isOpen || index < SLOTS_SHOWN || [chosen, chosenFirst].includes(slot.value),
  )
  return (
    <fieldset className={styles.column}>
      <legend className="visually-hidden">{spoken}</legend>
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
          {shown.map((slot) => {
            const time = timeWithZone(slot.at, zone)
            return (
              <li key={slot.value}>
                <SlotChip
                  text={isShifting ? time : time.slice(0, 8)}
                  label={t.slot(time, spoken, place)}
                  isChosen={slot.value === chosen}
                  isDead={!props.isLive}
                  onClick={() => props.onPick(slot)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {shown.length < slots.length && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {t.showMore}
          <span className="visually-hidden"> {t.showMoreOf(`${spoken}, ${place}`)}</span>
        </button>
      )}
    </fieldset>
  )
}

/** Whether clocks change between the first and the last time of a day: then only its zone tells an hour from its double. */
function isShiftingDay(slots: readonly Slot[], zone: string): boolean {
  const [first, last] = [slots[0], slots.at(-1)]
  return Boolean(first && last) && zoneAt(first, zone) !== zoneAt(last, zone)
}

function zoneAt(slot: Slot | undefined, zone: string): string {
  return slot === undefined ? '' : zoneAbbreviation(slot.at, zone)
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
