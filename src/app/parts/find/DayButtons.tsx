import { type ReactNode, useEffect, useRef } from 'react'
import { addDays, type Day } from '#domain/calendar'
import type { Bounds } from '#domain/search-form'
import { useTexts } from '../../messages/catalogue.ts'
import { find as texts } from '../../messages/en/find.ts'
import { answerEarlyPress } from '../../platform/early-press.ts'
import styles from './FindSection.module.css'

type Props = {
  /** Absent until the date of today is known. */
  bounds: Bounds | undefined
  onChoose: (day: Day) => void
}

/** "Today" and "Tomorrow", beside the date (SC-14); tomorrow unless it is too late for the type. */
export function DayButtons({ bounds, onChoose }: Props) {
  const t = useTexts(texts)
  const tomorrow = bounds && addDays(bounds.today, 1)
  const isTooLate = tomorrow !== undefined && bounds?.lastDay !== undefined && bounds.lastDay < tomorrow
  return (
    <div className={styles.days}>
      <DayButton onPress={() => bounds && onChoose(bounds.today)}>{t.today}</DayButton>
      {!isTooLate && <DayButton onPress={() => tomorrow && onChoose(tomorrow)}>{t.tomorrow}</DayButton>}
    </div>
  )
}

function DayButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => answerEarlyPress(button.current), [])
  return (
    <button ref={button} type="button" className={styles.day} data-early="" onClick={onPress}>
      {children}
    </button>
  )
}
