import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { DeskDay, DeskVisit } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { deskTexts } from '../texts.ts'
import { sectionsOf } from './order.ts'
import styles from './VisitList.module.css'
import { type RowActions, VisitRow } from './VisitRow.tsx'

export type ListHandle = {
  /** Moves the focus through the rows. */
  move: (by: 'up' | 'down' | 'first' | 'last') => boolean
  /** The visit that keys act on, if its row has focus. */
  marked: () => DeskVisit | undefined
  /** Gives focus back to the marked row. */
  focus: () => void
}

type Props = Omit<RowActions, 'onMark'> & {
  day: DeskDay
  instant: number
  showsNames: boolean
  /** Something closes the store now, beside its usual hours. */
  isShut: boolean
  /** Visits of which a change is under way. */
  busyIds: readonly string[]
  isFrozen: boolean
  /** The row that had focus before the list was left. */
  markedId: string | undefined
  onMark: (id: string) => void
  ref: Ref<ListHandle>
}

/** Today's visits in sections. One row takes part in the tab order; arrows move through them all (DESK-09). */
export function VisitList({ day, markedId, busyIds, onMark, ref, ...rest }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef(0)
  const isInside = useRef(false)
  const [showsDone, setShowsDone] = useState(false)
  const sections = sectionsOf(day.visits)
  const shown = sections.flatMap(({ key, visits }) => (key === 'done' && !showsDone ? [] : visits))
  const marked = shown.find(({ id }) => id === markedId) ?? shown[0]

  const isEmpty = day.visits.length === 0
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const focusRow = (at: number) => {
    const all = rows()
    all[Math.max(0, Math.min(at, all.length - 1))]?.focus()
  }

  useImperativeHandle(ref, () => ({
    move: (by) => {
      const all = rows()
      if (all.length === 0) return false
      const at = all.findIndex(({ dataset }) => dataset['row'] === marked?.id)
      const isOnRow = list.current?.contains(document.activeElement) === true
      if (by === 'first') focusRow(0)
      else if (by === 'last') focusRow(all.length - 1)
      else focusRow(isOnRow ? at + (by === 'down' ? 1 : -1) : at)
      return true
    },
    marked: () => (list.current?.contains(document.activeElement) ? marked : undefined),
    focus: () =>
      rows()
        .find(({ dataset }) => dataset['row'] === marked?.id)
        ?.focus(),
  }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty list has no element.
  useEffect(() => {
    const element = list.current
    const onFocusIn = () => {
      isInside.current = true
    }
    // A row that is taken away says nothing of where its focus goes.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isInside.current = element?.contains(relatedTarget as Node) === true
    }
    element?.addEventListener('focusin', onFocusIn)
    element?.addEventListener('focusout', onFocusOut)
    return () => {
      element?.removeEventListener('focusin', onFocusIn)
      element?.removeEventListener('focusout', onFocusOut)
    }
  }, [isEmpty])

  // A row that goes to another section loses the focus that it had: it gets it back, or the row in its place does.
  useLayoutEffect(() => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset['row'] === markedId)
    if (isInside.current && document.activeElement === document.body) focusRow(at < 0 ? place.current : at)
    else if (at >= 0) place.current = at
  })

  if (isEmpty) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{deskTexts.list.empty}</p>
        <p>{deskTexts.list.emptyHow}</p>
      </div>
    )
  }
  return (
    <div ref={list} className={styles.list}>
      {!sections.some(({ key }) => key === 'waiting' || key === 'attention') && (
        <p className={styles.none}>{deskTexts.list.noneWaiting}</p>
      )}
      {sections.map(({ key, visits }) => (
        <section key={key} className={styles.section} data-section={key} aria-labelledby={`section-${key}`}>
          <div className={styles.head}>
            <h2 id={`section-${key}`} className={styles.title}>
              {deskTexts.list[key]} <span className={styles.count}>{visits.length}</span>
            </h2>
            {key === 'done' && (
              <Button look="quiet" expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
                {showsDone ? deskTexts.list.hideDone : deskTexts.list.showDone}
                <span className="visually-hidden"> {deskTexts.list.done}</span>
              </Button>
            )}
          </div>
          {(key !== 'done' || showsDone) && (
            <ul className={styles.rows}>
              {visits.map((visit) => (
                <VisitRow
                  key={visit.id}
                  visit={visit}
                  today={day.day}
                  timezone={day.timezone}
                  isMarked={visit.id === marked?.id}
                  isBusy={busyIds.includes(visit.id)}
                  onMark={onMark}
                  {...rest}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
